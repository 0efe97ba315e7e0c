import { DIVIDEND } from '#games/triple-bataille/content/data.ts';
import type { Voice } from '#kernel/words.ts';
import type { Debrief, DebriefFact, DebriefGame, DebriefMark, Truth } from '#web/kit/interface/room-parts.ts';
import { endWords, THREE, type Speech, speechOf } from '../speech.ts';
import type { View } from '#games/triple-bataille/types.ts';
import { sum } from '#kernel/collections.ts';
import { bankPlace, creditCount, firstDividend, lastFigure, metricKey } from './rows.ts';
import { AT_START, dividedBy } from '../charts/readings.ts';
import { bankOfTenWords, moneyUntilNow } from './lesson.ts';
import { hasBank } from '#games/triple-bataille/rules/facts.ts';
import { Notice } from '../board/events-sheet.tsx';
import '../board/board.css';

/* TB-14.1: what the debrief tells beside the indicators, and what tells two games apart. */

/** TB-5.2: in bundles, which are cards of the start; in cards as they lie on the table; in dividends. */
const measures: NonNullable<Debrief['measures']> = (voice) => {
  const { words } = speechOf(voice);
  return [
    { label: words('measures.cards'), unit: words('measures.cards'), key: metricKey('wealth'), digits: 0 },
    { label: words('measures.dividends'), unit: words('measures.dividendsUnit'), divide: DIVIDEND },
  ];
};

const kind: NonNullable<Debrief['kind']> = (options, voice) => {
  const { words } = speechOf(voice);
  const { mode } = options;
  if (mode === 'historique') return words('historic');
  return mode === 'dette' || mode === 'libre' || mode === 'decouverte' ? words(`systems.${mode}`) : '';
};

const facts = ({ points }: DebriefGame, voice: Voice): readonly DebriefFact[] => {
  const { words, number } = speechOf(voice);
  const percent = (part: number): string => `${number(Math.round(100 * part))}\u00a0%`;
  const rows: readonly (readonly [string, string, (value: number) => string])[] = [
    ['medianBundles', words('facts.median'), number],
    ['giniWealth', words('facts.gini'), (value) => number(Math.round(100 * value) / 100)],
    ['poor', words('facts.poor'), percent],
    ['bankruptcies', words('facts.bankrupt'), number],
    ['bankShare', words('facts.bankShare'), percent],
  ];
  return rows.map(([figure, said, write]) => {
    const value = lastFigure(points, figure);
    return { value: value === null ? '–' : write(value), words: said };
  });
};

/** Changes of value: a new bundle, or a division, seen in the price index and the bundle. */
const marks = ({ points }: DebriefGame, voice: Voice): readonly DebriefMark[] => {
  const { words } = speechOf(voice);
  const found: DebriefMark[] = [];
  let before = AT_START;
  for (const { turn, metrics } of points) {
    const after = { bundle: metrics[metricKey('bundle')] ?? before.bundle, priceIndex: metrics[metricKey('priceIndex')] ?? before.priceIndex };
    const by = dividedBy(before, after);
    if (by > 1) found.push({ turn, label: words('marks.divide', { by }) });
    else if (after.bundle > before.bundle) found.push({ turn, label: words('marks.double') });
    before = after;
  }
  return found;
};

/** The answers of « combien de cartes sur dix » begin at so many. */
const BANK_STEPS = [0, 3, 5, 7];

/** Of all cards, as the wall counts them. */
const bankOfTen = ({ points }: DebriefGame, voice: Voice): Truth | null => {
  const [bank, money] = [lastFigure(points, 'bankCash'), lastFigure(points, 'money')];
  if (bank === null || money === null || money <= 0) return null;
  const count = Math.round((10 * bank) / money);
  return { right: BANK_STEPS.findLastIndex((from) => count >= from), happened: bankOfTenWords(count, speechOf(voice)) };
};

/** Closer to each other than this, two Gini indices are called the same. */
const SAME_GAP = 0.03;

/** Larger, the same, smaller: by the Gini index that the facts show. */
const gap = (game: DebriefGame, voice: Voice, before: DebriefGame | undefined): Truth | null => {
  const [now, earlier] = [lastFigure(game.points, 'giniWealth'), before === undefined ? null : lastFigure(before.points, 'giniWealth')];
  if (now === null || earlier === null) return null;
  const { words, number } = speechOf(voice);
  const write = (value: number): string => number(Math.round(100 * value) / 100);
  const right = Math.abs(now - earlier) < SAME_GAP ? 1 : now > earlier ? 0 : 2;
  return { right, happened: words('truths.gap', { earlier: write(earlier), now: write(now) }) };
};

/** As the record tells how the three battles of a game ended. */
const endsIn = (game: DebriefGame, speech: Speech) => {
  const { options, outcome, names } = game;
  const winners = outcome?.standings.filter(({ rank }) => rank === 1) ?? [];
  return endWords(speech, {
    names: winners.map(({ seat }) => names[seat] ?? ''),
    score: winners[0]?.score ?? 0,
    bank: hasBank(options) ? bankPlace(game) : 'none',
    libre: options.mode === 'libre' ? 'always' : firstDividend(game),
  });
};

/** How the three battles ended, game by game, and whose game it is. */
const ThreeBattles: NonNullable<Debrief['Extra']> = ({ games, voice }) => {
  const speech = speechOf(voice);
  return (
    <section class="sheet padded">
      <h2>{speech.words('verdict.title')}</h2>
      <div class="tb-columns">
        {THREE.map((battle) => (
          <div key={battle} class="pt-4 mt-2 ink-over">
            <h3 class="tb-told">{speech.words(`verdict.${battle}`)}</h3>
            {games.map((game, index) => (
              <p key={game.code} class="tb-told" style={{ color: `var(--series-${index + 1})` }}>
                {endsIn(game, speech)[battle]}
              </p>
            ))}
          </div>
        ))}
      </div>
      <Notice voice={voice} class="mt-5" />
    </section>
  );
};

/** Of all cards, the part that lies at the bank, and the credits until the money changes. */
export const now = (view: View, voice: Voice): readonly DebriefFact[] => {
  const scene = speechOf(voice);
  const { words, number } = scene;
  const last = moneyUntilNow(view).at(-1);
  const bank = last?.cards.bank;
  if (view.table.system !== 'dette') return [];
  const { left } = creditCount(view);
  const all = sum(Object.values(last?.cards ?? {}));
  const share = bank === undefined || all === 0 ? [] : [{ value: `${number(Math.round((100 * bank) / all))}\u00a0%`, words: words('facts.bankNow') }];
  return [...share, { value: number(left), words: words('facts.creditsLeft') }];
};

export const debrief: Debrief = { measures, kind, facts, marks, bank: metricKey('bankShare'), truths: { bankOfTen, gap }, Extra: ThreeBattles };
