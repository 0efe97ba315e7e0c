import { useEffect, useMemo, useState } from 'preact/hooks';
import { rankOf, suitOf } from '#games/triple-bataille/rules/cards.ts';
import { type Places, placesIn } from '#games/triple-bataille/rules/winners.ts';
import type { Entry, Result } from '#games/triple-bataille/types.ts';
import { sum } from '#kernel/collections.ts';
import { useGrowing } from '#web/kit/parts/hooks.ts';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { useWallPresses } from '#web/store/use-wall-presses.ts';
import type { BoardScene } from '../board/own-cloth.tsx';
import { SmallCard } from '../pieces/cards.tsx';
import { PlaceMark } from '../pieces/pieces.tsx';
import { movesOf } from './lesson.ts';
import { layRows } from './rows.ts';
import './battle.css';

/** The moments of a battle on the wall: all stakes, the cards turned and in order, what each takes, who rises. */
const BEATS = ['stakes', 'cards', 'gains', 'moves'] as const;
type Beat = (typeof BEATS)[number];

const LASTS_MS: Readonly<Record<Beat, number>> = { stakes: 1400, cards: 3200, gains: 6500, moves: 5500 };

const OVER: number = BEATS.length;

/**
 * Where the staging of a battle stands; null: it is over, or there is none. It goes on by itself; a press on the wall, or on the console,
 * goes one beat on or back. A wall that is opened in the middle of a battle does not begin again.
 */
export const useReveal = (battle: number, turned: boolean): Beat | null => {
  const [at, setAt] = useState({ battle: turned ? battle : 0, beat: OVER });
  const beat = turned ? (at.battle === battle ? at.beat : 0) : OVER;
  const go = (next: number): void => setAt({ battle, beat: Math.max(0, Math.min(OVER, next)) });
  const shown = BEATS.at(beat);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => go(beat + 1), LASTS_MS[shown]);
    return () => clearTimeout(timer);
  }, [battle, beat, shown]);
  // Where nothing was turned there is nothing to go on to.
  useWallPresses((press) => turned && go(press === 'on' ? beat + 1 : beat - 1));
  return shown ?? null;
};

/** Sheets that come with one frame: sixty cards in one would hold up a slow computer for a tenth of a second. */
const PORTION = 4;

/** Gains light up one after the other, all within this time, but none faster than the eye. */
const SERVED_MS = 4500;
const SLOWEST_MS = 450;

interface CellProps {
  readonly entry: Entry;
  readonly result: Result | undefined;
  readonly scene: BoardScene;
  /** Cards in letters, and of several the strongest alone. */
  readonly lettered: boolean;
}

const SUITS = ['♥', '♦', '♣', '♠'] as const;

const Strongest = ({ entry, scene }: Omit<CellProps, 'result' | 'lettered'>) => {
  const { jokers } = scene.view.options;
  const [strongest = 0] = entry.counting.toSorted((a, b) => rankOf(b, jokers) - rankOf(a, jokers));
  const suit = suitOf(strongest);
  return (
    <span class={suit === 0 || suit === 1 ? 'tb-letters red' : 'tb-letters'}>
      {scene.speech.index(strongest, jokers)}
      {suit === null ? '' : SUITS[suit]}
    </span>
  );
};

const Cell = ({ entry, result, scene, lettered }: CellProps) => {
  const { name, signed, index, face } = scene.speech;
  const { jokers } = scene.view.options;
  return (
    <li style={{ '--cards': lettered ? 1 : entry.counting.length }}>
      {lettered ? (
        <Strongest entry={entry} scene={scene} />
      ) : (
        <span class="tb-wall-cards">
          {entry.counting.map((counting, place) => (
            <SmallCard key={`${counting} ${place}`} face={counting} index={index(counting, jokers)} label={face(counting, jokers)} />
          ))}
        </span>
      )}
      <SeatMark seat={entry.operator} size={40} />
      {result !== undefined && <b>{signed(result.gain)}</b>}
      <span class="name">{name(entry.operator)}</span>
    </li>
  );
};

