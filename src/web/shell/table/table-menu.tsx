import { unreachable } from '#kernel/collections.ts';
import type { Scene } from '#protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import { tl } from '../../i18n/teach.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { lazily } from '../../kit/parts/waiting.tsx';
import { isUnderWay } from '../../store/progress.ts';
import { openTeaching, taughtFirst } from '../../kit/parts/teaching.ts';
import { pathTo } from '../../browser/routes.ts';
import { isHere } from '../../store/solo/plan.ts';
import { takeSeat } from '../../store/chairs.ts';
import { isKey } from '../../store/keys.ts';
import { seatLink } from '../../store/links.ts';
import { switchTips, tipsOff } from '../../store/tips.ts';
import { askWaysIn, guestOrigin, useOrigin } from '../../store/ways-in.ts';
import { Icon, type IconName } from '../../kit/svg/icon.tsx';
import { useTable } from '../at-table.tsx';
import { ReportDialog } from '../talk/said.tsx';
import { isOnLeave, OnLeaveDialog } from './leave-dialog.tsx';
import { isSlow } from './leave-days.ts';
import { NotifyDialog, useTurnNotice } from './notify-dialog.tsx';
import { Palette } from './palette.tsx';
import { SeatForm } from './seat-form.tsx';
import './table-menu.css';

/* What is rarely opened is fetched when it is. */
const AmendDialog = lazily<{ readonly onClose: () => void }>(async () => (await import('./amend-dialog.tsx')).AmendDialog);
const SeatManager = lazily<object>(async () => (await import('./seat-manager.tsx')).SeatManager);
const HereDialog = lazily<{ readonly onClose: () => void }>(async () => (await import('../kept/here-dialog.tsx')).HereDialog);
const SettingsList = lazily<object>(async () => (await import('./settings-list.tsx')).SettingsList);

type Opened = 'here' | 'report' | 'mark' | 'link' | 'seats' | 'settings' | 'amend' | 'leave' | 'quit' | 'take' | 'rename' | 'onLeave' | 'notify';

/** The dialog opened from the menu; the menu itself is gone by then. */
const opened = signal<Opened | null>(null);

const close = (): void => {
  opened.value = null;
};

/** Asks on which chair a newcomer wants to sit. */
export const askForSeat = (): void => {
  opened.value = 'take';
};

export const askToBeTold = (): void => {
  opened.value = 'notify';
};

/** Says where a table of this device lies, and how to go on elsewhere. */
export const showHere = (): void => {
  opened.value = 'here';
};

export const askForAmendment = (): void => {
  opened.value = 'amend';
};

const Entry = ({ icon, words, onPick }: { readonly icon: IconName; readonly words: string; readonly onPick: () => void }) => (
  <li>
    <button type="button" onClick={onPick}>
      <Icon name={icon} />
      {words}
    </button>
  </li>
);

interface WayProps {
  readonly icon: IconName;
  readonly words: string;
  readonly href: string;
  readonly done: () => void;
  readonly hidden?: boolean;
}

const Way = ({ icon, words, href, done, hidden = false }: WayProps) =>
  hidden ? null : (
    <li>
      <a href={href} onClick={done}>
        <Icon name={icon} />
        {words}
      </a>
    </li>
  );

/** Back to a guide that was closed at this table, or to one that was begun at another. */
const Guide = ({ done }: { readonly done: () => void }) => {
  const { scene } = useTable();
  const guide = taughtFirst.value;
  const { game } = scene.info;
  if (guide?.id !== 'guide') return <Way icon="book" words={tt('menu.guide')} href={pathTo.learn(game)} done={done} hidden={!isUnderWay(game)} />;
  return (
    <Entry
      icon="book"
      words={tt('menu.guide')}
      onPick={() => {
        done();
        openTeaching(guide);
      }}
    />
  );
};

/** At a table of a room, and not the one who leads it: the animator sees to what is not in a short menu. */
export const isPupil = ({ info, owner, you }: Scene): boolean => info.inRoom !== null && !owner && you !== 'referee';

