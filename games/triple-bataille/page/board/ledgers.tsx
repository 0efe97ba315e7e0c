import { isBanker, isTenant } from '#games/triple-bataille/rules/facts.ts';
import { mostStake } from '#games/triple-bataille/rules/stake.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { duesOf, type Line, type Outcome, outcomesOf, receiptOf, standingOf } from '../outlook.ts';
import { cellOf } from '#games/triple-bataille/rules/historic/privatisation.ts';
import { bankersScore } from '#games/triple-bataille/scoring.ts';
import { type FormOffer, openingValues } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { type Speech, useOwn } from '../speech.ts';
import { Ledger, Paper, type Row, toned } from './papers.tsx';

const headOf = ({ place }: Outcome, { words }: Speech): string => {
  if (place === null) return words('potEmpty');
  if (place === 0) return words('potEnough');
  return place === 4 ? words('after', { place }) : words('place', { place });
};

/** One column for each place: kept, gain, interest, sum; and a sentence when the worst of them means a default. */
export const Outcomes = () => {
  const scene = useOwn();
  const { view, table, sealed, words, number, signed, you, own } = scene;
  const b = own.stake ?? sealed.stakes[you] ?? mostStake(view, you);
  if (b === 0) return null;
  const outcomes = outcomesOf(view, you, b);
  const stake = b * table.bundle;
  const kept = own.pile - stake;
  const interest = outcomes.map(({ gain, sum }) => sum - kept - gain);
  const worst = outcomes.at(-1)?.sum ?? 0;
  const gains = outcomes.filter(({ place }) => place !== null).map(({ gain }) => gain);
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  const heads = outcomes.map((outcome) => (
    <>
      {headOf(outcome, scene)}
      {outcome.multiplier > 0 && <small class="block w400">{words('times', { multiplier: outcome.multiplier })}</small>}
    </>
  ));
  const rows: readonly Row[] = [
    { head: words('outcomes.kept'), cells: outcomes.map(() => ({ is: number(kept) })) },
    { head: words('outcomes.gain'), cells: outcomes.map(({ gain }) => ({ is: signed(gain), class: toned(gain) })) },
    ...(interest.some((due) => due !== 0) ? [{ head: words('outcomes.interest'), cells: interest.map((due) => ({ is: number(due) })) }] : []),
    { head: words('outcomes.sum'), cells: outcomes.map(({ sum }) => ({ is: number(sum), class: sum < 0 ? 'loss' : '' })), isSum: true },
  ];
  return (
    <Paper explains="outcomes">
      <p>{words(least === most ? 'stakeMeans' : 'stakeMeansRange', { stake, least: number(least), most: number(most) })}</p>
      <Ledger heads={[words(outcomes[0]?.place === 0 ? 'ifThePot' : 'ifYouEnd'), ...heads]} rows={rows} />
      {worst < 0 && (
        <p class="tb-warning bg-wax-tint tb-bleeds p-4-5">
          <b class="text-loss">{words('missing', { cards: -worst })}</b>
          {words('missingThen')} <ClauseMark game="triple-bataille" clause="TB-4.9.4" />
        </p>
      )}
    </Paper>
  );
};

/** From the old sum to the new one: a bar for each line, a hairline at each new sum. */
const Waterfall = ({ lines, line }: { readonly lines: readonly Line[]; readonly line: number }) => {
  const sums = lines.map((_, index) => lines.slice(0, index + 1).reduce((sum, { amount }) => sum + amount, 0));
  const low = Math.min(0, ...sums);
  const high = Math.max(1, ...sums);
  const x = (value: number): number => (100 * (value - low)) / (high - low);
  const after = sums[line] ?? 0;
  const before = line === 0 ? 0 : (sums[line - 1] ?? 0);
  const kind = line === 0 ? undefined : after >= before ? 'gain' : 'loss';
  return (
    <svg class="w-full text-ink-2" height="12" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect class={kind} fill="currentColor" x={x(Math.min(before, after))} y="2" width={Math.max(0.5, Math.abs(x(after) - x(before)))} height="8" />
      <path d={`M${x(after)} 0V12`} stroke="var(--ink)" stroke-width=".5" />
    </svg>
  );
};

