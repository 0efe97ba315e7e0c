import { formatChange, formatNumber, seatOf } from '#kernel';
import { tl } from '../../i18n/teach.ts';
import { Sentence } from '../../parts/sentence.tsx';
import type { Teaching } from '../../parts/teaching.ts';
import { ClauseMark } from '../../rules/clause-mark.tsx';
import { useTable } from '../at-table.ts';
import { WhatIf } from '../fork/at-table.tsx';
import { heaviest } from '../happened/happened.ts';
import { useSeries } from '../ledger/use-series.ts';
import { useWholeLog } from '../log/use-whole-log.ts';
import { turnTitle, turnWordOf } from '../turn-word.ts';
import { type Decisive, decisive } from './decisive.ts';
import '../happened/happened.css';

/** A turn in words: what it was, what the log tells of it, and the ways there. */
const Moment = ({ moment }: { readonly moment: Decisive }) => {
  const { session, game, page, voice } = useTable();
  const { kind, turn, step, from, seat, change } = moment;
  const log = useWholeLog(session, true);
  const told = heaviest(
    log.filter((line) => line.step > from && line.step <= step),
    { you: seat, weigh: page?.weigh, most: 1 },
  );
  const amount = page?.scored.money === true ? formatChange(change, voice.lang, voice.unit) : `${change > 0 ? '+' : ''}${formatNumber(change, voice.lang)}`;
  const words = tl(change === 0 && kind === 'last' ? 'decided.end' : `decided.${kind}`, { name: voice.seatName(seat), change: amount });
  return (
    <li>
      <p>
        <b>{turnTitle(turnWordOf(page, voice), turn)}</b> {words}
      </p>
      {told.map((line) => (
        <p key={line.n}>
          <Sentence message={line.text} voice={voice} />{' '}
          {line.text.clauses.map((clause) => (
            <ClauseMark key={clause} game={game.module.id} clause={clause} />
          ))}
        </p>
      ))}
      <p class="cluster">
        <button type="button" class="text-btn" onClick={() => void session.lookAt(from)}>
          {tl('decided.see')}
        </button>
        <WhatIf step={from} words={tl('decided.fork')} class="text-btn" />
      </p>
    </li>
  );
};

const Decided = () => {
  const { session, scene, game, page, voice } = useTable();
  const points = useSeries(session);
  const { outcome } = scene;
  if (outcome === null || page === null) return null;
  const moments = points === null ? [] : decisive({ points, metric: page.scored.metric, outcome, you: seatOf(scene.you) });
  return (
    <>
      <p>
        <Sentence message={outcome.text} voice={voice} />{' '}
        {outcome.text.clauses.map((clause) => (
          <ClauseMark key={clause} game={game.module.id} clause={clause} />
        ))}
      </p>
      <ol class="happened stack">
        {moments.map((moment) => (
          <Moment key={moment.step} moment={moment} />
        ))}
      </ol>
    </>
  );
};

/** « Ce qui a décidé »: why it ended, and the turns that made it so, found from the record. */
export const DECIDED: Teaching = { id: 'decided', title: () => tl('decided.title'), Body: () => <Decided /> };
