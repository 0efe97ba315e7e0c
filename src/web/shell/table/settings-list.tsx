import { tm } from '../../i18n/new-table.ts';
import { tt } from '../../i18n/table.ts';
import { formatAllowance, formatRhythm } from '../../i18n/time.ts';
import { spokenWords } from '../../options/option-control.tsx';
import { asked, formSpecs, isChanged, textAt, valueText, windowsOf } from '../../options/options.ts';
import { NextDeadlines, WindowList } from '../../options/options-book.tsx';
import { PaceChoice } from '../../kit/parts/table-choices.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { isHere } from '../../store/solo/plan.ts';
import { lang } from '../../browser/settings.ts';
import { useTable } from '../at-table.tsx';

/** What may be changed while it is played: the pace of bots by whoever runs the table, advice by all people together. */
const TableHabits = () => {
  const { scene, session, game } = useTable();
  const { info, you, owner } = scene;
  const people = info.seats.filter(({ holder }) => holder === 'person');
  const paced = info.seats.some(({ holder }) => holder === 'bot') && (owner || you === 'referee') && info.status !== 'finished';
  const yes = people.filter(({ seat }) => info.advised.includes(seat)).length;
  const asks = info.status === 'playing' && typeof you === 'number' && people.length > 1 && game.bots.strong !== undefined;
  return (
    <>
      {paced && (
        <>
          <h3 class="mt-5 mb-3">{tm('pace.label')}</h3>
          <PaceChoice pace={info.pace} onChange={(pace) => void session.ask({ t: 'pace', pace })} />
        </>
      )}
      {info.guarded && info.status === 'playing' && info.joining === 'free' && (owner || you === 'referee') && (
        <label class="row">
          <input type="checkbox" checked onChange={() => void session.ask({ t: 'guard', on: false })} />
          <span>{tm('lobby.guarded')}</span>
        </label>
      )}
      {asks && (
        <label class="row">
          <input
            type="checkbox"
            checked={info.advised.includes(you)}
            onChange={({ currentTarget: { checked } }) => void session.ask({ t: 'advice', yes: checked })}
          />
          <span>
            {tm('advice.allow', { yes, people: people.length })} <ClauseMark game={info.game} clause="HO-7.4" />
          </span>
        </label>
      )}
    </>
  );
};

/** How this table differs from the booklet, its clock, its eyes, its referee and its sealed dice. */
export const SettingsList = () => {
  const { scene, game, voice } = useTable();
  const { info } = scene;
  const changed = asked(formSpecs(game), info.options).filter((spec) => isChanged(spec, info.options));
  const windows = windowsOf(game, info.options);
  return (
    <div>
      {changed.length === 0 ? (
        <p>{tm('lobby.allDefault')}</p>
      ) : (
        <dl class="entries">
          {changed.map((spec) => (
            <div key={spec.name} class="row ends gap-6">
              <dt>
                {textAt(voice, spec.key)} {spec.clauses[0] !== undefined && <ClauseMark game={info.game} clause={spec.clauses[0]} />}
              </dt>
              <dd class="text-right">{valueText(spec, info.options[spec.name], voice, spokenWords())}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul class="help mt-4">
        {info.waits && <li>{tm('lobby.waits')}</li>}
        {!info.waits && windows.length > 0 && (
          <li>
            {tm('lobby.windows')}
            <WindowList windows={windows} voice={voice} rhythm={info.rhythm} />
          </li>
        )}
        {!info.waits && windows.length === 0 && info.rhythm === null && (
          <li>{info.secondsPerDecision === null ? tm('lobby.timeNone') : tm('lobby.time', { time: formatAllowance(info.secondsPerDecision, lang.value) })}</li>
        )}
        {!info.waits && info.rhythm !== null && (
          <li>
            {windows.length > 0 ? tm('rhythm.next') : tm('lobby.rhythm', { rhythm: formatRhythm(info.rhythm, lang.value) })}
            <NextDeadlines rhythm={info.rhythm} {...(windows[0] === undefined ? {} : { kind: windows[0].label })} />
          </li>
        )}
        {info.graceHours > 0 && <li>{tm('lobby.grace', { hours: info.graceHours })}</li>}
        <li>{tm(`lobby.watching.${info.watching}`)}</li>
        <li>{tm(`lobby.joining.${info.joining}`)}</li>
        <li>
          {tm('lobby.takebacks', { often: tm(`takebacks.${info.takebacks}`) })} <ClauseMark game={info.game} clause="HO-5.6" />
        </li>
        <li>{tm(`lobby.referee.${info.referee}`)}</li>
      </ul>
      <TableHabits />
      {info.commitment !== null && (
        <>
          <h3 class="mt-5 mb-3">{tt('menu.dice')}</h3>
          <p>
            {tt(isHere(info.table) ? 'menu.commitmentHere' : 'menu.commitment')}
            <code class="mono block mt-1">{info.commitment}</code>
          </p>
        </>
      )}
    </div>
  );
};
