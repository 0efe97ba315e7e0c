import { unreachable } from '#kernel/collections.ts';
import type { Actor, Seat } from '#kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/house.ts';
import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { tl } from '../../i18n/teach.ts';
import { formatDay } from '../../i18n/time.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { pathTo } from '../../browser/routes.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { wide } from '../../browser/media.ts';
import { lang } from '../../browser/settings.ts';
import { seconds } from '../../store/clock.ts';
import { Icon, type IconName } from '../../kit/svg/icon.tsx';
import { showsBoard, turnOver } from '../game-over/end-shown.ts';
import { isInvited, PlayAgain, rematchShown, useFollow } from '../game-over/rematch-bar.tsx';
import { type AtTable, SeatSpot, SeatToken, useRoomAround, useTable } from '../at-table.tsx';
import { ForkingStrip, ForkMark } from '../fork/at-table.tsx';
import { PASSING } from '../../store/solo/plan.ts';
import { AskingStrip } from '../table/asking-strip.tsx';
import { isOnLeave } from '../table/leave-dialog.tsx';
import { askForSeat } from '../table/table-menu.tsx';
import { TakebackSheet, takebackShown } from '../takeback/takeback.tsx';
import { turnName, turnWordOf } from '../../kit/interface/turn-word.ts';
import { Advice } from './advice.tsx';
import { isHeld, MotionStrip, NextBot, PastScrub } from './motion-strip.tsx';
import { type BarState, barState } from './bar-state.ts';
import { Clock, Undo } from './clock-undo.tsx';
import { Instructions, Offers } from './offers.tsx';
import { useKeptFocus, useRested } from './use-take.ts';
import './bar.css';
import './offers.css';
import './bar-narrow.css';

interface Shown {
  readonly sign: ComponentChildren;
  readonly title: string;
  readonly words: ComponentChildren;
  readonly offers: ComponentChildren;
}

const isSeat = (actor: Actor): actor is Seat => actor !== 'referee';

const SeatSign = ({ seat }: { readonly seat: Seat }) => <SeatToken seat={seat} size={wide.value ? 58 : 36} />;

const IconSign = ({ name, class: more = '' }: { readonly name: IconName; readonly class?: string }) => (
  <span class={`sign centred ${more}`}>
    <Icon name={name} size={wide.value ? 36 : 26} />
  </span>
);

const MarksSign = ({ seats }: { readonly seats: readonly Seat[] }) => (
  <span class="sign flex wrap content-center justify-center gap-2">
    {seats.slice(0, wide.value ? 6 : 4).map((seat) => (
      <SeatSpot key={seat} seat={seat} size={wide.value ? 20 : 16} />
    ))}
  </span>
);

const actorSign = (actor: Actor): ComponentChildren => (isSeat(actor) ? <SeatSign seat={actor} /> : <IconSign name="scale" />);

/** More names than this are a crowd: the first few, and how many others. */
const NAMED_MOST = 6;
const NAMED_OF_CROWD = 4;

const names = ({ voice }: AtTable, actors: readonly Actor[]): readonly string[] => {
  const shown = actors.length > NAMED_MOST ? actors.slice(0, NAMED_OF_CROWD) : actors;
  const named = shown.map((actor) => (isSeat(actor) ? voice.seatName(actor) : tt('talk.referee')));
  return shown === actors ? named : [...named, tt('bar.otherNames', { count: actors.length - shown.length })];
};

/** Whom the game waits for, in words. */
const waitWords = (table: AtTable, awaited: readonly Actor[]): string => {
  const { scene } = table;
  const [first] = awaited;
  if (first === undefined || !isSeat(first) || awaited.length > 1) return awaited.length > 1 ? tt('bar.waitFor', { names: names(table, awaited) }) : '';
  const info = scene.info.seats.find(({ seat }) => seat === first);
  const name = table.voice.seatName(first);
  if (info?.holder === 'bot') return tt(isHeld(table, awaited) ? 'bar.botHeld' : 'bar.waitBot', { name });
  if (info !== undefined && info.awayUntil !== null && isOnLeave(info)) {
    return tt('bar.onLeave', { name, until: formatDay(info.awayUntil, lang.value) });
  }
  return info?.connected === false ? tt('bar.waitAway', { name }) : tt('bar.waitPerson');
};

/** Somebody who came late: is there a chair for him, or a bot whose chair he may ask for? */
const joinable = ({ scene: { you, info } }: AtTable): 'chair' | 'bot' | null => {
  if (you !== null) return null;
  if ((info.newSeat && info.joining !== 'closed') || info.seats.some(({ holder }) => holder === 'open')) return 'chair';
  return info.joining !== 'closed' && info.seats.some(({ holder }) => holder === 'bot') ? 'bot' : null;
};

const Join = ({ main }: { readonly main: boolean }) => (
  <div class="offers cluster">
    <Button class={main ? 'offer main' : 'offer'} words={tt('menu.take')} onClick={askForSeat} />
  </div>
);

