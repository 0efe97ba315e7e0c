import { at } from '#kernel';
import { Token } from '../../../svg/token.tsx';
import { type Verdict, verdictOf } from '../verdict.ts';
import type { BoardScene } from './scene.ts';

/** As many of the richest are named on a wall: nobody is named for being poor. */
const NAMED_ON_WALL = 3;

const moneySentence = ({ libre }: Verdict, { speech }: BoardScene): string => {
  const { verdict } = speech.words;
  if (libre === 'always') return verdict.libreAlways;
  return libre === null ? verdict.libreNever : verdict.libreSince(libre);
};

const bankSentence = ({ bank }: Verdict, { view, speech }: BoardScene): string => {
  const { verdict } = speech.words;
  if (view.table.system === 'decouverte' || view.options.mode === 'libre') return verdict.noBank;
  if (bank === null) return speech.words.bankHidden;
  return verdict.bank(speech.words.ordinal(bank.place), bank.place, speech.cards(bank.wealth));
};

/** TB-5.5: how the three battles ended, and the count of the players. */
export const VerdictSheet = ({ wall = false, ...scene }: BoardScene & { readonly wall?: boolean }) => {
  const { view, speech, you } = scene;
  const { words, name, cards } = speech;
  if (view.table.point.kind !== 'gameOver') return null;
  const verdict = verdictOf(view);
  const { players, winners } = verdict;
  const middle = players[Math.floor(players.length / 2)]?.wealth ?? 0;
  const shown = wall ? players.slice(0, NAMED_ON_WALL).filter(({ wealth }) => wealth > middle) : players;
  return (
    <section class="sheet tb-verdict">
      <h2>{words.verdict.title}</h2>
      <div class="tb-three">
        <div>
          <h3>{words.verdict.economic}</h3>
          <p>{winners.length === 0 ? words.verdict.nobody : words.verdict.winners(winners.map(name), cards(at(players, 0).wealth))}</p>
        </div>
        <div>
          <h3>{words.verdict.monetary}</h3>
          <p>{bankSentence(verdict, scene)}</p>
          {view.options.mode !== 'decouverte' && <p>{words.verdict.state(cards(verdict.state))}</p>}
          {verdict.bank !== null && view.options.bankController === 'players' && <p>{words.verdict.bankers(verdict.bank.score)}</p>}
        </div>
        <div>
          <h3>{words.verdict.collective}</h3>
          <p>{moneySentence(verdict, scene)}</p>
        </div>
      </div>
      <ol class="tb-count-list">
        {shown.map(({ seat, wealth }) => (
          <li key={seat} class={seat === you ? 'own' : undefined}>
            <span>{words.ordinal(1 + players.filter((each) => each.wealth > wealth).length)}</span>
            <Token seat={seat} name={name(seat)} size={28} />
            <span>{name(seat)}</span>
            <b>{cards(wealth)}</b>
          </li>
        ))}
      </ol>
      <p class="tb-small">{words.verdict.counted}</p>
    </section>
  );
};
