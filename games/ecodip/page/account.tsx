import { forcesOf, goldOf, holdingsIn, powerAt, unitsOf } from '#games/ecodip/rules/facts.ts';
import { formatNumber } from '#kernel/words.ts';
import type { Tag, View } from '#games/ecodip/types.ts';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { PowerMark, powerName, powerState, stateLook } from './powers.tsx';
import { te } from './words.ts';
import type { ComponentChildren } from 'preact';

const figuresOf = (view: View, tag: Tag) => {
  const { centres, provinces } = holdingsIn(view);
  const units = unitsOf(view.table, tag);
  return { centres: centres[tag], provinces: provinces[tag], units: units.length, force: forcesOf(units) };
};

/** The power of a player, what it owns in the open, and its gold under lock. */
export const Account = ({ view, seat, voice }: AccountProps<View>) => {
  const { lang } = voice;
  const tag = powerAt(view.table, seat);
  const { centres, provinces, units, force } = figuresOf(view, tag);
  const { TB, MP, BT } = view.table.stocks[tag];
  const gold = goldOf(view, tag);
  return (
    <div>
      <p class="row" data-explain={`power ${tag}`}>
        <PowerMark tag={tag} size={24} />
        <b>{powerName(tag, lang)}</b>
        {powerState(view, tag) === 'out' && <small>{te('state.out')}</small>}
      </p>
      <dl class="ec-account grid">
        <div data-explain={`centres ${tag}`}>
          <dt class="t1">{te('powers.centresShort')}</dt>
          <dd>{centres}</dd>
        </div>
        <div data-explain={`provinces ${tag}`}>
          <dt class="t1">{te('powers.provincesShort')}</dt>
          <dd>{provinces}</dd>
        </div>
        <div data-explain={`units ${tag}`}>
          <dt class="t1">{te('powers.unitsShort')}</dt>
          <dd>{units === force ? units : `${units} (${force})`}</dd>
        </div>
        <div data-explain="stocks">
          <dt class="t1">TB · MP · BT</dt>
          <dd>
            {TB} · {MP} · {BT}
          </dd>
        </div>
        <div data-explain={`gold ${tag}`}>
          <dt class="t1">{te('own.gold')}</dt>
          <dd>{gold === null ? <Icon name="lock" size={13} label={te('secret')} /> : formatNumber(gold, lang)}</dd>
        </div>
      </dl>
    </div>
  );
};

/** One line under the phone's board. */
export const PlayerLine = ({ view, seat, voice }: AccountProps<View>) => {
  const tag = powerAt(view.table, seat);
  const state = powerState(view, tag);
  const { centres, units } = figuresOf(view, tag);
  return (
    <div class="ec-line-account grow row">
      <PowerMark tag={tag} size={22} />
      <span class="grow" data-explain={`power ${tag}`}>
        {powerName(tag, voice.lang)} <small class={stateLook(state)}>{te(`state.${state}`)}</small>
      </span>
      <b data-explain={`centres ${tag}`}>
        {centres}
        <span class="hidden-words"> {te('powers.centres')}, </span>
      </b>
      <small data-explain={`units ${tag}`}>{te('powers.unitsOf', { n: units })}</small>
    </div>
  );
};

interface CardProps {
  readonly title: string;
  /** For the ear, where the title says more than what this is. */
  readonly name?: string;
  /** At the other end of the title's line. */
  readonly beside?: ComponentChildren;
  readonly class?: string;
  /** Its title takes the focus of whoever is sent there. */
  readonly isGoal?: boolean;
  readonly children: ComponentChildren;
}

/** One of the papers beside the map, under its title. */
export const Card = ({ title, name = title, beside, class: more = '', isGoal = false, children }: CardProps) => (
  <section class={`sheet ec-card firm p-4-5 ${more}`} aria-label={name}>
    <header class="ec-card-head cluster items-baseline mb-3">
      <h2 class="t6" tabIndex={isGoal ? -1 : undefined}>
        {title}
      </h2>
      {beside}
    </header>
    {children}
  </section>
);
