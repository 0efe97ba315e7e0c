import { isBanker } from '#games/triple-bataille/facts.ts';
import { cellOf } from '#games/triple-bataille/rules/historic/cells.ts';
import { bankersScore } from '#games/triple-bataille/scoring.ts';
import type { BankSettings } from '#games/triple-bataille/types.ts';
import type { Offer } from '#kernel';
import type { OwnScene } from './scene.ts';

type Form = Extract<Offer<unknown>, { readonly kind: 'form' }>;

const isForm = (offer: Offer<unknown>): offer is Form => offer.kind === 'form' && offer.type === 'setBank';

/** A value within the blank of a form: the bounds of the next battle may be narrower. */
const within = ({ fields }: Form, name: string, value: number): number => {
  const field = fields.find((each) => each.name === name);
  return field?.kind === 'int' ? Math.min(field.max, Math.max(field.min, value)) : value;
};

/** The bank as it is, in one tap; or the form of the bar, filled with it: an empty one would choke the table. */
const SettingButtons = ({ view, speech, you, offers, take }: OwnScene) => {
  const { words } = speech;
  const form = offers.find(isForm);
  if (form === undefined) return null;
  const { halfRate, criteria, cap, autoEquity } = view.table.bank;
  const present: BankSettings = view.sealed.settings[you] ?? { halfRate, criteria, cap, equity: 0, autoEquity: autoEquity ? 'on' : 'off' };
  const numbers = {
    halfRate: within(form, 'halfRate', present.halfRate),
    criteria: within(form, 'criteria', present.criteria),
    cap: within(form, 'cap', present.cap),
    equity: within(form, 'equity', present.equity),
  };
  return (
    <div class="tb-buttons">
      <button type="button" class="btn" onClick={() => take(form, { ...numbers, autoEquity: present.autoEquity })}>
        {words.banker.keep}
      </button>
      <button type="button" class="btn" onClick={() => take(form, numbers)}>
        {words.banker.change}
      </button>
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
    [words.banker.rate, number(table.bank.halfRate / 2), words.banker.range(number(cell.lowest / 2), number(cell.highest / 2))],
    [words.banker.criteria, number(table.bank.criteria), words.banker.criteriaHelp],
    [words.banker.cap, number(table.bank.cap), words.banker.capHelp(table.bank.granted)],
  ];
  return (
    <section class="sheet tb-banker tb-ledger">
      <h2>{words.banker.title}</h2>
      <p>{words.banker.help}</p>
      <table>
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
        {wanted !== undefined && <li>{words.banker.wanted(number(wanted.halfRate / 2), wanted.criteria, wanted.cap)}</li>}
        {committed > 0 && <li>{words.banker.committed(committed)}</li>}
        {table.history.suffocated > 0 && <li>{words.banker.suffocated(table.history.suffocated)}</li>}
        {vault !== null && <li>{words.banker.score(number(bankersScore(table, vault)))}</li>}
      </ul>
      <SettingButtons {...scene} />
    </section>
  );
};
