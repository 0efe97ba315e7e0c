import { BOXES } from '#catalogue';
import { deriveSeed, quickChance } from '#kernel/chance.ts';
import { costOf, moveOf, openingValues } from '#kernel/forms.ts';
import type { AnyGame, Offer, Seat } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { type Arg, formatMoney, LANGS, type Voice } from '#kernel/words.ts';
import { playRandomGame, voiceOf } from '#testkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { briefOf } from '#web/shell/bar/bar-state.ts';
import type { GamePage } from '#web/kit/interface/game-page.ts';
import { boxesOf } from '#testkit/boxes.ts';
import { randomGames } from '#testkit/random-games.ts';

/*
 * The rule of the house: no press moves money or goods whose amount is not written on it or beside it. Random games of every box
 * are walked through; what a press moves is read from the offer's own sentence and from the purse after it.
 */

// Pages ask for booklets and for the width of the screen as they are loaded; here there is neither.
vi.mock('virtual:rules/shelf', () => ({ default: {} }));
beforeAll(() => {
  const nothing = () => undefined;
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: nothing }), addEventListener: nothing });
  vi.stubGlobal('document', { addEventListener: nothing, querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
});

const pageOf = async (id: string): Promise<GamePage> => (await import(`./${id}/page/index.tsx`)).page;

interface Asked {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly state: unknown;
  readonly seat: Seat;
  /** What the bar says beside the buttons. */
  readonly prompt: Message;
}

const sumsAmong = (args: readonly Arg[]): readonly number[] =>
  args.flatMap((arg) => {
    if (typeof arg === 'number') return [];
    if ('money' in arg) return [Math.abs(arg.money)];
    if ('change' in arg) return [Math.abs(arg.change)];
    return 'list' in arg ? sumsAmong(arg.list) : [];
  });

/** The sums of money that a sentence names, as they are written. */
const sumsIn = (message: Message, voice: Voice): readonly string[] => {
  const sentence = renderText(message, voice);
  return sumsAmong(Object.values(message.args ?? {}))
    .map((sum) => formatMoney(sum, voice.lang, voice.unit))
    .filter((sum) => sentence.includes(sum));
};

const amountsIn = (text: string): readonly number[] => (text.match(/\d[\d\u00a0,]*/g) ?? []).map((figure) => Number(figure.replace(/[\u00a0,]/g, '')));

/** What stands on the button that sends: of what is weighty, its whole sentence. */
const written = (offer: Offer<unknown>, voice: Voice): string => {
  const sentence = renderText(offer.label, voice);
  const { word = sentence, detail = '', weighty } = briefOf(offer, { voice });
  return weighty === true ? sentence : `${word} ${detail}`;
};

/** What the press takes from the purse; null where chance or a secret has a part in it. Who loses all he has needs no figure. */
const spentBy = ({ game: { module, figures }, page, state, seat }: Asked, move: unknown): number | null => {
  if (module.check(state, { by: seat, move }) !== null) return null;
  const step = module.apply(state, { by: seat, move }, quickChance(1));
  const [before, after] = [state, step.state].map((each) => page.purse?.(module.view(each, seat), seat) ?? figures?.purse(module.view(each, seat), seat));
  if (step.reveals || typeof before !== 'number' || typeof after !== 'number' || after === 0) return null;
  return before - after;
};

/** Is the sum written, or the difference of one that is written and one that the prompt claims, such as a debt that is paid with it? */
const isTold = (spent: number, named: readonly number[], claimed: readonly number[]): boolean =>
  named.includes(spent) || [...named, 0].some((sum) => claimed.some((claim) => Math.abs(sum - claim) === spent || sum + claim === spent));

const formComplaints = (asked: Asked, offer: Extract<Offer<unknown>, { kind: 'form' }>): readonly string[] => {
  const values = openingValues(offer);
  const filled = moveOf(offer, values);
  const spent = filled === null ? null : spentBy(asked, asked.game.module.decode(filled));
  if (spent === null || spent === 0) return [];
  // A number of things that is filled in is its own amount.
  const named = [costOf(offer, values), ...Object.values(values)].flatMap((value) => (typeof value === 'number' ? [Math.abs(value)] : []));
  const claimed = amountsIn(renderText(asked.prompt, voiceOf(asked.game, 'en')));
  return isTold(Math.abs(spent), named, claimed) ? [] : [`${offer.label.key} moves ${spent}, and the form says ${named.join(', ')}`];
};

const moveComplaints = (asked: Asked, offer: Extract<Offer<unknown>, { kind: 'move' }>): readonly string[] => {
  const { key } = offer.label;
  const spent = spentBy(asked, offer.move);
  const complaints: string[] = [];
  for (const lang of LANGS) {
    const voice = voiceOf(asked.game, lang);
    const text = written(offer, voice);
    const missing = sumsIn(offer.label, voice).filter((sum) => !text.includes(sum));
    const told = spent === null || spent === 0 || isTold(Math.abs(spent), amountsIn(text), amountsIn(renderText(asked.prompt, voice)));
    if (missing.length > 0) complaints.push(`${key}: « ${text} » does not say ${missing.join(', ')}`);
    if (!told) complaints.push(`${key}: « ${text} » does not say that ${spent} is paid`);
  }
  return complaints;
};

const walk = (game: AnyGame, page: GamePage): { readonly offered: number; readonly complaints: readonly string[] } => {
  const seen = new Set<string>();
  const complaints = new Map<string, string>();
  const { module } = game;
  const look = (state: unknown): void => {
    for (const { seat, prompt } of module.pending(state)) {
      if (seat === 'referee') continue;
      for (const offer of module.offers(state, seat)) {
        const known = JSON.stringify(offer);
        if (seen.has(known)) continue;
        seen.add(known);
        const asked = { game, page, state, seat, prompt };
        const found = offer.kind === 'form' ? formComplaints(asked, offer) : moveComplaints(asked, offer);
        for (const complaint of found) complaints.set(complaint.replace(/\d/g, ''), complaint);
      }
    }
  };
  randomGames(6, (round) => {
    const seats = Math.min(module.seats.max, module.seats.min + (round % 3));
    playRandomGame(module, {
      seats,
      options: module.presets[round % module.presets.length]?.options ?? {},
      seed: deriveSeed(8, round),
      maxMoves: 250,
      onMove: look,
    });
  });
  return { offered: seen.size, complaints: [...complaints.values()] };
};

describe.each(boxesOf(BOXES).map(({ id, load }) => ({ id, load })))('the buttons of $id', ({ id, load }) => {
  it('say every sum of their sentence, and what they take from the purse', async () => {
    const { offered, complaints } = walk(await load(), await pageOf(id));
    expect(complaints).toEqual([]);
    expect(offered).toBeGreaterThan(5);
  });
});
