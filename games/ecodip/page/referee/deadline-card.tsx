import { useMemo, useState } from 'preact/hooks';
import { formatAllowance, formatDayAndHour } from '#web/i18n/time.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { Card } from '../account.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { useActs } from './use-acts.ts';
import { Segments } from '#web/kit/parts/choices.tsx';
import { type Desk, type Motion, type Tag, TAGS, type View, type Vote } from '#games/ecodip/types.ts';
import { draftOrders, positionOf, turnOf } from '../map/of-view.ts';
import type { DrawnOrder, MapPosition } from '../map/types.ts';
import { viewAfter } from './coming.ts';
import type { Offer } from '#kernel/game.ts';
import { wordOf } from '#kernel/words.ts';
import { ordersOf } from '#games/ecodip/rules/facts.ts';
import { PowerMark, powerName } from '../powers.tsx';
import { VOTES } from '../desk/form-order.ts';

const HOURS: readonly number[] = [12, 24, 48, 72];
/** For tables that count in minutes. */
const MORE_SECONDS: readonly number[] = [60, 300, 900];

/** EC-4.2.6: a deadline is moved before it passes: counted anew from now on, or lengthened where the table counts in minutes. */
export const DeadlineCard = () => {
  const { lang, view } = useScene();
  const { session, scene: table } = useTable();
  const { find, take, busy } = useActs();
  const offer = find('extend');
  const field = offer?.kind === 'form' ? offer.fields.find(({ name }) => name === 'hours') : undefined;
  const [chosen, setHours] = useState<number | null>(null);
  const hours = chosen ?? (field?.kind === 'int' ? (field.start ?? field.min) : 0);
  const isSlow = view.options.deadlines === 'correspondence';
  return (
    <Card title={te('deadline.title')}>
      <p class="hint">{table.deadline === null ? te('deadline.none') : te('deadline.until', { when: formatDayAndHour(table.deadline, lang) })}</p>
      {offer !== undefined && field?.kind === 'int' && isSlow && (
        <>
          <div class="below cluster" role="group" aria-label={te('deadline.hours')}>
            {HOURS.map((each) => (
              <button
                key={each}
                type="button"
                class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center"
                aria-pressed={hours === each}
                onClick={() => setHours(each)}
              >
                {each} h
              </button>
            ))}
          </div>
          <div class="below cluster">
            <Stepper label={te('deadline.hours')} value={hours} scale={field} text={`${hours} h`} width={5} onChange={setHours} />
            <Button class="btn small" disabled={busy} words={te('deadline.set')} onClick={() => take(offer, { hours })} />
          </div>
        </>
      )}
      {!isSlow && table.deadline !== null && (
        <div class="below cluster">
          {MORE_SECONDS.map((seconds) => (
            <button key={seconds} type="button" class="btn small" disabled={busy} onClick={() => void session.ask({ t: 'extend', seconds })}>
              {te('deadline.more', { time: formatAllowance(seconds, lang) })}
            </button>
          ))}
        </div>
      )}
    </Card>
  );
};

type RefereeLook = 'now' | 'orders' | 'after';

interface RefereeMap {
  /** What may be looked at; nothing for anybody but the referee. */
  readonly looks: readonly RefereeLook[];
  readonly look: RefereeLook;
  readonly choose: (look: RefereeLook) => void;
  /** Null: the map as everybody has it. */
  readonly drawn: { readonly position: MapPosition; readonly orders: readonly DrawnOrder[] } | null;
}

/** All that the sheets order; with its results where publishing would tell them. */
const receivedOrders = (view: View): readonly DrawnOrder[] => {
  const report = view.preview?.table.report;
  if (report !== undefined && /^(?:SPRING|AUTUMN)_ORDERS$/.test(view.table.phase)) return turnOf(view, report).orders;
  return TAGS.flatMap((power) => draftOrders({ power, sheet: view.desk?.sheets[power] ?? null }));
};

