import { printOrder, printUnit } from '#diplomacy/notation/print.ts';
import type { MovementOrder, Unit } from '#diplomacy/types.ts';
import { renderText } from '#kernel/messages.ts';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../kit/parts/buttons.tsx';
import { ample } from '../../../browser/media.ts';
import { lang } from '../../../browser/settings.ts';
import { OrderKinds, OrderList } from '../../../kit/parts/order-choices.tsx';
import {
  adjudicate,
  adjudicateRetreats,
  backToOrders,
  begin,
  choose,
  chosen,
  chosenUnit,
  commit,
  draft,
  future,
  give,
  legal,
  offered,
  openRetreats,
  past,
  playOn,
  point,
  redo,
  scenario,
  targets,
  undo,
  verdict,
} from '../desk.ts';
import { board, PieceIcon, provinceName } from '../powers.tsx';
import { orderFor, unitAt, withoutOrder, withRetreat } from '../scenario.ts';
import { hasFailed, messagesOn, needsRetreats } from '../verdict.ts';
import { ta, voice } from '../words.ts';
import { UnitForm } from './unit-form.tsx';

const text = (order: MovementOrder): string => printOrder(board, order, scenario.value.units, lang.value);
const name = (unit: Unit): string => printUnit(board, unit, lang.value);

interface Question {
  readonly title: string;
  readonly words: string;
}

const draftQuestion = (unit: Unit): Question | null => {
  const half = draft.value;
  if (half === null) return null;
  const count = targets.value.size;
  if (count === 0) return { title: ta('bar.order', { unit: name(unit) }), words: ta('bar.none', { unit: name(unit) }) };
  const words = ta('bar.targetWords', { count });
  if (half.kind === 'move') return { title: ta('bar.where', { unit: name(unit) }), words };
  const other = half.of === null ? undefined : unitAt(scenario.value, half.of);
  if (half.kind === 'support') {
    return other === undefined
      ? { title: ta('bar.whom', { unit: name(unit) }), words: ta('bar.whomWords') }
      : { title: ta('bar.into', { other: name(other) }), words: `${words} ${targets.value.has(other.loc) ? ta('bar.intoWords') : ''}` };
  }
  return other === undefined ? { title: ta('bar.carry', { unit: name(unit) }), words } : { title: ta('bar.carryTo', { other: name(other) }), words };
};

const orderQuestion = (): Question => {
  const { units, orders } = scenario.value;
  const unit = chosenUnit.value;
  if (offered.value.length > 0) return { title: ta('bar.which'), words: ta('bar.whichWords') };
  if (unit !== undefined) return draftQuestion(unit) ?? { title: ta('bar.order', { unit: name(unit) }), words: ta('bar.orderWords') };
  if (chosen.value !== null) return { title: ta('bar.place', { province: provinceName(chosen.value) }), words: ta('bar.placeWords') };
  if (units.length === 0) return { title: ta('bar.empty'), words: ta('bar.emptyWords') };
  return { title: ta('bar.start'), words: `${ta('bar.startWords')} ${ta('bar.given', { given: orders.length, units: units.length })}` };
};

const question = (): Question => {
  const told = verdict.value;
  const unit = chosenUnit.value;
  if (told === null) return orderQuestion();
  if (unit !== undefined && openRetreats.value.length === 0) {
    const order = orderFor(scenario.value, unit.loc);
    const why = messagesOn(told, unit.loc).map((message) => renderText(message, voice()));
    return { title: order === undefined ? name(unit) : text(order), words: why.join(' ') };
  }
  if (told.retreats !== null) return { title: ta('bar.retreated'), words: ta('bar.retreatedWords') };
  if (unit !== undefined && openRetreats.value.length > 0) return { title: ta('bar.retreat', { unit: name(unit) }), words: ta('bar.retreatWords') };
  const failed = told.movement.results.filter(hasFailed).length;
  const retreating = told.movement.dislodged.filter(({ retreats }) => retreats.length > 0).length;
  const words = ta('bar.resultWords', { units: scenario.value.units.length });
  return {
    title: failed === 0 ? ta('bar.allGood') : ta('bar.result', { count: failed }),
    words: retreating === 0 ? words : `${words} ${ta('bar.retreats', { count: retreating })}`,
  };
};

