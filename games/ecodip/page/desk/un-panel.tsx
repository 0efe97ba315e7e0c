import { UN_SCARCE } from '#games/ecodip/data.ts';
import { type MotionResult, TAGS, type Vote } from '#games/ecodip/types.ts';
import { Card } from '../account.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { OrderForm } from './order-form.tsx';
import { RefereeBallots } from './referee-panel.tsx';
import { VOTES } from './form-order.ts';

/** Ballots for the motions of the turn before: a press writes the vote on the sheet. */
const Motions = () => {
  const { view, lang, writer } = useScene();
  const { motions } = view.table;
  const votes = new Map((writer.sheet?.lines ?? []).flatMap(({ order }) => (order?.k === 'vote' ? [[order.motion, order.v] as const] : [])));
  if (motions.length === 0) return <p class="hint">{te('un.noMotions')}</p>;
  return (
    <ul class="ec-motions">
      {motions.map(({ no, by, what, n, price, text }) => (
        <li key={no} class="blue-under p-2-0">
          <p class="row items-start gap-3 p-1-0 t3">
            <PowerMark tag={by} size={20} />
            <span>
              <b>{te('un.motion', { no })}</b>{' '}
              {what === 'ABM'
                ? te('un.asksAbm', { who: powerName(by, lang), price })
                : te('un.asksAid', { who: powerName(by, lang), n, what: te(`good.${what}`) })}
              {text !== '' && <q class="block text-ink-2 italic">{text}</q>}
            </span>
          </p>
          {writer.canWrite && (
            <div class="row" role="group" aria-label={te('un.ballot', { no })}>
              {VOTES.map((v) => (
                <button
                  key={v}
                  type="button"
                  class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center grow"
                  aria-pressed={votes.get(no) === v}
                  onClick={() => writer.add({ k: 'vote', motion: no, v })}
                >
                  {te(`vote.${v}`)}
                </button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};

const Result = ({ result }: { readonly result: MotionResult }) => {
  const { lang } = useScene();
  const { motion, votes, carried, fate, referee } = result;
  const voters = (v: Vote): string => TAGS.filter((tag) => votes[tag] === v).join(', ') || '–';
  return (
    <li>
      <b>{te('un.motion', { no: motion.no })}</b> {powerName(motion.by, lang)}, {motion.n} {te(`good.${motion.what}`)}:{' '}
      {te(carried ? 'un.carried' : 'un.rejected')}, {te(`fate.${fate}`)}
      <br />
      <small>
        {te('vote.yes')} {voters('yes')} · {te('vote.no')} {voters('no')}
        {referee !== null && ` · ${te('un.secretary')} ${te(`vote.${referee}`)}`}
      </small>
    </li>
  );
};

/** EC-13.6: what the UN owns, the open motions with their ballots, the votes of the last session, and requests. */
const UnPanel = () => {
  const { view, writer } = useScene();
  const { un, report } = view.table;
  return (
    <Card title={te('un.title')} beside={<small class="t3">{te('un.stock', { abm: un.ABM, gold: un.gold })}</small>}>
      <div class="row tight above" data-explain="un" role="img" aria-label={te('un.abm', { abm: un.ABM, scarce: UN_SCARCE })}>
        {Array.from({ length: Math.max(10, un.ABM) }, (_, index) => (
          <span key={index} class={index < un.ABM ? 'ec-abm-one flex-1 edge-control has' : 'ec-abm-one flex-1 edge-control'} />
        ))}
      </div>
      <p class="hint">
        {un.ABM <= UN_SCARCE ? te('un.scarce') : te('un.plenty', { scarce: UN_SCARCE })} · {un.TB} TB · {un.MP} MP · {un.BT} BT
      </p>
      <h3 class="ec-head">{te('un.open')}</h3>
      <Motions />
      {report.motions.length > 0 && (
        <>
          <h3 class="ec-head">{te('un.last')}</h3>
          <ul class="entries t3">
            {report.motions.map((result) => (
              <Result key={result.motion.no} result={result} />
            ))}
          </ul>
        </>
      )}
      {writer.canWrite && (
        <>
          <h3 class="ec-head">{te('un.request')}</h3>
          <OrderForm only={['askAbm', 'askAid', 'giveUN', 'vote']} />
        </>
      )}
    </Card>
  );
};

/** The session, and what the referee sees of it before the others. */
export const UnPanels = () => (
  <>
    <RefereeBallots />
    <UnPanel />
  </>
);
