import { allCredits, budget } from '#games/triple-bataille/rules/facts.ts';
import { interestDue } from '../outlook.ts';
import type { BoardScene } from './scene.ts';

type Rows = readonly (readonly [label: string, value: string])[];

const Card = ({ title, rows, note }: { readonly title: string; readonly rows: Rows; readonly note?: string | undefined }) => (
  <section>
    <h3>{title}</h3>
    {note !== undefined && <p>{note}</p>}
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const taken = ({ view }: BoardScene): number => view.table.players.filter(({ post }) => post).length;

const bankRows = (scene: BoardScene): Rows => {
  const { view, speech } = scene;
  const { bankLines, stockItems } = speech.words;
  const { table, vault } = view;
  const { houses, factories } = table.stock.bank;
  const number = speech.number;
  return [
    ...(vault === null
      ? []
      : ([
          [bankLines.profit, number(vault.bankProfit)],
          [bankLines.equity, number(vault.bankEquity)],
          [bankLines.hat, number(Math.max(0, 2 * vault.bankEquity - allCredits(view)))],
          [bankLines.property, number(vault.property)],
        ] as const)),
    [bankLines.bad, number(table.bank.badCredits)],
    [bankLines.rate, number(table.bank.halfRate / 2)],
    ...(houses + factories.length > 0 ? ([[bankLines.stock, stockItems(houses, factories.length)]] as const) : []),
  ];
};

const stateRows = (scene: BoardScene): Rows => {
  const { view, speech } = scene;
  const { stateLines, postsOf } = speech.words;
  const { table } = view;
  const number = speech.number;
  return [
    [stateLines.cash, number(table.funds.state)],
    [stateLines.due, number(budget(view))],
    [stateLines.tax, number(table.state.tax)],
    [stateLines.posts, postsOf(taken(scene), table.state.posts)],
    [stateLines.aid, number(table.state.aid)],
    ...(table.system === 'dette' ? ([[stateLines.credits, number(table.state.credits)]] as const) : []),
    ...(table.state.enterprises.length > 0 ? ([[stateLines.enterprises, number(table.state.enterprises.length)]] as const) : []),
  ];
};

/** TB-13.3: the boards of the bank, the state, building and industry. */
export const Institutions = (scene: BoardScene) => {
  const { view, speech } = scene;
  const { words, number } = speech;
  const { table } = view;
  const { houses, factories } = table.stock.boards;
  return (
    <div class="sheet tb-institutions">
      {table.system === 'dette' && <Card title={words.bank} rows={bankRows(scene)} note={view.vault === null ? words.bankHidden : undefined} />}
      <Card title={words.state} rows={stateRows(scene)} />
      <Card
        title={words.boards}
        rows={[
          [words.boardLines.wages, number(table.funds.wagesBuilding + table.funds.wagesIndustry)],
          [words.boardLines.profit, number(table.funds.profitBuilding + table.funds.profitIndustry)],
          ...(houses + factories.length > 0 ? ([[words.boardLines.stock, words.stockItems(houses, factories.length)]] as const) : []),
        ]}
      />
    </div>
  );
};

/** One figure and one sentence: what the wall says of the bank. */
export const BankSummary = ({ view, speech }: BoardScene) => {
  const { words, number } = speech;
  const { vault, table, bankRoom } = view;
  if (table.system !== 'dette') return null;
  const cards = vault === null ? null : vault.bankProfit + vault.bankEquity;
  return (
    <section class="wall-card tb-summary">
      <h2>{words.bank}</h2>
      {cards !== null && (
        <p class="tb-sum">
          <strong>{number(cards)}</strong> {words.bankSum(cards)}
        </p>
      )}
      <p>{vault === null ? words.bankHidden : words.bankSays(vault.property, bankRoom.credits)}</p>
    </section>
  );
};

export const StateSummary = (scene: BoardScene) => {
  const { view, speech } = scene;
  const { words, number } = speech;
  const { table } = view;
  const { state, funds } = table;
  return (
    <section class="wall-card tb-summary">
      <h2>{words.state}</h2>
      <p class="tb-sum">
        <strong>{number(funds.state)}</strong> {words.bankSum(funds.state)}
      </p>
      <p>
        {table.system === 'dette'
          ? words.stateSays(state.credits, interestDue(view, state.credits), state.tax, taken(scene), state.posts)
          : words.stateSaysLibre(state.tax, taken(scene), state.posts)}
      </p>
    </section>
  );
};