/** Three parts that always add up to the pot. */
const PotSplit = ({ view, speech }: BoardScene) => {
  const { words, number } = speech;
  const { results, remainder } = view.table.battleReport;
  const parts = [
    ['state', sum(results.map(({ tax }) => tax))],
    ['players', sum(results.map(({ gain }) => gain))],
    ['left', remainder],
  ] as const;
  const pot = sum(parts.map(([, cards]) => cards));
  return (
    <div class="tb-split">
      <p>{words('reveal.pot', { cards: pot })}</p>
      <ul>
        {parts
          .filter(([, cards]) => cards > 0)
          .map(([part, cards]) => (
            <li key={part} class={part} style={{ flexGrow: cards }}>
              <b>{number(cards)}</b> {words(`reveal.${part}`)}
            </li>
          ))}
      </ul>
    </div>
  );
};

/** One sentence for each beat. */
const sayOf = ({ view, speech }: BoardScene, beat: Beat): string => {
  const { words, name, cards } = speech;
  const { results, entries } = view.table.battleReport;
  if (beat === 'cards') {
    const rule = words(view.options.ties === 'share' ? 'reveal.share' : 'reveal.cancel');
    return entries.some(({ f }) => f > 0) ? `${words('reveal.workshops')} ${rule}` : words('reveal.strongest');
  }
  if (beat === 'gains') {
    const tax = results[0]?.tax ?? 0;
    return tax > 0 ? words('reveal.gains', { tax: cards(tax) }) : words('reveal.gainsFree');
  }
  const moves = movesOf(view);
  if (moves === null) return words('reveal.first');
  if (moves.up.length === 0) return words('reveal.still');
  const up = words('reveal.up', { names: moves.up.map(({ seat, places }) => words('reveal.climber', { name: name(seat), places })) });
  return moves.down === 0 ? up : `${up} ${words('reveal.down', { count: moves.down, places: moves.deepest })}`;
};

/** TB-13.2: the cards of the battle in winners' order; those who tie on one sheet; then, from the first to the last, what each takes. */
export const WallReveal = (scene: BoardScene & { readonly beat: Beat }) => {
  const { view, speech, beat } = scene;
  const { order, entries, results } = view.table.battleReport;
  const laid = useMemo(() => layRows(order, entries), [order, entries]);
  const sheets = laid.rows.reduce((all, row) => all + row.length, 0);
  const drawn = useGrowing(sheets, PORTION);
  const step = Math.min(SLOWEST_MS, SERVED_MS / Math.max(1, sheets));
  // The beats change a class of the whole: none of sixty cells is compared again, whatever happens at the market meanwhile.
  const rows = useMemo(() => {
    const places = placesIn(order);
    const entryOf = new Map(entries.map((entry) => [entry.key, entry]));
    const resultOf = new Map(results.map((result) => [result.key, result]));
    let number = 0;
    return laid.rows.map((row, index) => (
      <div key={index}>
        {row.map(({ keys }) => {
          const [first = ''] = keys;
          const taken: Places | undefined = places.get(first);
          number += 1;
          if (taken === undefined || number > drawn) return null;
          return (
            <section key={first} class={taken.to > taken.from ? 'tied' : undefined} style={{ '--at': `${Math.round(number * step)}ms` }}>
              <PlaceMark places={taken} speech={speech} />
              <ul>
                {keys.map((key) => {
                  const entry = entryOf.get(key);
                  return entry === undefined ? null : (
                    <Cell key={key} entry={entry} result={resultOf.get(key)} scene={scene} lettered={laid.size === 'least'} />
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    ));
  }, [laid, order, entries, results, drawn, speech]);
  return (
    <div class={`tb-stage tb-reveal at-${beat}`}>
      <p class="tb-say" aria-live="polite">
        {sayOf(scene, beat)}
      </p>
      <div class={`tb-places ${laid.size}`} role="group" aria-label={speech.words('winners')}>
        {rows}
      </div>
      {results.length > 0 && <PotSplit {...scene} />}
    </div>
  );
};
