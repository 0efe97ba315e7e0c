import type { ComponentChildren } from 'preact';
import { forcesOf, goldOf, holdingsIn, isAlive, powerAt, unitsOf } from '#games/ecodip/rules/facts.ts';
import { formatNumber, type Lang } from '#kernel/words.ts';
import { GOODS, type Tag, type View } from '#games/ecodip/types.ts';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { PowerMark, powerName, powerState, stateLook } from './powers.tsx';
import { te } from './words.ts';

/* What powers own in the open: figure by figure, for accounts and tables. */

interface Figure {
  readonly head: string;
  readonly of: (tag: Tag) => ComponentChildren;
  readonly explains: (tag: Tag) => string;
}

type FigureName = 'centres' | 'provinces' | 'units' | 'force' | (typeof GOODS)[number];

const figureOf = (view: View, name: FigureName): Figure => {
  const { table } = view;
  switch (name) {
    case 'centres':
    case 'provinces':
      return { head: te(`powers.${name}Short`), of: (tag) => holdingsIn(view)[name][tag], explains: (tag) => `${name} ${tag}` };
    case 'units':
      return { head: te('powers.unitsShort'), of: (tag) => unitsOf(table, tag).length, explains: (tag) => `units ${tag}` };
    case 'force':
      return { head: te('powers.forceShort'), of: (tag) => forcesOf(unitsOf(table, tag)), explains: () => 'force' };
    case 'BT':
    case 'MP':
    case 'TB':
    default:
      return { head: name, of: (tag) => table.stocks[tag][name], explains: () => `good ${name}` };
  }
};

interface PowersTableProps {
  readonly view: View;
  readonly lang: Lang;
  readonly tags: readonly Tag[];
  readonly figures: readonly FigureName[];
  readonly caption?: string;
  readonly class?: string;
  /** Under the name of a power. */
  readonly beneath?: (tag: Tag) => string;
}

/** Figures of powers, a row each. */
export const PowersTable = ({ view, lang, tags, figures, caption, class: look = 'ec-table', beneath }: PowersTableProps) => {
  const columns = figures.map((name) => figureOf(view, name));
  return (
    <table class={look}>
      {caption !== undefined && <caption>{caption}</caption>}
      <Heads of={[te('powers.power'), ...columns.map(({ head }) => head)]} />
      <tbody>
        {tags.map((tag) => (
          <tr key={tag} class={isAlive(view.table, tag) ? undefined : 'ec-out'}>
            <th scope="row">
              <span class="row w600 leading-2">
                <PowerMark tag={tag} size={beneath === undefined ? 20 : 22} />
                <span>
                  {powerName(tag, lang)}
                  {beneath !== undefined && <small class="block w400">{beneath(tag)}</small>}
                </span>
              </span>
            </th>
            {columns.map(({ head, of, explains }) => (
              <td key={head} data-explain={explains(tag)}>
                {of(tag)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The power of a player, what it owns in the open, and its gold under lock. */
export const Account = ({ view, seat, voice }: AccountProps<View>) => {
  const { lang } = voice;
  const tag = powerAt(view.table, seat);
  const units = unitsOf(view.table, tag);
  const gold = goldOf(view, tag);
  const rows: readonly (readonly [thing: string, name: string, figure: ComponentChildren])[] = [
    ...(['centres', 'provinces'] as const).map((name) => [`${name} ${tag}`, te(`powers.${name}Short`), holdingsIn(view)[name][tag]] as const),
    [`units ${tag}`, te('powers.unitsShort'), units.length === forcesOf(units) ? units.length : `${units.length} (${forcesOf(units)})`],
    ['stocks', GOODS.join(' · '), GOODS.map((good) => view.table.stocks[tag][good]).join(' · ')],
    [`gold ${tag}`, te('own.gold'), gold === null ? <Icon name="lock" size={13} label={te('secret')} /> : formatNumber(gold, lang)],
  ];
  return (
    <div>
      <p class="row" data-explain={`power ${tag}`}>
        <PowerMark tag={tag} size={24} />
        <b>{powerName(tag, lang)}</b>
        {powerState(view, tag) === 'out' && <small>{te('state.out')}</small>}
      </p>
      <dl class="ec-account gap-2-4 grid">
        {rows.map(([thing, name, figure]) => (
          <div key={thing} data-explain={thing}>
            <dt class="t1">{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** One line under the phone's board. */
export const PlayerLine = ({ view, seat, voice }: AccountProps<View>) => {
  const tag = powerAt(view.table, seat);
  const state = powerState(view, tag);
  return (
    <div class="grow row">
      <PowerMark tag={tag} size={22} />
      <span class="grow" data-explain={`power ${tag}`}>
        {powerName(tag, voice.lang)} <small class={stateLook(state)}>{te(`state.${state}`)}</small>
      </span>
      <b data-explain={`centres ${tag}`}>
        {holdingsIn(view).centres[tag]}
        <span class="hidden-words"> {te('powers.centres')}, </span>
      </b>
      <small data-explain={`units ${tag}`}>{te('powers.unitsOf', { n: unitsOf(view.table, tag).length })}</small>
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
  /** What is different about the line of its title. */
  readonly headClass?: string;
  readonly titleClass?: string;
  /** Its title takes the focus of whoever is sent there. */
  readonly isGoal?: boolean;
  readonly children: ComponentChildren;
}

/** One of the papers beside the map, under its title. */
export const Card = ({ title, name = title, beside, class: more = '', headClass = 'mb-3', titleClass = 't6', isGoal = false, children }: CardProps) => (
  <section class={`sheet firm p-4-5 ${more}`} aria-label={name}>
    <header class={`gap-1-4 cluster items-baseline ${headClass}`}>
      <h2 class={titleClass} tabIndex={isGoal ? -1 : undefined}>
        {title}
      </h2>
      {beside}
    </header>
    {children}
  </section>
);
