import { formatScore } from '#kernel/words.ts';
import type { ChallengeBoard, ChangeChallenge } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { lang } from '../../browser/settings.ts';
import { goTo, place as here } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { tc } from '../../i18n/challenges.ts';
import { t } from '../../i18n/house.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Switch } from '../../kit/parts/choices.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { saveAs } from '../../kit/parts/files.ts';
import { Page } from '../../kit/parts/page.tsx';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import type { Fetched } from '../../store/api.ts';
import { challengeApi, forgetGiven } from '../../store/challenges.ts';
import { useOrigin } from '../../store/ways-in.ts';
import { gameHere, loadGame, loadPage } from '../../store/games.ts';
import { gameTitle } from '../../store/table-words.ts';
import { voiceOf } from '../../store/voice.ts';
import { boardCsv } from './board-csv.ts';
import { People, tally } from './board-people.tsx';
import { CloseDialog, DateDialog, RemindDialog } from './board-tools.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { closesWords, PartedSheet, titleOf } from './parts.tsx';
import { FEW } from './results.tsx';
import { useSure } from '../../shell/use-sure.ts';
import './challenge.css';

const AGAIN_MS = 5000;
const WALL = '#wall';

const useBoard = (challenge: string): readonly [Fetched<ChallengeBoard> | null, () => Promise<void>] => {
  const [found, setFound] = useState<Fetched<ChallengeBoard> | null>(null);
  const look = async (): Promise<void> => {
    if (document.hidden) return;
    const answer = await challengeApi.board(challenge);
    setFound((before) => (answer.ok || before?.ok !== true ? answer : before));
    if (answer.ok) await Promise.all([loadGame(answer.value.deal.game), loadPage(answer.value.deal.game)]);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [challenge]);
  return [found, look];
};

/** What a whole class may read on a wall: no name, and no way to somebody's game. */
const onTheWall = (board: ChallengeBoard): ChallengeBoard => ({
  ...board,
  entries: board.entries.map((entry) => ({
    ...entry,
    name: `${tc('someone')} ${1 + board.entries.findIndex(({ person }) => person === entry.person)}`,
    table: null,
  })),
  parted: board.parted.map((one) => ({ ...one, answers: one.answers.map((answer) => ({ ...answer, at: null })) })),
});

const Invitation = ({ challenge }: { readonly challenge: string }) => {
  const url = `${useOrigin()}${pathTo.challenge(challenge)}`;
  return (
    <Sheet class="stack" title={tc('link')}>
      <div class="row gap-5">
        <QrCode text={url} label={tc('qr')} class="challenge-qr" />
        <div class="stack">
          <b class="t8">{challenge}</b>
          <CopyButton text={url} words={tc('copy')} />
        </div>
      </div>
      <p class="hint break-words mt-3">{url}</p>
    </Sheet>
  );
};

interface ToolsProps {
  readonly board: ChallengeBoard;
  readonly onChange: () => Promise<void>;
}

const Privacy = ({ board, onChange }: ToolsProps) => {
  const { challenge, names } = board.deal;
  const [wrong, setWrong] = useState('');
  const { sure, press } = useSure();
  const change = async (asked: ChangeChallenge): Promise<void> => {
    const answer = await challengeApi.change(challenge, asked);
    setWrong(answer.ok ? '' : answer.message || t('error.unreachable'));
    await onChange();
  };
  const remove = async (): Promise<void> => {
    const answer = await challengeApi.remove(challenge);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    forgetGiven(challenge);
    goTo(pathTo.challenges);
  };
  return (
    <Sheet class="stack" title={tc('privacy')}>
      <p class="row ends">
        <span>
          {tc('hide')}
          <small class="block help">{tc('hideHelp')}</small>
        </span>
        <Switch label={tc('hide')} on={names === 'hidden'} onChange={(on) => void change({ names: on ? 'hidden' : 'shown' })} />
      </p>
      <div class="cluster mt-4">
        <Button class="btn small" icon="download" words={tc('csv')} onClick={() => saveAs(`${challenge}.csv`, boardCsv(board), 'text/csv')} />
        <Button class="btn small" words={tc('print')} onClick={() => window.print()} />
        <Button class={sure ? 'btn small wax' : 'btn small'} words={tc(sure ? 'removeSure' : 'remove')} onClick={() => press(remove)} />
      </div>
      {wrong !== '' && <Wrong words={wrong} />}
    </Sheet>
  );
};

