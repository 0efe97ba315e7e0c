// What the adviser says, to be read and judged: `node scripts/advice.ts <game> [positions] [seats] [fr]`. Games of decent bots are stopped now and then, and
// whoever is asked asks « Que feriez-vous ? »: the position, the answers with their shares and reasons, and what many more imagined games say of their order.
import { findBox } from '#catalogue';
import { type Player, playOut } from '#bots/playout.ts';
import { type Advised, advice, judge, USUAL } from '#bots/search.ts';
import { chanceOf, deriveSeed, quickChance } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import { typeOfWay } from '#kernel/drafts.ts';
import type { AnyGame, FullSight, Seat } from '#kernel/game.ts';
import { awaitedOf, glanceOf, sightOf } from '#kernel/match.ts';
import { type LogEntry, renderText } from '#kernel/messages.ts';
import { requireOptions } from '#kernel/options.ts';
import { isSame } from '#protocol';
import { voiceOf } from '#testkit';
import { answerWords, changeText, differences, differs, figuresIn } from '../src/web/shell/bar/answer-words.ts';

const [id = '', wanted = '50', chairs = '4', language = 'en'] = process.argv.slice(2);
const box = findBox(id);
if (box === undefined) throw new Error('no such game');
const game: AnyGame = await box.load();
const { module } = game;
const voice = voiceOf(game, language === 'fr' ? 'fr' : 'en');

/** So many positions of one game, so far apart. */
const OF_ONE_GAME = 10;
const APART = 13;
/** So many times the playouts say what is so. */
const MORE = 4;
const PAIRS = Number(process.env.PAIRS ?? 240);
const CLOSE = 0.05;

const { playouts, moves } = game.search?.effort ?? USUAL;
const many: AnyGame = game.search === undefined ? game : { ...game, search: { ...game.search, effort: { playouts: MORE * playouts, moves: MORE * moves } } };

interface Position {
  readonly name: string;
  readonly state: unknown;
  readonly seat: Seat;
  readonly sight: FullSight<unknown, unknown>;
  readonly lines: readonly LogEntry[];
}

const idle = new Set(game.search?.idle);

function* positions(): Generator<Position> {
  for (let number = 0; ; number++) {
    const seats = Math.max(module.seats.min, Number(chairs));
    const chance = chanceOf(deriveSeed(104, number));
    let { state, log } = module.setup(requireOptions(module.options, {}), seats, chance);
    const lines = [...log];
    for (let step = 0, found = 0; found < OF_ONE_GAME && module.outcome(state) === null; step++) {
      const awaited = awaitedOf(module, state);
      const by = at(awaited, step % awaited.length);
      const wits = quickChance(1000 * number + step);
      if (by !== 'referee' && step % APART === APART - 1) {
        const sight = sightOf(module, state, by);
        if (sight.offers.filter((offer) => !idle.has(typeOfWay(offer))).length > 1) {
          found++;
          yield { name: `game ${number}, step ${step}, turn ${module.turn(state)}`, state, seat: by, sight, lines: lines.slice(-6) };
        } else step--;
      }
      const move: unknown = by === 'referee' ? module.sample(state, by, wits) : game.bots.decent?.choose(glanceOf(module, state, by), by, wits);
      ({ state, log } = module.apply(state, { by, move }, chance));
      lines.push(...log);
    }
  }
}

const said = (text: LogEntry['text']): string => renderText(text, voice);

/** Who goes on after a move: the plan that begins with it. */
const playerOf = ({ sight, seat }: Position, move: unknown): Player => {
  const plans: readonly Player[] = game.search?.plans ?? [];
  const habit = game.bots.decent;
  if (habit === undefined) throw new Error('nobody to play out with');
  return plans.find((plan) => isSame(plan.choose(sight, seat, quickChance(1)), move)) ?? plans[0] ?? habit;
};

/** How much more the one wins than the other in the same worlds, and how far that may be off. */
const paired = (position: Position, one: unknown, other: unknown): { readonly mean: number; readonly error: number } => {
  const habit = playerOf(position, undefined);
  const valueOf = (move: unknown, world: number): number => {
    const seed = 77_000 + 7919 * world;
    const state: unknown = module.imagine(position.sight.view, position.seat, quickChance(seed));
    return playOut(game, { habit: game.bots.decent ?? habit, own: playerOf(position, move) }, { seed, state }, position.seat, move).value;
  };
  const more = range(PAIRS).map((world) => valueOf(one, world) - valueOf(other, world));
  const mean = sum(more) / PAIRS;
  return { mean, error: Math.sqrt(sum(more.map((each) => (each - mean) ** 2)) / (PAIRS - 1) / PAIRS) };
};

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
const tally = { asked: 0, compared: 0, missing: 0, lost: 0, level: 0, wasLevel: 0, apart: 0, wasApart: 0, wrongWay: 0, noReason: 0 };

