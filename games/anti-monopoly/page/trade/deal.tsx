import { hasMonopoly } from '#games/anti-monopoly/rules/rent.ts';
import { type City, type Deal, type Role, type Title, TITLE_IDS, type TitleId, type Trade, type View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { campOf, cityOf, countedTransports, countedUtilities, fareOf, holdingOf, incomeNow } from '../facts.ts';
import { unreachable } from '#kernel/collections.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { nameOf, titleNameOf } from '../names.ts';
import { type Scene, type Told, useScene } from '../scene.ts';

/* What a trade would change: told from the proposer's side, like the rules. */

export const EMPTY: Deal = { giveTitles: [], giveCash: 0, getTitles: [], getCash: 0 };

/** AM-4.10.4: titles and money in the other hands; what is mortgaged stays so. */
export const afterTrade = (view: View, { proposer, to, giveTitles, giveCash, getTitles, getCash }: Trade): View => {
  const moved = (id: TitleId, now: Title): Title => {
    const owner = giveTitles.includes(id) ? to : getTitles.includes(id) ? proposer : now.owner;
    return owner === now.owner ? now : { ...now, owner };
  };
  const paid = giveCash - getCash;
  return {
    ...view,
    cash: view.cash.map((cash, seat) => (seat === proposer ? cash - paid : seat === to ? cash + paid : cash)),
    table: { ...view.table, titles: TITLE_IDS.map((id) => moved(id, holdingOf(view, id))) },
  };
};

type Effect =
  | { readonly kind: 'breaks' | 'pair'; readonly seat: Seat; readonly city: City }
  | { readonly kind: 'transports'; readonly seat: Seat; readonly count: number; readonly fare: number }
  | { readonly kind: 'utilities'; readonly seat: Seat };

/** A monopoly is worth something to monopolists, and to everybody where the table doubles all rents (AM-6.6). */
const doubles = (view: View, camp: Role | null): boolean => camp === 'M' || view.options.doubleRent === 'all';

const cityEffects = (before: View, after: View, seat: Seat, cities: readonly City[]): readonly Effect[] => {
  if (!doubles(before, campOf(before, seat))) return [];
  return cities.flatMap((city): readonly Effect[] => {
    const [had, has] = [hasMonopoly(before, seat, city), hasMonopoly(after, seat, city)];
    if (had === has) return [];
    return [{ kind: has ? 'pair' : 'breaks', seat, city }];
  });
};

const companyEffects = (before: View, after: View, seat: Seat): readonly Effect[] => {
  if (campOf(before, seat) !== 'M') return [];
  const transports = countedTransports(after, seat);
  const both = countedUtilities(after, seat) === 2;
  return [
    ...(transports > Math.max(1, countedTransports(before, seat))
      ? [{ kind: 'transports' as const, seat, count: transports, fare: fareOf('M', transports) }]
      : []),
    ...(both && countedUtilities(before, seat) < 2 ? [{ kind: 'utilities' as const, seat }] : []),
  ];
};

/** AM-13.6: monopolies broken, pairs and dearer tariffs given, on both sides. */
export const effectsOf = (view: View, trade: Trade): readonly Effect[] => {
  const after = afterTrade(view, trade);
  const moved = [...trade.giveTitles, ...trade.getTitles];
  const cities = [...new Set(moved.flatMap((title) => cityOf(title) ?? []))];
  return [trade.proposer, trade.to].flatMap((seat) => cityEffects(view, after, seat, cities).concat(companyEffects(view, after, seat)));
};

interface RentEffect {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** AM-13.6: the sum of both sides' rents before and after. */
export const rentEffects = (view: View, trade: Trade): readonly RentEffect[] => {
  const after = afterTrade(view, trade);
  return [trade.proposer, trade.to].map((seat) => ({ seat, before: incomeNow(view, seat), after: incomeNow(after, seat) }));
};

/** AM-4.10.3: titles with buildings do not change hands. */
export const mayBeGiven = (view: View, title: TitleId): boolean => holdingOf(view, title).level === 0;

export const mortgagedAmong = (view: View, titles: readonly TitleId[]): readonly TitleId[] => titles.filter((title) => holdingOf(view, title).mortgaged);

/** The sentence of an effect, as the reader hears it: « vous » for oneself. */
export const effectWords = (effect: Effect, you: Seat | null, told: Told): string => {
  const { words, name, money } = told;
  const mine = effect.seat === you;
  const who = { name: name(effect.seat) };
  switch (effect.kind) {
    case 'breaks': {
      const city = { city: nameOf(told, effect.city) };
      return mine ? words('trade.breaksYours', city) : words('trade.breaksTheirs', { ...who, ...city });
    }
    case 'pair': {
      const city = { city: nameOf(told, effect.city) };
      return mine ? words('trade.givesYouPair', city) : words('trade.givesPair', { ...who, ...city });
    }
    case 'transports': {
      const fare = { count: effect.count, fare: money(effect.fare) };
      return mine ? words('trade.givesYouTransport', fare) : words('trade.givesTransport', { ...who, ...fare });
    }
    case 'utilities':
      return mine ? words('trade.givesYouUtilities') : words('trade.givesUtilities', who);
    default:
      return unreachable(effect);
  }
};

/** What hurts the reader: a loss of their own, or a gain of the other camp. */
const isWarning = (effect: Effect, { view, you }: Scene): boolean => {
  if (you === null) return false;
  if (effect.seat === you) return effect.kind === 'breaks';
  return effect.kind !== 'breaks' && campOf(view, effect.seat) !== campOf(view, you);
};

/** AM-13.6: warnings, and the rents of both sides before and after. */
export const Effects = ({ trade }: { readonly trade: Trade }) => {
  const scene = useScene();
  const { view, you, words, name, money, change } = scene;
  const effects = effectsOf(view, trade);
  const mortgaged = mortgagedAmong(view, [...trade.giveTitles, ...trade.getTitles]);
  return (
    <div data-mark="effects">
      <table class="sums">
        <caption>{words('trade.effects')}</caption>
        <tbody>
          {rentEffects(view, trade).map(({ seat, before, after }) => (
            <tr key={seat}>
              <th scope="row">
                <span class="row tight">
                  <SeatMark seat={seat} size={14} /> {seat === you ? words('trade.you') : name(seat)}
                </span>
              </th>
              <td>{`${money(before)} → ${money(after)}`}</td>
              <td class={after > before ? 'gain' : after < before ? 'loss' : ''}>{change(after - before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {effects.length + mortgaged.length > 0 && (
        <ul class="stack tight below">
          {effects.map((effect) => {
            const warns = isWarning(effect, scene);
            return (
              <li key={JSON.stringify(effect)} class={warns ? 'row wrong' : 'row'}>
                {warns && <Icon name="warning" size={15} />}
                {effectWords(effect, you, scene)}
              </li>
            );
          })}
          {mortgaged.length > 0 && <li>{words('trade.stillMortgaged', { names: mortgaged.map((title) => titleNameOf(scene, title)) })}</li>}
        </ul>
      )}
    </div>
  );
};
