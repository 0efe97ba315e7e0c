import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Part } from '#games/triple-bataille/tells.ts';
import { rankOf, suitOf } from '#games/triple-bataille/rules/cards.ts';
import { isTied } from '#games/triple-bataille/rules/winners.ts';
import { sum } from '#kernel/collections.ts';
import { useGrowing } from '#web/kit/parts/hooks.ts';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { useWallPresses } from '#web/store/use-wall-presses.ts';
import { type Placed, placedIn } from '../board/cloth.tsx';
import { FacesOf } from '../pieces/cards.tsx';
import { PlaceMark } from '../pieces/pieces.tsx';
import { type Scene, useScene } from '../speech.ts';
import { movesOf } from './lesson.ts';
import { layRows } from './rows.ts';

/** The parts of a battle on the wall until the lesson, which stays. */
type Beat = Exclude<Part, 'lesson'>;
const BEATS: readonly Beat[] = ['stakes', 'cards', 'gains', 'moves'];

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

const SUITS = ['♥', '♦', '♣', '♠'] as const;

/** Of several cards the strongest alone, in letters. */
const Strongest = ({ entry }: Pick<Placed, 'entry'>) => {
  const { options, index } = useScene();
  const { jokers } = options;
  const [strongest = 0] = entry.counting.toSorted((a, b) => rankOf(b, jokers) - rankOf(a, jokers));
  const suit = suitOf(strongest);
  return (
    <span class={suit === 0 || suit === 1 ? 'tb-letters nowrap text-loss' : 'tb-letters nowrap'}>
      {index(strongest, jokers)}
      {suit === null ? '' : SUITS[suit]}
    </span>
  );
};

const Cell = ({ entry, result, lettered }: Placed & { readonly lettered: boolean }) => {
  const { name, signed } = useScene();
  return (
    <li class="tb-taker centred" style={{ '--cards': lettered ? 1 : entry.counting.length }}>
      {lettered ? (
        <Strongest entry={entry} />
      ) : (
        <span class="tb-wall-cards flex">
          <FacesOf entry={entry} class="tb-wall-card h-auto" />
        </span>
      )}
      <SeatMark seat={entry.operator} size={40} />
      {result !== undefined && <b class="tb-taken text-gain w750 leading-1">{signed(result.gain)}</b>}
      <span class="max-w-full cut min-w-0 tb-taker-name w600">{name(entry.operator)}</span>
    </li>
  );
};

/** Three parts that always add up to the pot. */
const PotSplit = () => {
  const { table, words, number } = useScene();
  const { results, remainder } = table.battleReport;
  const parts = [
    ['state', sum(results.map(({ tax }) => tax))],
    ['players', sum(results.map(({ gain }) => gain))],
    ['left', remainder],
  ] as const;
  const pot = sum(parts.map(([, cards]) => cards));
  return (
    <div>
      <p class="t5 w600">{words('reveal.pot', { cards: pot })}</p>
      <ul class="tb-split flex">
        {parts
          .filter(([, cards]) => cards > 0)
          .map(([part, cards]) => (
            <li key={part} class={`tb-part-of-pot bg-slip t5 text-bar-ink min-w-0 clip nowrap round-1 ${part}`} style={{ flexGrow: cards }}>
              <b class="t8">{number(cards)}</b> {words(`reveal.${part}`)}
            </li>
          ))}
      </ul>
    </div>
  );
};

/** One sentence for each beat. */
const sayOf = ({ view, table, options, words, name, cards }: Scene, beat: Beat): string => {
  const { results, entries } = table.battleReport;
  if (beat === 'cards') {
    const rule = words(options.ties === 'share' ? 'reveal.share' : 'reveal.cancel');
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
export const WallReveal = ({ beat }: { readonly beat: Beat }) => {
  const scene = useScene();
  const { voice, words } = scene;
  const { order, entries, results } = scene.table.battleReport;
  const laid = useMemo(() => layRows(order, entries), [order, entries]);
  const sheets = laid.rows.reduce((all, row) => all + row.length, 0);
  const drawn = useGrowing(sheets, PORTION);
  const step = Math.min(SLOWEST_MS, SERVED_MS / Math.max(1, sheets));
  // The beats change a class of the whole: none of sixty cells is compared again, whatever happens at the market meanwhile.
  const rows = useMemo(() => {
    const placedBy = new Map(placedIn({ order, entries, results }).map((placed) => [placed.key, placed]));
    let number = 0;
    return laid.rows.map((row, index) => (
      <div key={index} class="tb-row flex items-start">
        {row.map(({ keys }) => {
          const placed = keys.flatMap((key) => placedBy.get(key) ?? []);
          const [first] = placed;
          number += 1;
          if (first === undefined || number > drawn) return null;
          const { places } = first;
          return (
            <section
              key={first.key}
              class={`tb-sharing clip round-2 bg-sheet text-ink ${isTied(places) ? 'tied' : ''}`}
              style={{ '--at': `${Math.round(number * step)}ms` }}
            >
              <PlaceMark places={places} class="tb-wall-place w600 row ends gap-0 leading-1 nowrap" tiedClass="tb-wall-tied" />
              <ul class="flex">
                {placed.map((one) => (
                  <Cell {...one} key={one.key} lettered={laid.size === 'least'} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    ));
  }, [laid, order, entries, results, drawn, voice]);
  return (
    <div class={`tb-stage grid h-full text-on-baize tb-reveal at-${beat}`}>
      <p class="tb-say w600 leading-3" aria-live="polite">
        {sayOf(scene, beat)}
      </p>
      <div class={`tb-places grid columns-1 content-start min-h-0 clip ${laid.size}`} role="group" aria-label={words('winners')}>
        {rows}
      </div>
      {results.length > 0 && <PotSplit />}
    </div>
  );
};
