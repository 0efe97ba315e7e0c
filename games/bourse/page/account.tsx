import type { Seat } from '#kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { View } from '#games/bourse/types.ts';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { accountOf, type Holding, type Account as Sums } from '../accounts.ts';
import { asView, type Speech, speechOf } from './speech.ts';
import { orderText } from './board/strip.tsx';
import './account.css';

/** Progress to the goal, in quarters. */
const Gauge = ({ seat, value, goal, label }: { readonly seat: Seat; readonly value: number; readonly goal: number; readonly label: string }) => {
  const part = Math.max(0, Math.min(1, value / goal));
  return (
    <div class="bo-gauge" role="img" data-explain={`score ${seat}`} aria-label={label}>
      <i style={{ width: `${100 * part}%` }} />
    </div>
  );
};

/** A sum that may be secret: a padlock, not a question mark. */
const Secret = ({ words }: { readonly words: Speech['words'] }) => (
  <span class="bo-secret row">
    <Icon name="lock" size={12} />
    {words('hidden')}
  </span>
);

const Sum = ({ label, explains, children }: { readonly label: string; readonly explains: string; readonly children: ComponentChildren }) => (
  <div data-explain={explains}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Score = ({ view, sums, speech }: { readonly view: View; readonly sums: Sums; readonly speech: Speech }) => {
  const { words, money } = speech;
  const { winTarget: target, winCondition } = view.options;
  const written = sums.score === null ? words('hidden') : money(sums.score);
  return (
    <>
      <p class="bo-score row" data-explain={`score ${sums.seat}`}>
        <span>{words('score')}</span>
        {sums.score === null ? <Secret words={words} /> : <b>{written}</b>}
        <span>{words(`outOf.${winCondition}`, { target: money(target) })}</span>
        <span class="hidden-words">{words(`counts.${winCondition}`)}</span>
      </p>
      <Gauge seat={sums.seat} value={sums.score ?? 0} goal={target} label={words('scoreOutOf', { score: written, target: money(target) })} />
    </>
  );
};

interface ChipProps {
  readonly view: View;
  readonly seat: Seat;
  readonly holding: Holding;
  readonly speech: Speech;
  readonly onPoint: (id: string | null) => void;
}

const Chip = ({ view, seat, holding, speech, onPoint }: ChipProps) => {
  const { security, owned, blocked, quote, value, dividend } = holding;
  const { words, money } = speech;
  const full = words('chip', { count: owned, name: speech.company(view, security), quote: money(quote), value: money(value), dividend: money(dividend) });
  const title = blocked > 0 ? `${full}, ${words('chipBlocked', { count: blocked })}` : full;
  return (
    <li
      class={blocked > 0 ? 'bo-chip bo-chip-blocked' : 'bo-chip'}
      data-explain={`holding ${seat} ${security}`}
      onPointerEnter={() => onPoint(security)}
      onPointerLeave={() => onPoint(null)}
    >
      <b>{owned}</b> <span aria-hidden="true">{security}</span>
      <span class="hidden-words">{title}</span>
    </li>
  );
};

/** Titles, options held and given, loans (with a warning when the next throw may make one due, BO-13.9). */
const Belongings = ({
  view,
  sums,
  speech,
  onPoint,
}: {
  readonly view: View;
  readonly sums: Sums;
  readonly speech: Speech;
  readonly onPoint: (id: string | null) => void;
}) => {
  const { words, money, name } = speech;
  return (
    <ul class="bo-chips cluster">
      {sums.holdings.length === 0 && <li class="help">{words('noTitles')}</li>}
      {sums.holdings.map((holding) => (
        <Chip key={holding.security} view={view} seat={sums.seat} holding={holding} speech={speech} onPoint={onPoint} />
      ))}
      {sums.dividends > 0 && (
        <li class="bo-chip bo-chip-dividend" data-explain={`dividends ${sums.seat}`}>
          {words('perLap', { sum: money(sums.dividends) })}
        </li>
      )}
      {sums.held.map(({ id, shares, security, owner }) => (
        <li key={`held${id}`} class="bo-chip bo-chip-option" data-explain={`option ${id}`}>
          {words('optionHeld', { count: shares, ticker: security })} <span>{words('heldFrom', { owner: name(owner) })}</span>
        </li>
      ))}
      {sums.given.map(({ id, shares, security, holder }) => (
        <li key={`given${id}`} class="bo-chip bo-chip-option" data-explain={`option ${id}`}>
          {words('optionGiven', { count: shares, ticker: security })} <span>{words('givenTo', { holder: name(holder) })}</span>
        </li>
      ))}
      {sums.loans.map(({ bank, dueIn }) => (
        <li key={bank} class={dueIn === null ? 'bo-chip bo-chip-loan' : 'bo-chip bo-chip-near'} data-explain={`loan ${sums.seat} ${bank}`}>
          {dueIn !== null && <Icon name="warning" size={12} />}
          {dueIn === null ? words('loan', { bank }) : words('loanNear', { bank, die: dueIn })}
        </li>
      ))}
    </ul>
  );
};

/** So many accounts fill a column of a middling screen: each says its score beside the name. */
const CROWD = 4;

/** BO-13.6: score and gauge, four sums, belongings. */
export const Account = ({ view: raw, seat, voice, pointed }: AccountProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, money } = speech;
  const sums = accountOf(view, seat);
  const point = (id: string | null): void => {
    pointed.value = id === null ? null : { kind: 'thing', id };
  };
  return (
    <div class={view.table.players.length >= CROWD ? 'bo-account bo-crowd' : 'bo-account'}>
      <Score view={view} sums={sums} speech={speech} />
      <dl class="bo-sums-row">
        <Sum label={words('cash')} explains={`cash ${seat}`}>
          {sums.cash === null ? <Secret words={words} /> : money(sums.cash)}
        </Sum>
        <Sum label={words('titles')} explains={`titles ${seat}`}>
          {money(sums.securities)}
        </Sum>
        <Sum label={words('loans')} explains={`loans ${seat}`}>
          {money(-sums.debt)}
        </Sum>
        <Sum label={words('netWorth')} explains={`worth ${seat}`}>
          {sums.worth === null ? <Secret words={words} /> : money(sums.worth)}
        </Sum>
      </dl>
      <Belongings view={view} sums={sums} speech={speech} onPoint={point} />
    </div>
  );
};

/** One line under the phone's board: liquid money, or what was done in this visit; gauge; score. */
export const PlayerLine = ({ view: raw, seat, voice }: AccountProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, money } = speech;
  const { cash, score } = accountOf(view, seat);
  const { winTarget: target, winCondition } = view.options;
  const written = score === null ? words('hidden') : money(score);
  const order = view.table.visit?.orders.find((other) => other.seat === seat);
  return (
    <div class="bo-line-of across">
      <small data-explain={`cash ${seat}`}>
        {order === undefined ? words('cashLine', { sum: cash === null ? words('hidden') : money(cash) }) : orderText(order, speech, false)}
      </small>
      <Gauge seat={seat} value={score ?? 0} goal={target} label={words('scoreOutOf', { score: written, target: money(target) })} />
      <b data-explain={`score ${seat}`} data-mark={`score ${seat}`}>
        {written}
        <small>{words(`counted.${winCondition}`)}</small>
      </b>
    </div>
  );
};
