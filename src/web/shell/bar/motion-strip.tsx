import { awaitedVoters, isVoter } from '#kernel/motions.ts';
import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { formSpecs, textAt, valueText } from '../../options/options.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../svg/icon.tsx';
import { useTable } from '../at-table.ts';

/** A rule change being voted on, under the bar: what it changes, who is awaited, one's own vote. */
export const MotionStrip = () => {
  const { scene, game, voice, session } = useTable();
  const { motion, you, info } = scene;
  if (motion === null || session.past.value !== null) return null;
  const awaited = awaitedVoters(motion);
  const words = { yes: tm('new.yes'), no: tm('new.no') };
  const changes = formSpecs(game).flatMap((spec) => {
    const value = motion.proposal[spec.name];
    if (value === undefined) return [];
    return [
      tt('motion.change', {
        option: textAt(voice, spec.key),
        value: valueText(spec, value, voice, words),
        before: valueText(spec, info.options[spec.name], voice, words),
      }),
    ];
  });
  const mine = typeof you === 'number' && awaited.includes(you);
  return (
    <section class="motion row" aria-live="polite">
      <Icon name="scale" size={20} />
      <div class="grow">
        <b>{tt('motion.title', { number: motion.id, name: voice.seatName(motion.by) })}</b>
        <p>{changes.join(' ; ')}</p>
        <small>{tt('motion.waiting', { names: awaited.map((seat) => voice.seatName(seat)) })}</small>
      </div>
      {typeof you === 'number' && isVoter(motion, you) && !mine && <span class="voted">{tt('motion.voted')}</span>}
      {mine && (
        <>
          <Button words={tt('motion.yes')} onClick={() => void session.ask({ t: 'vote', choice: 'yes' })} />
          <Button words={tt('motion.no')} onClick={() => void session.ask({ t: 'vote', choice: 'no' })} />
        </>
      )}
    </section>
  );
};
