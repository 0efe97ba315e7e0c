import { type AnyGame, at, type Example, type ExampleFrame, playExample } from '#kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ts } from '../i18n/study.ts';
import { seatsNamed } from '../parts/seats-named.ts';
import type { GamePage, Pointed } from '../shell/game-page.ts';
import { loadPage, loadRules } from '../store/games.ts';
import { wide } from '../store/media.ts';
import { lang } from '../store/settings.ts';
import { voiceOf } from '../store/voice.ts';
import { Worn } from '../svg/worn.tsx';
import { ClauseMark } from './clause-mark.tsx';
import { undrawn } from './draw-all.ts';
import '../shell/table/frame.css';
import './example-card.css';

interface Played {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly frames: readonly ExampleFrame[];
}

/** The example as the rules play it, once the reader has come to it: a booklet is opened for its words first. */
const usePlayed = (id: string, example: Example) => {
  const place = useRef<HTMLElement>(null);
  const [played, setPlayed] = useState<Played | null>(null);
  useEffect(() => {
    const card = place.current;
    if (card === null || played !== null) return undefined;
    const play = async (): Promise<void> => {
      const [game, page] = await Promise.all([loadRules(id), loadPage(id)]);
      if (game !== null && page !== null) setPlayed({ game, page, frames: playExample(game, example) });
    };
    const watcher = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      // Where it cannot be fetched the words stand alone.
      play().catch(() => undefined);
    });
    watcher.observe(card);
    undrawn.add(play);
    return () => {
      watcher.disconnect();
      undrawn.delete(play);
    };
  }, [id, example, played]);
  return { place, played };
};

/** The board itself, drawn as at a table; nothing can be played on it. */
const Picture = ({ played, example, step }: { readonly played: Played; readonly example: Example; readonly step: number }) => {
  const { game, page, frames } = played;
  const pointed = useSignal<Pointed | null>(null);
  const seats = useMemo(() => seatsNamed(example.names), [example]);
  const voice = useMemo(() => voiceOf(game, lang.value, seats), [game, lang.value, seats]);
  const { view, awaited } = at(frames, step);
  const you = typeof example.viewer === 'number' ? example.viewer : null;
  return (
    <Worn seats={seats}>
      <div class="board-slot centred example-board" role="region" aria-label={ts('example.board')}>
        <page.Board
          view={view}
          you={you}
          seatInfo={seats}
          awaited={awaited}
          voice={voice}
          past
          pointed={pointed}
          offers={[]}
          take={() => undefined}
          wide={wide.value}
        />
      </div>
    </Worn>
  );
};

/** A worked example under its clause: the board, a sentence for each step, and the way from one to the next. On paper all steps are there. */
export const ExampleCard = ({ game, example }: { readonly game: string; readonly example: Example }) => {
  const { place, played } = usePlayed(game, example);
  const [step, setStep] = useState(0);
  const last = example.steps.length - 1;
  return (
    <section class="example" ref={place} aria-label={ts('example.title', { title: example.title[lang.value] })}>
      <header class="row">
        <h4 class="grow">{ts('example.title', { title: example.title[lang.value] })}</h4>
        <small>{ts('example.step', { step: step + 1, of: last + 1 })}</small>
      </header>
      {/* Its room is kept: nothing that is being read moves when the board comes. */}
      {played === null ? <div class="board-slot example-board" /> : <Picture played={played} example={example} step={step} />}
      <ol aria-live="polite">
        {example.steps.map(({ words, clauses }, index) => (
          // Steps have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} class={index === step ? undefined : 'other'}>
            {words[lang.value]}{' '}
            {clauses.map((clause) => (
              <ClauseMark key={clause} game={game} clause={clause} />
            ))}
          </li>
        ))}
      </ol>
      <p class="row">
        <button type="button" class="btn small" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {ts('example.back')}
        </button>
        <button type="button" class="btn small" disabled={step === last} onClick={() => setStep(step + 1)}>
          {ts('example.on')}
        </button>
      </p>
    </section>
  );
};
