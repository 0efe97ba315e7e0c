import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { printUnit } from '#diplomacy/notation/print.ts';
import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import { powerOf } from '#games/ecodip/rules/facts.ts';
import type { Office } from '#games/ecodip/orders/office.ts';
import { Said } from '#web/kit/parts/sentence.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { dropped, type Fate, fateOf, type Hunger, missingOf, rowsOf, type Step, stepped, withHungry } from '../draft/winter.ts';
import { PieceIcon } from '../map/marks-layer.tsx';
import { useScene } from '../scene.ts';
import { mapPower } from '../powers.tsx';
import { te } from '../words.ts';
import { useDrag } from './winter-drag.ts';

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'out' };

/** The part of a row that moved it keeps the focus. */
type Part = 'grip' | 'up' | 'down';

interface RowProps {
  readonly name: string;
  readonly unit: Unit;
  readonly fate: Fate;
  readonly isHeld: boolean;
  /** Is there a step to make, up and down? */
  readonly may: { readonly up: boolean; readonly down: boolean };
  readonly help: string;
  readonly onStep: (step: Step, part: Part) => void;
  readonly onHold: (event: PointerEvent) => void;
}

/** A mouse that drags would also mark the words of the page. */
const keepSelection = (event: MouseEvent): void => event.preventDefault();

const UnitRow = ({ name, unit, fate, isHeld, may, help, onStep, onHold }: RowProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step, 'grip');
  };
  // A finger drags by the grip only, so that the page still scrolls; a mouse takes the row anywhere but by its buttons.
  const onPointerDown = (event: PointerEvent): void => {
    const on = event.target instanceof Element ? event.target.closest('button') : null;
    if (on === null ? event.pointerType === 'mouse' : on.dataset.part === 'grip') onHold(event);
    if (on?.dataset.part === 'grip') on.focus();
  };
  const stepButton = (part: 'up' | 'down') => (
    <button
      type="button"
      class="icon-btn ec-hunger-move"
      data-part={part}
      aria-label={te(part === 'up' ? 'winter.up' : 'winter.down', { unit: name })}
      aria-disabled={!may[part]}
      onClick={() => may[part] && onStep(part, part)}
    >
      <Icon name={part} size={17} />
    </button>
  );
  return (
    <li
      data-row={unit.loc}
      class={`ec-hunger-row p-0-3 unselectable row ${fate === 'starves' ? 'bg-wax-tint' : ''}${isHeld ? ' held relative z-over bg-chosen' : ''}`}
      onPointerDown={onPointerDown}
      onMouseDown={keepSelection}
    >
      <button
        type="button"
        class="icon-btn ec-grip text-ink-2"
        data-part="grip"
        aria-label={te('winter.grip', { unit: name })}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        <Icon name="menu" size={17} />
      </button>
      <PieceIcon unit={unit} power={mapPower(powerOf(unit))} size={28} />
      <span class="grow">
        <b>{name}</b> <small class={fate === 'starves' || fate === 'drawn' ? 'text-wax w600' : undefined}>{te(`hunger.${fate}`)}</small>
      </span>
      {stepButton('up')}
      {stepButton('down')}
    </li>
  );
};

/** Where a unit stands after a move, for those who do not see it. */
const spoken = (hunger: Hunger, at: ProvinceId, unit: string): string => {
  const fate = fateOf(hunger, at);
  const place = hunger.named.indexOf(at) + 1;
  if (fate === 'spare') return te('winter.saidSpare', { unit, place });
  if (fate === 'starves' && place > 0) return te('winter.saidStarves', { unit, place, count: hunger.count });
  return te(fate === 'fed' ? 'winter.saidFed' : 'winter.saidLot', { unit });
};

const lineWords = (hunger: Hunger, tickets: number): string => {
  const missing = missingOf(hunger);
  return missing > 0 ? te('winter.lineLot', { tickets, missing }) : te('winter.line', { tickets });
};

/** EC-13.8, EC-4.11.3: the list of those who starve, ordered by dragging, by the arrows on a grip, or by buttons. */
export const HungerList = ({ office, hunger }: { readonly office: Office; readonly hunger: Hunger }) => {
  const { writer, lang } = useScene();
  const list = useRef<HTMLOListElement>(null);
  const help = useId();
  const [preview, setPreview] = useState<readonly ProvinceId[] | null>(null);
  const [said, say] = useState('');
  const focus = useRef<{ readonly at: ProvinceId; readonly part: Part } | null>(null);
  const shown: Hunger = preview === null ? hunger : { ...hunger, named: preview };
  const nameOf = (unit: Unit): string => printUnit(office.world.board, unit, lang);

  const write = (at: ProvinceId, named: readonly ProvinceId[]): void => {
    const unit = hunger.standing.find(({ loc }) => loc === at);
    if (writer.writing === null || unit === undefined) return;
    if (named.join() !== hunger.named.join()) writer.write(withHungry(writer.writing, writer.text, named));
    say(spoken({ ...hunger, named }, at, nameOf(unit)));
  };
  const { held, hold } = useDrag({
    list,
    onOver: (at, index) => {
      const named = dropped(hunger, at, index);
      if (named.join() !== shown.named.join()) setPreview(named);
    },
    onDrop: (at) => {
      if (preview !== null) {
        focus.current = { at, part: 'grip' };
        write(at, preview);
      }
      setPreview(null);
    },
    onCancel: () => setPreview(null),
  });
  // A row that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (focus.current === null) return;
    const { at, part } = focus.current;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(at)}"] [data-part="${part}"]`)?.focus();
    focus.current = null;
  });
  const step = (at: ProvinceId, way: Step, part: Part): void => {
    focus.current = { at, part };
    write(at, stepped(hunger, at, way));
  };

  const tickets = office.table.stocks[office.power].TB;
  const rows = rowsOf(shown).map((row, index): ComponentChildren => {
    if (row.kind === 'line') {
      return (
        <li key="line" class="ec-hunger-line row text-wax w650 t2">
          {lineWords(shown, tickets)}
        </li>
      );
    }
    if (row.kind === 'lot') {
      return (
        <li key={`lot ${index}`} data-row="" class="ec-hunger-row p-0-3 unselectable row lot text-ink-2">
          {te(row.type === 'army' ? 'winter.lotArmy' : 'winter.lotFleet')}
        </li>
      );
    }
    const { unit, fate } = row;
    const isNamed = shown.named.includes(unit.loc);
    return (
      <UnitRow
        key={unit.loc}
        name={nameOf(unit)}
        unit={unit}
        fate={fate}
        isHeld={held === unit.loc}
        may={{ up: shown.named[0] !== unit.loc, down: isNamed }}
        help={help}
        onStep={(way, part) => step(unit.loc, way, part)}
        onHold={(event) => hold(unit.loc, event)}
      />
    );
  });
  return (
    <>
      <p class="hint" id={help}>
        {te('winter.starveHelp')}
      </p>
      <ol class={held === null ? 'ec-winter entries t3 ec-hunger relative' : 'ec-winter entries t3 ec-hunger relative dragging'} ref={list}>
        {rows}
      </ol>
      <Said class="hidden-words" words={said} />
    </>
  );
};
