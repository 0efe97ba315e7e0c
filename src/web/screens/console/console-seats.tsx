import { NAME_LENGTH, type SeatInfo } from '#protocol';
import { useState } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import { Button, FloatingButton } from '../../kit/parts/buttons.tsx';
import { choicesOf, Segments } from '../../kit/parts/choices.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { statusWords } from '../../shell/players/players.tsx';
import { NewLink, SeatActions } from '../../shell/table/seat-manager.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { usualLevel } from '../new-table/draft.ts';
import { SeatLine } from '../lobby/seat-line.tsx';
import { type Shown, shownSeats } from './seats.ts';

/** Another's name: the device's own is not touched. */
const RenameForm = ({ info, onDone }: { readonly info: SeatInfo; readonly onDone: () => void }) => {
  const { session } = useTable();
  const [name, setName] = useState(info.name);
  const send = async (): Promise<void> => {
    const answer = await session.ask({ t: 'rename', seat: info.seat, name });
    if (answer.ok) onDone();
  };
  return (
    <Form class="row" onSend={send}>
      <Input class="input min-w-0" aria-label={tr('console.name')} maxLength={NAME_LENGTH} required value={name} onText={setName} />
      <Button type="submit" class="btn small" words={tr('console.rename')} />
    </Form>
  );
};

interface Link {
  readonly name: string;
  readonly url: string;
}

const Row = ({ info, onLink }: { readonly info: SeatInfo; readonly onLink: (link: Link) => void }) => {
  const table = useTable();
  const { scene, session, voice, game } = table;
  const open = info.holder === 'open';
  const name = open ? tr('console.free', { number: info.seat + 1 }) : voice.seatName(info.seat);
  const awaited = scene.awaited.includes(info.seat);
  const running = scene.info.status !== 'finished';
  return (
    <SeatLine
      class={awaited ? 'console-seat min-h-52 p-3-0 awaited' : 'console-seat min-h-52 p-3-0'}
      nameClass="block"
      seat={open ? null : info.seat}
      size={34}
      name={name}
      words={
        <>
          {open ? tm('lobby.freeFor') : statusWords(table, info)}
          {awaited && ` · ${tt('players.awaited')}`}
        </>
      }
      acts={
        <span class="tight row">
          {info.holder !== 'bot' && running && (
            <Button
              class="btn small"
              aria-label={tr('console.putBotFor', { name })}
              disabled={session.sending.value}
              icon="bot"
              size={16}
              words={tr('console.putBot')}
              onClick={() => void session.ask({ t: 'bot', seat: info.seat, level: usualLevel(game) })}
            />
          )}
          {!open && running && (
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
      }
    />
  );
};

/** Every chair, and what can be done with it. Sixty of them are found by asking for the awaited or the absent. */
export const ConsoleSeats = () => {
  const { scene } = useTable();
  const [shown, setShown] = useState<Shown>('all');
  const [link, setLink] = useState<Link | null>(null);
  const seats = shownSeats(scene.info.seats, scene.awaited, shown);
  return (
    <section class="sheet padded" aria-label={tr('console.seats')}>
      <header class="gap-4-6 mb-5 cluster ends titled">
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
        <ul class="console-seats cards">
          {seats.map((info) => (
            <Row key={info.seat} info={info} onLink={setLink} />
          ))}
        </ul>
      )}
    </section>
  );
};
