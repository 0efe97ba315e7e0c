import { awaitedVoters, isVoter } from '#kernel/motions.ts';
import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { formSpecs, textAt, valueText } from '../../options/options.ts';
import { Button, IconButton } from '../../kit/parts/buttons.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { type AtTable, useTable } from '../at-table.tsx';
import type { Actor } from '#kernel/game.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isTyping } from '../../kit/parts/writing.tsx';
import { wide } from '../../browser/media.ts';
import { WhatIf } from '../fork/at-table.tsx';
import { Instructions } from './offers.tsx';

/** A rule change being voted on, under the bar: what it changes, who is awaited, one's own vote. */
export const MotionStrip = () => {
  const { scene, game, voice, session } = useTable();
  const { motion, you, info } = scene;
  if (motion === null || scene.outcome !== null || session.past.value !== null) return null;
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
  for (const { said } of motion.table ?? []) changes.push(tt('motion.change', { option: said.option, value: said.after, before: said.before }));
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

/** Do bots wait here until somebody presses? A guide lets them go on by itself. */
export const isHeld = ({ scene: { info, you, owner }, guide }: AtTable, awaited: readonly Actor[]): boolean =>
  info.pace === 'step' &&
  guide === undefined &&
  (you !== null || owner) &&
  awaited.some((actor) => info.seats.some(({ seat, holder }) => seat === actor && holder === 'bot'));

/** Step by step: the bots that are awaited answer on a press, or on the key B. */
export const NextBot = () => {
  const { session } = useTable();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'b' && !ctrlKey && !metaKey && !altKey && !isTyping(target)) void session.ask({ t: 'step' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
  return (
    <div class="offers cluster">
      <button type="button" class="offer main" aria-keyshortcuts="b" onClick={() => void session.ask({ t: 'step' })}>
        {tt('bar.nextBot')} {wide.value && <kbd aria-hidden="true">B</kbd>}
      </button>
      <Instructions class="offer quiet" />
    </div>
  );
};

/** Scrubs through the game so far, one moment at a time. */
export const PastScrub = ({ step }: { readonly step: number }) => {
  const { session, scene } = useTable();
  const [wanted, setWanted] = useState(step);
  const target = useRef(step);
  const busy = useRef(false);
  useEffect(() => {
    if (!busy.current) setWanted(step);
  }, [step]);
  const go = async (next: number): Promise<void> => {
    target.current = Math.max(0, Math.min(scene.step, next));
    setWanted(target.current);
    // While one picture is on its way the slider runs ahead; the place where it stops is asked for in the end.
    if (busy.current) return;
    busy.current = true;
    let shown = -1;
    while (shown !== target.current) {
      shown = target.current;
      await session.lookAt(shown);
    }
    busy.current = false;
  };
  return (
    <div class="scrub phone-wrap row">
      <IconButton icon="back" filled label={tt('bar.pastBack')} disabled={wanted <= 0} onClick={() => void go(wanted - 1)} />
      <input
        class="scrub-range phone-grow min-h-32"
        type="range"
        min={0}
        max={scene.step}
        value={wanted}
        aria-label={tt('bar.pastSlider')}
        onInput={(event) => void go(Number(event.currentTarget.value))}
        onChange={(event) => void go(Number(event.currentTarget.value))}
      />
      <IconButton icon="forward" filled label={tt('bar.pastForward')} disabled={wanted >= scene.step} onClick={() => void go(wanted + 1)} />
      <WhatIf step={wanted} />
      <Button class="offer phone-w-full" words={tt('bar.present')} onClick={() => (session.past.value = null)} />
    </div>
  );
};
