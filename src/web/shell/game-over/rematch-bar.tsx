import type { Seat } from '#kernel/game.ts';
import type { Rematch } from '#protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { pathTo } from '../../browser/routes.ts';
import { followTo } from '../../store/rematch.ts';
import type { Session } from '../../store/session.ts';
import { type AtTable, useRoomAround, useTable } from '../at-table.tsx';

const saidBy = ({ said }: Rematch, seat: unknown): boolean | null => said.find((answer) => answer.seat === seat)?.yes ?? null;

/** The people who have not said whether they play again. */
const silentIn = ({ scene: { info } }: AtTable): readonly Seat[] => {
  const { rematch } = info;
  return rematch === null ? [] : info.seats.filter(({ holder, seat }) => holder === 'person' && saidBy(rematch, seat) === null).map(({ seat }) => seat);
};

/** Is the reader asked whether he plays again? */
export const isInvited = ({ scene: { you, info } }: AtTable): boolean =>
  info.rematch !== null && info.rematch.next === null && typeof you === 'number' && saidBy(info.rematch, you) === null;

/** Several people at one device answer together. */
const say = (session: Session, yes: boolean) => () => {
  for (const { connection } of session.chairs.value) {
    if (typeof connection.scene.value?.you === 'number') void connection.ask({ t: 'rematch', yes });
  }
};

/** Once there is a next game, whoever plays in it goes there; not whoever comes back here to look at this one. */
export const useFollow = ({ session, scene: { info, you } }: AtTable): void => {
  const next = info.rematch?.next?.table ?? null;
  const known = useRef(next);
  useEffect(() => {
    if (next === null || next === known.current || info.rematch === null || saidBy(info.rematch, you) !== true) return;
    known.current = next;
    followTo(session, info);
  }, [next]);
};

/** One press at the end of the game: to play the same again, or to follow those who do. */
export const PlayAgain = () => {
  const { session, scene } = useTable();
  const around = useRoomAround();
  const { info, you } = scene;
  if (info.challenge !== undefined) return <Link class="offer main" href={pathTo.challenge(info.challenge.id)} words={tt('again.challenge')} />;
  const next = info.rematch?.next ?? null;
  if (next !== null) {
    return typeof you === 'number' || session.chairs.value.some((chair) => chair.token() !== null) ? (
      <Button class="offer main" onClick={() => followTo(session, info)} words={tt('again.next')} />
    ) : (
      <Link class="offer main" href={pathTo.table(next.table)} words={tt('again.nextWatch')} />
    );
  }
  // In a room the next game comes by itself.
  if (typeof you !== 'number' || around !== null) return null;
  return (
    <button type="button" class="offer main" onClick={say(session, true)}>
      {tt('again.play')}
      <small class="offer-help mt-1 w500 break-words">{tt('again.playWords')}</small>
    </button>
  );
};

interface Invitation {
  readonly seat: Seat | null;
  readonly title: string;
  readonly words: string;
  readonly offers: ComponentChildren;
}

const invitation = ({ session, voice }: AtTable, by: Seat): Invitation => ({
  seat: by,
  title: tt('again.asked', { name: voice.seatName(by) }),
  words: tt('again.askedWords'),
  offers: (
    <div class="offers cluster">
      <Button class="offer main" onClick={say(session, true)} words={tt('again.play')} />
      <Button class="offer" onClick={say(session, false)} words={tt('again.no')} />
    </div>
  ),
});

const waiting = (table: AtTable, agreed: boolean): Invitation => {
  const { session, voice } = table;
  const silent = silentIn(table);
  const names = silent.map((seat) => voice.seatName(seat));
  return {
    seat: silent.length === 1 ? (silent[0] ?? null) : null,
    title: tt('again.waiting', { names }),
    words: tt('again.waitingWords'),
    offers: agreed && (
      <div class="offers cluster">
        <button type="button" class="offer main" onClick={() => void session.ask({ t: 'again' })}>
          {tt('again.bots', { count: silent.length })}
          <small class="offer-help mt-1 w500 break-words">{tt('again.botsWords', { names, count: silent.length })}</small>
        </button>
        <Button class="offer" onClick={say(session, true)} words={tt('again.remind')} />
      </div>
    ),
  };
};

/** What the bar says of a rematch that is asked for; null: nothing, the game is over and that is all. */
export const rematchShown = (table: AtTable): Invitation | null => {
  const { you, info } = table.scene;
  const { rematch } = info;
  if (rematch === null || rematch.next !== null) return null;
  if (isInvited(table)) return invitation(table, rematch.by);
  return silentIn(table).length === 0 ? null : waiting(table, saidBy(rematch, you) === true);
};
