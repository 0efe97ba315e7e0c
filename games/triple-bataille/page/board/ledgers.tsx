import { isBanker, isTenant, player } from '#games/triple-bataille/rules/facts.ts';
import { mostStake } from '#games/triple-bataille/rules/stake.ts';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { duesOf, type Line, type Outcome, outcomesOf, receiptOf, standingOf } from '../outlook.ts';
import type { OwnScene } from './own-cloth.tsx';
import { cellOf } from '#games/triple-bataille/rules/historic/privatisation.ts';
import { bankersScore } from '#games/triple-bataille/scoring.ts';
import { type FormOffer, openingValues } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { Button } from '#web/kit/parts/buttons.tsx';

const headOf = ({ place }: Outcome, { speech }: OwnScene): string => {
  const { words } = speech;
  if (place === null) return words('potEmpty');
  if (place === 0) return words('potEnough');
  return place === 4 ? words('after', { place }) : words('place', { place });
};

/** One column for each place: kept, gain, interest, sum; and a sentence when the worst of them means a default. */
export const Outcomes = (scene: OwnScene) => {
  const { view, speech, you } = scene;
  const { words, number, signed } = speech;
  const subject = player(view, you);
  const most = mostStake(view, you);
  const b = subject.stake ?? view.sealed.stakes[you] ?? most;
  if (b === 0) return null;
  const outcomes = outcomesOf(view, you, b);
  const kept = subject.pile - b * view.table.bundle;
  const interest = outcomes.map(({ gain, sum }) => sum - kept - gain);
  const owes = interest.some((due) => due !== 0);
  const worst = outcomes.at(-1)?.sum ?? 0;
  const gains = outcomes.filter(({ place }) => place !== null).map(({ gain }) => gain);
  const [least, highest] = [Math.min(...gains), Math.max(...gains)];
  return (
    <section class="sheet tb-ledger" data-explain="outcomes">
      <p>{words(least === highest ? 'stakeMeans' : 'stakeMeansRange', { stake: b * view.table.bundle, least: number(least), most: number(highest) })}</p>
      <table class="sums">
        <thead>
          <tr>
            <th scope="col">{outcomes[0]?.place === 0 ? words('ifThePot') : words('ifYouEnd')}</th>
            {outcomes.map((outcome) => (
              <th key={outcome.place} scope="col">
                {headOf(outcome, scene)}
                {outcome.multiplier > 0 && <small>{words('times', { multiplier: outcome.multiplier })}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words('outcomes.kept')}</th>
            {outcomes.map(({ place }) => (
              <td key={place}>{number(kept)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words('outcomes.gain')}</th>
            {outcomes.map(({ place, gain }) => (
              <td key={place} class={gain > 0 ? 'gain' : undefined}>
                {signed(gain)}
              </td>
            ))}
          </tr>
          {owes && (
            <tr>
              <th scope="row">{words('outcomes.interest')}</th>
              {outcomes.map(({ place }, index) => (
                <td key={place}>{number(interest[index] ?? 0)}</td>
              ))}
            </tr>
          )}
          <tr class="sum">
            <th scope="row">{words('outcomes.sum')}</th>
            {outcomes.map(({ place, sum }) => (
              <td key={place} class={sum < 0 ? 'loss' : undefined}>
                {number(sum)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {worst < 0 && (
        <p class="tb-warning">
          <b>{words('missing', { cards: -worst })}</b>
          {words('missingThen')} <ClauseMark game="triple-bataille" clause="TB-4.9.4" />
        </p>
      )}
    </section>
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
    <svg class="tb-waterfall" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect class={kind} fill="currentColor" x={x(Math.min(before, after))} y="2" width={Math.max(0.5, Math.abs(x(after) - x(before)))} height="8" />
      <path d={`M${x(after)} 0V12`} stroke="var(--ink)" stroke-width=".5" />
    </svg>
  );
};

/** The battle line by line. */
export const Receipt = ({ view, speech, you }: OwnScene) => {
  const { words, number, signed } = speech;
  const lines = receiptOf(view, you);
  const { wealth, place, of } = standingOf(view, you);
  if (lines.length === 0) return null;
  return (
    <section class="sheet tb-ledger tb-receipt" data-explain="receipt">
      <table class="sums">
        <caption class="hidden-words">{words('receipt')}</caption>
        <tbody>
          {lines.map(({ key, amount }, index) => (
            <tr key={key}>
              <th scope="row">{words(`receiptLines.${key}`)}</th>
              <td>
                <Waterfall lines={lines} line={index} />
              </td>
              <td class={index === 0 ? undefined : amount > 0 ? 'gain' : 'loss'}>{index === 0 ? number(amount) : signed(amount)}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{words('receiptLines.now')}</th>
            <td class="tb-standing">{words('wealth', { cards: number(wealth), place, of })}</td>
            <td>{number(player(view, you).pile)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
};

/** While jobs and credits are settled: what this battle will certainly cost. */
export const DuesSheet = ({ view, speech, you }: OwnScene) => {
  const { words, number, signed } = speech;
  const dues = duesOf(view, you);
  const subject = player(view, you);
  const rows: readonly (readonly [string, number])[] = [
    [words('dueLines.wage'), dues.wage],
    [isTenant(subject) ? `${words('dueLines.food')}, ${words('dueLines.rent')}` : words('dueLines.food'), -dues.living],
    [words('dueLines.interest'), -dues.interest],
  ];
  return (
    <section class="sheet tb-ledger" data-explain="dues">
      <table class="sums">
        <caption>{words('dues')}</caption>
        <tbody>
          <tr>
            <th scope="row">{words('dueLines.pile')}</th>
            <td>{number(dues.pile)}</td>
          </tr>
          {rows
            .filter(([, amount]) => amount !== 0)
            .map(([label, amount]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td class={amount > 0 ? 'gain' : 'loss'}>{signed(amount)}</td>
              </tr>
            ))}
          <tr class="sum">
            <th scope="row">{words('dueLines.left')}</th>
            <td class={dues.left < 0 ? 'loss' : undefined}>{number(dues.left)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
};

const isForm = (offer: Offer<unknown>): offer is FormOffer => offer.kind === 'form' && offer.type === 'setBank';

/** The bank as it is, in one tap; or the form of the bar, which opens with it. */
const SettingButtons = ({ speech, offers, take }: OwnScene) => {
  const { words } = speech;
  const form = offers.find(isForm);
  if (form === undefined) return null;
  return (
    <div class="tb-buttons cluster">
      <Button words={words('banker.keep')} onClick={() => take(form, openingValues(form))} />
      <Button words={words('banker.change')} onClick={() => take(form)} />
    </div>
  );
};

/** What a banker has in hand: the settings of this battle, their range, and how the bankers stand (TB-6.6.3, TB-6.6.11). */
export const BankerBoard = (scene: OwnScene) => {
  const { view, speech, you } = scene;
  const { words, number } = speech;
  const { table, vault } = view;
  const cell = cellOf(table.battle);
  const committed = table.committed.filter((seat) => isBanker(view, seat)).length;
  const wanted = view.sealed.settings[you];
  const rows: readonly (readonly [label: string, value: string, help: string])[] = [
    [words('banker.rate'), number(table.bank.halfRate / 2), words('banker.range', { least: number(cell.lowest / 2), most: number(cell.highest / 2) })],
    [words('banker.criteria'), number(table.bank.criteria), words('banker.criteriaHelp')],
    [words('banker.cap'), number(table.bank.cap), words('banker.capHelp', { granted: table.bank.granted })],
  ];
  return (
    <section class="sheet tb-banker tb-ledger" data-explain="banker">
      <h2>{words('banker.title')}</h2>
      <p class="help">{words('banker.help')}</p>
      <table class="sums">
        <tbody>
          {rows.map(([label, value, help]) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <small>{help}</small>
              </th>
              <td>
                <b>{value}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {wanted !== undefined && <li>{words('banker.wanted', { rate: number(wanted.halfRate / 2), criteria: wanted.criteria, cap: wanted.cap })}</li>}
        {committed > 0 && <li>{words('banker.committed', { count: committed })}</li>}
        {table.history.suffocated > 0 && <li>{words('banker.suffocated', { count: table.history.suffocated, percent: 10 * table.history.suffocated })}</li>}
        {vault !== null && <li>{words('banker.score', { bundles: number(bankersScore(table, vault)) })}</li>}
      </ul>
      <SettingButtons {...scene} />
    </section>
  );
};
