import type { RoomGame } from '#protocol';
import { sum } from '#kernel/collections.ts';
import { useMemo } from 'preact/hooks';
import { tw } from '../../i18n/workshop.ts';
import { lang } from '../../store/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import { withPredictions } from '../debrief/predictions.ts';
import { whenWords } from '../debrief/told.tsx';
import { useFigures } from '../debrief/use-figures.ts';
import { useGameParts } from '../debrief/use-game-parts.ts';
import { laidOver } from './room-overlay.ts';
import type { InRoom } from './use-room.tsx';

/** As many as are read from the last row. */
const SHOWN = 2;

const Bets = ({ room, games, kind }: { readonly room: InRoom; readonly games: readonly RoomGame[]; readonly kind: string }) => {
  const parts = useGameParts(kind);
  const sourced = useFigures(games.flatMap(({ tables }) => tables.map(({ table }) => table)));
  const { view } = room;
  const told = useMemo(
    () => (parts === null || sourced === null ? [] : withPredictions(laidOver(games, sourced), view, parts.page, voiceOf(parts.game, lang.value), whenWords)),
    [parts?.game, parts?.page, sourced, view, lang.value],
  );
  const settled = told.flatMap(({ predictions = [] }) => predictions).filter(({ happened }) => happened !== null);
  return (
    <ul class="wall-bets">
      {settled.slice(-SHOWN).map(({ when, question, answers, right, happened }) => (
        <li key={`${when} ${question}`} class="wall-card">
          <h3>{question}</h3>
          <strong>{happened}</strong>
          <p>
            {tw('wall.guessed', {
              right: answers[right ?? -1]?.count ?? 0,
              count: sum(answers.map(({ count }) => count)),
              answer: answers[right ?? -1]?.words ?? '',
            })}
          </p>
        </li>
      ))}
    </ul>
  );
};

/** Between the games: what the room had bet, and what came true. Nobody is named. */
export const WallBets = ({ room, games }: { readonly room: InRoom; readonly games: readonly RoomGame[] }) =>
  games[0] === undefined ? null : <Bets room={room} games={games} kind={games[0].game} />;
