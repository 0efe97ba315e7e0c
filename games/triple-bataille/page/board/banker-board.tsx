import { isBanker } from '#games/triple-bataille/rules/facts.ts';
import { cellOf } from '#games/triple-bataille/rules/historic/cells.ts';
import { bankersScore } from '#games/triple-bataille/scoring.ts';
import { type FormOffer, openingValues } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { Button } from '#web/parts/buttons.tsx';
import type { OwnScene } from './scene.ts';

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
