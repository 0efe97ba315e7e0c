import type { Actor, Seat } from '#kernel/game.ts';
import { tt } from '../../i18n/table.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { type AtTable, gameProps, SeatSpot, useTable } from '../at-table.tsx';
import { useHeard } from './conversations.ts';
import type { ReportReason, TalkLine } from '#protocol';
import { nameFor } from '#table/player-name.ts';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { Button, FloatingButton } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { formatMoment } from '../../i18n/time.ts';
import { lang } from '../../browser/settings.ts';

/** Reads somebody no more on this device, or again. */
export const MuteButton = ({ seat, class: className, words = true }: { readonly seat: Seat; readonly class: string; readonly words?: boolean }) => {
  const { session, voice } = useTable();
  const { muted, mute } = useHeard(session);
  const on = muted.includes(seat);
  const label = tt(on ? 'talk.unmute' : 'talk.mute', { name: voice.seatName(seat) });
  return (
    <button type="button" class={className} aria-label={words ? undefined : label} title={words ? undefined : label} onClick={() => mute(seat, !on)}>
      <Icon name={on ? 'sound' : 'mute'} size={words ? 16 : 15} />
      {words && label}
    </button>
  );
};

/** Whom one does not read: seen by oneself alone, and taken back here. */
export const MutedNote = ({ class: more = 'p-3-0' }: { readonly class?: string }) => {
  const { session, voice } = useTable();
  const { muted } = useHeard(session);
  if (muted.length === 0) return null;
  return (
    <p class={`hint cluster ${more}`}>
      <Icon name="mute" size={15} />
      {tt('talk.muted', { names: muted.map((seat) => voice.seatName(seat)) })}
      {muted.map((seat) => (
        <MuteButton key={seat} seat={seat} class="text-btn" />
      ))}
    </p>
  );
};

const REASONS: readonly ReportReason[] = ['insult', 'harassment', 'spam', 'other'];

type About = { readonly talk: number } | { readonly seat: Seat };

/** Why; one press tells whoever runs the server. Nobody at the table learns of it. */
const Reasons = ({ about }: { readonly about: About }) => {
  const { session } = useTable();
  const [said, setSaid] = useState<string | null>(null);
  const report = async (reason: ReportReason): Promise<void> => {
    const answer = await session.ask({ t: 'report', about, reason });
    setSaid(answer.ok ? tt('report.done') : answer.message || t('error.unreachable'));
  };
  return (
    <div class="stack tight">
      {said === null && REASONS.map((reason) => <Button key={reason} class="btn small" words={tt(`report.${reason}`)} onClick={() => void report(reason)} />)}
      <p role="status">{said ?? tt('report.help')}</p>
    </div>
  );
};

/** Reports words: beside the line. */
const ReportButton = ({ talk, name }: { readonly talk: number; readonly name: string }) => (
  <FloatingButton
    class="mute said-mute min-h-28 border-0 bg-none text-ink-3 min-w-28"
    label={tt('report.words', { name })}
    face={<Icon name="warning" size={15} />}
  >
    {() => <Reasons about={{ talk }} />}
  </FloatingButton>
);

/** Reports a name: whoever never speaks has one too. */
export const ReportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { scene, session, voice } = useTable();
  const others = scene.info.seats.filter(({ seat, holder }) => holder === 'person' && !session.mine.value.includes(seat));
  return (
    <Dialog title={tt('report.name')} onClose={onClose}>
      {others.length === 0 && <p class="help">{tt('report.nobody')}</p>}
      <ul class="stack">
        {others.map(({ seat }) => (
          <li key={seat}>
            <FloatingButton class="btn wide" label={voice.seatName(seat)} spoken face={voice.seatName(seat)}>
              {() => <Reasons about={{ seat }} />}
            </FloatingButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** As what each one speaks, where the game has its players speak as something; null: as himself. */
const roleIn = ({ page, scene, voice }: AtTable, actor: Actor | null): string | null =>
  page?.speaksAs === undefined || scene.view === null || typeof actor !== 'number' ? null : page.speaksAs(scene.view, actor, voice);

/** Names as one writes them on an envelope. */
export const useNames = (): ((actors: readonly Actor[]) => string) => {
  const table = useTable();
  return (actors) => actors.map((actor) => (actor === 'referee' ? tt('talk.referee') : (roleIn(table, actor) ?? table.voice.seatName(actor)))).join(', ');
};

/** The name that was the writer's when he spoke, after what he speaks as. */
const Writer = ({ line }: { readonly line: TalkLine }) => {
  const role = roleIn(useTable(), line.seat);
  const name = line.name === '' ? (line.seat === 'referee' ? tt('talk.referee') : tt('talk.owner')) : nameFor(line.name, lang.value);
  return (
    <>
      {typeof line.seat === 'number' && <SeatSpot seat={line.seat} />}
      <b class="besley w700 t4 leading-2">{role ?? name}</b>
      {role !== null && <span class="person hint">{name}</span>}
    </>
  );
};

export const Said = ({ line }: { readonly line: TalkLine }) => {
  const table = useTable();
  const { page, scene, session } = table;
  const names = useNames();
  const isMine = typeof line.seat === 'number' && session.mine.value.includes(line.seat);
  const own = line.seat !== null && line.seat === scene.you;
  const mayReport = scene.you !== null || scene.owner;
  return (
    <li class={own ? 'said mine' : 'said'}>
      <p class="by tight row">
        <Writer line={line} />
        {line.to !== undefined && (
          <span class="for row hint gap-2 break-words">
            <Icon name="lock" size={13} />
            {tt('talk.for', { names: names(line.to) })}
          </span>
        )}
        {typeof line.seat === 'number' && scene.info.seats[line.seat]?.holder === 'person' && !isMine && (
          <MuteButton seat={line.seat} class="mute said-mute min-h-28 border-0 bg-none text-ink-3 min-w-28" words={false} />
        )}
        {line.text !== '' && mayReport && line.seat !== null && !isMine && <ReportButton talk={line.n} name={line.name} />}
        <small class="push text-ink-3">{formatMoment(line.at, Date.now(), lang.value)}</small>
      </p>
      <p class={`text pre-wrap break-words ${line.text === '' ? 'help' : own ? 'text-ink-2' : ''}`}>{line.text === '' ? tt('talk.erased') : line.text}</p>
      {page?.TalkSlip !== undefined && scene.view !== null && <page.TalkSlip {...gameProps(table)} line={line} />}
    </li>
  );
};
