import { player, totalFactoryCards, totalHouses } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import { wealthOf } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { speechOf } from './speech.ts';

/** What everybody may know of a player: cards, wealth, credits, property, job (TB-7). */
export const Account = ({ view, seat, voice }: AccountProps<View>) => {
  const { words, number, name } = useMemo(() => speechOf(voice), [voice]);
  const subject = player(view, seat);
  if (subject.role === 'banker') return <p class="tb-account">{words('status.banker')}</p>;
  const figures: readonly (readonly [string, string, number])[] = [
    ['pile', words('account.cards'), subject.pile],
    ['wealth', words('account.wealth'), wealthOf(view, seat)],
    ...(view.table.system === 'dette' ? ([['credits', words('account.credits'), subject.credits]] as const) : []),
    ['houses', words('account.houses'), totalHouses(subject)],
    ['workshops', words('account.workshops'), totalFactoryCards(subject)],
  ];
  return (
    <div class="tb-account">
      <dl class="hint">
        {figures.map(([kind, label, value]) => (
          <div key={kind} data-explain={`${kind} ${seat}`}>
            <dt>{label}</dt>
            <dd class="figure">{number(value)}</dd>
          </div>
        ))}
      </dl>
      {subject.post && <p class="hint">{words('account.post')}</p>}
      {subject.boss !== null && <p class="hint">{words('account.boss', { name: name(subject.boss) })}</p>}
    </div>
  );
};

/** One line under the phone's board. There are sixty of them, and mostly one changes. */
export const PlayerLine = ({ view, seat, voice }: AccountProps<View>) => {
  const subject = player(view, seat);
  const wealth = subject.role === 'banker' ? 0 : wealthOf(view, seat);
  return useMemo(() => {
    const { words, number, cards } = speechOf(voice);
    if (subject.role === 'banker') return <small>{words('status.banker')}</small>;
    return (
      <span class="row ends grow">
        <small data-explain={`pile ${seat}`}>
          {cards(subject.pile)}
          {subject.credits > 0 && ` · ${words('credits', { count: subject.credits })}`}
        </small>
        <b data-explain={`wealth ${seat}`}>
          <span class="hidden-words">{words('wealthWord')} </span>
          {number(wealth)}
        </b>
      </span>
    );
  }, [voice, seat, subject.role, subject.pile, subject.credits, wealth]);
};
