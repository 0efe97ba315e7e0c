import { CELLS, currencyOf } from '#games/triple-bataille/content/history.ts';
import { cellOf } from '#games/triple-bataille/rules/historic/cells.ts';
import type { View } from '#games/triple-bataille/types.ts';
import { MilkPan } from '../pieces/milk-pan.tsx';
import type { Speech } from '../speech.ts';

interface TimeProps {
  readonly view: View;
  readonly speech: Speech;
}

/** On a wall all years are written out; in a hand « 46, 51… », and the present one in full. */
const yearsOf = (years: string, full: boolean): string => years.slice(full ? 0 : 2, 4);

/** How hot the bank cooks, within what the period allows. */
const heatOf = ({ table }: View): number => {
  const { lowest, highest } = cellOf(table.battle);
  return highest === lowest ? 0 : Math.min(1, Math.max(0, (table.bank.halfRate - lowest) / (highest - lowest)));
};

const RateWords = ({ view, speech }: TimeProps) => {
  const { words, number, cards } = speech;
  const { lowest, highest } = cellOf(view.table.battle);
  return (
    <p>
      <b>{words('rate', { rate: number(view.table.bank.halfRate / 2) })}</b> {words('banker.range', { least: number(lowest / 2), most: number(highest / 2) })}
      {view.vault !== null && <span>{words('gaugeProfit', { cards: cards(view.vault.bankProfit) })}</span>}
    </p>
  );
};

/** TB-13.5: the time line with the cell in play, its phase and facts, and the milk on the gas. */
export const TimeLine = ({ view, speech, wall }: TimeProps & { readonly wall: boolean }) => {
  const { words, lang, cards } = speech;
  const { cell } = view.table.history;
  const present = CELLS[cell - 1];
  const profit = view.vault?.bankProfit ?? 0;
  return (
    <section class={wall ? 'tb-time' : 'sheet tb-time'} data-explain="time" aria-label={words('years')}>
      <ol tabIndex={0}>
        {CELLS.map(({ years, phase }, index) => (
          <li
            key={years}
            class={index + 1 === cell ? 'now' : index + 1 < cell ? 'passed' : undefined}
            title={`${years}, ${phase[lang]}`}
            aria-current={index + 1 === cell ? 'step' : undefined}
          >
            {yearsOf(years, wall || index + 1 === cell)}
          </li>
        ))}
      </ol>
      {present !== undefined && (
        <div class="tb-time-now row loose">
          <MilkPan heat={heatOf(view)} over={profit > 0} label={words('gauge', { rate: cards(view.table.bank.halfRate / 2) })} />
          <div>
            <p>
              <b>
                {present.years}, {present.phase[lang]}
              </b>
              <span>
                {[present.facts[lang], words('inflation', { words: present.inflation[lang] }), words('currency', { name: currencyOf(cell)[lang] })].join(' · ')}
              </span>
            </p>
            <RateWords view={view} speech={speech} />
          </div>
        </div>
      )}
    </section>
  );
};
