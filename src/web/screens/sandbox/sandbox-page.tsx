import { useTitle } from '../../hooks/use-title.ts';
import { ts } from '../../i18n/study.ts';
import { lazily } from '../../parts/lazily.tsx';
import { TopStrip } from '../../parts/top-strip.tsx';
import { goTo, place } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { gameTitle } from '../../store/table-words.ts';
import { NotFound } from '../not-found.tsx';
import './sandbox-page.css';

export interface GameSandboxProps {
  /** The example to open; empty for the start of the game. */
  readonly example: string;
  readonly onChoose: (id: string) => void;
}

/** Games that have a sandbox of their own. */
const SANDBOXES = {
  ecodip: lazily<GameSandboxProps>(async () => (await import('../../games/ecodip/sandbox/sandbox-alone.tsx')).SandboxAlone),
} as const;

const isPlayable = (game: string): game is keyof typeof SANDBOXES => Object.hasOwn(SANDBOXES, game);

/** /sandbox/:game, opened at the example after the #. */
export const SandboxPage = ({ game }: { readonly game: string }) => {
  useTitle(`${ts('sandbox.title', { game: gameTitle(game) })} · Comptoir`);
  if (!isPlayable(game)) return <NotFound />;
  const Sandbox = SANDBOXES[game];
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
      <main id="main" class="sandbox-page fill" tabIndex={-1}>
        <h1 class="hidden-words">{ts('sandbox.title', { game: gameTitle(game) })}</h1>
        <Sandbox example={place.value.fragment} onChoose={(id) => goTo(pathTo.sandbox(game, id))} />
      </main>
    </>
  );
};
