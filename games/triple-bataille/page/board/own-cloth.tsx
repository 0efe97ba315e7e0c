import type { View } from '#games/triple-bataille/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import type { Speech } from '../speech.ts';
import { player } from '#games/triple-bataille/rules/facts.ts';
import { range } from '#kernel/collections.ts';
import { mostStake } from '#games/triple-bataille/rules/stake.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { LaidBundle, Pile } from '../pieces/pieces.tsx';

/** What every part of the board is given. */
export interface BoardScene {
  readonly view: View;
  readonly speech: Speech;
  readonly you: Seat | null;
  readonly offers: BoardProps['offers'];
  readonly take: BoardProps['take'];
}

/** A part that concerns one player. */
export interface OwnScene extends BoardScene {
  readonly you: Seat;
}

const TRAY_PLACES = 3;

const Tray = ({ view, speech, you }: OwnScene) => {
  const { words, cards } = speech;
  const { bundle } = view.table;
  const subject = player(view, you);
  const stake = subject.stake ?? view.sealed.stakes[you] ?? 0;
  const most = mostStake(view, you);
  return (
    <div class="tb-tray" data-explain={`stake ${you}`}>
      <div class="tb-tray-places stack tight">
        {range(Math.max(TRAY_PLACES, most)).map((place) =>
          place < stake ? (
            <LaidBundle key={place} cards={bundle} word={words('stakeWord')} lattice={`tb-laid-${place}`} />
          ) : (
            <span key={place} class="tb-free-place centred">
              {place >= most && <span class="hidden-words">{words('locked')}</span>}
              {place >= most && <Icon name="lock" size={20} />}
            </span>
          ),
        )}
      </div>
      <p>
        {stake === 0 ? (
          words('noStake')
        ) : (
          <>
            <b>{words('stakeSum', { cards: stake * bundle })}</b>
            {words('hidden')}
          </>
        )}
      </p>
      <span class="hidden-words">{cards(stake * bundle)}</span>
    </div>
  );
};

const PriceList = ({ view, speech }: OwnScene) => {
  const { words, number } = speech;
  const { bundle, bank, system } = view.table;
  const lines = [
    ['living', words('priceLines.living'), number(bundle)],
    ['house', words('priceLines.house'), number(2 * bundle)],
    ['workshop', words('priceLines.workshop'), number(8 * bundle)],
    ...(system === 'dette'
      ? [['credit', words('priceLines.credit'), words('creditPrice', { size: view.options.creditSize, interest: number(bank.halfRate / 2) })] as const]
      : []),
  ] as const;
  return (
    <dl class="tb-prices" aria-label={words('prices')}>
      {lines.map(([kind, label, price]) => (
        <div key={kind} class="row ends" data-explain={`price ${kind}`}>
          <dt>{label}</dt>
          <dd class="figure">{price}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The pile face down, and beside it the tray of the stake or the prices of the day. */
export const OwnCloth = (scene: OwnScene) => {
  const { view, speech, you } = scene;
  const { words, number, cards } = speech;
  const { table, indicators } = view;
  const subject = player(view, you);
  const staking = table.point.kind === 'stake';
  const stake = staking ? (subject.stake ?? view.sealed.stakes[you] ?? 0) * table.bundle : 0;
  const kept = subject.pile - stake;
  const last = indicators.at(-1);
  return (
    <section class="tb-cloth" aria-label={words('yourPile')} data-ring={`pile ${you}`}>
      <header class="row ends">
        <h2>{words('yourPile')}</h2>
        <span data-explain="bundle">{words('bundleIs', { cards: table.bundle })}</span>
      </header>
      <div class="tb-cloth-row row loose" data-explain={`pile ${you}`}>
        <Pile cards={kept} lattice="tb-pile-lattice" />
        <p class="tb-kept">
          <strong>{number(kept)}</strong>
          {staking ? words('kept', { cards: kept }) : words('inHand', { cards: kept })}
        </p>
        {staking ? <Tray {...scene} /> : <PriceList {...scene} />}
      </div>
      <footer data-explain="pot">
        <b>{words('pot', { cards: cards(table.funds.pot) })}</b>
        {last !== undefined && <>. {words('served', { battle: last.battle, served: last.counters.served, entries: last.counters.entries })}</>}
      </footer>
    </section>
  );
};
