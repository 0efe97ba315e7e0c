import { BoardPage } from './board-page.tsx';
import { ChallengesPage } from './challenges-page.tsx';
import { DealPage } from './deal-page.tsx';

export { GiveSheet } from './give-sheet.tsx';

/** /challenge, /d/:id and /d/:id/board. */
export const ChallengePages = ({ challenge, board }: { readonly challenge: string; readonly board: boolean }) => {
  if (challenge === '') return <ChallengesPage />;
  return board ? <BoardPage key={challenge} challenge={challenge} /> : <DealPage key={challenge} challenge={challenge} />;
};
