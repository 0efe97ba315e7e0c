import { useTitle } from '../../kit/parts/use-title.ts';
import { tr } from '../../i18n/room.ts';
import { Loading } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { Blocks } from '../../rules/blocks.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { guidedGame, isRole, useGuide } from './guide.ts';
import { PrintButton } from './print-button.tsx';
import './print.css';

/** /guide: how to lead a workshop, to read and to print. */
export const GuidePage = () => {
  const guide = useGuide(guidedGame(), lang.value);
  useTitle(`${tr('guide.title')} · Comptoir`);
  return (
    <div class="fill">
      <TopStrip crumb={<b>{tr('sheets.guide')}</b>} />
      <main id="main" class="paper stack guide-page" tabIndex={-1}>
        <header class="row ends titled">
          <h1>{tr('guide.title')}</h1>
          <PrintButton />
        </header>
        {guide === null ? (
          <Loading words={tr('guide.loading')} />
        ) : (
          guide.sections.map((section) => (
            <section key={section.number} class={isRole(guide, section) ? 'stack role-card p-5-6 round-3' : 'stack'}>
              {section.level === 2 ? <h2>{section.title}</h2> : <h3>{section.title}</h3>}
              <Blocks blocks={section.blocks} onClause={(clause) => goTo(pathTo.rules(guide.game, clause))} />
            </section>
          ))
        )}
        {guide !== null && <p class="hint">{guide.licence[lang.value]}</p>}
      </main>
    </div>
  );
};
