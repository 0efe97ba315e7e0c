import { drawsOf } from '#kernel/chance.ts';
import type { AnyFace, AnyGame } from '#kernel/game.ts';
import { seatCount } from '#kernel/recording.ts';
import type { Voice } from '#kernel/words.ts';
import { useMemo, useState } from 'preact/hooks';
import { tf } from '../../i18n/forks.ts';
import { tm } from '../../i18n/new-table.ts';
import { levelsOf } from '../../store/games.ts';
import { ts } from '../../i18n/rules-and-replay.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { ExportDialog } from '../../shell/export-dialog.tsx';
import { pathTo } from '../../browser/routes.ts';
import { ForkSheet } from '../../shell/fork/fork-sheet.tsx';
import { heldTable, tokenAt } from '../../store/tables.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import type { Film, FilmSource } from './film.ts';
import { at } from '#kernel/collections.ts';
import { useSignal } from '@preact/signals';
import { tt } from '../../i18n/table.ts';
import { TeachPlace } from '../../kit/parts/teach-sheet.tsx';
import { chairsIn, lookIn } from '../../shell/at-table.tsx';
import type { GamePage, GameProps, Pointed } from '../../kit/interface/game-page.ts';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { wide } from '../../browser/media.ts';
import { lang } from '../../browser/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { voiceOf } from '../../store/voice.ts';
import { SeatLooks, Token } from '../../kit/svg/seats.tsx';
import { ExplainSlip } from '../../shell/explain-slip.tsx';
import { useExplanations } from '../../shell/explaining.tsx';
import type { GiveSheet as Sheet } from '../challenge/give-sheet.tsx';
import { lazily } from '../../kit/parts/waiting.tsx';
import { FilmLog } from './film-log.tsx';
import { ReplayAdvice } from './replay-advice.tsx';
import { Transport } from './transport.tsx';
import '../../shell/players/players.css';
import '../../kit/parts/frame.css';

const GiveSheet = lazily<Parameters<typeof Sheet>[0]>(async () => (await import('../challenge/challenge-pages.tsx')).GiveSheet);

interface WaysProps extends FilmSource {
  readonly face: AnyFace;
  readonly voice: Voice;
  /** How many inputs have been played at the moment in sight. */
  readonly place: number;
  readonly over: boolean;
}

/** Where one can go from the film: another way, the proof, the file, the table. */
const Ways = ({ info, recording, face, voice, place, over }: WaysProps) => {
  const [open, setOpen] = useState<'fork' | 'export' | 'give' | null>(null);
  const { table } = info;
  const close = (): void => setOpen(null);
  const chairs = seatCount({ seats: recording.seats, inputs: recording.inputs.slice(0, place) });
  return (
    <div class="ways cluster">
      <Button class="btn ink" disabled={over} title={over ? tf('over') : undefined} icon="fork" size={17} words={tf('ask')} onClick={() => setOpen('fork')} />
      {table !== null && (
        <>
          <Link class="btn" href={pathTo.verify(table)} words={ts('replay.verify')} />
          <button type="button" class="btn ghost" aria-label={ts('replay.download')} title={ts('replay.download')} onClick={() => setOpen('export')}>
            <Icon name="download" size={17} />
          </button>
          <Link class="btn ghost" href={pathTo.table(table)} words={ts('replay.toTable')} />
        </>
      )}
      {table === null && levelsOf(face).length > 0 && recording.draws === 'named' && (recording.forks ?? []).length === 0 && (
        <Button class="btn" words={tm('slip.give')} onClick={() => setOpen('give')} />
      )}
      {open === 'give' && <GiveSheet game={info.game} options={recording.options} seats={recording.seats} from={null} seed={recording.seed} onClose={close} />}
      {open === 'export' && table !== null && <ExportDialog info={{ ...info, table }} voice={voice} onClose={close} />}
      {open === 'fork' && (
        <ForkSheet
          title={tf('title', { step: place })}
          face={face}
          from={table === null ? { recording, after: place } : { table, after: place }}
          seats={Array.from({ length: chairs }, (_, seat) => voice.seatName(seat))}
          own={null}
          brought={table === null || info.fork?.brought === true}
          draws={table === null ? null : drawsOf(recording)}
          level={info.seats.find(({ holder }) => holder === 'bot')?.level}
          seat={table === null ? undefined : heldTable(table)?.seats.find(({ seat }) => seat < chairs)?.seat}
          token={table === null ? undefined : tokenAt(table)}
          onClose={close}
        />
      )}
    </div>
  );
};

