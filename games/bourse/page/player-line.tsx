import { useMemo } from 'preact/hooks';
import type { AccountProps } from '#web/interface/game-page.ts';
import { accountOf } from '../accounts.ts';
import { orderText } from './board/strip.tsx';
import { Gauge } from './gauge.tsx';
import { speechOf } from './speech.ts';
import { asView } from './view.ts';

/** One line under the phone's board: liquid money, or what was done in this visit; gauge; score. */
export const PlayerLine = ({ view: raw, seat, voice }: AccountProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, money } = speech;
  const { cash, score } = accountOf(view, seat);
  const { winTarget: target, winCondition } = view.options;
  const written = score === null ? words('hidden') : money(score);
  const order = view.table.visit?.orders.find((other) => other.seat === seat);
  return (
    <div class="bo-line-of across">
      <small data-explain={`cash ${seat}`}>
        {order === undefined ? words('cashLine', { sum: cash === null ? words('hidden') : money(cash) }) : orderText(order, speech, false)}
      </small>
      <Gauge seat={seat} value={score ?? 0} goal={target} label={words('scoreOutOf', { score: written, target: money(target) })} />
      <b data-explain={`score ${seat}`} data-mark={`score ${seat}`}>
        {written}
        <small>{words(`counted.${winCondition}`)}</small>
      </b>
    </div>
  );
};
