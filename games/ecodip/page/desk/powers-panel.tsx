import { holdingsIn, isAlive } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { centresNeeded } from '#games/ecodip/rules/ending.ts';
import { GOODS, TAGS } from '#games/ecodip/types.ts';
import { Card, PowersTable } from '../account.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';

/** EC-13.9: what everybody may know of the ten powers. */
export const PowersPanel = () => {
  const { view, lang, playerOf } = useScene();
  const { table, options } = view;
  const goal = te('powers.goal', { needed: centresNeeded(worldOf(options), table, options), existing: holdingsIn(view).existing });
  return (
    <Card title={te('powers.title')} beside={<small class="t3">{goal}</small>}>
      <div class="scroll" tabIndex={0} role="group" aria-label={te('powers.title')}>
        <PowersTable
          view={view}
          lang={lang}
          tags={TAGS}
          figures={['centres', 'provinces', 'units', 'force', ...GOODS]}
          beneath={(tag) => (isAlive(table, tag) ? playerOf(tag) : te('state.out'))}
        />
      </div>
    </Card>
  );
};
