import { BOXES } from '#catalogue';
import { HOUSE } from '#kernel/house.ts';
import { useTitle } from '../../kit/parts/use-title.ts';
import { ts } from '../../i18n/rules-and-replay.ts';
import { ExplainSlip } from '../../shell/explain-slip.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { Problem } from '../../kit/parts/waiting.tsx';
import { goTo, place } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { booklet, hasBooklet } from '../../rules/booklet.ts';
import { drawAll } from '../../rules/examples.ts';
import { wordExplained } from '../../rules/glossary.ts';
import { hasPractice } from '../../rules/practice.ts';
import { Reader } from '../../rules/reader.tsx';
import { wide } from '../../browser/media.ts';
import { gameTitle } from '../../store/table-words.ts';
import { PrintButton } from '../print/print-button.tsx';
import './rules-page.css';

const Contents = ({ game }: { readonly game: string }) => {
  const chapters = (booklet(game) ?? []).filter(({ level }) => level === 2);
  const others = [...BOXES, HOUSE].filter(({ id }) => id !== game && hasBooklet(id));
  return (
    <nav class="contents sticky self-start scrolls" aria-label={ts('rules.contents')}>
      {/* On a phone it would be a page of its own before the first rule. */}
      <details open={wide.value}>
        <summary class="ruled contents-fold">{ts('rules.contents')}</summary>
        <ol>
          {chapters.map(({ number, title }) => (
            <li key={number}>
              <a class="quiet flex gap-4 p-3-0 line-under text-ink no-underline" href={pathTo.rules(game, number)}>
                <span class="contents-number text-ink-3">{number}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <p>
        <PrintButton before={drawAll} />
      </p>
      {hasPractice(game) && (
        <p>
          <a class="quiet text-blue w600 flex gap-4 p-3-0 line-under text-ink no-underline" href={pathTo.sandbox(game)}>
            {ts('rules.sandbox')}
          </a>
        </p>
      )}
      {others.length > 0 && (
        <details open={wide.value}>
          <summary class="ruled contents-fold">{ts('rules.others')}</summary>
          <ul>
            {others.map(({ id }) => (
              <li key={id}>
                <a class="quiet flex gap-4 p-3-0 line-under text-ink no-underline" href={pathTo.rules(id)}>
                  {gameTitle(id)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
};

/** /rules/:game, opened at the clause after the #. */
export const RulesPage = ({ game: asked }: { readonly game: string }) => {
  const game = asked === '' ? (BOXES.find(({ id }) => hasBooklet(id))?.id ?? '') : asked;
  const title = hasBooklet(game) ? ts('rules.title', { game: gameTitle(game) }) : ts('rules.missingTitle');
  useTitle(`${title} · Comptoir`);
  if (!hasBooklet(game)) {
    return (
      <Page>
        <Problem title={title} words={ts('rules.missing')} />
      </Page>
    );
  }
  return (
    <Page crumb={<b>{title}</b>} class="rules-page stack paper">
      <h1 class="across-all mb-4">{title}</h1>
      <Contents game={game} />
      <div class="sheet rules-sheet">
        <Reader
          game={game}
          examples
          at={place.value.fragment}
          onGo={(id) => goTo(pathTo.rules(game, id))}
          onTry={({ example }) => goTo(pathTo.sandbox(game, example))}
        />
      </div>
      <ExplainSlip game={game} explain={(thing) => (thing.startsWith('word ') ? wordExplained(game, thing.slice('word '.length)) : null)} />
    </Page>
  );
};