interface ProjectorProps extends FilmSource {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly film: Film;
}

const Accounts = ({ props, page }: { readonly props: GameProps; readonly page: GamePage }) => (
  <ul class="accounts stack">
    {props.seatInfo.map(({ seat }) => (
      <li key={seat} class={props.awaited.includes(seat) ? 'sheet account column awaited' : 'sheet account column'}>
        <div class="who row">
          <Token seat={lookIn(page, props.view, seat)} name={props.voice.seatName(seat)} size={38} />
          <div>
            <h2 class="t5 break-words">{props.voice.seatName(seat)}</h2>
            <small class="account-detail block">{page.status({ ...props, seat })}</small>
          </div>
        </div>
        <page.Account {...props} seat={seat} />
      </li>
    ))}
  </ul>
);

/** The board, the accounts and the log at one moment of the film, and the controls to run it. */
export const Projector = ({ info, recording, game, page, film }: ProjectorProps) => {
  const last = film.frames.length - 1;
  const [place, setPlace] = useState(0);
  const pointed = useSignal<Pointed | null>(null);
  const speaking = lang.value;
  const voice = useMemo(() => voiceOf(game, speaking, info.seats), [game, speaking, info.seats]);
  const turnWord = turnWordOf(page, voice);
  const explanations = useExplanations(page);
  const frame = at(film.frames, Math.min(place, last));
  // A recording may break off before the end.
  const isOver = place === last && frame.awaited.length === 0;
  const props: GameProps = {
    view: frame.view,
    you: null,
    seatInfo: chairsIn(page, frame.view, info.seats),
    awaited: frame.awaited,
    voice,
    past: true,
    pointed,
  };
  return (
    <SeatLooks seats={page.wears === undefined ? info.seats : null}>
      <main id="main" class="table-frame fill replay" tabIndex={-1}>
        <Transport
          turnWord={turnWord}
          frame={frame}
          place={place}
          last={last}
          onPlace={setPlace}
          advice={
            <ReplayAdvice
              key={place}
              game={game}
              page={page}
              voice={voice}
              seats={frame.awaited.filter((actor) => actor !== 'referee')}
              sightOf={(seat) => film.sight(Math.min(place, last), seat)}
            />
          }
          ways={<Ways info={info} recording={recording} face={game} voice={voice} place={place} over={isOver} />}
        />
        <div class="columns replay-columns">
          <aside class="left scroll replay-players" tabIndex={0} aria-label={tt('players.label')}>
            <Accounts props={props} page={page} />
          </aside>
          <div class="board-slot relative min-w-0 min-h-0 clip centred" role="region" aria-label={ts('replay.board', { game: gameTitle(info.game) })}>
            <page.Board {...props} offers={[]} take={() => undefined} wide={wide.value} />
          </div>
          <aside class="right column replay-log" aria-label={tt('log.label')}>
            <TeachPlace />
            <div class="sheet clip fill">
              <FilmLog
                game={info.game}
                lines={film.lines}
                step={frame.step}
                voice={voice}
                look={(seat) => lookIn(page, frame.view, seat)}
                turnWord={turnWord}
                onStep={(step) => setPlace(film.frames.findIndex((each) => each.step === step))}
              />
            </div>
          </aside>
        </div>
        <ExplainSlip game={info.game} explain={(thing) => explanations?.explain(thing, props) ?? null} />
      </main>
    </SeatLooks>
  );
};