/** Nobody is asked for one's own chair. */
const TakeBack = ({ seat }: { readonly seat: Seat }) => {
  const { session } = useTable();
  return (
    <div class="offers cluster">
      <Button class="offer main" words={tt('bar.takeBack')} onClick={() => void session.takeBack(seat)} />
    </div>
  );
};

const waiting = (table: AtTable, { awaited, beside }: Extract<BarState, { kind: 'wait' }>): Shown => {
  const [first] = awaited;
  const { former } = table.scene;
  if (former !== null) return { sign: <SeatSign seat={former} />, title: tt('bar.kept'), words: waitWords(table, awaited), offers: <TakeBack seat={former} /> };
  const asking = table.session.asking.value;
  const join = asking ? null : joinable(table);
  const title =
    first === undefined
      ? tt('bar.waitNobody')
      : awaited.length > 1
        ? tt('bar.waitMany', { count: awaited.length })
        : isSeat(first)
          ? tt('bar.turnOf', { name: table.voice.seatName(first) })
          : tt('bar.turnOfReferee');
  const sign = first === undefined ? <IconSign name="clock" /> : awaited.length > 1 ? <MarksSign seats={awaited.filter(isSeat)} /> : actorSign(first);
  return {
    sign,
    title,
    words: (
      <>
        {waitWords(table, awaited)} {table.scene.you === null && (asking ? tm('lobby.asking') : tt('bar.watching'))}
        {beside !== null && <Sentence message={beside.prompt} voice={table.voice} />}
      </>
    ),
    offers: isHeld(table, awaited) ? <NextBot /> : table.scene.offers.length > 0 ? <Offers quiet /> : join !== null && <Join main={join === 'chair'} />,
  };
};

/** Where to go from a finished game; the story of its end tells what else one may do. */
const Afterwards = () => {
  const table = useTable();
  const { info } = table.scene;
  const around = useRoomAround();
  return (
    <div class="offers cluster">
      {/* A table that is gone with the page has no next one. */}
      {!info.table.startsWith(PASSING) && <PlayAgain />}
      <Button class="offer" words={tl(showsBoard(table) ? 'decided.title' : 'decided.board')} onClick={() => turnOver(table)} />
      <Link class="offer" href={pathTo.replay(info.table)} words={tt('bar.replay')} />
      <Link class="offer" href={around === null ? pathTo.debrief(info.table) : pathTo.room(around.room, 'debrief')} words={tt('bar.debrief')} />
    </div>
  );
};

const over = (table: AtTable, { outcome }: Extract<BarState, { kind: 'over' }>): Shown => {
  const invited = rematchShown(table);
  if (invited !== null) return { ...invited, sign: invited.seat === null ? <IconSign name="users" /> : <SeatSign seat={invited.seat} /> };
  const winners = outcome.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const [winner] = winners;
  return {
    sign: winner === undefined ? <IconSign name="seal" /> : winners.length === 1 ? <SeatSign seat={winner} /> : <MarksSign seats={winners} />,
    title:
      winner === undefined
        ? tt('bar.over')
        : winners.length === 1
          ? tt('bar.winner', { name: table.voice.seatName(winner) })
          : tt('bar.winners', { names: names(table, winners) }),
    words: (
      <>
        <Sentence message={outcome.text} voice={table.voice} />{' '}
        {outcome.text.clauses.map((clause) => (
          <ClauseMark key={clause} game={table.scene.info.game} clause={clause} />
        ))}
      </>
    ),
    offers: <Afterwards />,
  };
};

const PastWords = ({ step }: { readonly step: number }) => {
  const { scene, page, voice } = useTable();
  const when = { when: turnName(turnWordOf(page, voice), scene.info.turn).at };
  return <>{step === scene.step ? '' : scene.outcome === null ? tt('bar.pastWords', when) : tt('bar.pastOver', when)}</>;
};

/** Of the board itself: the log at hand may begin later. */
const pastTitle = ({ page, voice }: AtTable, { step, turn }: Extract<BarState, { kind: 'past' }>): string =>
  step === 0 ? tt('bar.pastStart') : tt('bar.past', { turn: turnName(turnWordOf(page, voice), turn).the });

