import { useState } from 'preact/hooks';
import { printUnit } from '#diplomacy/notation/print.ts';
import type { Unit } from '#diplomacy/types.ts';
import { powerOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { LINE_LENGTH, SHEET_LENGTH } from '#games/ecodip/data.ts';
import { hasRefusal, judgeSheet } from '#games/ecodip/orders/judge.ts';
import type { Line } from '#games/ecodip/types.ts';
import { Button, IconButton } from '#web/kit/parts/buttons.tsx';
import { choicesOf, Segments } from '#web/kit/parts/choices.tsx';
import { lazily } from '#web/kit/parts/waiting.tsx';
import { Form, Input } from '#web/kit/parts/writing.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { isMovement, isRetreat } from '../draft/choices.ts';
import { isOrderOf, withLine } from '../draft/text.ts';
import { PieceIcon } from '../map/marks-layer.tsx';
import { type Scene, useScene } from '../scene.ts';
import { mapPower, powerName } from '../powers.tsx';
import { te } from '../words.ts';
import { Card } from '../account.tsx';
import { LineVerdict } from './fields.tsx';
import type { OrderFormProps } from './order-form.tsx';

const WORDS = 'ec-line-words grow min-h-28 content-center text-left break-words';

const Row = ({ line, index, unit }: { readonly line: Line | null; readonly index: number; readonly unit: Unit | null }) => {
  const { writer, composer, view, lang } = useScene();
  const isNow = unit !== null && composer.chosen === unit.loc;
  const words = line?.text ?? (unit === null ? '' : printUnit(worldOf(view.options).board, unit, lang));
  const good = line !== null && line.refusal === null && !line.replaced;
  const choosing = isNow && line === null && composer.draft !== null;
  return (
    <li
      class={`ec-line phone-min-h-44 cluster blue-under min-h-36${isNow ? ' now' : ''}${good || line === null ? '' : line.replaced ? ' replaced' : ' refused'}`}
    >
      {unit === null ? <span class="ec-line-dot round-full" aria-hidden="true" /> : <PieceIcon unit={unit} power={mapPower(powerOf(unit))} size={30} />}
      {unit === null ? (
        <span class={WORDS}>{words}</span>
      ) : (
        <Button class={WORDS} disabled={!writer.canWrite} words={words} onClick={() => composer.choose(isNow ? null : unit.loc)} />
      )}
      {choosing ? (
        <em class="upright w600 t3 gain">{te('sheet.choose')}</em>
      ) : line === null ? (
        <em class="upright w600 t3 loss">{te('sheet.noOrder')}</em>
      ) : good ? (
        <span class="gain">
          <Icon name="check" size={15} label={te('sheet.good')} />
        </span>
      ) : (
        <span class="loss">
          <Icon name="warning" size={15} label={te('sheet.bad')} />
        </span>
      )}
      {line !== null && writer.canWrite && (
        <IconButton
          icon="close"
          size={13}
          label={te('sheet.drop', { line: line.text })}
          class="ec-drop min-w-28 min-h-28 text-ink-2"
          onClick={() => writer.remove(index)}
        />
      )}
      {line !== null && <LineVerdict line={line} {...(writer.canWrite ? { onNearest: (order: string) => writer.replace(index, order) } : {})} />}
    </li>
  );
};

/** The units that this phase asks about, with their orders, then everything else that is written. */
const Rows = () => {
  const { view, writer } = useScene();
  const { table } = view;
  const power = writer.office?.power;
  const lines = writer.sheet?.lines ?? [];
  const mine = (unit: Unit): boolean => unit.power === power;
  const units =
    power === undefined ? [] : isMovement(table) ? unitsOf(table, power) : isRetreat(table) ? table.dislodged.map(({ unit }) => unit).filter(mine) : [];
  const standing = (unit: Unit): number => lines.findLastIndex(({ order, replaced }) => !replaced && isOrderOf(order, unit));
  const shown = new Set(units.map(standing));
  return (
    <ul class="ec-lines">
      {units.map((unit) => {
        const index = standing(unit);
        return <Row key={unit.loc} unit={unit} index={index} line={lines[index] ?? null} />;
      })}
      {lines.map((line, index) => (shown.has(index) ? null : <Row key={`${index} ${line.text}`} unit={null} index={index} line={line} />))}
    </ul>
  );
};

/** One order typed in the rulebook's French or in English; what the judge thinks of it stands below before it is entered. */
const LineField = () => {
  const { writer, composer } = useScene();
  const [typed, setTyped] = useState('');
  const { office } = writer;
  const judged =
    office === null || writer.writing === null || typed.trim() === ''
      ? null
      : (judgeSheet(office, withLine(writer.writing.grammar, writer.text, typed)).lines.at(-1) ?? null);
  const near = [...composer.targets].slice(0, 6).join(', ');
  const enter = (): void => {
    if (judged === null) return;
    writer.addLine(typed);
    setTyped('');
  };
  return (
    <Form class="ec-type below cluster gap-3" onSend={enter}>
      <Input
        class="input ec-typed"
        aria-label={te('sheet.type')}
        placeholder={near === '' || composer.aiming !== null ? te('sheet.typeHint') : te('sheet.typeTargets', { near })}
        maxLength={LINE_LENGTH}
        autoComplete="off"
        spellcheck={false}
        aria-invalid={judged !== null && judged.refusal !== null}
        value={typed}
        onText={setTyped}
      />
      <Button type="submit" class="btn small" disabled={judged === null || judged.refusal !== null} words={te('sheet.enter')} />
      <div class="basis-full" aria-live="polite">
        {judged !== null && (
          <LineVerdict
            line={judged}
            onNearest={(order) => {
              writer.addLine(order);
              setTyped('');
            }}
          />
        )}
      </div>
    </Form>
  );
};

const WholeText = () => {
  const { writer } = useScene();
  const bad = writer.sheet?.lines.filter(({ refusal, warnings, replaced }) => refusal !== null || replaced || warnings.length > 0) ?? [];
  return (
    <div>
      <textarea
        class="input ec-sheet-text"
        rows={9}
        aria-label={te('sheet.whole')}
        placeholder={te('sheet.wholeHint')}
        maxLength={SHEET_LENGTH}
        spellcheck={false}
        readOnly={!writer.canWrite}
        value={writer.text}
        onInput={(event) => writer.write(event.currentTarget.value)}
      />
      <details>
        <summary class="ec-fold-head content-center text-blue t3">{te('sheet.examples')}</summary>
        <div class="practice below cluster gap-3">
          {te('sheet.exampleLines')
            .split('\n')
            .map((line) => (
              <Button key={line} class="btn small text-left" disabled={!writer.canWrite} words={line} onClick={() => writer.addLine(line)} />
            ))}
        </div>
      </details>
      <ul class="entries t3" aria-live="polite">
        {bad.map((line, index) => (
          <li key={`${index} ${line.text}`}>
            <b>{line.text}</b>
            <LineVerdict
              line={line}
              {...(writer.canWrite ? { onNearest: (order: string) => writer.replace(writer.sheet?.lines.indexOf(line) ?? 0, order) } : {})}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

const counted = ({ view, writer }: Scene): string => {
  const { table } = view;
  if (writer.office === null || !isMovement(table)) return te('sheet.lines', { count: writer.sheet?.lines.length ?? 0 });
  const units = unitsOf(table, writer.office.power);
  const done = units.filter((unit) => writer.sheet?.lines.some(({ order, refusal }) => refusal === null && isOrderOf(order, unit)) === true).length;
  return te('sheet.units', { done, units: units.length });
};

const OrderForm = lazily<OrderFormProps>(async () => (await import('./order-form.tsx')).OrderForm);
const WinterPanel = lazily(async () => (await import('./winter-panel.tsx')).WinterPanel);

type Mode = 'list' | 'form' | 'text';

/** One's own sheet: as a list, by forms, as text; three views of the same (EC-13.2). */
export const SheetPanel = ({ onSeal }: { readonly onSeal: () => void }) => {
  const scene = useScene();
  const { writer, lang } = scene;
  const [mode, setMode] = useState<Mode>('list');
  if (writer.office === null) return null;
  const sealed = writer.status === 'sealed' || writer.status === 'sealedEmpty';
  const refused = writer.sheet !== null && hasRefusal(writer.sheet);
  return (
    <Card
      title={te('sheet.title')}
      class="ec-sheet"
      beside={
        <>
          <small class="t3">
            {powerName(writer.office.power, lang)} · {counted(scene)}
          </small>
          <span class="ec-lock row tight wrong t3 push">
            <Icon name="lock" size={14} />
            {te('secret')}
          </span>
        </>
      }
    >
      <p class={`ec-state mb-3 p-2-4 bg-sheet-2 text-ink t3 ${writer.status}`} role="status">
        {te(`status.${writer.status}`)}
        {writer.isSaving && <small> {te('sheet.saving')}</small>}
      </p>
      {writer.canWrite && (
        <Segments
          label={te('sheet.mode')}
          value={mode}
          onChange={setMode}
          choices={choicesOf({ list: te('sheet.asList'), form: te('sheet.asForm'), text: te('sheet.asText') })}
        />
      )}
      {mode === 'list' && writer.canWrite && scene.view.table.phase === 'WINTER_ORDERS' && <WinterPanel />}
      {mode === 'form' && writer.canWrite && <OrderForm />}
      {mode === 'text' ? <WholeText /> : <Rows />}
      {mode === 'list' && writer.canWrite && <LineField />}
      <footer class="cluster below">
        {sealed ? (
          <Button class="btn small" words={te('seal.again')} onClick={writer.unseal} />
        ) : (
          writer.canWrite && <Button class="btn wax grow" disabled={refused} icon="lock" size={16} words={te('seal.title')} onClick={onSeal} />
        )}
        {refused && <small class="loss">{te('sheet.refused')}</small>}
      </footer>
    </Card>
  );
};