const TOOLS = { remind: RemindDialog, date: DateDialog, close: CloseDialog } as const;

const Told = ({ board: known, onChange }: ToolsProps) => {
  const isWall = `#${here.value.fragment}` === WALL;
  const board = isWall ? onTheWall(known) : known;
  const { deal, scores, median, bestBots, parted, least, expected } = board;
  const [tool, setTool] = useState<keyof typeof TOOLS | null>(null);
  const face = gameHere(deal.game)?.game ?? null;
  if (face === null) return <Loading words={t('common.loading')} />;
  const write = (score: number): string => formatScore(Math.round(score), lang.value, face);
  const { done, playing, absent } = tally(board);
  const Tool = tool === null ? null : TOOLS[tool];
  return (
    <>
      {Tool !== null && <Tool board={known} onChange={onChange} onClose={() => setTool(null)} />}
      <header class="brass-bar challenge-head cluster ends">
        <div>
          <h1 class="t8">{expected === null ? tc('boardHeadOpen', { done }) : tc('boardHead', { done, of: expected })}</h1>
          <p>
            {titleOf(deal)}. {tc('boardDeal', { closes: closesWords(deal, null) })}
          </p>
        </div>
        <p class="cluster no-print">
          {!isWall && !deal.isOver && (
            <>
              {(absent ?? 1) + playing > 0 && <Button class="btn" words={tc('remind.open')} onClick={() => setTool('remind')} />}
              <Button class="btn" words={tc('date.open')} onClick={() => setTool('date')} />
              <Button class="btn" words={tc('close.open')} onClick={() => setTool('close')} />
            </>
          )}
          <Link class="btn" href={`${pathTo.challenge(deal.challenge, true)}${isWall ? '' : WALL}`} words={tc(isWall ? 'offWall' : 'wall')} />
          {!isWall && <Link class="btn ink" href={pathTo.challenge(deal.challenge)} words={tc('toPage')} />}
        </p>
      </header>
      <div class={`challenge-board ${isWall ? 'wall' : ''}`}>
        <div class="stack gap-6 min-w-0 no-print">
          <Invitation challenge={deal.challenge} />
          {!isWall && <Privacy board={board} onChange={onChange} />}
        </div>
        <People board={board} write={write} onChange={isWall ? null : onChange} />
        <div class="stack gap-6 min-w-0">
          <Sheet class="stack" title={tc('all')} note={tc('allBars', { count: String(scores.length) })}>
            {scores.length >= FEW && median !== null ? (
              <DistributionChart face={face} scores={scores} median={median} own={null} bot={bestBots === null ? null : Math.round(bestBots)} />
            ) : (
              <p class="help">{tc('resultsFew')}</p>
            )}
            {bestBots !== null && <p class="help">{tc('bestBotMean', { score: write(bestBots) })}</p>}
          </Sheet>
          <PartedSheet face={face} voice={voiceOf(face, lang.value)} parted={parted} enough={scores.length >= FEW} least={least} />
        </div>
      </div>
    </>
  );
};

/** /d/:id/board: for whoever gave it. */
export const BoardPage = ({ challenge }: { readonly challenge: string }) => {
  const [found, look] = useBoard(challenge);
  const board = found?.ok === true ? found.value : null;
  return (
    <Page
      title={tc('board')}
      crumb={
        <>
          <b>{tc('one')}</b>
          {board !== null && <span> · {gameTitle(board.deal.game)}</span>}
        </>
      }
      class="page paper challenge-page wide"
    >
      {found === null && <Loading words={t('common.loading')} />}
      {found?.ok === false && (
        <Problem title={tc('board')} words={found.code === 'notGiver' ? tc('boardMissing') : found.message || t('error.unreachable')}>
          <Link class="btn" href={pathTo.challenge(challenge)} words={tc('toPage')} />
        </Problem>
      )}
      {board !== null && <Told board={board} onChange={look} />}
    </Page>
  );
};
