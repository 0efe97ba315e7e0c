import { allCredits, budget } from '#games/triple-bataille/rules/facts.ts';
import type { BoardLine } from '../explain.ts';
import type { BoardScene } from './own-cloth.tsx';

type Seen = Pick<BoardScene, 'view' | 'speech'>;

type Rows = readonly (readonly [line: BoardLine, label: string, value: string])[];

const Card = ({ title, rows, note, mark }: { readonly title: string; readonly rows: Rows; readonly note?: string | undefined; readonly mark?: string }) => (
  <section data-mark={mark}>
    <h3>{title}</h3>
    {note !== undefined && <p>{note}</p>}
    <dl>
      {rows.map(([line, label, value]) => (
        <div key={line} class="row ends" data-explain={`line ${line}`}>
          <dt>{label}</dt>
          <dd class="figure">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const taken = ({ view }: Seen): number => view.table.players.filter(({ post }) => post).length;

const bankRows = (scene: Seen): Rows => {
  const { view, speech } = scene;
  const { words, number } = speech;
  const { table, vault } = view;
  const { houses, factories } = table.stock.bank;
  return [
    ...(vault === null
      ? []
      : ([
          ['bank.profit', words('bankLines.profit'), number(vault.bankProfit)],
          ['bank.equity', words('bankLines.equity'), number(vault.bankEquity)],
          ['bank.hat', words('bankLines.hat'), number(Math.max(0, 2 * vault.bankEquity - allCredits(view)))],
          ['bank.property', words('bankLines.property'), number(vault.property)],
        ] as const)),
    ['bank.bad', words('bankLines.bad'), number(table.bank.badCredits)],
    ['bank.rate', words('bankLines.rate'), number(table.bank.halfRate / 2)],
    ...(houses + factories.length > 0
      ? ([['bank.stock', words('bankLines.stock'), words('stockItems', { houses, factories: factories.length })]] as const)
      : []),
  ];
};

const stateRows = (scene: Seen): Rows => {
  const { view, speech } = scene;
  const { words, number } = speech;
  const { table } = view;
  return [
    ['state.cash', words('stateLines.cash'), number(table.funds.state)],
    ['state.due', words('stateLines.due'), number(budget(view))],
    ['state.tax', words('stateLines.tax'), number(table.state.tax)],
    ['state.posts', words('stateLines.posts'), words('postsOf', { taken: taken(scene), of: table.state.posts })],
    ['state.aid', words('stateLines.aid'), number(table.state.aid)],
    ...(table.system === 'dette' ? ([['state.credits', words('stateLines.credits'), number(table.state.credits)]] as const) : []),
    ...(table.state.enterprises.length > 0 ? ([['state.enterprises', words('stateLines.enterprises'), number(table.state.enterprises.length)]] as const) : []),
  ];
};

/** TB-13.3: the boards of the bank, the state, building and industry. */
export const Institutions = (scene: Seen) => {
  const { view, speech } = scene;
  const { words, number } = speech;
  const { table } = view;
  const { houses, factories } = table.stock.boards;
  return (
    <div class="sheet tb-institutions">
      {table.system === 'dette' && (
        <Card mark="bank" title={words('bank')} rows={bankRows(scene)} note={view.vault === null ? words('bankHidden') : undefined} />
      )}
      <Card title={words('state')} rows={stateRows(scene)} />
      <Card
        title={words('boards')}
        rows={[
          ['boards.wages', words('boardLines.wages'), number(table.funds.wagesBuilding + table.funds.wagesIndustry)],
          ['boards.profit', words('boardLines.profit'), number(table.funds.profitBuilding + table.funds.profitIndustry)],
          ...(houses + factories.length > 0
            ? ([['boards.stock', words('boardLines.stock'), words('stockItems', { houses, factories: factories.length })]] as const)
            : []),
        ]}
      />
    </div>
  );
};
