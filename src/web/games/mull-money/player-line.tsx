import { useMemo } from 'preact/hooks';
import { isSimulation } from '#games/mull-money/rules/facts.ts';
import type { AccountProps } from '../../shell/game-page.ts';
import { Icon } from '../../svg/icon.tsx';
import { FACTORY_ID } from './board/scene.ts';
import { wasteOutlook } from './forecast.ts';
import { CardSign, cardTint } from './pieces/card-sign.tsx';
import { speechOf } from './speech.ts';
import { asView, companyOf } from './view.ts';

/** One line under the phone's board: cards, zone, treasury where it may be known; a press shows the factory. */
export const PlayerLine = ({ view: raw, seat, voice, pointed }: AccountProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, name, money, term } = speech;
  const { cards, retired } = companyOf(view, seat);
  if (retired) return <small>{words('status.retired')}</small>;
  const { now, zone } = wasteOutlook(view, seat);
  const cash = view.cash[seat] ?? null;
  return (
    <div class="mm-line">
      <span class="mm-line-figures">
        <span class="mm-held">
          {cards.map((card, index) => (
            <span key={`${card} ${index}`} style={{ background: cardTint(card) }} title={speech.card(view, card)}>
              <CardSign card={card} negotiation={isSimulation(view)} size={15} />
              <span class="hidden-words">{speech.card(view, card)}, </span>
            </span>
          ))}
        </span>
        {!isSimulation(view) && (
          <small>
            {now} · {term(zone)}
          </small>
        )}
      </span>
      <span class="mm-line-figures">
        {cash === null ? <Icon name="lock" size={13} label={words('account.hidden')} /> : <b>{money(cash)}</b>}
        <button
          type="button"
          class="mm-see"
          aria-label={words('account.see', { name: name(seat) })}
          onClick={() => {
            pointed.value = { kind: 'thing', id: `${FACTORY_ID}${seat}` };
          }}
        >
          <Icon name="eye" size={16} />
        </button>
      </span>
    </div>
  );
};
