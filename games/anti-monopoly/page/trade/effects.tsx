import type { Trade, View } from '#games/anti-monopoly/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { Icon } from '#web/svg/icon.tsx';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import { campOf } from '../facts.ts';
import type { Speech } from '../speech.ts';
import { titleNameOf } from '../titles.ts';
import { type Effect, effectsOf, mortgagedAmong, rentEffects } from './deal.ts';

/** The sentence of an effect, as the reader hears it: « vous » for himself. */
export const effectWords = (effect: Effect, view: View, you: Seat | null, { words, name, money, term }: Speech): string => {
  const mine = effect.seat === you;
  switch (effect.kind) {
    case 'breaks': {
      const city = term(view.options.boardNames === 'usa' ? `${effect.city}.usa` : effect.city) ?? effect.city;
      return mine ? words('trade.breaksYours', { city }) : words('trade.breaksTheirs', { name: name(effect.seat), city });
    }
    case 'pair': {
      const city = term(view.options.boardNames === 'usa' ? `${effect.city}.usa` : effect.city) ?? effect.city;
      return mine ? words('trade.givesYouPair', { city }) : words('trade.givesPair', { name: name(effect.seat), city });
    }
    case 'transports': {
      const fare = { count: effect.count, fare: money(effect.fare) };
      return mine ? words('trade.givesYouTransport', fare) : words('trade.givesTransport', { name: name(effect.seat), ...fare });
    }
    case 'utilities':
      return mine ? words('trade.givesYouUtilities') : words('trade.givesUtilities', { name: name(effect.seat) });
    default:
      return unreachable(effect);
  }
};

/** What hurts the reader: his own loss, or a gain of the other camp. */
const isWarning = (effect: Effect, view: View, you: Seat | null): boolean => {
  if (you === null) return false;
  if (effect.seat === you) return effect.kind === 'breaks';
  return effect.kind !== 'breaks' && campOf(view, effect.seat) !== campOf(view, you);
};

interface EffectsProps {
  readonly view: View;
  readonly trade: Trade;
  readonly you: Seat | null;
  readonly speech: Speech;
}

/** AM-13.6: warnings, and the rents of both sides before and after. */
export const Effects = ({ view, trade, you, speech }: EffectsProps) => {
  const { words, money, change } = speech;
  const effects = effectsOf(view, trade);
  const mortgaged = mortgagedAmong(view, [...trade.giveTitles, ...trade.getTitles]);
  return (
    <div class="am-effects" data-mark="effects">
      <table class="sums">
        <caption>{words('trade.effects')}</caption>
        <tbody>
          {rentEffects(view, trade).map(({ seat, before, after }) => (
            <tr key={seat}>
              <th scope="row">
                <span class="row tight">
                  <SeatMark seat={seat} size={14} /> {seat === you ? words('trade.you') : speech.name(seat)}
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
          {effects.map((effect) => (
            <li key={JSON.stringify(effect)} class={isWarning(effect, view, you) ? 'row wrong' : 'row'}>
              {isWarning(effect, view, you) && <Icon name="warning" size={15} />}
              {effectWords(effect, view, you, speech)}
            </li>
          ))}
          {mortgaged.length > 0 && <li>{words('trade.stillMortgaged', { names: mortgaged.map((title) => titleNameOf(view, title, speech)) })}</li>}
        </ul>
      )}
    </div>
  );
};
