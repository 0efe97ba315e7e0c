import { START_GROWTH } from '#games/mull-money/data.ts';
import { inOrder, isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { alertDue } from '#games/mull-money/rules/alert.ts';
import type { View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Heads } from '#web/svg/chart/heads.tsx';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import { ZONE_FIELD } from '../pieces/zones.ts';
import type { Speech } from '../speech.ts';
import type { SoundedAlert } from './news.ts';
import { Slip } from '#web/parts/slip.tsx';

interface AlertSlipProps {
  readonly alert: SoundedAlert;
  /** The present: who still has to answer, and who paid with Corruption. */
  readonly now: View;
  readonly speech: Speech;
  readonly onClose: () => void;
}

/** A warning triangle, printed on the card: the same by day and by night. */
const SIGN = (
  <svg width="44" height="40" viewBox="0 0 44 40" aria-hidden="true">
    <path d="M22 2L42 37H2Z" fill="#F0D488" stroke="#1F1913" stroke-width="2.4" stroke-linejoin="round" />
    <path d="M22 13V25M22 30V31" stroke="#1F1913" stroke-width="4" stroke-linecap="round" />
  </svg>
);

type Answer = 'asked' | 'corrupted' | 'suffered';

const answerOf = (now: View, seat: Seat): Answer => {
  const { point } = now.table;
  if (point.kind === 'alert' && point.asked.includes(seat)) return 'asked';
  return player(now, seat).used.some(({ how }) => how === 'alert') ? 'corrupted' : 'suffered';
};

const Row = ({ alert, now, speech, seat }: Omit<AlertSlipProps, 'onClose'> & { readonly seat: Seat }) => {
  const { words, name, money, term } = speech;
  const { zone, fine, retreat } = alertDue(alert.view, seat, alert.final);
  const answer = answerOf(now, seat);
  const spared = fine === 0 && retreat === 0;
  // Nobody goes back beyond the first column (MM-4.4.2): how far one went is not to be seen any more.
  const stopped = player(alert.view, seat).growth === START_GROWTH;
  const back = stopped ? words('alert.toStart', { growth: START_GROWTH }) : words('alert.columns', { count: retreat });
  return (
    <tr>
      <th scope="row">
        <span class="row tight besley">
          <SeatMark seat={seat} size={14} />
          {name(seat)}
        </span>
      </th>
      <td>
        <span class={`mm-zone mm-zone-${zone}`} style={{ '--mm-zone': ZONE_FIELD[zone] }}>
          {term(zone)}
        </span>
      </td>
      {answer === 'corrupted' && <td colSpan={2}>{words('alert.corrupted')}</td>}
      {answer === 'asked' && <td colSpan={2}>{words('alert.decides')}</td>}
      {answer === 'suffered' && (
        <>
          <td class={spared ? '' : 'loss'}>{fine === 0 ? words('alert.nothing') : money(-fine)}</td>
          <td class={spared ? '' : 'loss'}>{retreat === 0 ? words('alert.nothing') : back}</td>
        </>
      )}
    </tr>
  );
};

/** MM-13.7: zone of each company, fine, retreat, Corruption. It blocks nothing: whoever must answer does so in the bar. */
export const AlertSlip = ({ alert, now, speech, onClose }: AlertSlipProps) => {
  const { words } = speech;
  const lead = alert.final ? words('alert.finalLead') : isSimulation(now) ? words('alert.leadCommon') : words('alert.lead');
  return (
    <Slip
      title={alert.final ? words('alert.finalTitle') : words('alert.title')}
      closeLabel={words('alert.close')}
      class="mm-alert"
      sign={SIGN}
      onClose={onClose}
    >
      <p>{lead}</p>
      <table class="sums">
        <Heads of={[words('alert.company'), words('alert.zone'), words('alert.fine'), words('alert.retreat')]} />
        <tbody>
          {inOrder(alert.view).map((seat) => (
            <Row key={seat} alert={alert} now={now} speech={speech} seat={seat} />
          ))}
        </tbody>
      </table>
    </Slip>
  );
};
