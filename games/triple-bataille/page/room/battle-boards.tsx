import { DISCOVERY_LIMIT } from '#games/triple-bataille/content/data.ts';
import { battlesInCycle } from '#games/triple-bataille/rules/cycles.ts';
import { range } from '#kernel/collections.ts';
import { CountWords, LEFT, Pawn, type PrintedProps, SQUARE_HEIGHT } from './money-card.tsx';
import { hasBank } from '#games/triple-bataille/rules/facts.ts';
import type { Voice } from '#kernel/words.ts';
import type { Debrief, DebriefGame } from '#web/kit/interface/room-parts.ts';
import { type Speech, speechOf } from '../speech.ts';
import { bankPlace, firstDividend } from './rows.ts';
import { Notice } from '../board/events-sheet.tsx';
import { CELLS, currencyOf } from '#games/triple-bataille/content/history.ts';
import { cellOf } from '#games/triple-bataille/rules/historic/privatisation.ts';
import type { View } from '#games/triple-bataille/types.ts';
import { MilkPan } from '../pieces/pieces.tsx';
import '../board/board.css';
import '../board/sheets.css';

/* Boards on which the pawn counts battles: free money (TB-2.9) and the learning mode. */

const LIBRE_CYCLES = 4;

/** Free money: one step for each cycle, all of the same height, a short cliff between them. */
export const LibreBoard = ({ view, speech, card }: PrintedProps) => {
  const { words } = speech;
  const { cycle } = view.table;
  const { libreBattlesPerCycle } = view.options;
  const first = Math.max(1, cycle.libre - LIBRE_CYCLES + 2);
  const cycles = range(LIBRE_CYCLES).map((index) => first + index);
  const squares = cycles.map((number) => (number === 1 ? 1 : libreBattlesPerCycle));
  const unit = (card.width - 2 * LEFT) / squares.reduce((sum, count) => sum + count, 0);
  const top = card.floor - card.steps[1] - 20;
  let x = LEFT;
  const drawn = cycles.map((number, index) => {
    const place = { number, squares: squares[index] ?? 0, x };
    x += (squares[index] ?? 0) * unit;
    return place;
  });
  const now = drawn.find(({ number }) => number === cycle.libre);
  return (
    <>
      {drawn.map(({ number, squares: count, x: left }) => (
        <g key={number} class={`tb-step tb-step-${number < cycle.libre ? 'passed' : number === cycle.libre ? 'now' : 'ahead'}`}>
          <rect x={left} y={top} width={count * unit - 6} height={card.floor - top} stroke="var(--board-line)" fill="var(--tb-ground-2)" />
          {range(count).map((square) => (
            <rect
              key={square}
              class={number < cycle.libre || (number === cycle.libre && square < cycle.libreBattle) ? 'tb-square reached' : 'tb-square'}
              x={left + square * unit + 1}
              y={top - SQUARE_HEIGHT}
              width={unit - 8}
              height={SQUARE_HEIGHT}
              rx="3"
            />
          ))}
          {number >= 3 && (
            <text class="bes tb-cliff tb-cliff-in" x={left + 10} y={top + card.type.cliff * 1.2} font-size={card.type.cliff}>
              ÷ 2
            </text>
          )}
          <text
            class={number === cycle.libre ? 'tb-cycle bold' : 'tb-cycle'}
            x={left + (count * unit) / 2}
            y={card.floor + card.type.cycle * 1.5}
            font-size={card.type.cycle}
          >
            {words('cycle', { name: String(number) })}
          </text>
        </g>
      ))}
      {now !== undefined && <Pawn x={now.x + (cycle.libreBattle - 0.5) * unit - 3} y={top - SQUARE_HEIGHT} />}
      <CountWords
        card={card}
        words={words('libreCycle', { cycle: cycle.libre, battle: cycle.libreBattle, of: battlesInCycle(view) })}
        help={words('dividend')}
      />
    </>
  );
};

export const DiscoveryBoard = ({ view, speech, card }: PrintedProps) => {
  const unit = (card.width - 2 * LEFT) / DISCOVERY_LIMIT;
  const top = card.floor - card.steps[1];
  return (
    <>
      <rect x={LEFT} y={top} width={card.width - 2 * LEFT} height={card.steps[1]} stroke="var(--board-line)" fill="var(--tb-ground-1)" />
      {range(DISCOVERY_LIMIT).map((battle) => (
        <rect
          key={battle}
          class={battle < view.table.battle ? 'tb-square reached' : 'tb-square'}
          x={LEFT + battle * unit + 1}
          y={top - SQUARE_HEIGHT}
          width={unit - 2}
          height={SQUARE_HEIGHT}
          rx="3"
        />
      ))}
      <Pawn x={LEFT + (view.table.battle - 0.5) * unit} y={top - SQUARE_HEIGHT} />
      <CountWords card={card} words={speech.words('battle', { number: view.table.battle })} help="" />
    </>
  );
};

