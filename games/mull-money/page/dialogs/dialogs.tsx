import { useEffect, useRef, useState } from 'preact/hooks';
import { START_GROWTH } from '#games/mull-money/data.ts';
import { inOrder, isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import { alertDue } from '#games/mull-money/rules/waste.ts';
import type { Table, View, VoteResult } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { useEscape } from '#web/kit/parts/hooks.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Slip } from '#web/kit/parts/slip.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { WaxSeal } from '#web/kit/svg/ornaments.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { BallotList, LawBook, VoiceBars } from '../laws/law-book.tsx';
import { ZONE_FIELD } from '../pieces/pieces.tsx';
import { LAW_BOOK_ID, useScene } from '../scene.tsx';
import { newsOf, type Shown, type SoundedAlert, underWay } from './news.ts';

interface AlertProps {
  readonly alert: SoundedAlert;
}

interface Closing {
  readonly onClose: () => void;
}

/** A warning triangle, printed on the card: the same by day and by night. */
const SIGN = (
  <svg width="44" height="40" viewBox="0 0 44 40" aria-hidden="true">
    <path d="M22 2L42 37H2Z" fill="#F0D488" stroke="#1F1913" stroke-width="2.4" stroke-linejoin="round" />
    <path d="M22 13V25M22 30V31" stroke="#1F1913" stroke-width="4" stroke-linecap="round" />
  </svg>
);

type Answer = 'asked' | 'corrupted' | 'suffered';

const answerOf = (now: View, seat: Seat): Answer => {
  const { point } = now.table;
  if (point.kind === 'alert' && point.asked.includes(seat)) return 'asked';
  return player(now, seat).used.some(({ how }) => how === 'alert') ? 'corrupted' : 'suffered';
};

const Row = ({ alert, seat }: AlertProps & { readonly seat: Seat }) => {
  // The present: who still has to answer, and who paid with Corruption.
  const { view: now, words, name, money, term } = useScene();
  const { zone, fine, retreat } = alertDue(alert.view, seat, alert.final);
  const answer = answerOf(now, seat);
  const spared = fine === 0 && retreat === 0;
  // Nobody goes back beyond the first column (MM-4.4.2): how far one went is not to be seen any more.
  const stopped = player(alert.view, seat).growth === START_GROWTH;
  const back = stopped ? words('alert.toStart', { growth: START_GROWTH }) : words('alert.columns', { count: retreat });
  return (
    <tr>
      <th scope="row">
        <span class="row tight besley">
          <SeatMark seat={seat} size={14} />
          {name(seat)}
        </span>
      </th>
      <td>
        <span class={`mm-zone mm-zone-${zone} inline-block round-1 text-center`} style={{ '--mm-zone': ZONE_FIELD[zone] }}>
          {term(zone)}
        </span>
      </td>
      {answer === 'corrupted' && <td colSpan={2}>{words('alert.corrupted')}</td>}
      {answer === 'asked' && <td colSpan={2}>{words('alert.decides')}</td>}
      {answer === 'suffered' && (
        <>
          <td class={spared ? '' : 'loss'}>{fine === 0 ? words('alert.nothing') : money(-fine)}</td>
          <td class={spared ? '' : 'loss'}>{retreat === 0 ? words('alert.nothing') : back}</td>
        </>
      )}
    </tr>
  );
};

/** MM-13.7: zone of each company, fine, retreat, Corruption. It blocks nothing: whoever must answer does so in the bar. */
const AlertSlip = ({ alert, onClose }: AlertProps & Closing) => {
  const { view, words } = useScene();
  const title = words(alert.final ? 'alert.finalTitle' : 'alert.title');
  return (
    <Slip title={title} closeLabel={words('close')} class="mm-alert mm-paper" sign={SIGN} onClose={onClose}>
      <p class="mb-4">{words(alert.final ? 'alert.finalLead' : isSimulation(view) ? 'alert.leadCommon' : 'alert.lead')}</p>
      <table class="sums t4">
        <Heads of={[words('alert.company'), words('alert.zone'), words('alert.fine'), words('alert.retreat')]} />
        <tbody>
          {inOrder(alert.view).map((seat) => (
            <Row key={seat} alert={alert} seat={seat} />
          ))}
        </tbody>
      </table>
    </Slip>
  );
};

/** The ballots are opened: what was voted on, how each one voted, and whether it holds from now on. */
const VoteSlip = ({ vote, onClose }: Closing & { readonly vote: VoteResult }) => {
  const { voice, words, name, term } = useScene();
  const { accepted, law, proposer, mission, voicesYes, voicesNo, ballots } = vote;
  return (
    <Slip title={words(accepted ? 'vote.accepted' : 'vote.rejected')} closeLabel={words('close')} class="relative mm-paper" onClose={onClose}>
      {accepted && (
        <span class="mm-seal absolute">
          <WaxSeal size={64} />
        </span>
      )}
      <h3>{term(law.type)}</h3>
      <p>
        <Sentence message={lawSentence(law)} voice={voice} />
      </p>
      <p class="hint">{words('laws.by', { name: name(proposer), mission })}</p>
      <VoiceBars yes={voicesYes} no={voicesNo} />
      <BallotList ballots={ballots} />
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

export const Dialogs = ({ view, past, pointed }: BoardProps<View>) => {
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
  if (!asked && shown === null) return null;
  return (
    <div class="over-board centred mm-over">
      {asked && <LawBook onClose={closeAll} />}
      {!asked && shown?.kind === 'alert' && <AlertSlip alert={shown.alert} onClose={closeAll} />}
      {!asked && shown?.kind === 'vote' && <VoteSlip vote={shown.vote} onClose={closeAll} />}
    </div>
  );
};
