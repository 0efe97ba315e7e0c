import { type Draft, offerMove } from '#kernel/drafts.ts';
import { unexpected } from '#kernel/work.ts';
import { type Phase, type PointOf, refuseStep } from '../rules/phase.ts';
import { alertDue, corruptionPrice, sufferAlert, useCorruption } from '../rules/alert.ts';
import { finishGame } from '../rules/mission.ts';
import { money, say, term } from '../speak.ts';
import type { Move } from '../types.ts';
import { send, waitAt } from '../rules/work.ts';

/* MM-4.4.3, MM-5.3: Corruption or the consequences; each answer takes effect when it comes. */

export const alert: Phase<PointOf<'alert'>> = {
  prompt: (state, { final }, seat) => {
    const { zone, fine, retreat } = alertDue(state, seat, final);
    const args = { zone: term(zone), fine: money(fine), retreat, price: money(corruptionPrice(state)) };
    return say(final ? 'mull-money.ask.finalAlert' : 'mull-money.ask.alert', args, final ? ['MM-5.3', 'MM-4.4.3'] : ['MM-4.4.3']);
  },
  offers: (state, { final }, seat) => {
    const { fine, retreat } = alertDue(state, seat, final);
    const answers: readonly Draft<Move>[] = [
      offerMove({ type: 'answerAlert', useCorruption: true }, () =>
        say('mull-money.do.useCorruption', { amount: money(corruptionPrice(state)) }, ['MM-4.4.3']),
      ),
      offerMove({ type: 'answerAlert', useCorruption: false }, () => say('mull-money.do.suffer', { amount: money(fine), retreat }, ['MM-4.4.3'])),
    ];
    return answers;
  },
  check: (_state, _point, _seat, move) => (move.type === 'answerAlert' ? null : refuseStep()),
  apply: (work, { final, asked }, seat, move) => {
    if (move.type !== 'answerAlert') return unexpected(move);
    if (move.useCorruption) useCorruption(work, seat);
    else sufferAlert(work, seat, final);
    const left = asked.filter((other) => other !== seat);
    if (left.length > 0) return waitAt(work, { kind: 'alert', final, asked: left });
    // MM-4.4.6: the layout goes on where it stopped.
    if (final) finishGame(work);
    else send(work, { do: 'layOut' });
  },
  timeout: () => ({ type: 'answerAlert', useCorruption: true }),
};
