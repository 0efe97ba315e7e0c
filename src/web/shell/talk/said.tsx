import type { Actor } from '#kernel/game.ts';
import type { TalkLine } from '#protocol';
import { tt } from '../../i18n/table.ts';
import { formatMoment } from '../../i18n/time.ts';
import { lang } from '../../store/settings.ts';
import { Icon } from '../../svg/icon.tsx';
import { type AtTable, gameProps, useTable } from '../at-table.ts';
import { SeatSpot } from '../seat-look.tsx';
import { MuteButton } from './mute.tsx';
import { ReportButton } from './report.tsx';

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
  const name = line.name === '' ? (line.seat === 'referee' ? tt('talk.referee') : tt('talk.owner')) : line.name;
  return (
    <>
      {typeof line.seat === 'number' && <SeatSpot seat={line.seat} />}
      <b>{role ?? name}</b>
      {role !== null && <span class="person hint">{name}</span>}
    </>
  );
};

export const Said = ({ line }: { readonly line: TalkLine }) => {
  const table = useTable();
  const { page, scene, session } = table;
  const names = useNames();
  const isMine = typeof line.seat === 'number' && session.mine.value.includes(line.seat);
  const mayReport = scene.you !== null || scene.owner;
  return (
    <li class={line.seat !== null && line.seat === scene.you ? 'said mine' : 'said'}>
      <p class="by tight row">
        <Writer line={line} />
        {line.to !== undefined && (
          <span class="for row hint">
            <Icon name="lock" size={13} />
            {tt('talk.for', { names: names(line.to) })}
          </span>
        )}
        {typeof line.seat === 'number' && scene.info.seats[line.seat]?.holder === 'person' && !isMine && (
          <MuteButton seat={line.seat} class="mute" words={false} />
        )}
        {line.text !== '' && mayReport && line.seat !== null && !isMine && <ReportButton talk={line.n} name={line.name} />}
        <small>{formatMoment(line.at, Date.now(), lang.value)}</small>
      </p>
      <p class={line.text === '' ? 'text help' : 'text'}>{line.text === '' ? tt('talk.erased') : line.text}</p>
      {page?.TalkSlip !== undefined && scene.view !== null && <page.TalkSlip {...gameProps(table)} line={line} />}
    </li>
  );
};
