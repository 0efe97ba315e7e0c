import type { Viewer } from '#kernel/game.ts';
import { powerAt } from './rules/facts.ts';
import { previewOf } from './rules/preview.ts';
import { recordOf } from '#kernel/collections.ts';
import { once } from '#kernel/work.ts';
import { type Desk, type Own, type State, TAGS, type View } from './types.ts';

/* EC-7: all that a viewer may know. The table is public and shared with the state. */

/** EC-7.1: the game master sees everything, and everybody does after the end (EC-5.6). */
const seesAll = ({ table }: Pick<State, 'table'>, viewer: Viewer): boolean => viewer === 'referee' || table.ending !== null;

const deskOf = ({ secrets, sheets, refereeVotes, record, ruled }: State): Desk => ({ secrets, sheets, refereeVotes, record, ruled });

/** The secrets of each power, in one round. */
const records = once((record: State['record']) => recordOf(TAGS, (tag) => record.filter(({ parties }) => parties.includes(tag))));

const ownOf = (state: State, seat: number): Own => {
  const power = powerAt(state.table, seat);
  return { ...state.secrets[power], power, sheet: state.sheets[power] ?? null, record: records(state.record)[power] };
};

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  table: state.table,
  own: typeof viewer === 'number' ? ownOf(state, viewer) : null,
  desk: seesAll(state, viewer) ? deskOf(state) : null,
  preview: viewer === 'referee' ? previewOf(state) : null,
});
