import { useState } from 'preact/hooks';
import { countCards, isSimulation } from '#games/mull-money/rules/facts.ts';
import { CARDS } from '#games/mull-money/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import { alertChance } from './count.ts';
import { CardSign, cardTint } from './pieces/pieces.tsx';
import { LAW_BOOK_ID, useScene } from './scene.tsx';
import './papers.css';

/** Three backs of the draw pile, and the figure. */
const DrawPile = () => {
  const { view, words } = useScene();
  const count = view.table.pileSize;
  return (
    <svg class="firm" data-explain="pile" width="60" height="84" viewBox="0 0 60 84" role="img" aria-label={words('piles.inPile', { count })}>
      {[0, 1, 2].map((back) => (
        <rect key={back} x={2 + back * 2} y={6 - back * 2} width="52" height="76" rx="4" fill="#33564A" stroke="#1F1913" />
      ))}
      <g opacity=".8" style={{ '--guil': 'var(--brass)' }} transform="translate(6 2)">
        <Weave width={52} height={76} gap={7} swing={6} wave={22} />
      </g>
      <rect x="13" y="26" width="38" height="26" rx="3" fill="#FBF6EA" stroke="#1F1913" />
      <text class="t6 fill-bar-ink" font-weight="760" x="32" y="46" text-anchor="middle">
        {count}
      </text>
    </svg>
  );
};

const DiscardPile = () => {
  const { view, words } = useScene();
  const { discard } = view.table;
  const top = discard.at(-1);
  return (
    <span
      class={`mm-discard firm grid round-2 ${top === undefined ? 'mm-discard-empty bg-none text-ink' : 'text-bar-ink'}`}
      role="img"
      data-explain="discard"
      aria-label={words('piles.discarded', { count: discard.length })}
    >
      <span class={top === undefined ? 'centred' : 'mm-discard-top centred'} style={{ background: top === undefined ? 'none' : cardTint(top) }}>
        {top !== undefined && <CardSign card={top} size={21} />}
      </span>
      <b class="t6 self-center text-center">{discard.length}</b>
    </span>
  );
};

/** MM-13.4: how likely the Alert is. */
const Risk = () => {
  const { view, words } = useScene();
  const risk = alertChance(view);
  const none = view.table.point.kind === 'gameOver' ? 'piles.over' : 'piles.noMoreLayout';
  return (
    <p class="leading-1-2 hint" data-explain="risk">
      {words(risk === null ? none : risk.aside ? 'piles.alertAside' : 'piles.alertInPile')}
      {risk !== null && (
        <span class="row">
          <b class="t7 text-wax nowrap">{words('piles.chance', { percent: Math.round(100 * risk.chance) })}</b>
          {words('piles.riskAt', { mission: risk.mission })}
        </span>
      )}
    </p>
  );
};

const Contents = () => {
  const { view, words, shortCard } = useScene();
  const { discard } = view.table;
  if (discard.length === 0) return <p class="pt-4 gap-2-4 mt-3 t2 line-over">{words('piles.empty')}</p>;
  return (
    <ul class="pt-4 gap-2-4 mt-3 t2 line-over cluster">
      {CARDS.filter((card) => discard.includes(card)).map((card) => (
        <li key={card} class="row tight">
          <CardSign card={card} size={15} />
          {shortCard(card)} <b>{countCards(discard, card)}</b>
        </li>
      ))}
    </ul>
  );
};

/** MM-13.4: both piles as numbers, what was discarded, and the chance of the Alert. */
export const Piles = () => {
  const [open, setOpen] = useState(false);
  const { words } = useScene();
  return (
    <section aria-label={words('piles.title')}>
      <header class="row ends">
        <h3>{words('piles.title')}</h3>
        <Button class="text-btn" aria-expanded={open} words={words('piles.contents')} onClick={() => setOpen(!open)} />
      </header>
      <div class="row">
        <DrawPile />
        <DiscardPile />
        <Risk />
      </div>
      {open && <Contents />}
    </section>
  );
};

/** More than these scroll, and must be reached by the keyboard. */
const MOST_IN_SIGHT = 3;

/** What holds now, by name; the sentence on hover, the whole book by one press. */
const LawsInForce = () => {
  const { view, words, term, point } = useScene();
  const active = view.table.laws.filter(({ status }) => status === 'active');
  return (
    <section class="pt-4 mt-4 line-over" aria-label={words('laws.title')}>
      <header class="row ends">
        <h3>{words('laws.title')}</h3>
        <Button class="text-btn" words={words('laws.open')} onClick={() => point(LAW_BOOK_ID)} />
      </header>
      {active.length === 0 && <p class="hint">{words('laws.none')}</p>}
      <ul class="mm-laws-list entries t3 scrolls" tabIndex={active.length > MOST_IN_SIGHT ? 0 : undefined} aria-label={words('laws.inForce')}>
        {active.map(({ id, law }) => (
          <li key={id} data-explain={`law ${id}`}>
            <b class="mm-law-id inline-block">{id}</b> {term(law.type)}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Under the log of a wide screen: piles and the chance of the Alert, and in the simulation variant the laws in force. */
export const Aside = () => (
  <>
    <Piles />
    {isSimulation(useScene().view) && <LawsInForce />}
  </>
);
