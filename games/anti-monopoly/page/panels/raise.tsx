import { cheapestStep } from '#games/anti-monopoly/rules/liquidation.ts';
import type { Debt, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Heads } from '#web/svg/chart/heads.tsx';
import type { BoardScene } from '../board/scene.ts';
import { gainOf, rentLost } from '../deed/action-words.ts';
import { askable, cashOf, cityOf, liquidationOf } from '../facts.ts';
import { type CashStep, cashSteps } from '../targets.ts';
import { streetNameOf, titleNameOf } from '../titles.ts';
import { Line, Panel, Sums } from './parts.tsx';

const creditorName = ({ creditor }: Debt, { speech }: BoardScene): string => (creditor === 'bank' ? speech.words('raise.bank') : speech.name(creditor));

/** AM-4.9.9: the single step that would be taken for an absent player. */
const proposedStep = (view: View, seat: Seat): string => JSON.stringify(cheapestStep(askable(view), seat));

const Step = ({ scene, step, seat, proposed }: { readonly scene: BoardScene; readonly step: CashStep; readonly seat: Seat; readonly proposed: boolean }) => {
  const { view, speech } = scene;
  const { words, money } = speech;
  const { move } = step;
  const what = move.type === 'mortgage' ? words('raise.mortgage') : words('sellLevels', { levels: move.levels });
  const lost = rentLost(view, seat, move);
  return (
    <tr class={proposed ? 'am-proposed' : ''} data-explain={`offer ${scene.offers.indexOf(step.offer)}`}>
      <th scope="row">
        <button type="button" class="text-btn" onClick={() => scene.take(step.offer)}>
          {`${what}\u00a0: ${cityOf(move.title) === null ? titleNameOf(view, move.title, speech) : streetNameOf(view, move.title, speech)}`}
        </button>
        {proposed && (
          <small class="tag" title={words('raise.proposedTitle')}>
            {words('raise.proposed')}
          </small>
        )}
      </th>
      <td class="gain">+{money(gainOf(move))}</td>
      <td class={lost > 0 ? 'loss' : ''}>{lost > 0 ? `−${money(lost)}` : words('raise.none')}</td>
    </tr>
  );
};

/** AM-13.5: the amount missing, and each step with what it yields and how much rent it costs. */
export const RaisePanel = ({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }) => {
  const { view, speech, offers } = scene;
  const { words, money } = speech;
  const [debt] = view.table.debts;
  if (debt === undefined) return null;
  const cash = cashOf(view, seat);
  const worth = liquidationOf(view, seat);
  const steps = cashSteps(offers);
  const proposed = steps.length === 0 ? '' : proposedStep(view, seat);
  return (
    <Panel explains="panel raise" title={words('raise.title', { name: speech.name(seat) })} wax>
      <div class="halves">
        <Sums>
          <Line label={words('raise.owed', { creditor: creditorName(debt, scene) })} sum={money(debt.amount)} />
          <Line label={words('raise.inHand')} sum={`−${money(cash)}`} />
        </Sums>
        <Sums>
          <Line label={words('raise.missing')} sum={money(debt.amount - cash)} result />
          <Line label={words('raise.worth')} sum={money(worth)} />
        </Sums>
      </div>
      {worth < debt.amount && <p class="wrong">{words('raise.insolvent')}</p>}
      {steps.length > 0 && (
        <table class="am-steps sums">
          <caption>{words('raise.steps', { count: steps.length })}</caption>
          <Heads of={[null, words('raise.yields'), words('raise.rentLost')]} />
          <tbody>
            {steps.map((step) => (
              <Step key={JSON.stringify(step.move)} scene={scene} step={step} seat={seat} proposed={JSON.stringify(step.move) === proposed} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
};
