import { checkProduction } from '#games/mull-money/rules/production.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import type { View } from '#games/mull-money/types.ts';
import { sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { LogLine } from '#protocol';
import type { Ended, Worth } from '#web/kit/interface/game-page.ts';
import { numberIn, seatIn, termsIn } from '#web/kit/interface/log-args.ts';
import { speechOf } from './scene.tsx';

/* What producing brought (MM-4.7.2), and what the Productions would have that somebody held and could not play. */

/** Why a Production could not be played, by what the rules say of it. */
const WANTS = {
  'no.noRoom': 'worth.noRoom',
  'no.materialsShort': 'worth.noMaterials',
  'no.staffShort': 'worth.noStaff',
  'no.tooDirty': 'worth.byLaw',
  'no.quota': 'worth.byLaw',
} as const;

const isWant = (key: string | undefined): key is keyof typeof WANTS => key !== undefined && key in WANTS;

interface Missed {
  readonly mission: number;
  readonly amount: number;
  readonly want: (typeof WANTS)[keyof typeof WANTS];
  readonly clauses: readonly string[];
}

/** A Production that was put aside, where the board of that moment did not allow it. */
const missedAt = async ({ past }: Ended<View>, { step }: LogLine, seat: Seat): Promise<Missed | null> => {
  const then = await past(step - 1);
  const fault = then === null ? null : checkProduction(then, seat);
  if (then === null || fault === null || !isWant(fault.key)) return null;
  return { mission: then.table.mission, amount: player(then, seat).growth, want: WANTS[fault.key], clauses: fault.clauses };
};

const worthsOf = async (ended: Ended<View>, seat: Seat): Promise<readonly Worth[]> => {
  const { log, voice } = ended;
  const { words, money } = speechOf(ended);
  const own = log.filter(({ text }) => seatIn(text.args ?? {}, 'who') === seat);
  const name = voice.seatName(seat);
  const gains = own.flatMap(({ text: { key, args = {} } }) => (key === 'log.produced' ? [numberIn(args, 'amount')] : []));
  const aside = own.filter(({ text: { key, args = {} } }) => key === 'log.discarded' && termsIn(args, 'card').includes('production'));
  const missed = (await Promise.all(aside.map((line) => missedAt(ended, line, seat)))).filter((each) => each !== null);
  const wants = [...new Set(missed.map(({ want }) => want))];
  return [
    ...(gains.length === 0
      ? []
      : [{ seat, value: sum(gains), words: words('worth.produced', { name, count: gains.length, amount: money(sum(gains)) }), clauses: ['MM-4.7.2'] }]),
    ...wants.map((want): Worth => {
      const of = missed.filter((each) => each.want === want);
      const amount = sum(of.map((each) => each.amount));
      const missions = [...new Set(of.map(({ mission }) => String(mission)))];
      return {
        seat,
        value: -amount,
        words: words(want, { name, count: of.length, some: missions.length, missions, amount: money(amount) }),
        clauses: [...new Set(of.flatMap(({ clauses }) => clauses))],
      };
    }),
  ];
};

export const worths = async (ended: Ended<View>): Promise<readonly Worth[]> => (await Promise.all(ended.seats.map((seat) => worthsOf(ended, seat)))).flat();
