import { tb } from '../../i18n/branches.ts';
import { type TurnWord, turnTitle } from '../../kit/interface/turn-word.ts';
import { wide } from '../../browser/media.ts';
import { Die } from '../../kit/svg/die.tsx';
import { type Draw, type Drawn, type DrawPair, isDieIn, isSameDraw } from './laid-over.ts';

/** More than are looked at one by one. */
const SHOWN = 240;

const wordsOf = ({ below, value }: Draw): string => (typeof value === 'number' ? tb('oneOf', { value: value + 1, below }) : tb('deck', { count: below }));

/** A die as it fell; other draws in words. */
const Face = ({ draw, die, odd }: { readonly draw: Draw; readonly die: boolean; readonly odd: boolean }) => {
  const frame = odd ? 'draw odd' : 'draw';
  if (!die || typeof draw.value !== 'number')
    return (
      <span class={`${frame} written`} aria-hidden="true">
        {wordsOf(draw)}
      </span>
    );
  return (
    <svg class={frame} viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <Die face={draw.value + 1} size={18} x={2} y={2} />
    </svg>
  );
};

const whereOf = (pair: DrawPair): string => {
  if (pair.branch === null) return tb('inPlayed');
  if (pair.played === null) return tb('inBranch');
  return tb(isSameDraw(pair) ? 'inBoth' : 'differs');
};

/** Every draw since they parted, in order; folded on a phone. */
export const Draws = ({ drawn, turnWord }: { readonly drawn: Drawn; readonly turnWord: TurnWord }) => {
  const { pairs, same, other, onlyPlayed, onlyBranch } = drawn;
  const isDie = isDieIn(drawn);
  return (
    <details class="sheet padded branch-draws" open={wide.value}>
      <summary>
        <h2 class="t6 inline-block">{tb('draws')}</h2>
      </summary>
      <p class="help">{pairs.length === 0 ? tb('drawsNone') : tb('drawsWords', { same, other, onlyPlayed, onlyBranch })}</p>
      <ol class="cluster gap-2 below">
        {pairs.slice(0, SHOWN).map((pair, index) => {
          const odd = !isSameDraw(pair);
          const words = `${turnTitle(turnWord, pair.turn)}, ${[pair.played, pair.branch].flatMap((draw) => (draw === null ? [] : [wordsOf(draw)]))[0] ?? ''}, ${whereOf(pair)}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- they are shown once and do not change
            <li key={index} class="row gap-1" title={words}>
              {pair.played !== null && <Face draw={pair.played} die={isDie(pair.played)} odd={odd} />}
              {pair.branch !== null && (odd || pair.played === null) && <Face draw={pair.branch} die={isDie(pair.branch)} odd />}
              <span class="hidden-words">{words}</span>
            </li>
          );
        })}
      </ol>
      {pairs.length > SHOWN && <p class="help">{tb('drawsMore', { count: pairs.length - SHOWN })}</p>}
      {pairs.length > 0 && <small class="help block mt-3">{tb('drawsKey')}</small>}
    </details>
  );
};
