import { BOXES } from '#catalogue';
import { tm } from '../../i18n/new-table.ts';
import { pathTo } from '../../routes.ts';
import type { LoadedGame } from '../../store/games.ts';
import { lang } from '../../store/settings.ts';
import { Lid } from '../../svg/lid.tsx';

/** The box, its facts, and the four others to choose instead. */
export const BoxSide = ({ loaded: { box, game } }: { readonly loaded: LoadedGame }) => {
  const { min, max } = game.module.seats;
  return (
    <aside class="box-side">
      <div class="lid-shadow" aria-hidden="true">
        <Lid game={box.id} width={216} lang={lang.value} />
      </div>
      <dl>
        <dt>{tm('new.players')}</dt>
        <dd>{min === max ? max : tm('new.playersRange', { min, max })}</dd>
        <dt>{tm('new.length')}</dt>
        <dd>{box.length[lang.value]}</dd>
        <dt>{tm('new.rules')}</dt>
        <dd>
          <a href={pathTo.rules(box.id)}>{tm('new.readRules')}</a>
        </dd>
      </dl>
      <ul class="others stack">
        {BOXES.filter(({ id }) => id !== box.id).map((other) => (
          <li key={other.id}>
            <Lid game={other.id} width={47} depth={3} lang={lang.value} />
            <a class="cover" href={pathTo.newTable(other.id)} aria-label={tm('new.of', { game: other.title })} title={other.title} />
          </li>
        ))}
      </ul>
      <p class="hint">{tm('new.others')}</p>
    </aside>
  );
};
