import type { Clause } from '#kernel/messages.ts';
import { printOrder, printUnit } from '#diplomacy/notation/print.ts';
import { powerOf } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import type { Trial } from '#games/ecodip/orders/sandbox.ts';
import { lang } from '#web/browser/settings.ts';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { Card } from '../account.tsx';
import { hasFailed } from '../map/of-view.ts';
import type { Section } from '../gazette/sections.ts';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { changedAccounts, changedColumns } from './pieces.ts';
import { linesOf, type Told, unitsOf, type UnitTold } from './attempt.ts';

interface ResultsProps {
  readonly trial: Trial;
}

/** EC-4.18.6: the codes are English words, and help those who read them as such. */
const Marks = ({ codes, clauses }: { readonly codes: readonly string[]; readonly clauses: readonly Clause[] }) => (
  <span class="ec-marks basis-full cluster w-full">
    {lang.value === 'en' &&
      codes.map((code) => (
        <code class="ec-code p-0-2 bg-sheet-2 text-ink-2" key={code}>
          {code}
        </code>
      ))}
    {clauses.map((clause) => (
      <ClauseMark key={clause} game="ecodip" clause={clause} />
    ))}
  </span>
);

const UnitLine = ({ told, trial }: ResultsProps & { readonly told: UnitTold }) => {
  const { voice } = useScene();
  const { report, codes, clauses, why } = told;
  const { unit, order, status, dislodgedFrom } = report;
  const { board } = worldOf(trial.before.options);
  const words = order === null ? printUnit(board, unit, voice.lang) : printOrder(board, order, trial.before.table.units, voice.lang);
  return (
    <li class="ec-line phone-min-h-44 ec-result cluster blue-under min-h-36">
      <PowerMark tag={powerOf(unit)} size={22} />
      <span class="ec-line-words grow min-h-28 content-center text-left break-words">{words}</span>
      <em class={`upright w600 t3 ${hasFailed(status) || dislodgedFrom !== null ? 'loss' : 'gain'}`}>
        {te(dislodgedFrom === null ? `result.${status}` : 'result.dislodged')}
      </em>
      {why.map((message) => (
        <p key={JSON.stringify(message)} class="hint ec-verdict">
          <Sentence message={message} voice={voice} />
        </p>
      ))}
      <Marks codes={codes} clauses={clauses} />
    </li>
  );
};

const ToldLine = ({ told }: { readonly told: Told }) => {
  const { voice } = useScene();
  return (
    <li class="ec-told gap-1-4 cluster">
      <span>
        <Sentence message={told.text} voice={voice} />
      </span>
      {told.readers !== null && (
        <small class="ec-lock row tight wrong t3 min-h-36">
          <Icon name="lock" size={12} />
          {te('sandbox.secretFor', { who: told.readers.map((tag) => powerName(tag, voice.lang)) })}
        </small>
      )}
      <Marks codes={told.code === null ? [] : [told.code]} clauses={told.text.clauses} />
    </li>
  );
};

const Part = ({ name, lines }: { readonly name: Section; readonly lines: readonly Told[] }) => (
  <>
    <h3 class="ec-head">{te(`section.${name}`)}</h3>
    <ul class="entries t3">
      {lines.map((told) => (
        <ToldLine key={JSON.stringify([told.text, told.readers])} told={told} />
      ))}
    </ul>
  </>
);

/** What is settled before units move. */
const EARLY: ReadonlySet<Section> = new Set(['un', 'deals', 'missiles']);

/** EC-13.13: every result of a phase with its code and its clauses, in the order of the steps. */
export const Results = ({ trial }: ResultsProps) => {
  const lines = linesOf(trial);
  const units = unitsOf(trial);
  const sections = [...new Set(lines.map(({ section }) => section))];
  const parts = (early: boolean) =>
    sections.filter((name) => EARLY.has(name) === early).map((name) => <Part key={name} name={name} lines={lines.filter(({ section }) => section === name)} />);
  return (
    <div class="ec-results" aria-live="polite">
      {lines.length + units.length === 0 && <p class="hint">{te('sandbox.nothing')}</p>}
      {parts(true)}
      {units.length > 0 && (
        <>
          <h3 class="ec-head">{te('section.orders')}</h3>
          <ul class="ec-lines">
            {units.map((told) => (
              <UnitLine key={told.report.unit.loc} told={told} trial={trial} />
            ))}
          </ul>
        </>
      )}
      {parts(false)}
    </div>
  );
};

/** What each power and the UN own, where it changes. */
export const Accounts = ({ trial }: ResultsProps) => {
  const accounts = changedAccounts(trial.before, trial.after);
  const columns = changedColumns(accounts);
  if (accounts.length === 0) return null;
  return (
    <Card title={te('sandbox.accounts')} class="ec-accounts">
      <div class="scroll" tabIndex={0} role="group" aria-label={te('sandbox.accounts')}>
        <table class="ec-table">
          <Heads of={[te('powers.power'), ...columns.map((column) => (column === 'gold' ? te('sandbox.gold') : column))]} />
          <tbody>
            {accounts.map(({ who, before, after }) => (
              <tr key={who}>
                <th scope="row">{powerName(who, lang.value)}</th>
                {columns.map((column) => (
                  <td key={column} class="nowrap">
                    {before[column] === after[column] ? (
                      after[column]
                    ) : (
                      <>
                        <span class="hidden-words">{te('sandbox.from')} </span>
                        <s class="text-ink-2">{before[column]}</s> <span class="hidden-words">{te('sandbox.to')} </span>
                        <b>{after[column]}</b>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};
