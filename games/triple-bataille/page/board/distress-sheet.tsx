import { player } from '#games/triple-bataille/rules/facts.ts';
import { Button } from '#web/parts/button.tsx';
import { typeOf } from '#web/parts/offers.ts';
import { ClauseMark } from '#web/rules/clause-mark.tsx';
import type { OwnScene } from './scene.ts';

/** TB-4.9.4: what is owed and cannot be paid; what can be sold at once, with what it brings. */
export const DistressSheet = ({ view, speech, you, offers, take }: OwnScene) => {
  const { words, sentence } = speech;
  const sales = offers.filter((offer) => typeOf(offer) === 'sellToBank');
  return (
    <section class="sheet tb-warning">
      <b>{words('distress', { cards: player(view, you).distress })}</b> {sales.length > 0 ? words('distressSell') : words('distressBare')}{' '}
      <ClauseMark game="triple-bataille" clause="TB-4.9.4" />
      {sales.length > 0 && (
        <div class="tb-buttons cluster">
          {sales.map((offer) => (
            <Button key={sentence(offer.label)} words={sentence(offer.label)} onClick={() => take(offer)} />
          ))}
        </div>
      )}
    </section>
  );
};
