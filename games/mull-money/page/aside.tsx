import type { Signal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { countCards, isSimulation } from '#games/mull-money/rules/facts.ts';
import { CARDS, type View } from '#games/mull-money/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import type { ChartsProps, Pointed } from '#web/kit/interface/game-page.ts';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import { LAW_BOOK_ID } from './board/scene.tsx';
import { alertChance } from './count.ts';
import { CardSign, cardTint } from './pieces/pieces.tsx';
import { type Speech, speechOf } from './speech.ts';
import './aside.css';

interface PilesProps {
  readonly view: View;
  readonly speech: Speech;
}

/** Three backs of the draw pile, and the figure. */
const DrawPile = ({ view, speech }: PilesProps) => (
  <svg
    class="mm-pile firm"
    data-explain="pile"
    width="60"
    height="84"
    viewBox="0 0 60 84"
    role="img"
    aria-label={speech.words('piles.inPile', { count: view.table.pileSize })}
  >
    {[0, 1, 2].map((back) => (
      <rect key={back} x={2 + back * 2} y={6 - back * 2} width="52" height="76" rx="4" fill="#33564A" stroke="#1F1913" />
    ))}
    <g class="mm-back" transform="translate(6 2)">
      <Weave width={52} height={76} gap={7} swing={6} wave={22} />
    </g>
    <rect x="13" y="26" width="38" height="26" rx="3" fill="#FBF6EA" stroke="#1F1913" />
    <text x="32" y="46" text-anchor="middle">
      {view.table.pileSize}
    </text>
  </svg>
);

const DiscardPile = ({ view, speech }: PilesProps) => {
  const { discard } = view.table;
  const top = discard.at(-1);
  return (
    <span
      class={top === undefined ? 'mm-discard firm mm-discard-empty' : 'mm-discard firm'}
      role="img"
      data-explain="discard"
      aria-label={speech.words('piles.discarded', { count: discard.length })}
    >
      <span class="centred" style={{ background: top === undefined ? 'none' : cardTint(top) }}>
        {top !== undefined && <CardSign card={top} negotiation={isSimulation(view)} size={21} />}
      </span>
      <b>{discard.length}</b>
    </span>
  );
};

/** MM-13.4: how likely the Alert is. */
const Risk = ({ view, speech }: PilesProps) => {
  const { words } = speech;
  const risk = alertChance(view);
  if (risk === null)
    return (
      <p class="mm-risk hint" data-explain="risk">
        {view.table.point.kind === 'gameOver' ? words('piles.over') : words('piles.noMoreLayout')}
      </p>
    );
  return (
    <p class="mm-risk hint" data-explain="risk">
      {risk.aside ? words('piles.alertAside') : words('piles.alertInPile')}
      <span class="row">
        <b>{words('piles.chance', { percent: Math.round(100 * risk.chance) })}</b>
        {words('piles.riskAt', { mission: risk.mission })}
      </span>
    </p>
  );
};

const Contents = ({ view, speech }: PilesProps) => {
  const { discard } = view.table;
  if (discard.length === 0) return <p class="mm-contents">{speech.words('piles.empty')}</p>;
  return (
    <ul class="mm-contents cluster">
      {CARDS.filter((card) => discard.includes(card)).map((card) => (
        <li key={card} class="row tight">
          <CardSign card={card} negotiation={isSimulation(view)} size={15} />
          {speech.shortCard(view, card)} <b>{countCards(discard, card)}</b>
        </li>
      ))}
    </ul>
  );
};

/** MM-13.4: both piles as numbers, what was discarded, and the chance of the Alert. */
export const Piles = ({ view, speech }: PilesProps) => {
  const [open, setOpen] = useState(false);
  const { words } = speech;
  return (
    <section aria-label={words('piles.title')}>
      <header class="row ends">
        <h3>{words('piles.title')}</h3>
        <Button class="text-btn" aria-expanded={open} words={words('piles.contents')} onClick={() => setOpen(!open)} />
      </header>
      <div class="row">
        <DrawPile view={view} speech={speech} />
        <DiscardPile view={view} speech={speech} />
        <Risk view={view} speech={speech} />
      </div>
      {open && <Contents view={view} speech={speech} />}
    </section>
  );
};

interface LawsInForceProps {
  readonly view: View;
  readonly speech: Speech;
  readonly pointed: Signal<Pointed | null>;
}

/** More than these scroll, and must be reached by the keyboard. */
const MOST_IN_SIGHT = 3;

/** What holds now, by name; the sentence on hover, the whole book by one press. */
const LawsInForce = ({ view, speech, pointed }: LawsInForceProps) => {
  const { words, term } = speech;
  const active = view.table.laws.filter(({ status }) => status === 'active');
  return (
    <section class="mm-in-force" aria-label={words('laws.title')}>
      <header class="row ends">
        <h3>{words('laws.title')}</h3>
        <Button
          class="text-btn"
          words={words('laws.open')}
          onClick={() => {
            pointed.value = { kind: 'thing', id: LAW_BOOK_ID };
          }}
        />
      </header>
      {active.length === 0 && <p class="hint">{words('laws.none')}</p>}
      <ul class="entries" tabIndex={active.length > MOST_IN_SIGHT ? 0 : undefined} aria-label={words('laws.inForce')}>
        {active.map(({ id, law }) => (
          <li key={id} data-explain={`law ${id}`}>
            <b>{id}</b> {term(law.type)}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Under the log of a wide screen: piles and the chance of the Alert, and in the simulation variant the laws in force. */
export const Aside = ({ view, voice, pointed }: ChartsProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  return (
    <>
      <Piles view={view} speech={speech} />
      {isSimulation(view) && <LawsInForce view={view} speech={speech} pointed={pointed} />}
    </>
  );
};
