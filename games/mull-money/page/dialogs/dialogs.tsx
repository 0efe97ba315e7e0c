import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Table, View, VoteResult } from '#games/mull-money/types.ts';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import { useEscape } from '#web/parts/hooks.ts';
import type { BoardProps } from '#web/interface/game-page.ts';
import { Sentence } from '#web/parts/sentence.tsx';
import { WaxSeal } from '#web/svg/ornaments.tsx';
import { Slip } from '#web/parts/slip.tsx';
import { LAW_BOOK_ID } from '../board/scene.ts';
import { BallotList, LawBook, VoiceBars } from '../laws/law-book.tsx';
import { proposalsOf } from '../laws/proposals.ts';
import { type Speech, speechOf } from '../speech.ts';
import { AlertSlip } from './alert-slip.tsx';
import { newsOf, type Shown, underWay } from './news.ts';
import './dialogs.css';

interface VoteSlipProps {
  readonly vote: VoteResult;
  readonly speech: Speech;
  readonly onClose: () => void;
}

/** The ballots are opened: what was voted on, how each one voted, and whether it holds from now on. */
const VoteSlip = ({ vote, speech, onClose }: VoteSlipProps) => {
  const { words, name, term } = speech;
  return (
    <Slip title={vote.accepted ? words('vote.accepted') : words('vote.rejected')} closeLabel={words('vote.close')} class="mm-vote" onClose={onClose}>
      {vote.accepted && (
        <span class="mm-seal">
          <WaxSeal size={64} />
        </span>
      )}
      <h3>{term(vote.law.type)}</h3>
      <p>
        <Sentence message={lawSentence(vote.law)} voice={speech.voice} />
      </p>
      <p class="hint">{words('laws.by', { name: name(vote.proposer), mission: vote.mission })}</p>
      <VoiceBars yes={vote.voicesYes} no={vote.voicesNo} speech={speech} />
      <BallotList ballots={vote.ballots} speech={speech} />
    </Slip>
  );
};

/** Long enough to be read, however fast play goes on. */
const SHORTEST = 5000;

interface News {
  readonly shown: Shown;
  readonly table: Table;
  readonly since: number;
}

/** An alert stays until it is settled. */
const isSettled = ({ table }: News, now: Table): boolean => now !== table && now.point.kind !== 'alert';

/** Opens with the news; closes by hand, by Escape, by a press elsewhere, or when play has gone on and it has been seen long enough. */
const useNews = (view: View, past: boolean): { readonly shown: Shown | null; readonly close: () => void } => {
  const newsFor = (shown: Shown | null): News | null => (shown === null ? null : { shown, table: view.table, since: Date.now() });
  const [news, setNews] = useState<News | null>(() => (past ? null : newsFor(underWay(view))));
  const last = useRef({ view, past });
  useEffect(() => {
    const before = last.current;
    last.current = { view, past };
    if (past) setNews(null);
    else if (!before.past) {
      const latest = newsFor(newsOf(before.view, view));
      if (latest !== null) setNews(latest);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `newsFor` is made of the view
  }, [view, past]);
  useEffect(() => {
    if (news === null || !isSettled(news, view.table)) return undefined;
    const timer = setTimeout(() => setNews(null), Math.max(0, SHORTEST - (Date.now() - news.since)));
    return () => clearTimeout(timer);
  }, [view.table, news]);
  const lies = news !== null;
  useEffect(() => {
    if (!lies) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('.laid') === null) setNews(null);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [lies]);
  return { shown: news?.shown ?? null, close: () => setNews(null) };
};

export const Dialogs = ({ view, voice, past, pointed, offers, take }: BoardProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const proposals = useMemo(() => proposalsOf(offers), [offers]);
  const { shown, close } = useNews(view, past);
  const [asked, setAsked] = useState(false);
  const wanted = pointed.value?.kind === 'thing' ? pointed.value.id : '';
  useEffect(() => {
    if (wanted === LAW_BOOK_ID) setAsked(true);
  }, [wanted]);
  const closeAll = (): void => {
    close();
    setAsked(false);
    if (wanted === LAW_BOOK_ID) pointed.value = null;
  };
  useEscape(closeAll);
  if (asked) {
    return (
      <div class="over-board centred mm-over">
        <LawBook view={view} speech={speech} proposals={proposals} take={take} onClose={closeAll} />
      </div>
    );
  }
  if (shown === null) return null;
  return (
    <div class="over-board centred mm-over">
      {shown.kind === 'alert' && <AlertSlip alert={shown.alert} now={view} speech={speech} onClose={closeAll} />}
      {shown.kind === 'vote' && <VoteSlip vote={shown.vote} speech={speech} onClose={closeAll} />}
    </div>
  );
};
