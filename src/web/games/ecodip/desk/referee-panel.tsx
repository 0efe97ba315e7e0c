import { formatNumber, sum } from '#kernel';
import { living } from '#games/ecodip/facts.ts';
import type { Tag } from '#games/ecodip/types.ts';
import { PowerMark } from '../power-mark.tsx';
import type { Scene } from '../scene.ts';
import { powerName } from '../view.ts';
import { te } from '../words.ts';
import { LineVerdict } from './line-verdict.tsx';

/** One power as the referee sees it, and everybody after the end (EC-5.6). */
const Secret = ({ scene, tag }: { readonly scene: Scene; readonly tag: Tag }) => {
  const { view, lang } = scene;
  const { desk, table } = view;
  if (desk === null) return null;
  const { gold, sites, stock } = desk.secrets[tag];
  const sheet = desk.sheets[tag];
  const total = (kind: 'ICBM' | 'ABM'): number => stock[kind] + sum(Object.values(sites).map((arms) => arms[kind]));
  const state = !table.asked.includes(tag)
    ? 'nothing'
    : sheet === undefined
      ? 'none'
      : table.ready.includes(tag)
        ? sheet.lines.length === 0
          ? 'sealedEmpty'
          : 'sealed'
        : 'draft';
  return (
    <details>
      <summary>
        <PowerMark tag={tag} size={22} />
        <b>{powerName(tag, lang)}</b>
        <small>
          {te('referee.holds', { gold: formatNumber(gold, lang), icbm: total('ICBM'), abm: total('ABM') })}
          {table.ending === null && ` · ${te(`referee.${state}`)}`}
        </small>
      </summary>
      <p class="ec-note">
        {Object.entries(sites)
          .map(([id, { ICBM, ABM }]) => `${id} ${ICBM > 0 ? `${ICBM} ICBM ` : ''}${ABM > 0 ? `${ABM} ABM` : ''}`)
          .join(' · ')}
      </p>
      <ul class="ec-notes">
        {(sheet?.lines ?? []).map((line, index) => (
          <li key={`${index} ${line.text}`}>
            {line.text}
            <LineVerdict line={line} scene={scene} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** EC-13.12: everything visible, the sheets as they came in; rulings, votes and deadlines are offers of the bar. */
export const RefereePanel = ({ scene }: { readonly scene: Scene }) => (
  <section class="sheet ec-card ec-referee" aria-label={te('referee.title')}>
    <header>
      <h2>{scene.view.table.ending === null ? te('referee.title') : te('referee.over')}</h2>
    </header>
    {scene.view.table.ending === null && <p class="ec-note">{te('referee.help')}</p>}
    {living(scene.view.table).map((tag) => (
      <Secret key={tag} scene={scene} tag={tag} />
    ))}
  </section>
);