const Composer = ({ unit }: { readonly unit: Unit }) => {
  const current = orderFor(scenario.value, unit.loc);
  if (offered.value.length > 0)
    return (
      <div class="cluster">
        {offered.value.map((order) => (
          <Button key={text(order)} words={text(order)} onClick={() => give(order)} />
        ))}
      </div>
    );
  return (
    <>
      <OrderKinds
        class="kinds adj-kinds"
        label={ta('order.kinds')}
        loc={unit.loc}
        legal={legal.value}
        draft={draft.value}
        current={current}
        begin={begin}
        give={give}
      />
      <OrderList label={ta('order.list')} prompt={(count) => ta('order.choose', { count })} legal={legal.value} draft={draft.value} print={text} give={give} />
      {current !== undefined && draft.value === null && (
        <Button class="btn small" words={ta('order.clear')} onClick={() => commit(withoutOrder(scenario.value, unit.loc))} />
      )}
    </>
  );
};

const RetreatChoice = ({ unit }: { readonly unit: Unit }) => {
  const given = scenario.value.retreats.find((order) => order.at === unit.loc);
  return (
    <div class="kinds adj-kinds" role="group" aria-label={ta('bar.retreat', { unit: name(unit) })}>
      {openRetreats.value.map(({ loc, coast }) => (
        <button
          key={`${loc} ${coast}`}
          type="button"
          aria-pressed={given?.k === 'retreat' && given.to === loc && given.coast === coast}
          onClick={() => (coast === undefined ? point(loc) : commit(withRetreat(scenario.value, { k: 'retreat', at: unit.loc, to: loc, coast })))}
        >
          {printUnit(board, { ...unit, loc, coast }, lang.value).slice(2)}
        </button>
      ))}
      <button type="button" aria-pressed={given?.k === 'disband'} onClick={() => commit(withRetreat(scenario.value, { k: 'disband', at: unit.loc }))}>
        {ta('order.disband')}
      </button>
    </div>
  );
};

const Ways = () => {
  const told = verdict.value;
  if (told === null)
    return (
      <Button
        class="btn ink large phone-grow"
        disabled={scenario.value.units.length === 0}
        icon="scale"
        words={ta('do.adjudicate')}
        onClick={() => {
          adjudicate();
          // Beside each other, map and ruling are both seen from the top.
          if (ample.value) window.scrollTo(0, 0);
        }}
      />
    );
  const awaited = told.retreats === null && needsRetreats(told);
  return (
    <>
      <Button key="back" words={ta('do.back')} onClick={backToOrders} />
      <Button key="on" class="btn ink large phone-grow" words={awaited ? ta('do.retreats') : ta('do.next')} onClick={awaited ? adjudicateRetreats : playOn} />
    </>
  );
};

const Steps = () => (
  <div class="steps row tight">
    <IconButton icon="undo" label={ta('do.undo')} disabled={past.value.length === 0} onClick={undo} />
    <IconButton icon="redo" label={ta('do.redo')} disabled={future.value.length === 0} onClick={redo} />
  </div>
);

const middlePart = (): ComponentChildren => {
  const unit = chosenUnit.value;
  if (verdict.value !== null) return unit !== undefined && openRetreats.value.length > 0 ? <RetreatChoice unit={unit} /> : null;
  if (unit !== undefined) return <Composer unit={unit} />;
  return chosen.value === null ? null : <UnitForm loc={chosen.value} />;
};

/** What is asked, everything that can be answered, and the way on. */
export const Bar = () => {
  const { title, words } = question();
  const unit = chosenUnit.value;
  const bar = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  // An answer may take away the button that gave it; the keyboard then goes on from the question.
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body) bar.current?.querySelector('h2')?.focus({ preventScroll: true });
  });
  return (
    <section
      ref={bar}
      class="adj-bar top-0 gap-4-6 brass-bar cluster sticky p-4-6"
      aria-labelledby="bar-title"
      onFocusIn={() => {
        wasInside.current = true;
      }}
      onFocusOut={(event) => {
        wasInside.current = event.relatedTarget === null;
      }}
    >
      {unit !== undefined && <PieceIcon unit={unit} size={44} />}
      <div class="min-w-0 adj-asked" role="status">
        <h2 class="phone-t6" id="bar-title" tabIndex={-1}>
          {title}
        </h2>
        <p class="adj-words">{words}</p>
      </div>
      <div class="answers cluster phone-w-full">{middlePart()}</div>
      <div class="ways push cluster phone-w-full">
        {chosen.value !== null && <Button class="btn small ghost" words={ta('do.done')} onClick={() => choose(null)} />}
        <Steps />
        <Ways />
      </div>
    </section>
  );
};