const whyOf = (position: Position, hint: Advised, beside: string): string => {
  const [first, ...others] = hint.reasons;
  if (first === undefined) return 'no reason';
  const figures = figuresIn(game, position.sight.view, voice);
  const { name, text } = figures(first);
  const { told } = differences(first, others, figures);
  const change = differs(first, figures) ? changeText(first.more, text) : 'as good';
  const because = told.map((each) => `${figures(each).name} ${changeText(each.more, figures(each).text)}`).join(', ');
  return `${name}: ${text(first.mean)}, one in ten ${text(first.low)}; ${change} beside ${beside}${because === '' ? '' : `; differ in ${because}`}`;
};

const tell = (position: Position): void => {
  const { sight, seat, state, name, lines } = position;
  const figures = Object.entries(module.metrics(state, seat)).filter(([key]) =>
    (game.search?.reasons ?? []).some(({ metric }) => key.startsWith(`${metric}/`)),
  );
  console.log(`\n## ${++tally.asked}. ${name}, ${voice.seatName(seat)}: ${sight.decision === null ? '' : said(sight.decision.prompt)}`);
  for (const { text } of lines) console.log(`   . ${said(text)}`);
  console.log(`   ${figures.map(([key, value]) => `${key.split('.').at(-1)} ${value}`).join(', ')}`);
  console.log(`   offered: ${sight.offers.map((offer) => said(offer.label)).join(' | ')}`);
  const words = (move: unknown): string => answerWords({ offers: sight.offers, voice, view: sight.view, page: null }, move);
  const hints = advice(game, sight, seat, quickChance(tally.asked)) ?? [];
  const [first, second] = hints;
  if (first === undefined) throw new Error('no advice');
  for (const [place, hint] of hints.entries()) {
    const beside = hint === first ? (second === undefined ? '' : words(second.move)) : 'the first';
    const share = hint.playouts === 0 ? 'not compared' : `${percent(hint.value)} ± ${percent(2 * hint.error)} of ${hint.playouts}`;
    console.log(`${place + 1}. ${words(hint.move)} ${JSON.stringify(hint.move)}: ${share}${hint.level ? ', level' : ''}`);
    if (hint.playouts > 0) console.log(`   ${whyOf(position, hint, beside)}`);
    if (hint.playouts > 0 && hint.reasons.length === 0) tally.noReason++;
    if (hint === first || hint.playouts === 0) continue;
    const { mean, error } = paired(position, first.move, hint.move);
    const sure = Math.abs(mean) > 3 * error;
    console.log(`   = in ${PAIRS} pairs the first ${mean < 0 ? '−' : '+'}${percent(Math.abs(mean))} ± ${percent(2 * error)}`);
    if (hint.level) {
      tally.level++;
      if (!sure || Math.abs(mean) < CLOSE) tally.wasLevel++;
      else console.log('   ! said level and is not');
    } else {
      tally.apart++;
      if (mean > 0) tally.wasApart++;
      if (mean < 0 && sure) {
        tally.wrongWay++;
        console.log('   ! told apart the wrong way round');
      }
    }
  }
  if (first.playouts === 0) return;
  tally.compared++;
  const best = advice(many, sight, seat, quickChance(9000 + tally.asked))?.[0];
  if (best === undefined || hints.some(({ move }) => isSame(move, best.move))) return;
  tally.missing++;
  const { level, own } = judge(many, sight, seat, quickChance(9000 + tally.asked), first.move);
  if (!level) tally.lost++;
  console.log(
    `${level ? '   ~' : '   !'} the best of ${MORE} times as many is not in the list: ${words(best.move)} ${percent(best.value)}, the first ${percent(own.value)}`,
  );
};

let left = Number(wanted);
for (const position of positions()) {
  tell(position);
  if (--left === 0) break;
}
console.log(`\n${JSON.stringify(tally)}`);
