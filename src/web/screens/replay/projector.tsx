import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { useSignal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { ts } from '../../i18n/rules-and-replay.ts';
import { tt } from '../../i18n/table.ts';
import { TeachPlace } from '../../parts/teach-sheet.tsx';
import { chairsIn } from '../../shell/at-table.ts';
import type { GamePage, GameProps, Pointed } from '../../shell/game-page.ts';
import { lookIn } from '../../shell/seat-look.tsx';
import { turnWordOf } from '../../shell/turn-word.ts';
import { wide } from '../../store/media.ts';
import { lang } from '../../store/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { voiceOf } from '../../store/voice.ts';
import { Token } from '../../svg/token.tsx';
import type { Film, FilmSource } from './film.ts';
import { SeatLooks } from '../../svg/seat-looks.tsx';
import { ExplainSlip } from '../../parts/explain-slip.tsx';
import { useExplanations } from '../../shell/explaining.tsx';
import { FilmLog } from './film-log.tsx';
import { ReplayAdvice } from './replay-advice.tsx';
import { Transport } from './transport.tsx';
import { Ways } from './ways.tsx';
import '../../shell/players/players.css';
import '../../shell/table/frame.css';

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
            <h2>{props.voice.seatName(seat)}</h2>
            <small>{page.status({ ...props, seat })}</small>
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
  const [place, setPlace] = useState(last);
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
        <div class="columns">
          <aside class="left scroll" tabIndex={0} aria-label={tt('players.label')}>
            <Accounts props={props} page={page} />
          </aside>
          <div class="board-slot centred" role="region" aria-label={ts('replay.board', { game: gameTitle(info.game) })}>
            <page.Board {...props} offers={[]} take={() => undefined} wide={wide.value} />
          </div>
          <aside class="right column" aria-label={tt('log.label')}>
            <TeachPlace />
            <div class="sheet tabbed fill">
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