const shownFor = (table: AtTable, state: BarState): Shown => {
  const { session, scene } = table;
  switch (state.kind) {
    case 'lost':
      return {
        sign: <IconSign name="wifi" class="text-wax" />,
        title: tt('bar.lost'),
        words: state.retryAt === null ? tt('bar.lostNow') : tt('bar.lostWords', { seconds: Math.max(1, Math.ceil((state.retryAt - seconds.value) / 1000)) }),
        offers: (
          <div class="offers cluster">
            <Button class="offer" words={tt('bar.retry')} onClick={() => session.connection().retry()} />
          </div>
        ),
      };
    case 'past':
      return {
        sign: <IconSign name="clock" />,
        title: pastTitle(table, state),
        words: <PastWords step={state.step} />,
        offers: <PastScrub step={state.step} />,
      };
    case 'over':
      return over(table, state);
    case 'takeback':
      return { sign: <SeatSign seat={state.takeback.by} />, ...takebackShown(table, state) };
    case 'closed':
      return { sign: <IconSign name="lock" />, title: tt('bar.closed'), words: tt('bar.closedWords'), offers: null };
    case 'paused':
      return {
        sign: <IconSign name="pause" />,
        title: tt('bar.paused'),
        words: tt('bar.pausedWords'),
        offers: (scene.owner || scene.you === 'referee') && (
          <div class="offers cluster">
            <Button class="offer" words={tt('bar.resume')} onClick={() => void session.ask({ t: 'pause', on: false })} />
          </div>
        ),
      };
    case 'telling':
      return { sign: <IconSign name="eye" />, title: tt('bar.telling'), words: tt('bar.tellingWords'), offers: null };
    case 'act':
      return {
        sign: actorSign(state.decision.seat),
        title: isSeat(state.decision.seat) ? tt('bar.yourTurn', { name: table.voice.seatName(state.decision.seat) }) : tt('bar.refereeTurn'),
        words: <Sentence message={state.decision.prompt} voice={table.voice} />,
        offers: <Offers />,
      };
    case 'answered':
      return {
        sign: <MarksSign seats={state.awaited.filter(isSeat)} />,
        title: tt(state.decision.lapsed === true ? 'bar.lapsed' : 'bar.answered'),
        words:
          state.decision.lapsed === true ? (
            <Sentence message={state.decision.prompt} voice={table.voice} />
          ) : state.awaited.length === 0 ? (
            tt('bar.answeredAll')
          ) : (
            tt('bar.answeredWords', { names: names(table, state.awaited) })
          ),
        offers: isHeld(table, state.awaited) ? <NextBot /> : <Offers quiet />,
      };
    case 'wait':
      return waiting(table, state);
    default:
      return unreachable(state);
  }
};

const Refusal = () => {
  const { session, game } = useTable();
  const refusal = session.refusal.value;
  if (refusal === null) return null;
  return (
    <div class="refusal row" role="alert">
      <Icon name="warning" size={17} class="text-wax" />
      <span class="grow">
        {refusal.message === '' ? t('error.unreachable') : refusal.message}{' '}
        {refusal.clauses.map((clause) => (
          <ClauseMark key={clause} game={game.module.id} clause={clause} />
        ))}
      </span>
      <button type="button" class="icon-btn" aria-label={t('common.close')} onClick={() => (session.refusal.value = null)}>
        <Icon name="close" size={15} />
      </button>
    </div>
  );
};

/** The bar is brass for whoever must answer. */
const isBrass = (table: AtTable, state: BarState): boolean =>
  state.kind === 'act' || (state.kind === 'takeback' && state.asked) || (state.kind === 'over' && isInvited(table));

/** Whose turn, what is asked, every offer, the clock, undo: the dialog of the game. */
export const Bar = () => {
  const table = useTable();
  const state = barState(table.session.connection().link.value, table.session.past.value, table.scene);
  const { sign, title, words, offers } = shownFor(table, state);
  const sending = table.session.sending.value;
  const box = useKeptFocus(state.kind === 'act', sending);
  const rested = useRested(state.kind);
  const running = state.kind === 'act' || state.kind === 'wait' || state.kind === 'answered';
  useFollow(table);
  return (
    <section
      class={`bar relative firm bg-sheet double-under ${isBrass(table, state) ? 'act' : state.kind}`}
      aria-label={tt('bar.label')}
      aria-busy={sending}
      data-state={sending ? 'sending' : state.kind}
      data-step={table.scene.step}
      data-decision={table.scene.decisionNumber}
      ref={box}
    >
      <div class="bar-row across gap-7 p-4-6" {...rested}>
        {sign}
        <div class="bar-words" aria-live="polite">
          <h1 class="bar-heading t8" tabIndex={-1}>
            {title}
          </h1>
          <p class="bar-detail mt-1 t4">{words}</p>
          {state.kind === 'act' && table.guide}
        </div>
        {offers}
        {running && (
          <div class="bar-side column gap-1 items-end">
            <Clock />
            <Undo asked={state.kind === 'act'} />
            {state.kind === 'act' && <Instructions class="undo row gap-2 w600 t3 leading-2 text-right" />}
            {state.kind === 'act' && <Advice />}
          </div>
        )}
        {state.kind === 'takeback' && (
          <div class="bar-side column gap-1 items-end">
            <Clock />
            <small class="wide-only bar-note text-right text-inherit">{tt('takeback.then')}</small>
          </div>
        )}
      </div>
      {state.kind === 'takeback' && <TakebackSheet takeback={state.takeback} />}
      <Refusal />
      <MotionStrip />
      <AskingStrip />
      <ForkingStrip />
      <ForkMark />
    </section>
  );
};
