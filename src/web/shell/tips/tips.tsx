import type { Actor } from '#kernel/game.ts';
import type { SeatInfo } from '#protocol';
import { useEffect } from 'preact/hooks';
import { tl } from '../../i18n/teach.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import type { Explained, TipNow } from '../../kit/parts/explain.ts';
import { closeTeaching, openTeaching, teaching } from '../../kit/parts/teaching.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { myTables } from '../../store/tables.ts';
import { READ_MS } from '../../store/unseen.ts';
import { rememberTip, switchTips, tipsOff, tipsTold } from '../../store/tips.ts';
import { gameProps, useTable } from '../at-table.tsx';
import type { GameProps } from '../../kit/interface/game-page.ts';

/** Games in which one still learns. */
const FIRST = 3;

/** A game of a person alone with bots, among the first that this device has seen of it. */
const isFirstGame = (you: Actor | null, seats: readonly SeatInfo[], played: number): boolean =>
  typeof you === 'number' && played <= FIRST && seats.length > 1 && seats.every(({ seat, holder }) => seat === you || holder === 'bot');

const Told = ({ tip, game, onTold }: { readonly tip: Explained; readonly game: string; readonly onTold: () => void }) => {
  useEffect(onTold, [onTold]);
  return (
    <>
      <p>
        {tip.words}{' '}
        {tip.clauses.map((clause) => (
          <ClauseMark key={clause} game={game} clause={clause} />
        ))}
      </p>
      <p>
        <Button
          class="text-btn"
          words={tl('tips.off')}
          onClick={() => {
            switchTips(true);
            closeTeaching();
          }}
        />
      </p>
    </>
  );
};

/** Learning by the way: at a decision that it matters for, a tip lies in the blue sheet, once; the next decision takes it away. */
export const Tips = ({ tip }: { readonly tip: TipNow<GameProps> }) => {
  const table = useTable();
  const { scene, game, guide } = table;
  const { id } = game.module;
  const played = myTables.value.filter((held) => held.game === id).length;
  // A guide says what matters here.
  // What one may do at any time is no decision: the tip would be gone as soon as one is asked.
  const decides = scene.decision?.duty === 'must' && scene.view !== null;
  const wanted = guide === undefined && !tipsOff.value && decides && isFirstGame(scene.you, scene.info.seats, played);
  const asked = wanted ? scene.decisionNumber : null;
  useEffect(() => {
    if (asked === null || teaching.peek() !== null) return undefined;
    const now = tip(gameProps(table), tipsTold(id));
    if (now === null) return undefined;
    // One that is taken away unread comes again.
    const onTold = (): void => rememberTip(id, now.id);
    const read = setTimeout(onTold, READ_MS);
    const Body = () => <Told tip={now} game={id} onTold={onTold} />;
    openTeaching({ id: 'tip', title: () => tl('tips.title'), Body, slight: true, teaser: () => now.words }, false);
    return () => {
      clearTimeout(read);
      closeTeaching('tip');
    };
    // The tip is that of the decision; whatever else changes at the table meanwhile is none of its business.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, tip, id]);
  return null;
};