/** What can be done at this table, on top of the house's menu. */
export const TableMenu = ({ done }: { readonly done: () => void }) => {
  const { scene, session, page } = useTable();
  const { you, owner, info } = scene;
  useEffect(() => void askWaysIn(), []);
  const seated = typeof you === 'number';
  const runs = owner || you === 'referee';
  const playing = info.status === 'playing';
  const own = seated ? info.seats[you] : undefined;
  // On this device there is nobody to send a link to, to be told by, or to complain of.
  const here = isHere(info.table);
  const open = (what: Opened) => () => {
    done();
    opened.value = what;
  };
  if (info.inRoom !== null && isPupil(scene)) {
    return (
      <>
        <Entry icon="gear" words={tt('menu.settings')} onPick={open('settings')} />
        {info.inRoom.motions && seated && playing && <Entry icon="scale" words={tt('motion.propose')} onPick={open('amend')} />}
        {info.inRoom.talk && seated && <Entry icon="warning" words={tt('report.name')} onPick={open('report')} />}
        {seated && playing && <Entry icon="leave" words={tt('menu.leave')} onPick={open('leave')} />}
        <li class="parting" aria-hidden="true" />
      </>
    );
  }
  return (
    <>
      {here && <Entry icon="tablet" words={tt('menu.here')} onPick={open('here')} />}
      {!here && guestOrigin.value !== null && (
        <li>
          <CopyButton text={guestOrigin.value + pathTo.join(info.code)} words={tt('menu.copyLink')} class="" />
        </li>
      )}
      {!here && seated && info.status !== 'finished' && <Entry icon="bell" words={tt('menu.notify')} onPick={open('notify')} />}
      <Entry icon="gear" words={tt('menu.settings')} onPick={open('settings')} />
      {playing && (seated || you === 'referee') && (
        <Entry icon="scale" words={you === 'referee' ? tt('motion.amend') : tt('motion.propose')} onPick={open('amend')} />
      )}
      <Guide done={done} />
      {!here && runs && playing && <Entry icon="users" words={tt('menu.seats')} onPick={open('seats')} />}
      {runs && playing && (
        <Entry
          icon={info.paused ? 'play' : 'pause'}
          words={info.paused ? tt('menu.resume') : tt('menu.pause')}
          onPick={() => {
            done();
            void session.ask({ t: 'pause', on: !info.paused });
          }}
        />
      )}
      {!here && runs && <Way icon="gear" words={tr('console.console')} href={pathTo.console(session.table)} done={done} />}
      {(seated || info.status !== 'finished') && <li class="parting" aria-hidden="true" />}
      {!seated && you === null && info.status !== 'finished' && <Entry icon="person" words={tt('menu.take')} onPick={open('take')} />}
      {!here && seated && <Entry icon="link" words={tt('menu.mySeatLink')} onPick={open('link')} />}
      {seated && <Entry icon="pen" words={tt('menu.rename')} onPick={open('rename')} />}
      {seated && playing && page?.wears === undefined && <Entry icon="seal" words={tm('palette.label')} onPick={open('mark')} />}
      {seated && (
        <Entry
          icon={own?.named === true ? 'check' : 'download'}
          words={tt(own?.named === true ? 'menu.unnamed' : 'menu.named')}
          onPick={() => {
            done();
            void session.ask({ t: 'named', on: own?.named !== true });
          }}
        />
      )}
      {seated && playing && own !== undefined && isOnLeave(own) && (
        <Entry
          icon="person"
          words={tt('menu.backFrom')}
          onPick={() => {
            done();
            void session.ask({ t: 'vacation', until: null });
          }}
        />
      )}
      {seated && playing && isSlow(info.secondsPerDecision, scene.decision?.window?.seconds) && (
        <Entry icon="clock" words={tt('menu.leaveOf')} onPick={open('onLeave')} />
      )}
      {seated && playing && <Entry icon="leave" words={tt('menu.leave')} onPick={open('leave')} />}
      {scene.mayQuit && <Entry icon="leave" words={tt('menu.quit')} onPick={open('quit')} />}
      <li class="parting" aria-hidden="true" />
    </>
  );
};

/** What is seldom wanted at a table: folded, with the rest of the house. */
export const TableMore = ({ done }: { readonly done: () => void }) => {
  const { scene, session } = useTable();
  const { you, owner, info } = scene;
  const others = info.seats.some(({ seat, holder }) => holder === 'person' && !session.mine.value.includes(seat));
  const report = (): void => {
    done();
    opened.value = 'report';
  };
  return (
    <>
      <Entry icon="book" words={tl(tipsOff.value ? 'tips.menuOff' : 'tips.menuOn')} onPick={() => switchTips(!tipsOff.value)} />
      <Way icon="chart" words={tr('console.debrief')} href={pathTo.debrief(session.table)} done={done} hidden={info.status === 'lobby'} />
      <Way icon="eye" words={tr('console.projector')} href={pathTo.projector(session.table)} done={done} />
      {others && (you !== null || owner) && <Entry icon="warning" words={tt('report.name')} onPick={report} />}
    </>
  );
};

const CarryDialog = () => (
  <Dialog title={tt('menu.mySeatLink')} onClose={close}>
    <p class="above help">{tt('menu.seatByRing')}</p>
    <Link class="btn ink" href={pathTo.seats} onClick={close} words={t('nav.seats')} />
  </Dialog>
);

