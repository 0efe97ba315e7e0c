import type { PotOrigin, View } from '#games/triple-bataille/types.ts';
import type { Speech } from '../speech.ts';

const PARTS: readonly (keyof PotOrigin)[] = ['food', 'servants', 'rents', 'aid', 'dividends', 'wages', 'stakes', 'leisure', 'carried'];

/** The pot as one bar, by where it came from; the words stand under it, where they cannot run into each other. */
export const PotBar = ({ view, speech }: { readonly view: View; readonly speech: Speech }) => {
  const { words, number } = speech;
  const { origin } = view.table.battleReport;
  const parts = PARTS.map((part) => ({ part, cards: origin[part] })).filter(({ cards }) => cards > 0);
  const sum = parts.reduce((all, { cards }) => all + cards, 0);
  if (sum === 0) return null;
  return (
    <div class="tb-pot" data-explain="potParts">
      <h3>{words('potFrom', { cards: number(sum) })}</h3>
      <div class="tb-pot-bar" aria-hidden="true">
        {parts.map(({ part, cards }) => (
          <span key={part} style={{ flexGrow: cards, '--tb-part': `var(--tb-${part})` }} />
        ))}
      </div>
      <ul class="cluster hint">
        {parts.map(({ part, cards }) => (
          <li key={part} style={{ '--tb-part': `var(--tb-${part})` }}>
            <b>{number(cards)}</b> {words(`potParts.${part}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};