/** The battle line by line. */
export const Receipt = () => {
  const { view, words, number, signed, you, own } = useOwn();
  const lines = receiptOf(view, you);
  const { wealth, place, of } = standingOf(view, you);
  if (lines.length === 0) return null;
  const rows = lines.map(({ key, amount }, line): Row => {
    const sum = line === 0 ? { is: number(amount) } : { is: signed(amount), class: toned(amount) };
    return { head: words(`receiptLines.${key}`), cells: [{ is: <Waterfall lines={lines} line={line} />, width: '45%' }, sum] };
  });
  const standing = { is: words('wealth', { cards: number(wealth), place, of }), class: 'tb-standing' };
  const now: Row = { head: words('receiptLines.now'), cells: [standing, { is: number(own.pile) }], isSum: true };
  return (
    <Paper explains="receipt">
      <Ledger caption={words('receipt')} isHidden rows={[...rows, now]} />
    </Paper>
  );
};

/** While jobs and credits are settled: what this battle will certainly cost. */
export const DuesSheet = () => {
  const { view, words, number, signed, you, own } = useOwn();
  const { pile, wage, living, interest, left } = duesOf(view, you);
  const changes: readonly (readonly [string, number])[] = [
    [words('dueLines.wage'), wage],
    [isTenant(own) ? `${words('dueLines.food')}, ${words('dueLines.rent')}` : words('dueLines.food'), -living],
    [words('dueLines.interest'), -interest],
  ];
  const rows: readonly Row[] = [
    { head: words('dueLines.pile'), cells: [{ is: number(pile) }] },
    ...changes.flatMap(([head, amount]) => (amount === 0 ? [] : [{ head, cells: [{ is: signed(amount), class: toned(amount) }] }])),
    { head: words('dueLines.left'), cells: [{ is: number(left), class: left < 0 ? 'loss' : '' }], isSum: true },
  ];
  return (
    <Paper explains="dues">
      <Ledger caption={words('dues')} rows={rows} />
    </Paper>
  );
};

const isForm = (offer: Offer<unknown>): offer is FormOffer => offer.kind === 'form' && offer.type === 'setBank';

/** The bank as it is, in one tap; or the form of the bar, which opens with it. */
const SettingButtons = () => {
  const { words, offers, take } = useOwn();
  const form = offers.find(isForm);
  if (form === undefined) return null;
  return (
    <div class="cluster mt-4">
      <Button words={words('banker.keep')} onClick={() => take(form, openingValues(form))} />
      <Button words={words('banker.change')} onClick={() => take(form)} />
    </div>
  );
};

/** What a banker has in hand: the settings of this battle, their range, and how the bankers stand (TB-6.6.3, TB-6.6.11). */
export const BankerBoard = () => {
  const { view, table, vault, sealed, words, number, you } = useOwn();
  const { lowest, highest } = cellOf(table.battle);
  const { halfRate, criteria, cap, granted } = table.bank;
  const committed = table.committed.filter((seat) => isBanker(view, seat)).length;
  const wanted = sealed.settings[you];
  const { suffocated } = table.history;
  const settings = [
    ['rate', number(halfRate / 2), words('banker.range', { least: number(lowest / 2), most: number(highest / 2) })],
    ['criteria', number(criteria), words('banker.criteriaHelp')],
    ['cap', number(cap), words('banker.capHelp', { granted })],
  ] as const;
  const rows = settings.map(([setting, value, help]): Row => {
    const head = (
      <>
        {words(`banker.${setting}`)}
        <small class="block w400">{help}</small>
      </>
    );
    return { head, cells: [{ is: <b>{value}</b> }] };
  });
  const lines = [
    wanted === undefined ? null : words('banker.wanted', { rate: number(wanted.halfRate / 2), criteria: wanted.criteria, cap: wanted.cap }),
    committed === 0 ? null : words('banker.committed', { count: committed }),
    suffocated === 0 ? null : words('banker.suffocated', { count: suffocated, percent: 10 * suffocated }),
    vault === null ? null : words('banker.score', { bundles: number(bankersScore(table, vault)) }),
  ];
  return (
    <Paper explains="banker">
      <h2>{words('banker.title')}</h2>
      <p class="help mb-3">{words('banker.help')}</p>
      <Ledger rows={rows} />
      <ul>{lines.map((line) => line !== null && <li class="p-2-0 blue-over">{line}</li>)}</ul>
      <SettingButtons />
    </Paper>
  );
};
