import { range } from '#kernel/collections.ts';
import type { AnyFace } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import { formatNumber, formatOrdinal, formatScore, type Voice } from '#kernel/words.ts';
import { type Deal, NAME_LENGTH, type Parted, type PlacedPlayer } from '#protocol';
import { useState } from 'preact/hooks';
import { lang } from '../../browser/settings.ts';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { deviceName, setDeviceName } from '../../browser/settings.ts';
import { tc } from '../../i18n/challenges.ts';
import { formatDayAndHour, formatRemaining } from '../../i18n/time.ts';
import { turnTitle, turnWordOf } from '../../kit/interface/turn-word.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Sentence, Wrong } from '../../kit/parts/sentence.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { Icon, type IconName } from '../../kit/svg/icon.tsx';
import { SeatLooks, Token } from '../../kit/svg/seats.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { challengeApi, isTaking, serverNow, startTry } from '../../store/challenges.ts';
import { pageHere } from '../../store/games.ts';
import { gameTitle } from '../../store/table-words.ts';
import { tokenAt } from '../../store/tables.ts';

/* What several pages of challenges show. */

export const titleOf = ({ game, number, title }: Pick<Deal, 'game' | 'number' | 'title'>): string => {
  if (title !== '') return title;
  return number === null ? tc('given', { game: gameTitle(game) }) : tc('deal', { game: gameTitle(game), number: String(number) });
};

export const shareText = (share: number): string => `${formatNumber(Math.round(100 * share), lang.value)}${lang.value === 'fr' ? '\u00a0%' : '%'}`;

const two = (value: number): string => String(value).padStart(2, '0');

/** As a field for date and hour has it, by the clock of this device. */
export const localMoment = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Midnight is the server's: its zone is said where the reader has another. */
export const closesWords = ({ closesAt, isOver, day }: Deal, zone: string | null): string => {
  const when = formatDayAndHour(closesAt, lang.value);
  const time = formatRemaining(closesAt - serverNow(), lang.value);
  if (isOver) return tc('over', { when });
  if (day === null) return tc('closesOn', { when, time });
  return tc('closes', { when: zone === null || zone === HERE ? tc('midnight') : tc('zone', { zone }), time });
};

const begunWords = ({ begun, mine }: Deal): string => (begun === 0 ? tc('nobody') : tc(mine.length === 0 ? 'begunNot' : 'begun', { count: begun }));

const Fact = ({ icon, words }: { readonly icon: IconName; readonly words: string }) => (
  <li class="row challenge-fact">
    <Icon name={icon} size={18} />
    {words}
  </li>
);

/** What is known of a deal before it is played. */
export const Facts = ({ deal, zone }: { readonly deal: Deal; readonly zone: string | null }) => (
  <ul class="entries">
    <Fact icon="bot" words={tc(`bots.${deal.level}`, { count: deal.seats - 1 })} />
    <Fact icon="check" words={tc('same')} />
    <Fact icon="clock" words={closesWords(deal, zone)} />
    <Fact icon="users" words={begunWords(deal)} />
  </ul>
);

/** What whoever looks may do with it now: begin, go on, see how it came out. */
export const Way = ({ deal: told, name, small = false }: { readonly deal: Deal; readonly name: string; readonly small?: boolean }) => {
  const [fresh, setFresh] = useState(told);
  const deal = fresh.challenge === told.challenge && fresh.now > told.now ? fresh : told;
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const playing = deal.mine.find(({ state }) => state === 'playing');
  const kind = small ? 'btn small' : 'btn brass wide challenge-plate';
  const take = async (): Promise<void> => {
    setBusy(true);
    const chosen = name.trim() || tc('someone');
    if (name.trim() !== '') setDeviceName(name.trim());
    const started = await startTry(deal, chosen);
    setBusy(false);
    if (!('wrong' in started)) return goTo(pathTo.table(started.table));
    setWrong(started.wrong);
    // Begun in another window or on another device since this page was opened: it goes on from here.
    const now = await challengeApi.deal(deal.challenge);
    if (now.ok) setFresh(now.value);
  };
  // Begun, and the answer was lost: the chair is asked for once more.
  const isLost = playing !== undefined && tokenAt(playing.table) === undefined && isTaking(deal.challenge);
  if (playing !== undefined && !deal.isOver && !isLost) return <Link class={kind} href={pathTo.table(playing.table)} words={tc('goOn')} />;
  if (deal.isOver || (deal.mine.length > 0 && !isLost)) return <Link class={kind} href={pathTo.challenge(deal.challenge)} words={tc('results')} />;
  return (
    <>
      <Button
        class={kind}
        disabled={busy}
        icon={small ? undefined : 'play'}
        words={tc(busy ? 'starting' : isLost ? 'goOn' : small ? 'takeShort' : 'take')}
        onClick={take}
      />
      {wrong !== '' && <Wrong words={wrong} />}
    </>
  );
};

/** A deal that is open to all, on this device: without a line, and without counting. */
const Practise = ({ deal, seed }: { readonly deal: Deal; readonly seed: string }) => {
  const [wrong, setWrong] = useState('');
  const practise = async (): Promise<void> => {
    const { openSoloTable } = await import('../../store/solo/solo-table.ts');
    const { game, options, level } = deal;
    const seats = range(deal.seats).map((seat) =>
      seat === deal.seat ? { kind: 'here' as const, name: deviceName.peek() || tc('someone') } : { kind: 'bot' as const, level },
    );
    const opened = await openSoloTable({ game, options, seats, lang: lang.peek(), kept: true, dice: { seed, draws: 'named' } });
    if (opened.ok) goTo(pathTo.table(opened.value.table));
    else setWrong(opened.message);
  };
  return (
    <>
      <Button words={tc('practise')} help={tc('practiseHelp')} onClick={practise} />
      {wrong !== '' && <Wrong words={wrong} />}
    </>
  );
};

