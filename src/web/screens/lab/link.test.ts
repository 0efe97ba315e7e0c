import { describe, expect, it } from 'vitest';
import { type ExperimentDocument, parseDocument } from '#lab/document.ts';
import { readLink, writeLink } from './link.ts';

/** As the form composes it: fields in the order in which they are asked. */
const composed: ExperimentDocument = {
  comptoir: 'experiment',
  question: 'Why?',
  game: 'bourse',
  rulesVersion: 2,
  players: 3,
  options: { winTarget: 500_000, startCash: 200_000 },
  bots: ['decent'],
  games: 64,
  seed: 1,
  dice: 'same',
  measures: ['turns'],
  follow: [],
  arms: [
    { name: 'A', options: {} },
    { name: 'B', options: { startPhase: 'expansion' } },
  ],
};

describe('the link of an experiment', () => {
  it('is the same before it is opened and after, so that what is kept under it is found again', () => {
    const link = writeLink(composed);
    const read = readLink(link);
    expect(read).toMatchObject({ ok: true });
    if (read?.ok === true) expect(writeLink(read.document)).toBe(link);
    const typed = parseDocument(JSON.stringify({ ...composed, arms: undefined, stop: { sign: true }, question: 'Why?' }));
    if (typed.ok) expect(writeLink({ ...typed.document, stop: { sign: true } })).toBe(writeLink(typed.document));
  });

  it('and its file are read where an editor has put a byte-order mark before them', () => {
    expect(parseDocument(`\uFEFF${JSON.stringify(composed)}`)).toMatchObject({ ok: true });
  });
});
