import { player, totalFactoryCards, totalHouses } from '#games/triple-bataille/rules/facts.ts';
import { useMemo } from 'preact/hooks';
import { wealthOf } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { useScene } from './speech.ts';

/** What everybody may know of a player: cards, wealth, credits, property, job (TB-7). */
export const Account = ({ seat }: AccountProps<View>) => {
  const { view, table, words, number, name } = useScene();
  const subject = player(view, seat);
  if (subject.role === 'banker') return <p>{words('status.banker')}</p>;
  const figures = [
    ['pile', subject.pile],
    ['wealth', wealthOf(view, seat)],
    ...(table.system === 'dette' ? ([['credits', subject.credits]] as const) : []),
    ['houses', totalHouses(subject)],
    ['workshops', totalFactoryCards(subject)],
  ] as const;
  return (
    <div>
      <dl class="hint tb-account">
        {figures.map(([kind, value]) => (
          <div key={kind} data-explain={`${kind} ${seat}`}>
            <dt>{words(`account.${kind}`)}</dt>
            <dd class="figure text-ink t4">{number(value)}</dd>
          </div>
        ))}
      </dl>
      {subject.post && <p class="hint">{words('account.post')}</p>}
      {subject.boss !== null && <p class="hint">{words('account.boss', { name: name(subject.boss) })}</p>}
    </div>
  );
};

/** One line under the phone's board. There are sixty of them, and mostly one changes. */
export const PlayerLine = ({ seat }: AccountProps<View>) => {
  const { view, voice, words, number, cards } = useScene();
  const { role, pile, credits } = player(view, seat);
  const wealth = role === 'banker' ? 0 : wealthOf(view, seat);
  return useMemo(() => {
    if (role === 'banker') return <small>{words('status.banker')}</small>;
    return (
      <span class="row ends grow">
        <small data-explain={`pile ${seat}`}>
          {cards(pile)}
          {credits > 0 && ` · ${words('credits', { count: credits })}`}
        </small>
        <b data-explain={`wealth ${seat}`}>
          <span class="hidden-words">{words('wealthWord')} </span>
          {number(wealth)}
        </b>
      </span>
    );
  }, [voice, seat, role, pile, credits, wealth]);
};
