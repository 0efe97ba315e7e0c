import { allCredits, budget } from '#games/triple-bataille/rules/facts.ts';
import type { BoardScene } from './scene.ts';

type Seen = Pick<BoardScene, 'view' | 'speech'>;

type Rows = readonly (readonly [label: string, value: string])[];

const Card = ({ title, rows, note, mark }: { readonly title: string; readonly rows: Rows; readonly note?: string | undefined; readonly mark?: string }) => (
  <section data-mark={mark}>
    <h3>{title}</h3>
    {note !== undefined && <p>{note}</p>}
    <dl>
      {rows.map(([label, value]) => (
        <div key={label} class="row ends">
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
          [words('bankLines.profit'), number(vault.bankProfit)],
          [words('bankLines.equity'), number(vault.bankEquity)],
          [words('bankLines.hat'), number(Math.max(0, 2 * vault.bankEquity - allCredits(view)))],
          [words('bankLines.property'), number(vault.property)],
        ] as const)),
    [words('bankLines.bad'), number(table.bank.badCredits)],
    [words('bankLines.rate'), number(table.bank.halfRate / 2)],
    ...(houses + factories.length > 0 ? ([[words('bankLines.stock'), words('stockItems', { houses, factories: factories.length })]] as const) : []),
  ];
};

const stateRows = (scene: Seen): Rows => {
  const { view, speech } = scene;
  const { words, number } = speech;
  const { table } = view;
  return [
    [words('stateLines.cash'), number(table.funds.state)],
    [words('stateLines.due'), number(budget(view))],
    [words('stateLines.tax'), number(table.state.tax)],
    [words('stateLines.posts'), words('postsOf', { taken: taken(scene), of: table.state.posts })],
    [words('stateLines.aid'), number(table.state.aid)],
    ...(table.system === 'dette' ? ([[words('stateLines.credits'), number(table.state.credits)]] as const) : []),
    ...(table.state.enterprises.length > 0 ? ([[words('stateLines.enterprises'), number(table.state.enterprises.length)]] as const) : []),
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
          [words('boardLines.wages'), number(table.funds.wagesBuilding + table.funds.wagesIndustry)],
          [words('boardLines.profit'), number(table.funds.profitBuilding + table.funds.profitIndustry)],
          ...(houses + factories.length > 0 ? ([[words('boardLines.stock'), words('stockItems', { houses, factories: factories.length })]] as const) : []),
        ]}
      />
    </div>
  );
};