const LinkDialog = () => {
  const { session } = useTable();
  const origin = useOrigin();
  const token = session.active.value.token();
  if (token === null) return null;
  // A key of this device opens every other seat too: it is never shown.
  if (isKey(token)) return <CarryDialog />;
  const url = seatLink(origin, session.table, { kind: session.scene.value?.you === 'referee' ? 'referee' : 'seat', token });
  return (
    <Dialog title={tt('menu.mySeatLink')} onClose={close}>
      <p class="above help">{tt('menu.seatLinkWords')}</p>
      <div class="row">
        <input class="input" readOnly aria-label={tt('menu.mySeatLink')} value={url} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={url} words={tt('menu.copy')} class="btn ink" />
      </div>
    </Dialog>
  );
};

/** Leaves the seat to a bot, or the game for good. */
const LeaveDialog = ({ way }: { readonly way: 'leave' | 'quit' }) => {
  const { session } = useTable();
  return (
    <Dialog
      title={tt(`menu.${way}Title`)}
      onClose={close}
      footer={
        <>
          <Button class="btn ghost" words={t('common.cancel')} onClick={close} />
          <Button
            class="btn wax"
            words={tt(`menu.${way}Go`)}
            onClick={() => {
              close();
              void session.ask({ t: way });
            }}
          />
        </>
      }
    >
      <p>{tt(`menu.${way}Words`)}</p>
    </Dialog>
  );
};

const TakeDialog = () => {
  const { session, scene, voice } = useTable();
  const { info } = scene;
  const closed = info.status === 'playing' && info.joining === 'closed' && !scene.owner;
  const free = info.seats.filter(({ holder }) => holder === 'open' || (holder === 'bot' && !closed));
  const asks = info.status === 'playing' && info.joining !== 'free';
  const sit = async (seat: number, name: string): Promise<string | null> => {
    const refused = await takeSeat(session.active.value, seat, name);
    if (refused === null) close();
    return refused;
  };
  const form = (seat: number, asked: boolean) => (
    <SeatForm submit={asked ? tm('lobby.ask') : tm('lobby.sit')} waiting={asked ? tm('lobby.asking') : undefined} onName={(name) => sit(seat, name)} />
  );
  return (
    <Dialog title={tt('menu.take')} onClose={close}>
      {free.length === 0 && (closed || !info.newSeat) && <p>{tm('lobby.joining.closed')}</p>}
      {asks && !closed && <p class="help above">{tm(`lobby.joining.${info.joining}`)}</p>}
      {info.newSeat && !closed && (
        <details class="take-one line-under" name="take" open>
          <summary class="p-4-0 min-h-40">{tt('menu.newSeat')}</summary>
          {form(info.seats.length, asks)}
        </details>
      )}
      {free.map(({ seat, holder }) => (
        <details key={seat} class="take-one line-under" name="take" open={free.length === 1 && !info.newSeat}>
          <summary class="p-4-0 min-h-40">{holder === 'bot' ? voice.seatName(seat) : tm('lobby.takeSeat', { number: seat + 1 })}</summary>
          {form(seat, asks && holder === 'bot')}
        </details>
      ))}
    </Dialog>
  );
};

const RenameDialog = () => {
  const { session, scene, voice } = useTable();
  const rename = async (name: string): Promise<string | null> => {
    const answer = await session.connection().ask({ t: 'rename', name });
    if (!answer.ok) return answer.message;
    close();
    return null;
  };
  return (
    <Dialog title={tt('menu.rename')} onClose={close}>
      <SeatForm submit={tt('menu.save')} onName={rename} initial={typeof scene.you === 'number' ? voice.seatName(scene.you) : ''} />
    </Dialog>
  );
};

const MarkDialog = () => {
  const { scene } = useTable();
  const own = typeof scene.you === 'number' ? scene.info.seats[scene.you] : undefined;
  return (
    <Dialog title={tm('palette.label')} onClose={close}>
      <p class="above help">{tm('palette.help')}</p>
      {own !== undefined && <Palette own={own} />}
    </Dialog>
  );
};

/** Whatever the menu opened. */
export const MenuDialogs = () => {
  useEffect(() => close, []);
  useTurnNotice();
  switch (opened.value) {
    case 'mark':
      return <MarkDialog />;
    case 'link':
      return <LinkDialog />;
    case 'seats':
      return (
        <Dialog title={tt('menu.seats')} onClose={close}>
          <SeatManager />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={tt('menu.settings')} onClose={close}>
          <SettingsList />
        </Dialog>
      );
    case 'here':
      return <HereDialog onClose={close} />;
    case 'report':
      return <ReportDialog onClose={close} />;
    case 'amend':
      return <AmendDialog onClose={close} />;
    case 'leave':
    case 'quit':
      return <LeaveDialog way={opened.value} />;
    case 'take':
      return <TakeDialog />;
    case 'rename':
      return <RenameDialog />;
    case 'onLeave':
      return <OnLeaveDialog onClose={close} />;
    case 'notify':
      return <NotifyDialog onClose={close} />;
    case null:
      return null;
    default:
      return unreachable(opened.value);
  }
};
