import type { ComponentChildren } from 'preact';
import { useTitle } from '../../kit/parts/use-title.ts';
import { ts } from '../../i18n/rules-and-replay.ts';
import { lazily } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import type { GameSandboxProps } from '../../rules/practice.ts';
import { goTo, place } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { gameTitle } from '../../store/table-words.ts';
import { NotFound } from '../not-found.tsx';
import './sandbox-page.css';
import { byGame } from '../../browser/by-game.ts';

type Sandbox = (props: GameSandboxProps) => ComponentChildren;

/** Of games that have a sandbox of their own: `page/sandbox/sandbox.tsx`. */
const SANDBOXES = Object.fromEntries(
  Object.entries(byGame(import.meta.glob<Sandbox>('../../../../games/*/page/sandbox/sandbox.tsx', { import: 'SandboxAlone' }))).map(([game, fetchPart]) => [
    game,
    lazily(fetchPart),
  ]),
);

/** /sandbox/:game, opened at the example after the #. */
export const SandboxPage = ({ game }: { readonly game: string }) => {
  useTitle(`${ts('sandbox.title', { game: gameTitle(game) })} · Comptoir`);
  const Sandbox = SANDBOXES[game];
  if (Sandbox === undefined) return <NotFound />;
  return (
    <>
      <TopStrip
        crumb={
          <>
            <b>{gameTitle(game)}</b>
            <span class="wide-only">{ts('sandbox.crumb')}</span>
            <a href={pathTo.rules(game)}>{ts('sandbox.toRules')}</a>
          </>
        }
      />
      <main id="main" class="sandbox-page min-w-0 fill" tabIndex={-1}>
        <h1 class="hidden-words">{ts('sandbox.title', { game: gameTitle(game) })}</h1>
        <Sandbox example={place.value.fragment} onChoose={(id) => goTo(pathTo.sandbox(game, id))} />
      </main>
    </>
  );
};
