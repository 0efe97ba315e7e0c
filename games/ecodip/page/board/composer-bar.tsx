import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { printUnit } from '#diplomacy/notation/print.ts';
import { forceOf } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { IconButton } from '#web/kit/parts/buttons.tsx';
import { OrderKinds, OrderList } from '#web/kit/parts/order-choices.tsx';
import { choicesAt, isMovement, isRetreat, type PlaceOrder, writingOf } from '../draft/choices.ts';
import { isOrderOf } from '../draft/text.ts';
import { nextUnit } from '../draft/use-composer.ts';
import { type Scene, useScene } from '../scene.ts';
import { te } from '../words.ts';

/** More targets than this are chosen on the map or in the list. */
const MOST_SLIPS = 12;

const nameOf = ({ view, lang }: Scene, id: string): string => worldOf(view.options).find(id)?.name[lang] ?? id;

const printingOf = (scene: Scene) => {
  const { view, lang } = scene;
  return { world: worldOf(view.options), units: [...view.table.units, ...view.table.dislodged.map(({ unit }) => unit)], lang };
};

const Slip = ({
  word,
  small,
  onPress,
  pressed,
}: {
  readonly word: string;
  readonly small?: string;
  readonly onPress: () => void;
  readonly pressed?: boolean;
}) => (
  <button type="button" class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center ec-composer-slip" aria-pressed={pressed} onClick={onPress}>
    <b>{word}</b>
    {small !== undefined && <small class="ec-slip-note w400">{small}</small>}
  </button>
);

/** The orders that lead on from here as slips, for hands that do not point at the map. */
const Targets = () => {
  const scene = useScene();
  const { composer, view, lang } = scene;
  const { draft, legal, targets, offered, give } = composer;
  const printing = printingOf(scene);
  if (offered.length > 0)
    return (
      <div class="ec-slips cluster gap-3">
        {offered.map((order) => (
          <Slip key={printOrder(order, printing)} word={printOrder(order, printing)} onPress={() => give(order)} />
        ))}
      </div>
    );
  if (draft === null) return null;
  const ids = [...targets];
  if (ids.length <= MOST_SLIPS)
    return (
      <div class="ec-slips cluster gap-3 ec-targets" role="group" aria-label={te('compose.targets')}>
        {ids.map((id) => (
          <Slip key={id} word={worldOf(view.options).find(id)?.name[lang] ?? id} small={id} onPress={() => composer.point(id)} />
        ))}
      </div>
    );
  return (
    <OrderList
      label={te('compose.list')}
      prompt={(count) => te('compose.choose', { count })}
      legal={legal}
      draft={draft}
      print={(order) => printOrder(order, printing)}
      give={give}
    />
  );
};

const question = (scene: Scene): string => {
  const { composer, view } = scene;
  const { draft, unit, aiming, targets } = composer;
  if (aiming !== null) return te('compose.aim', { from: aiming });
  if (composer.offered.length > 0) return te('compose.which');
  if (unit === null) return te('compose.what');
  const name = printUnit(worldOf(view.options).board, unit, scene.lang);
  if (isRetreat(view.table)) return te('compose.refuge', { unit: name });
  if (draft === null) return te('compose.what');
  if (targets.size === 0) return te('compose.none');
  if (draft.kind === 'move') return te('compose.where', { unit: name });
  if (draft.of === null) return te(draft.kind === 'support' ? 'compose.whom' : 'compose.carry', { unit: name });
  return te('compose.into', { unit: draft.of });
};

/** Hold, move, support, convoy: for a unit of one's own, or of anybody while one guesses. */
const UnitComposer = () => {
  const { composer, writer, guessing } = useScene();
  const { unit, draft, legal, begin, give } = composer;
  if (unit === null) return null;
  const written = guessing.on ? guessing.orders : (writer.sheet?.lines ?? []).flatMap(({ order }) => (order === null ? [] : [order]));
  const current = written.findLast((order) => isOrderOf(order, unit));
  return (
    <>
      <OrderKinds
        class="ec-kinds phone-w-full kinds"
        label={te('compose.kinds')}
        loc={unit.loc}
        legal={legal}
        draft={draft}
        current={current}
        begin={begin}
        give={give}
      />
      <Targets />
    </>
  );
};

