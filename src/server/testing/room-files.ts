import { tripleBataille } from '#games/triple-bataille/index.ts';
import { debrief } from '#games/triple-bataille/page/room/debrief.tsx';
import type { RoomView, SeriesPoint } from '#protocol';
import { csvOf, type ModeOf } from '#web/screens/debrief/csv.ts';
import { debriefingOf, decisionsOf } from '#web/screens/debrief/debriefing.ts';
import type { Sourced } from '#web/screens/debrief/source.ts';
import { laidOver, overlaid } from '#web/screens/room/room-overlay.ts';
import { voiceOf } from '#web/store/voice.ts';
import { Client } from './client.ts';

/* The heads of the columns, as the page has them. */
const COLUMNS = {
  game: 'Partie',
  mode: 'Mode',
  title: 'Titre dans la salle',
  turn: 'Bataille',
  player: 'Joueur',
  holder: 'Personne ou bot',
  holders: { person: 'personne', bot: 'bot' },
  step: 'Coup',
  when: 'Moment',
  seconds: 'Secondes depuis la question',
  ownSeconds: 'Secondes depuis son coup d’avant',
  decision: 'Décision',
  details: 'Détails',
  effect: 'Effet',
  referee: 'Arbitre',
};
const voice = voiceOf(tripleBataille, 'fr');
const modeOf: ModeOf = (options) => debrief.kind?.(options, voice) ?? '';

/** A file as it is taken along, with everybody's name and without. */
interface Taken {
  readonly named: string;
  readonly nameless: string;
}

interface RoomFiles {
  readonly figures: Taken;
  readonly games: readonly { readonly code: string; readonly recording: unknown; readonly decisions: Taken }[];
}

const isPoints = (value: unknown): value is readonly SeriesPoint[] => Array.isArray(value);

/** What everybody may know of a game, as the page of the debrief asks for it. */
const figuresOf = async (url: string, table: string): Promise<Sourced> => {
  const onlooker = await Client.join(url, { table });
  const answer = await onlooker.ask({ t: 'series' });
  const points: unknown = answer.t === 'ok' ? answer.result?.points : null;
  const { game, code, createdAt, options, outcome, seats } = onlooker.scene.info;
  onlooker.close();
  if (!isPoints(points)) throw new Error('no series');
  const of = { names: seats.map(({ name }) => name), holders: seats.map(({ holder }) => holder) };
  return { ok: true, figures: { game, code, createdAt, options, outcome, points, table, ...of } };
};

/** The spreadsheets of a room that has played Triple Bataille, as its debrief hands them out. */
export const filesOf = async (url: string, { games, people }: RoomView): Promise<RoomFiles> => {
  const rounds = overlaid(games);
  const tables = rounds.flatMap((game) => game.tables.map(({ table }) => table));
  const sourced = await Promise.all(tables.map((table) => figuresOf(url, table)));
  const recordings = await Promise.all(tables.map(async (table): Promise<unknown> => (await fetch(`${url}/api/tables/${table}/recording`)).json()));
  const figures = laidOver(rounds, sourced, people, String);
  const told = (nameless: boolean) => debriefingOf(figures, tripleBataille, { debrief }, voice, { followed: '', nameless }, (number) => `Joueur ${number}`);
  const [named, nameless] = [told(false), told(true)];
  const decisions = (of: typeof named, index: number): string => {
    const own = of.recorded[index];
    return (own && decisionsOf(tripleBataille, own, recordings[index], voice, COLUMNS, modeOf)) ?? '';
  };
  return {
    figures: { named: csvOf(named.recorded, voice, COLUMNS, modeOf), nameless: csvOf(nameless.recorded, voice, COLUMNS, modeOf) },
    games: named.recorded.map(({ code }, index) => ({
      code,
      recording: recordings[index],
      decisions: { named: decisions(named, index), nameless: decisions(nameless, index) },
    })),
  };
};
