import type { ComponentChildren } from 'preact';
import type { View } from '#games/bourse/types.ts';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { accountOf, type Account as Sums } from '../accounts.ts';
import { useScene } from './scene.ts';
import { orderText } from './status.ts';
import './account.css';

/** Progress to the goal, in quarters. */
const Gauge = ({ sums: { seat, score }, class: where }: { readonly sums: Sums; readonly class: string }) => {
  const { view, words, money } = useScene();
  const { winTarget: target } = view.options;
  const part = Math.max(0, Math.min(1, (score ?? 0) / target));
  const label = words('scoreOutOf', { score: score === null ? words('hidden') : money(score), target: money(target) });
  return (
    <div class={`bo-gauge relative clip round-1 bg-sheet-2 ${where}`} role="img" data-explain={`score ${seat}`} aria-label={label}>
      <i class="bo-gauge-part absolute" style={{ width: `${100 * part}%` }} />
    </div>
  );
};

/** A sum that may be secret: a padlock, not a question mark. */
const Secret = () => (
  <span class="row gap-2 w500 text-ink-2">
    <Icon name="lock" size={12} />
    {useScene().words('hidden')}
  </span>
);

/** So many accounts fill a column of a middling screen: each says its score beside the name. */
const CROWD = 4;

/** The classes of a part of an account, and what differs in a crowd. */
const useCrowded = (): ((classes: string, part: string) => string) => {
  const { view } = useScene();
  return (classes, part) => (view.table.players.length >= CROWD ? `${classes} bo-crowd-${part}` : classes);
};

const Score = ({ sums }: { readonly sums: Sums }) => {
  const { view, words, money } = useScene();
  const crowded = useCrowded();
  const { winTarget, winCondition } = view.options;
  return (
    <>
      <p class={crowded('bo-score row items-baseline gap-3 mt-3 t2 text-ink-2', 'score')} data-explain={`score ${sums.seat}`}>
        <span class={crowded('', 'spare')}>{words('score')}</span>
        {sums.score === null ? <Secret /> : <b class={crowded('bo-score-figure t6 leading-1 text-ink nowrap', 'figure')}>{money(sums.score)}</b>}
        <span class="push nowrap">{words(`outOf.${winCondition}`, { target: money(winTarget) })}</span>
        <span class="hidden-words">{words(`counts.${winCondition}`)}</span>
      </p>
      <Gauge sums={sums} class={crowded('mt-2', 'gauge')} />
    </>
  );
};

/** The four sums of an account: what each is called, and which figure it is. */
const SUMS = [
  ['cash', ({ cash }: Sums) => cash],
  ['titles', ({ securities }: Sums) => securities],
  ['loans', ({ debt }: Sums) => -debt],
  ['worth', ({ worth }: Sums) => worth],
] as const;

interface ChipProps {
  readonly explains: string;
  readonly look?: string;
  readonly onPoint?: (inside: boolean) => void;
  readonly children: ComponentChildren;
}

const Chip = ({ explains, look = 'bg-sheet-2', onPoint, children }: ChipProps) => (
  <li class={`p-0-2 edge-line round-1 nowrap ${look}`} data-explain={explains} onPointerEnter={() => onPoint?.(true)} onPointerLeave={() => onPoint?.(false)}>
    {children}
  </li>
);