/** Again, without counting. */
export const Again = ({ deal }: { readonly deal: Deal }) => {
  const [wrong, setWrong] = useState('');
  const again = async (): Promise<void> => {
    const started = await startTry(deal, deviceName.peek() || tc('someone'));
    if ('wrong' in started) setWrong(started.wrong);
    else goTo(pathTo.table(started.table));
  };
  if (deal.seed !== null) return <Practise deal={deal} seed={deal.seed} />;
  return (
    <>
      <Button words={tc('again')} help={tc('againHelp')} onClick={again} />
      {wrong !== '' && <Wrong words={wrong} />}
    </>
  );
};

/** Under which name one plays. */
export const NameField = ({ name, hidden, onName }: { readonly name: string; readonly hidden: boolean; readonly onName: (name: string) => void }) => (
  <Form onSend={() => undefined}>
    <Input
      class="input challenge-name"
      label={tc('name')}
      placeholder={tc('someone')}
      value={name}
      maxLength={NAME_LENGTH}
      autoComplete="nickname"
      onText={onName}
    />
    <small>{tc(hidden ? 'nameHidden' : 'nameHelp')}</small>
  </Form>
);

const signedGap = (face: AnyFace, gap: number): string => `${gap > 0 ? '+' : gap < 0 ? '−' : ''}${formatScore(Math.abs(gap), lang.value, face)}`;

/** Places with the number of people, and never without. */
export const Ranking = ({
  face,
  players,
  median,
  step,
}: {
  readonly face: AnyFace;
  readonly players: readonly PlacedPlayer[];
  readonly median: number;
  readonly step?: number;
}) => (
  <Sheet class="stack" title={tc('best')} note={tc('bestHelp')}>
    <table class="sums challenge-ranking">
      <thead class="hidden-words">
        <tr>
          <th scope="col">{tc('rank')}</th>
          <th scope="col">{tc('who')}</th>
          <th scope="col">{tc('score')}</th>
          <th scope="col">{tc('gap')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ place, name, mark, score, table, mine }) => (
          <tr key={`${place} ${name} ${table}`} class={mine ? 'challenge-mine' : ''}>
            <td>{formatOrdinal(place, lang.value)}</td>
            <th scope="row" class="text-left">
              <span class="row gap-3">
                <SeatLooks seats={[{ mark }]}>
                  <Token seat={0} name={name} size={28} />
                </SeatLooks>
                {table === null ? (
                  name
                ) : (
                  <a href={step === undefined ? pathTo.table(table) : pathTo.tableAt(table, step)} title={mine ? tc('lookMine') : tc('look', { name })}>
                    {name}
                  </a>
                )}
              </span>
            </th>
            <td>
              <b>{formatScore(score, lang.value, face)}</b>
            </td>
            <td>{signedGap(face, score - median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Sheet>
);

interface PartedProps {
  readonly face: AnyFace;
  readonly voice: Voice;
  readonly parted: readonly Parted[];
  readonly enough: boolean;
  readonly least: number;
}

const Question = ({ face, voice, one }: { readonly face: AnyFace; readonly voice: Voice; readonly one: Parted }) => {
  const word = turnWordOf(pageHere(face.module.id), voice);
  const most = Math.max(...one.answers.map(({ count }) => count));
  return (
    <li class="challenge-question stack tight">
      <p class="row ends gap-3">
        <b>
          <Sentence message={one.prompt} voice={voice} />{' '}
          {one.prompt.clauses.map((clause) => (
            <ClauseMark key={clause} game={face.module.id} clause={clause} />
          ))}
        </b>
        <span class="help firm nowrap">
          {turnTitle(word, one.turn)}, {tc('answered', { count: one.answered })}
        </span>
      </p>
      <table class="challenge-answers">
        <tbody>
          {one.answers.map(({ answer, count, mean, mine, at }) => {
            const words = renderText(answer, voice);
            return (
              <tr key={words} class={mine ? 'challenge-mine' : ''}>
                <th scope="row" class="challenge-cell words">
                  {at === null ? words : <a href={pathTo.tableAt(at.table, at.shown)}>{words}</a>}
                  {mine && <span class="hidden-words">, {tc('yours')}</span>}
                </th>
                <td class="challenge-cell challenge-bar" aria-hidden="true">
                  <span class={`challenge-length ${mine ? 'mine' : ''}`} style={{ width: `${(100 * count) / most}%` }} />
                </td>
                <td class="challenge-cell">
                  <b>{formatNumber(count, lang.value)}</b>
                </td>
                <td class="challenge-cell">{formatScore(Math.round(mean), lang.value, face)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </li>
  );
};

/** Where people parted: who did what, and what games with that answer ended at. */
export const PartedSheet = ({ face, voice, parted, enough, least }: PartedProps) => (
  <Sheet class="stack" title={tc('parted')} note={parted.length === 0 ? undefined : tc('partedHelp')}>
    {parted.length === 0 ? (
      <p class="help">{tc(enough ? 'partedNone' : 'partedFew')}</p>
    ) : (
      <>
        <ol class="stack">
          {parted.map((one) => (
            <Question key={`${one.turn} ${one.prompt.key}`} face={face} voice={voice} one={one} />
          ))}
        </ol>
        <p class="hint mt-3">
          {tc('partedWhy')} {least > 1 && tc('partedLeast', { least })}
        </p>
      </>
    )}
  </Sheet>
);
