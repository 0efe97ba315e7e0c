import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tr } from '../../i18n/room.ts';
import { tw } from '../../i18n/workshop.ts';
import { FilledPage } from '../../kit/parts/page.tsx';
import { Loading, Notice, Problem } from '../../kit/parts/waiting.tsx';
import { lang } from '../../browser/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import { SeatLooks } from '../../kit/svg/seats.tsx';
import { Charts, measuresOf } from './charts.tsx';
import { type Debriefing, debriefingOf } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { type Asked, type WhenWords, withPredictions } from './predictions.ts';
import { type Kept, Tools } from './tools.tsx';
import { type Sourced, useGameParts } from './source.ts';
import './debrief.css';

export const whenWords: WhenWords = (number) => (number === null ? tw('debrief.after') : tw('debrief.before', { number }));

interface DebriefPageProps {
  readonly crumb: ComponentChildren;
  /** While it is on its way. */
  readonly loading: string;
  /** Why there is none; null: it is here, or on its way. '': nobody can be reached. */
  readonly failed: { readonly title: string; readonly words: string; readonly way?: ComponentChildren } | null;
  /** Null while it is on its way. */
  readonly children: ComponentChildren;
}

/** The page of a debrief, of a table or of a room. */
export const DebriefFrame = ({ crumb, loading, failed, children }: DebriefPageProps) => (
  <FilledPage crumb={crumb} class={children === null ? undefined : 'debrief columns-1 gap-6 paper stack'}>
    {failed !== null ? (
      <Problem title={failed.title} words={failed.words === '' ? t('error.unreachable') : failed.words}>
        {failed.way}
      </Problem>
    ) : (
      (children ?? <Loading words={loading} />)
    )}
  </FilledPage>
);

/** Which of the games could not be had, and why. */
export const Missing = ({ sourced }: { readonly sourced: readonly Sourced[] | null }) => (
  <>{sourced?.map((one) => !one.ok && <Notice key={one.words} words={one.words} />)}</>
);

interface ToldProps {
  readonly first: GameFigures;
  /** Of the same game, laid over it. */
  readonly others: readonly GameFigures[];
  /** In a room: what people had answered. */
  readonly asked?: Asked;
  /** Whose line is followed before anybody is chosen. */
  readonly followed: string;
  readonly kept?: Kept;
  readonly head: (debriefing: Debriefing) => ComponentChildren;
  /** Between the tools and the charts. */
  readonly children?: ComponentChildren;
}

/** One game or several, told in charts, with the ways to take the figures along. */
export const Told = ({ first, others, asked, followed: own, kept, head, children }: ToldProps) => {
  const [followed, setFollowed] = useState(own);
  const [nameless, setNameless] = useState(false);
  const [measure, setMeasure] = useState('');
  const parts = useGameParts(first.game);
  const speaking = lang.value;
  const debriefing = useMemo(() => {
    if (parts === null) return null;
    const { game, page } = parts;
    const voice = voiceOf(game, speaking);
    const wishes = { followed, nameless, measure: measuresOf(page, voice).find(({ label }) => label === measure) };
    const games = [first, ...others];
    const told = asked === undefined ? games : withPredictions(games, asked, page, voice, whenWords);
    return debriefingOf(told, game, page, voice, wishes, (number) => tr('debrief.player', { number }));
  }, [parts?.game, parts?.page, first, others, asked, speaking, followed, nameless, measure]);
  if (debriefing === null) return <Loading words={tr('debrief.loading')} />;
  return (
    <>
      {head(debriefing)}
      <Tools debriefing={debriefing} onFollow={setFollowed} nameless={nameless} onNameless={setNameless} kept={kept} />
      {children}
      <SeatLooks seats={parts?.page?.wears === undefined ? (first.marks ?? []).map((mark) => ({ mark })) : null}>
        <Charts debriefing={debriefing} measure={measure} onMeasure={setMeasure} />
      </SeatLooks>
    </>
  );
};