/** Titles, options held and given, loans (with a warning when the next throw may make one due, BO-13.9). */
const Belongings = ({ sums }: { readonly sums: Sums }) => {
  const { words, money, name, company, pointed } = useScene();
  const crowded = useCrowded();
  const { seat, holdings, dividends, held, given, loans } = sums;
  return (
    <ul class={crowded('bo-chips cluster gap-2 mt-3 t2 narrow-type', 'chips')}>
      {holdings.length === 0 && <li class="help">{words('noTitles')}</li>}
      {holdings.map(({ security, owned, blocked, quote, value, dividend }) => {
        const full = words('chip', { count: owned, name: company(security), quote: money(quote), value: money(value), dividend: money(dividend) });
        return (
          <Chip
            key={security}
            look={blocked > 0 ? 'bo-chip-blocked' : 'bg-sheet-2'}
            explains={`holding ${seat} ${security}`}
            onPoint={(inside) => {
              pointed.value = inside ? { kind: 'thing', id: security } : null;
            }}
          >
            <b>{owned}</b> <span aria-hidden="true">{security}</span>
            <span class="hidden-words">{blocked > 0 ? `${full}, ${words('chipBlocked', { count: blocked })}` : full}</span>
          </Chip>
        );
      })}
      {dividends > 0 && (
        <Chip look="w600 bg-sheet-2 text-gain" explains={`dividends ${seat}`}>
          {words('perLap', { sum: money(dividends) })}
        </Chip>
      )}
      {held.map(({ id, shares, security, owner }) => (
        <Chip key={`held${id}`} look="bo-chip-option" explains={`option ${id}`}>
          {words('optionHeld', { count: shares, ticker: security })} <span class={crowded('', 'spare')}>{words('heldFrom', { owner: name(owner) })}</span>
        </Chip>
      ))}
      {given.map(({ id, shares, security, holder }) => (
        <Chip key={`given${id}`} look="bo-chip-option" explains={`option ${id}`}>
          {words('optionGiven', { count: shares, ticker: security })} <span class={crowded('', 'spare')}>{words('givenTo', { holder: name(holder) })}</span>
        </Chip>
      ))}
      {loans.map(({ bank, dueIn }) => (
        <Chip
          key={bank}
          look={dueIn === null ? 'bo-chip-loan bg-sheet-2' : 'bo-chip-near row gap-2 bg-sheet-2 text-wax w650'}
          explains={`loan ${seat} ${bank}`}
        >
          {dueIn !== null && <Icon name="warning" size={12} />}
          {dueIn === null ? words('loan', { bank }) : words('loanNear', { bank, die: dueIn })}
        </Chip>
      ))}
    </ul>
  );
};

/** BO-13.6: score and gauge, four sums, belongings. */
export const Account = ({ seat }: AccountProps<View>) => {
  const { view, words, money } = useScene();
  const crowded = useCrowded();
  const sums = accountOf(view, seat);
  return (
    <div class={view.table.players.length >= CROWD ? 'bo-crowd' : ''}>
      <Score sums={sums} />
      <dl class={crowded('bo-sums leading-1-25 grid ends mt-3', 'sums')}>
        {SUMS.map(([name, of], index) => {
          const sum = of(sums);
          return (
            <div key={name} class={index % 2 === 0 ? '' : index === 3 ? 'text-right' : 'bo-sum-even'} data-explain={`${name} ${seat}`}>
              <dt class="t2">{words(name)}</dt>
              <dd class="t3 nowrap">{sum === null ? <Secret /> : money(sum)}</dd>
            </div>
          );
        })}
      </dl>
      <Belongings sums={sums} />
    </div>
  );
};

/** One line under the phone's board: liquid money, or what was done in this visit; gauge; score. */
export const PlayerLine = ({ seat }: AccountProps<View>) => {
  const scene = useScene();
  const { view, words, money } = scene;
  const sums = accountOf(view, seat);
  const { cash, score } = sums;
  const order = view.table.visit?.orders.find((other) => other.seat === seat);
  return (
    <div class="bo-line gap-1-4 across">
      <small class="leading-1-2 nowrap" data-explain={`cash ${seat}`}>
        {order === undefined ? words('cashLine', { sum: cash === null ? words('hidden') : money(cash) }) : orderText(scene, order)}
      </small>
      <Gauge sums={sums} class="bo-line-gauge" />
      <b class="bo-line-score leading-1-1 nowrap text-right" data-explain={`score ${seat}`} data-mark={`score ${seat}`}>
        {score === null ? words('hidden') : money(score)}
        <small class="leading-1-2 block w500">{words(`counted.${view.options.winCondition}`)}</small>
      </b>
    </div>
  );
};
