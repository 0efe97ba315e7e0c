import { printUnit, type Unit } from '#diplomacy';
import { sum } from '#kernel';
import { ordersOf, unitsOf } from '#games/ecodip/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { adjustmentOf } from '#games/ecodip/orders/judge-winter.ts';
import { hasRefusal } from '#games/ecodip/orders/judge.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import { defaultSites } from '#games/ecodip/rules/placement.ts';
import { MISSILES, type Sheet } from '#games/ecodip/types.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../svg/icon.tsx';
import { isMovement, isRetreat } from '../draft/choices.ts';
import { isOrderOf } from '../draft/text.ts';
import { hungerOf, missingOf } from '../draft/winter-hunger.ts';
import type { Scene } from '../scene.ts';
import { te } from '../words.ts';
import { LineVerdict } from './line-verdict.tsx';

type Lines = Sheet['lines'];

const unitWords = ({ view, lang }: Scene, units: readonly Unit[]): readonly string[] => units.map((unit) => printUnit(worldOf(view.options).board, unit, lang));

const idleMovement = (scene: Scene, { table, power }: Office, lines: Lines): readonly string[] => {
  const idle = unitsOf(table, power).filter((unit) => !lines.some(({ order }) => isOrderOf(order, unit)));
  const open = table.motions.filter(({ no }) => !lines.some(({ order }) => order?.k === 'vote' && order.motion === no));
  return [
    ...(idle.length > 0 ? [te('seal.idle', { units: unitWords(scene, idle), count: idle.length })] : []),
    ...(open.length > 0 ? [te('seal.votes', { count: open.length })] : []),
  ];
};

/** EC-4.6.9.2: a dislodged unit without an order is disbanded. */
const idleRetreats = (scene: Scene, { table, power }: Office, lines: Lines): readonly string[] => {
  const idle = table.dislodged.map(({ unit }) => unit).filter((unit) => unit.power === power && !lines.some(({ order }) => isOrderOf(order, unit)));
  return idle.length > 0 ? [te('seal.disbanded', { units: unitWords(scene, idle), count: idle.length })] : [];
};

/** EC-3.5: where missiles go that nobody places. */
const idleMissiles = ({ lang }: Scene, { secrets, world, power }: Office, sheet: Sheet | null): readonly string[] => {
  const placed = pick(ordersOf(sheet ?? undefined), ['place']);
  return MISSILES.flatMap((kind) => {
    const left = secrets.stock[kind] - sum(placed.filter(({ what }) => what === kind).map(({ n }) => n));
    const sites = defaultSites(world, power).slice(0, left);
    return left > 0 ? [te('seal.placed', { count: left, kind, sites: sites.map((id) => world.find(id)?.name[lang] ?? id) })] : [];
  });
};

const idleWinter = (office: Office, sheet: Sheet | null, lines: Lines): readonly string[] => {
  const due = adjustmentOf(office);
  const used = lines.filter(({ order }) => order?.k === (due > 0 ? 'build' : 'remove') || (due > 0 && order?.k === 'waive')).length;
  const hunger = hungerOf(office, sheet);
  const drawn = missingOf(hunger);
  return [
    ...(due > used ? [te('seal.builds', { count: due - used })] : []),
    ...(-due > used ? [te('seal.removals', { count: -due - used })] : []),
    ...(hunger.count > 0 ? [te('seal.starving', { count: hunger.count })] : []),
    ...(drawn > 0 ? [te('seal.lot', { count: drawn })] : []),
  ];
};

/** What is left undone, before the sheet is sealed: units without an order, builds not used, motions without a vote. */
const omissions = (scene: Scene): readonly string[] => {
  const { office, sheet } = scene.writer;
  if (office === null) return [];
  const lines = (sheet?.lines ?? []).filter(({ refusal, replaced }) => refusal === null && !replaced);
  if (isMovement(office.table)) return idleMovement(scene, office, lines);
  if (isRetreat(office.table)) return idleRetreats(scene, office, lines);
  return office.table.phase === 'WINTER_ORDERS' ? idleWinter(office, sheet, lines) : idleMissiles(scene, office, sheet);
};

/** EC-4.1.3: a phase ends when everybody who is asked is ready; a human referee reads it first (EC-4.19.1). */
const afterSealing = ({ view: { table, options, own } }: Scene): 'seal.last' | 'seal.lastReferee' | 'seal.until' => {
  const isLast = own !== null && table.asked.every((tag) => tag === own.power || table.ready.includes(tag));
  if (!isLast) return 'seal.until';
  return options.referee === 'human' ? 'seal.lastReferee' : 'seal.last';
};

/** The sheet read once more, and sealed. */
export const SealDialog = ({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) => {
  const { writer } = scene;
  const { sheet } = writer;
  const lines = sheet?.lines ?? [];
  const refused = sheet !== null && hasRefusal(sheet);
  const missing = omissions(scene);
  const after = afterSealing(scene);
  return (
    <Dialog
      title={te('seal.title')}
      onClose={onClose}
      footer={
        <>
          <button type="button" class="btn" onClick={onClose}>
            {te('seal.back')}
          </button>
          <button
            type="button"
            class="btn wax"
            disabled={refused}
            onClick={() => {
              writer.seal();
              onClose();
            }}
          >
            <Icon name="lock" size={16} />
            {lines.length === 0 ? te('seal.empty') : te('seal.do')}
          </button>
        </>
      }
    >
      <div class="ec-seal">
        {lines.length === 0 ? (
          <p>{te(isMovement(scene.view.table) ? 'seal.nothing' : 'seal.emptySheet')}</p>
        ) : (
          <ol>
            {lines.map((line, index) => (
              <li key={`${index} ${line.text}`} class={line.replaced ? 'replaced' : undefined}>
                <span>{line.text}</span>
                <LineVerdict line={line} scene={scene} />
              </li>
            ))}
          </ol>
        )}
        {missing.map((words) => (
          <p key={words} class="ec-warning">
            <Icon name="warning" size={15} /> {words}
          </p>
        ))}
        {refused && <p class="ec-refusal">{te('sheet.refused')}</p>}
        <p class={after === 'seal.until' ? 'ec-note' : 'ec-warning'}>{te(after)}</p>
      </div>
    </Dialog>
  );
};