/** EC-13.12: the referee looks at the position, at all orders on it, or at what it would become. */
export const useRefereeMap = (view: View): RefereeMap => {
  const [wanted, choose] = useState<RefereeLook>('orders');
  const isReferee = view.viewer === 'referee' && view.table.ending === null;
  const looks: readonly RefereeLook[] = !isReferee ? [] : view.preview === null ? ['now', 'orders'] : ['now', 'orders', 'after'];
  const look = looks.includes(wanted) ? wanted : 'orders';
  const drawn = useMemo(() => {
    if (!isReferee || look === 'now') return null;
    if (look === 'after' && view.preview !== null) return { position: positionOf(viewAfter(view, view.preview)), orders: [] };
    return { position: positionOf(view), orders: receivedOrders(view) };
  }, [isReferee, look, view.table, view.desk, view.preview]);
  return { looks, look, choose, drawn };
};

const WORDS = { now: 'referee.mapNow', orders: 'referee.mapOrders', after: 'referee.mapAfter' } as const satisfies Record<RefereeLook, string>;

export const LookSwitch = ({ looks, look, choose }: RefereeMap) =>
  looks.length === 0 ? null : (
    <Segments label={te('referee.map')} value={look} choices={looks.map((each) => ({ value: each, text: te(WORDS[each]) }))} onChange={choose} />
  );

/** The offer of one vote on one motion, if it may be cast now. */
const ballotOf = (offers: readonly Offer<unknown>[], motion: number, vote: Vote): Offer<unknown> | undefined =>
  offers.find(({ kind, ...offer }) => {
    const move: unknown = kind === 'move' && 'move' in offer ? offer.move : null;
    return typeof move === 'object' && move !== null && 'motion' in move && move.motion === motion && 'vote' in move && move.vote === vote;
  });

const voters = ({ sheets }: Desk, no: number, vote: Vote): readonly Tag[] =>
  TAGS.filter((tag) => ordersOf(sheets[tag]).some((order) => order.k === 'vote' && order.motion === no && order.v === vote));

/** What has become of the motion in the preview, once all sheets are in. */
const fateOf = ({ preview }: View, motion: number) => preview?.table.report.motions.find((result) => result.motion.no === motion)?.fate;

const Ballot = ({ desk, motion }: { readonly desk: Desk; readonly motion: Motion }) => {
  const { lang, view, voice } = useScene();
  const { offers, take, busy } = useActs();
  const { no, by, n, what, text } = motion;
  const cast = desk.refereeVotes[no] ?? 'abstain';
  const [yes, against] = [voters(desk, no, 'yes'), voters(desk, no, 'no')];
  const fate = fateOf(view, no);
  return (
    <li class="blue-under p-2-0">
      <p class="row items-start gap-3 p-1-0 t3">
        <PowerMark tag={by} size={20} />
        <span>
          <b>{te('un.motion', { no })}</b> {te('aid.asks', { who: powerName(by, lang), n, what: wordOf(voice, what) })}
          {text !== '' && <q class="block text-ink-2 italic">{text}</q>}
        </span>
      </p>
      <p class="row items-start gap-3 p-1-0 t3 text-ink-2">
        {te('aid.sheets', { yes: yes.length, no: against.length })}
        {yes.length > 0 && yes.length === against.length && ` · ${te('aid.casting')}`}
      </p>
      <div class="row" role="group" aria-label={te('un.ballot', { no })}>
        {VOTES.map((vote) => {
          const offer = ballotOf(offers, no, vote);
          return (
            <Button
              key={vote}
              class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center grow"
              aria-pressed={cast === vote}
              disabled={offer === undefined || busy}
              words={te(`vote.${vote}`)}
              onClick={() => offer !== undefined && take(offer)}
            />
          );
        })}
      </div>
      {fate !== undefined && <p class="row items-start gap-3 p-1-0 t3 text-ink-2">{te('aid.would', { fate: te(`fate.${fate}`) })}</p>}
    </li>
  );
};

/** EC-4.3.9: the Secretary General votes on every request for aid. */
export const AidCard = ({ desk }: { readonly desk: Desk }) => {
  const { view } = useScene();
  const motions = view.table.motions.filter(({ what }) => what !== 'ABM');
  if (motions.length === 0) return null;
  return (
    <Card title={te('aid.title')}>
      <p class="hint">{te('aid.help')}</p>
      <ul class="ec-motions">
        {motions.map((motion) => (
          <Ballot key={motion.no} desk={desk} motion={motion} />
        ))}
      </ul>
    </Card>
  );
};
