import type { Role, View } from '#games/anti-monopoly/types.ts';
import { campOfCard } from '../board/last-card.tsx';
import { CITY_COLOUR, cityOf, priceOf, unsoldTitles } from '../facts.ts';
import { HouseMark } from '../pieces/buildings.tsx';
import { CampBadge } from '../pieces/camp.tsx';
import type { Speech } from '../speech.ts';
import { cardTextOf, tagOf, titleNameOf } from '../titles.ts';
import { Slip } from '#web/parts/slip.tsx';

interface BankProps {
  readonly view: View;
  readonly speech: Speech;
  readonly onTitle: (title: string) => void;
  readonly onClose: () => void;
}

const DECK_SIZE = 25;

const History = ({ view, speech, camp }: Pick<BankProps, 'view' | 'speech'> & { readonly camp: Role }) => {
  const { words } = speech;
  const { draws, recent } = view.table.decks[camp];
  return (
    <section class="am-history">
      <h3 class="row">
        <CampBadge camp={camp} size={18} /> {words(`bank.history.${camp}`)}
      </h3>
      <p>{`${words('cards', { count: DECK_SIZE })}, ${words('drawnSoFar', { count: draws })}`}</p>
      {recent.length === 0 ? (
        <p>{words('bank.none')}</p>
      ) : (
        <ol class="stack tight entries">
          {recent.toReversed().map((card, index) => (
            // A deck repeats itself: the place in the history is what tells two draws apart.
            <li key={`${draws - index}`} value={draws - index} class={`am-drawn-${campOfCard(card)}`}>
              {cardTextOf(view, card, speech)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** AM-13.3: stock, unsold titles, round and limit, deck sizes and the cards drawn. */
export const Bank = ({ view, speech, onTitle, onClose }: BankProps) => {
  const { words, money } = speech;
  const unsold = unsoldTitles(view);
  const { houses, hotels, round } = view.table;
  const { roundLimit: limit } = view.options;
  return (
    <Slip title={words('bank.title')} closeLabel={words('close')} class="am-bank" asked onClose={onClose}>
      <p class="am-bank-line cluster">
        {view.options.buildingSupply === 'unlimited' ? (
          words('stockUnlimited')
        ) : (
          <>
            <HouseMark size={17} /> {words('houses', { count: houses })} <HouseMark hotel size={15} /> {words('hotels', { count: hotels })}
          </>
        )}
        <span>{limit === 0 ? words('bank.noLimit', { round }) : words('bank.limit', { round, limit })}</span>
      </p>
      <h3>{unsold.length === 0 ? words('bank.allSold') : words('bank.unsold', { count: unsold.length })}</h3>
      <ul class="below cluster tight">
        {unsold.map((title) => {
          const city = cityOf(title);
          return (
            <li key={title}>
              <button type="button" class="am-chip edged" title={words('seePlace', { name: titleNameOf(view, title, speech) })} onClick={() => onTitle(title)}>
                <i style={{ background: city === null ? 'var(--ink-2)' : CITY_COLOUR[city] }} />
                <u>{`${tagOf(view, title, speech)} · ${money(priceOf(title))}`}</u>
                <em class="hidden-words">{titleNameOf(view, title, speech)}</em>
              </button>
            </li>
          );
        })}
      </ul>
      <History view={view} speech={speech} camp="C" />
      <History view={view} speech={speech} camp="M" />
    </Slip>
  );
};
