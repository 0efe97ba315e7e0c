import type { Offer } from '#kernel/game.ts';
import { wordOf } from '#kernel/words.ts';
import { ordersOf } from '#games/ecodip/rules/facts.ts';
import { type Desk, type Motion, type Tag, TAGS, type View, type Vote } from '#games/ecodip/types.ts';
import { Button } from '#web/parts/buttons.tsx';
import { Card } from '../card.tsx';
import { PowerMark } from '../power-mark.tsx';
import type { Scene } from '../scene.ts';
import { powerName } from '../powers.ts';
import { te } from '../words.ts';
import { useActs } from './use-acts.ts';

const VOTES: readonly Vote[] = ['yes', 'no', 'abstain'];

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

const Ballot = ({ scene, desk, motion }: { readonly scene: Scene; readonly desk: Desk; readonly motion: Motion }) => {
  const { offers, take, busy } = useActs();
  const { no, by, n, what, text } = motion;
  const cast = desk.refereeVotes[no] ?? 'abstain';
  const [yes, against] = [voters(desk, no, 'yes'), voters(desk, no, 'no')];
  const fate = fateOf(scene.view, no);
  return (
    <li>
      <p>
        <PowerMark tag={by} size={20} />
        <span>
          <b>{te('un.motion', { no })}</b> {te('aid.asks', { who: powerName(by, scene.lang), n, what: wordOf(scene.voice, what) })}
          {text !== '' && <q>{text}</q>}
        </span>
      </p>
      <p class="hint">
        {te('aid.sheets', { yes: yes.length, no: against.length })}
        {yes.length > 0 && yes.length === against.length && ` · ${te('aid.casting')}`}
      </p>
      <div class="row" role="group" aria-label={te('un.ballot', { no })}>
        {VOTES.map((vote) => {
          const offer = ballotOf(offers, no, vote);
          return (
            <Button
              key={vote}
              class="ec-slip grow"
              aria-pressed={cast === vote}
              disabled={offer === undefined || busy}
              words={te(`vote.${vote}`)}
              onClick={() => offer !== undefined && take(offer)}
            />
          );
        })}
      </div>
      {fate !== undefined && <p class="hint">{te('aid.would', { fate: te(`fate.${fate}`) })}</p>}
    </li>
  );
};

/** EC-4.3.9: the Secretary General votes on every request for aid. */
export const AidCard = ({ scene, desk }: { readonly scene: Scene; readonly desk: Desk }) => {
  const motions = scene.view.table.motions.filter(({ what }) => what !== 'ABM');
  if (motions.length === 0) return null;
  return (
    <Card title={te('aid.title')}>
      <p class="hint">{te('aid.help')}</p>
      <ul class="ec-motions">
        {motions.map((motion) => (
          <Ballot key={motion.no} scene={scene} desk={desk} motion={motion} />
        ))}
      </ul>
    </Card>
  );
};