const economic = ({ outcome, names }: DebriefGame, { words, cards }: Speech): string => {
  const winners = outcome?.standings.filter(({ rank }) => rank === 1) ?? [];
  const [first] = winners;
  if (first === undefined) return words('verdict.nobody');
  return words('verdict.winners', { names: winners.map(({ seat }) => names[seat] ?? ''), count: winners.length, cards: cards(first.score) });
};

const monetary = (game: DebriefGame, speech: Speech): string => (hasBank(game.options) ? speech.bankPlace(bankPlace(game)) : speech.words('verdict.noBank'));

const collective = (game: DebriefGame, { words }: Speech): string => {
  const since = firstDividend(game);
  if (game.options.mode === 'libre') return words('verdict.libreAlways');
  return since === null ? words('verdict.libreNever') : words('verdict.libreSince', { battle: since });
};

/** How the three battles ended, game by game, and whose game it is. */
export const ThreeBattles: NonNullable<Debrief['Extra']> = ({ games, voice }: { readonly games: readonly DebriefGame[]; readonly voice: Voice }) => {
  const speech = speechOf(voice);
  const { words } = speech;
  const columns = [
    [words('verdict.economic'), economic],
    [words('verdict.monetary'), monetary],
    [words('verdict.collective'), collective],
  ] as const;
  return (
    <section class="sheet padded tb-debrief">
      <h2>{words('verdict.title')}</h2>
      <div class="tb-three">
        {columns.map(([title, tell]) => (
          <div key={title}>
            <h3>{title}</h3>
            {games.map((game, index) => (
              <p key={game.code} style={{ color: `var(--series-${index + 1})` }}>
                {tell(game, speech)}
              </p>
            ))}
          </div>
        ))}
      </div>
      <Notice speech={speech} />
    </section>
  );
};

interface TimeProps {
  readonly view: View;
  readonly speech: Speech;
}

/** On a wall all years are written out; in a hand « 46, 51… », and the present one in full. */
const yearsOf = (years: string, full: boolean): string => years.slice(full ? 0 : 2, 4);

/** How hot the bank cooks, within what the period allows. */
const heatOf = ({ table }: View): number => {
  const { lowest, highest } = cellOf(table.battle);
  return highest === lowest ? 0 : Math.min(1, Math.max(0, (table.bank.halfRate - lowest) / (highest - lowest)));
};

const RateWords = ({ view, speech }: TimeProps) => {
  const { words, number, cards } = speech;
  const { lowest, highest } = cellOf(view.table.battle);
  return (
    <p>
      <b>{words('rate', { rate: number(view.table.bank.halfRate / 2) })}</b> {words('banker.range', { least: number(lowest / 2), most: number(highest / 2) })}
      {view.vault !== null && <span>{words('gaugeProfit', { cards: cards(view.vault.bankProfit) })}</span>}
    </p>
  );
};

/** TB-13.5: the time line with the cell in play, its phase and facts, and the milk on the gas. */
export const TimeLine = ({ view, speech, wall }: TimeProps & { readonly wall: boolean }) => {
  const { words, lang, cards } = speech;
  const { cell } = view.table.history;
  const present = CELLS[cell - 1];
  const profit = view.vault?.bankProfit ?? 0;
  return (
    <section class={wall ? 'tb-time' : 'sheet tb-time'} data-explain="time" aria-label={words('years')}>
      <ol tabIndex={0}>
        {CELLS.map(({ years, phase }, index) => (
          <li
            key={years}
            class={index + 1 === cell ? 'now' : index + 1 < cell ? 'passed' : undefined}
            title={`${years}, ${phase[lang]}`}
            aria-current={index + 1 === cell ? 'step' : undefined}
          >
            {yearsOf(years, wall || index + 1 === cell)}
          </li>
        ))}
      </ol>
      {present !== undefined && (
        <div class="tb-time-now row loose">
          <MilkPan heat={heatOf(view)} over={profit > 0} label={words('gauge', { rate: cards(view.table.bank.halfRate / 2) })} />
          <div>
            <p>
              <b>
                {present.years}, {present.phase[lang]}
              </b>
              <span>
                {[present.facts[lang], words('inflation', { words: present.inflation[lang] }), words('currency', { name: currencyOf(cell)[lang] })].join(' · ')}
              </span>
            </p>
            <RateWords view={view} speech={speech} />
          </div>
        </div>
      )}
    </section>
  );
};
