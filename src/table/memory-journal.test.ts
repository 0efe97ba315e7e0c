import { MemoryJournal } from './memory-journal.ts';
import { describeJournal } from './testing/journal-contract.ts';

describeJournal('in memory', () => {
  const journal = new MemoryJournal();
  return { open: async () => journal, close: async () => undefined, destroy: async () => undefined };
});
