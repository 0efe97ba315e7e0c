import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { tw } from '../../i18n/workshop.ts';
import { Loading } from '../../parts/loading.tsx';
import { gameHere, loadGame, loadPage, pageHere } from '../../store/games.ts';
import { lang } from '../../store/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import { Worn } from '../../svg/worn.tsx';
import { Charts } from './charts.tsx';
import { type Debriefing, debriefingOf } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { measuresOf } from './measures.tsx';
import { type Asked, type WhenWords, withPredictions } from './predictions.ts';
import { Tools } from './tools.tsx';
import './debrief.css';

export const whenWords: WhenWords = (number) => (number === null ? tw('debrief.after') : tw('debrief.before', { number }));

interface ToldProps {
  readonly first: GameFigures;
  /** Of the same game, laid over it. */
  readonly others: readonly GameFigures[];
  /** In a room: what people had answered. */
  readonly asked?: Asked;
  /** Whose line is followed before anybody is chosen. */
  readonly followed: string;
  readonly head: (debriefing: Debriefing) => ComponentChildren;
  /** Between the tools and the charts. */
  readonly children?: ComponentChildren;
}

/** One game or several, told in charts, with the ways to take the figures along. */
export const Told = ({ first, others, asked, followed: own, head, children }: ToldProps) => {
  const [followed, setFollowed] = useState(own);
  const [nameless, setNameless] = useState(false);
  const [measure, setMeasure] = useState('');
  // Without the game's page every figure that it counts is shown, in turns: not while that page is only on its way.
  const [pageSought, setPageSought] = useState(false);
  useEffect(() => {
    const seek = async (): Promise<void> => {
      await loadPage(first.game).catch(() => undefined);
      setPageSought(true);
    };
    void loadGame(first.game);
    void seek();
  }, [first.game]);
  const loaded = gameHere(first.game);
  const page = pageHere(first.game);
  const speaking = lang.value;
  const debriefing = useMemo(() => {
    if (loaded === null) return null;
    const voice = voiceOf(loaded.game, speaking);
    const wishes = { followed, nameless, measure: measuresOf(page, voice).find(({ label }) => label === measure) };
    const games = [first, ...others];
    const told = asked === undefined ? games : withPredictions(games, asked, page, voice, whenWords);
    return debriefingOf(told, loaded.game, page, voice, wishes, (number) => tr('debrief.player', { number }));
  }, [loaded, page, first, others, asked, speaking, followed, nameless, measure]);
  if (debriefing === null || (page === null && !pageSought)) return <Loading words={tr('debrief.loading')} />;
  return (
    <>
      {head(debriefing)}
      <Tools debriefing={debriefing} onFollow={setFollowed} nameless={nameless} onNameless={setNameless} />
      {children}
      <Worn seats={page?.wears === undefined ? (first.marks ?? []).map((mark) => ({ mark })) : null}>
        <Charts debriefing={debriefing} measure={measure} onMeasure={setMeasure} />
      </Worn>
    </>
  );
};