/** What else may be done with a province: build, place a missile, start a factory, retreat. */
const PlaceComposer = ({ id }: { readonly id: string }) => {
  const scene = useScene();
  const { composer, writer, lang } = scene;
  const { office, text, canWrite } = writer;
  const choices = useMemo((): readonly PlaceOrder[] => {
    if (office === null || !canWrite) return [];
    return choicesAt(office, writingOf(office, lang), text, id);
  }, [office, text, id, lang, canWrite]);
  const printing = printingOf(scene);
  const sites = writer.office?.secrets.sites[id];
  const mayAim = canWrite && isMovement(scene.view.table) && (sites?.ICBM ?? 0) > 0;
  if (choices.length === 0 && !mayAim) return null;
  return (
    <div class="ec-slips cluster gap-3">
      {choices.map((order) => (
        <Slip
          key={printOrder(order, printing)}
          word={te(`do.${order.k}`)}
          small={printOrder(order, printing)}
          pressed={text !== '' && office !== null && judgeSheet(office, text).lines.some((line) => line.text === printOrder(order, printing))}
          onPress={() => writer.add(order)}
        />
      ))}
      {mayAim && (
        <Slip
          word={te('do.fire')}
          small={te('compose.onMap')}
          pressed={composer.aiming === id}
          onPress={() => composer.aim(composer.aiming === id ? null : id)}
        />
      )}
    </div>
  );
};

const Idle = () => {
  const scene = useScene();
  const { view, writer, composer, guessing } = scene;
  const next = nextUnit(view, writer);
  const words: ComponentChildren = guessing.on
    ? te(isMovement(view.table) ? 'guess.hint' : 'hint.watching')
    : te(`hint.${writer.status === 'none' || writer.status === 'draft' ? view.table.phase : writer.status}`);
  return (
    <>
      <p class="ec-question leading-1-25 t3">{words}</p>
      {next !== null && !guessing.on && (
        <button
          type="button"
          class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center ec-composer-slip"
          onClick={() => composer.choose(next)}
        >
          <b>{te('compose.next')}</b>
          <small class="ec-slip-note w400">{nameOf(scene, next)}</small>
        </button>
      )}
    </>
  );
};

/** Above the map: what is being ordered, and every way on. */
export const ComposerBar = () => {
  const scene = useScene();
  const { composer, view, lang, guessing, writer } = scene;
  const { chosen, unit } = composer;
  if (chosen === null)
    return (
      <div
        class={
          writer.canWrite || guessing.on
            ? 'ec-composer min-h-52 p-3-4 brass-bar grow cluster idle'
            : 'ec-composer min-h-52 p-3-4 brass-bar grow cluster idle quiet'
        }
      >
        <Idle />
      </div>
    );
  const isMine = unit !== null && isMovement(view.table) && (guessing.on || (writer.canWrite && unit.power === writer.office?.power));
  const isRetreating = unit !== null && isRetreat(view.table) && writer.canWrite;
  return (
    <div class="ec-composer min-h-52 p-3-4 brass-bar grow cluster" role="group" aria-label={te('compose.label')}>
      <p class="ec-subject leading-2">
        <b class="besley w700 t6 leading-1-1 block">{unit === null ? nameOf(scene, chosen) : printUnit(worldOf(view.options).board, unit, lang)}</b>
        <small>{unit === null ? chosen : `${nameOf(scene, chosen)} · ${te('compose.force', { n: forceOf(unit) })}`}</small>
      </p>
      {isMine && <UnitComposer />}
      {!guessing.on && <PlaceComposer id={chosen} />}
      <p class="ec-question leading-1-25 t3" aria-live="polite">
        {isMine || isRetreating || composer.aiming !== null ? question(scene) : ''}
      </p>
      <IconButton icon="close" size={16} label={te('compose.leave')} class="push" onClick={() => composer.choose(null)} />
    </div>
  );
};
