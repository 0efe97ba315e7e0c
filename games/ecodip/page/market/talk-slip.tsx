import { worldOf } from '#games/ecodip/data/world.ts';
import type { View } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import type { TalkSlipProps } from '#web/kit/interface/game-page.ts';
import { sheetStatus } from '../draft/choices.ts';
import { te } from '../words.ts';
import { offerWords } from './offer-words.ts';
import { isDue, isWritten, type Offer, orderFor, useOffers } from './offers.ts';
import { saidIn } from './said.ts';
import './market.css';

const THING = 'offer ';

/** Is this an offer that was accepted beside the talk? The sheet is the board's, which writes the order there. */
export const isOfferThing = (thing: string): boolean => thing.startsWith(THING);

export const pressedOffer = (thing: string, offers: readonly Offer[]): Offer | undefined => offers.find(({ key }) => thing === `${THING}${key}`);

const Slips = ({ view, line, past, pointed, voice }: TalkSlipProps<View>) => {
  const you = view.own?.power ?? null;
  const status = sheetStatus(view);
  const mayWrite = !past && (status === 'none' || status === 'draft');
  const slips = useOffers(view).flatMap((offer) => {
    const order = offer.line === line.n && offer.by !== you && isDue(offer, view.table) ? orderFor(offer, you) : null;
    return order === null ? [] : [{ offer, isDone: isWritten(view.own?.sheet ?? null, order) }];
  });
  return (
    <>
      {slips.map(({ offer, isDone }) => (
        <p key={offer.key} class="ec-talk-slip row mt-2 p-3-4 round-2 w600 t3">
          <span class="grow">{offerWords(offer, you, voice.lang)}</span>
          <Button
            class="btn small ink"
            disabled={isDone || !mayWrite}
            aria-label={te('offers.toDo', { do: te(isDone ? 'offers.written' : 'offers.accept'), offer: offerWords(offer, you, voice.lang) })}
            words={te(isDone ? 'offers.written' : 'offers.accept')}
            onClick={() => {
              pointed.value = { kind: 'thing', id: `${THING}${offer.key}` };
            }}
          />
        </p>
      ))}
    </>
  );
};

/** EC-13.5, EC-13.11: an offer in the talk is a slip that one may accept on the spot. */
export const TalkSlip = (props: TalkSlipProps<View>) => (saidIn(worldOf(props.view.options), props.line).length === 0 ? null : <Slips {...props} />);
