import { at } from '#kernel/collections.ts';
import { type Example, type ExampleFrame, playExample } from '#kernel/example.ts';
import type { AnyGame } from '#kernel/game.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ts } from '../i18n/rules-and-replay.ts';
import { seatsNamed } from '../kit/parts/sentence.tsx';
import type { GamePage, Pointed } from '../kit/interface/game-page.ts';
import { loadPage, loadRules } from '../store/games.ts';
import { wide } from '../browser/media.ts';
import { lang } from '../browser/settings.ts';
import { voiceOf } from '../store/voice.ts';
import { SeatLooks } from '../kit/svg/seats.tsx';
import { ClauseMark } from './clause-card.tsx';
import { undrawn } from './examples.ts';
import '../kit/parts/frame.css';
import './example-card.css';

/** A picture of the board stands where it is wanted. */
type Shown = Omit<Example, 'clause'>;

interface Played {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly frames: readonly ExampleFrame[];
}

/** The example as the rules play it, once the reader has come to it: a booklet is opened for its words first. */
const usePlayed = (id: string, example: Shown) => {
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

interface PictureProps {
  readonly played: Played;
  readonly example: Shown;
  readonly step: number;
  /** Nor can it be looked around on: a map would take the wheel that turns the pages. */
  readonly inert: boolean;
}

/** The board itself, drawn as at a table; nothing can be played on it. */
const Picture = ({ played, example, step, inert }: PictureProps) => {
  const { game, page, frames } = played;
  const pointed = useSignal<Pointed | null>(null);
  const seats = useMemo(() => seatsNamed(example.names), [example]);
  const voice = useMemo(() => voiceOf(game, lang.value, seats), [game, lang.value, seats]);
  const { view, awaited } = at(frames, step);
  const you = typeof example.viewer === 'number' ? example.viewer : null;
  return (
    <SeatLooks seats={seats}>
      <div class="board-slot relative min-w-0 min-h-0 clip centred example-board" role="region" aria-label={ts('example.board')} inert={inert}>
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
    </SeatLooks>
  );
};

interface ExampleProps {
  readonly game: string;
  readonly example: Shown;
}

interface BoardCardProps extends ExampleProps {
  readonly step: number;
  readonly title: string;
  readonly count?: string;
  readonly children?: ComponentChildren;
}

const BoardCard = ({ game, example, step, title, count, children }: BoardCardProps) => {
  const { place, played } = usePlayed(game, example);
  return (
    <section class="example edge-blue across-all round-2 clip" ref={place} aria-label={title}>
      <header class="row double-blue-under p-4-5 bg-blue-tint">
        <h4 class="grow">{title}</h4>
        <small class="example-note">{count}</small>
      </header>
      {/* Its room is kept: nothing that is being read moves when the board comes. */}
      {played === null ? (
        <div class="board-slot relative min-w-0 min-h-0 clip example-board" />
      ) : (
        <Picture played={played} example={example} step={step} inert={children === undefined} />
      )}
      {children}
    </section>
  );
};

/** The board as it is laid, before anything is played on it. */
export const OpeningCard = ({ game, example }: ExampleProps) => <BoardCard game={game} example={example} step={0} title={example.title[lang.value]} />;

/** A worked example under its clause: the board, a sentence for each step, and the way from one to the next. On paper all steps are there. */
export const ExampleCard = ({ game, example }: ExampleProps) => {
  const [step, setStep] = useState(0);
  const last = example.steps.length - 1;
  const title = ts('example.title', { title: example.title[lang.value] });
  return (
    <BoardCard game={game} example={example} step={step} title={title} count={ts('example.step', { step: step + 1, of: last + 1 })}>
      <ol class="example-steps" aria-live="polite">
        {example.steps.map(({ words, clauses }, index) => (
          // Steps have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} class={index === step ? undefined : 'example-other'}>
            {words[lang.value]}{' '}
            {clauses.map((clause) => (
              <ClauseMark key={clause} game={game} clause={clause} />
            ))}
          </li>
        ))}
      </ol>
      <p class="example-keys row">
        <button type="button" class="btn small" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {ts('example.back')}
        </button>
        <button type="button" class="btn small" disabled={step === last} onClick={() => setStep(step + 1)}>
          {ts('example.on')}
        </button>
      </p>
    </BoardCard>
  );
};
