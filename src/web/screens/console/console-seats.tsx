import { NAME_LENGTH, type SeatInfo } from '#protocol';
import { useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import { Button, FloatingButton } from '../../kit/parts/buttons.tsx';
import { choicesOf, Segments } from '../../kit/parts/choices.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { SeatToken, useTable } from '../../shell/at-table.tsx';
import { statusWords } from '../../shell/players/players.tsx';
import { NewLink, SeatActions } from '../../shell/table/seat-manager.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { usualLevel } from '../new-table/draft.ts';
import { type Shown, shownSeats } from './shown-seats.ts';

/** Another's name: the device's own is not touched. */
const RenameForm = ({ info, onDone }: { readonly info: SeatInfo; readonly onDone: () => void }) => {
  const { session } = useTable();
  const [name, setName] = useState(info.name);
  const send = async (): Promise<void> => {
    const answer = await session.ask({ t: 'rename', seat: info.seat, name });
    if (answer.ok) onDone();
  };
  return (
    <Form class="rename-form row" onSend={send}>
      <Input aria-label={tr('console.name')} maxLength={NAME_LENGTH} required value={name} onText={setName} />
      <Button type="submit" class="btn small" words={tr('console.rename')} />
    </Form>
  );
};

type Link = { readonly name: string; readonly url: string };

const Row = ({ info, onLink }: { readonly info: SeatInfo; readonly onLink: (link: Link) => void }) => {
  const table = useTable();
  const { scene, session, voice, game } = table;
  const open = info.holder === 'open';
  const name = open ? tr('console.free', { number: info.seat + 1 }) : voice.seatName(info.seat);
  const awaited = scene.awaited.includes(info.seat);
  return (
    <li class={`console-seat across${awaited ? ' awaited' : ''}`}>
      {open ? (
        <span class="empty-seat centred">
          <Icon name="link" size={15} />
        </span>
      ) : (
        <SeatToken seat={info.seat} size={34} />
      )}
      <span class="name">
        <b>{name}</b>
        <small>
          {open ? tm('lobby.freeFor') : statusWords(table, info)}
          {awaited && ` · ${tt('players.awaited')}`}
        </small>
      </span>
      <span class="acts tight row">
        {info.holder !== 'bot' && scene.info.status !== 'finished' && (
          <button
            type="button"
            class="btn small"
            aria-label={tr('console.putBotFor', { name })}
            disabled={session.sending.value}
            onClick={() => void session.ask({ t: 'bot', seat: info.seat, level: usualLevel(game) })}
          >
            <Icon name="bot" size={16} />
            {tr('console.putBot')}
          </button>
        )}
        {!open && scene.info.status !== 'finished' && (
          <FloatingButton class="icon-btn" label={tr('console.manage', { name })} face={<Icon name="dots" weight={2.6} />}>
            {(close) => (
              <div class="stack">
                <RenameForm info={info} onDone={close} />
                <SeatActions
                  info={info}
                  onLink={(link) => {
                    onLink(link);
                    close();
                  }}
                />
              </div>
            )}
          </FloatingButton>
        )}
      </span>
    </li>
  );
};

/** Every chair, and what can be done with it. Sixty of them are found by asking for the awaited or the absent. */
export const ConsoleSeats = () => {
  const { scene } = useTable();
  const [shown, setShown] = useState<Shown>('all');
  const [link, setLink] = useState<Link | null>(null);
  const seats = shownSeats(scene.info.seats, scene.awaited, shown);
  return (
    <section class="sheet console-seats padded" aria-label={tr('console.seats')}>
      <header class="cluster ends titled">
        <h2>{tr('console.seats')}</h2>
        <Segments
          label={tr('console.seatsShown')}
          value={shown}
          choices={choicesOf({ all: tr('console.all'), awaited: tr('console.late'), away: tr('console.away'), bots: tr('console.bots') })}
          onChange={setShown}
        />
      </header>
      {link !== null && <NewLink {...link} />}
      {seats.length === 0 ? (
        <p class="help">{tr('console.none')}</p>
      ) : (
        <ul class="cards">
          {seats.map((info) => (
            <Row key={info.seat} info={info} onLink={setLink} />
          ))}
        </ul>
      )}
    </section>
  );
};
