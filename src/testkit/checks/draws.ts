import { type Chance, chanceAt, quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Decision } from '#kernel/game.ts';
import { type Note, traced } from '#kernel/tracing.ts';
import { same } from '../difference.ts';
import { complain, type Complaint, type OpenInput } from '../faults.ts';
import { offeredMoves } from '../forms.ts';
import type { Position } from '../position.ts';
import { pickOne } from '../random-player.ts';

/** The draws of one step: their names, and below what was drawn under each, in order. */
export type Drawn = ReadonlyMap<string, readonly number[]>;

/** A chance that draws alike and knows what for. */
export const watched = (chance: Chance): Chance & { readonly drawn: Drawn } => {
  const drawn = new Map<string, number[]>();
  const note: Note = (name, below, value) => {
    const bounds = typeof value === 'number' ? [below] : range(Math.max(0, below - 1)).map((index) => below - index);
    const known = drawn.get(name);
    if (known === undefined) drawn.set(name, bounds);
    else known.push(...bounds);
  };
  return { ...traced(chance, note), drawn };
};

const NAME = /^[A-Za-z]+(\/\d+)*$/;
/** As many words are hashed at once, beside the seed and the number of a block. */
const MOST_WORDS = 8;

const isName = (name: string): boolean => {
  const [purpose = '', ...numbers] = name.split('/');
  return NAME.test(name) && Math.ceil(purpose.length / 4) + numbers.length <= MOST_WORDS;
};

/** Below the same from draw to draw; or one more or less, where cards are drawn one after the other. */
const isOfOneKind = (bounds: readonly number[]): boolean => bounds.every((below, index) => Math.abs(below - (bounds[index - 1] ?? below)) <= 1);

/** Every draw has a name of its own in the match, of letters and whole numbers, and stands for draws of one kind. */
export const nameComplaints = ({ drawn, names, match }: Position): readonly Complaint[] => {
  for (const [name, bounds] of drawn) {
    const before = names.get(name);
    if (before !== undefined) return [complain('draw', `“${name}” is drawn at step ${match.now.step}, and was at step ${before}`)];
    if (!isName(name)) return [complain('draw', `“${name}” is no purpose in letters with numbers after it, or too long`)];
    if (!isOfOneKind(bounds)) return [complain('draw', `“${name}” is drawn below ${[...new Set(bounds)].join(' and below ')}`)];
    names.set(name, match.now.step);
  }
  return [];
};

const PASSES = 3;

const purposeOf = (name: string): string => name.split('/')[0] ?? '';

/** What somebody asked may do beside. */
const otherInput = ({ module, match, chance }: Position, pending: readonly Decision[]): OpenInput | null => {
  const by = pickOne(pending, chance).seat;
  const moves = offeredMoves(module.offers(match.now.state, by), chance);
  const move = moves.length === 0 ? null : module.decode(pickOne(moves, chance));
  return move === null || module.check(match.now.state, { by, move }) !== null ? null : { by, move };
};

/**
 * A move more leaves the draws of the next as they were, where it changes nothing else: the same are asked the same, all figures stay, and with the
 * same draws, whatever they are called, the next comes to the same. A sealed answer does not.
 */
export const passingComplaints = (before: Position, input: OpenInput, after: Position): readonly Complaint[] => {
  const { module, match } = before;
  const { state, step } = match.now;
  const pending = module.pending(state);
  if (after.drawn.size === 0 || pending.length === 0) return [];
  const standing = (now: unknown): unknown => [module.turn(now), module.pending(now), module.metrics(now, 'referee')];
  const next = (from: unknown, chance: Chance): unknown => module.apply(from, input, chance).state;
  for (let tried = 0; tried < PASSES; tried++) {
    const pass = otherInput(before, pending);
    if (pass === null || same(pass, input)) continue;
    const passing = watched(chanceAt(match, step + 1));
    const passed = module.apply(state, pass, passing).state;
    if (passing.drawn.size > 0 || !same(standing(state), standing(passed)) || module.check(passed, input) !== null) continue;
    if (!same(standing(next(state, quickChance(step))), standing(next(passed, quickChance(step))))) continue;
    const later = watched(chanceAt(match, step + 2));
    next(passed, later);
    const [names, others] = [[...after.drawn.keys()], [...later.drawn.keys()]];
    if (!same(names.map(purposeOf), others.map(purposeOf)) || others.some((name) => after.drawn.has(name))) continue;
    return [complain('draw', `after ${JSON.stringify(pass)}, which changes nothing, “${names.join(', ')}” is drawn as “${others.join(', ')}”`)];
  }
  return [];
};
