import { printOrder, printUnit } from '#diplomacy/notation/print.ts';
import { powerOf } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { Segments } from '#web/kit/parts/choices.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { pathTo } from '#web/browser/routes.ts';
import { place } from '#web/browser/router.ts';
import type { View } from '#games/ecodip/types.ts';
import { Card } from '../account.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { seasonWords, te } from '../words.ts';
import type { News } from './news.ts';
import { sceneState } from './scenes.ts';
import { SCOPES, type Story } from './use-story.ts';

export interface StoryProps {
  readonly story: Story;
}

/** One unit: its number on the map, its order, what came of it and why. */
const NewsLine = ({ story, news, n }: StoryProps & { readonly news: News; readonly n: number }) => {
  const { view, lang, voice } = useScene();
  const { unit, order, status, dislodgedFrom } = news.report;
  const { board } = worldOf(view.options);
  const units = view.table.report.orders.map((one) => one.unit);
  const isLit = story.lit === unit.loc;
  const clauses = [...new Set(news.why.flatMap((message) => message.clauses))];
  return (
    <li class={`p-2-5 blue-under${isLit ? ' lit bg-blue-tint' : ''}`}>
      <button
        type="button"
        class="ec-news phone-min-h-44 row gap-3 w-full min-h-28 text-left"
        aria-pressed={isLit}
        title={te('story.light')}
        onClick={() => story.light(unit.loc)}
      >
        <span class="numbered firm">{n}</span>
        <PowerMark tag={powerOf(unit)} size={20} />
        <b class="grow">
          {powerOf(unit)} {order === null ? printUnit(board, unit, lang) : printOrder(board, order, units, lang)}
        </b>
        <em class={`upright row firm gap-2 t3 ${news.failed ? 'loss' : 'gain'}`}>
          <Icon name={news.failed ? 'close' : 'check'} size={13} /> {te(dislodgedFrom === null ? `result.${status}` : 'result.dislodged')}
        </em>
      </button>
      <p class="t3 ec-story-why">
        {news.why.map((message) => (
          <span key={JSON.stringify(message)}>
            <Sentence message={message} voice={voice} />{' '}
          </span>
        ))}
        {clauses.map((clause) => (
          <ClauseMark key={clause} game="ecodip" clause={clause} />
        ))}
      </p>
    </li>
  );
};

const Movement = (props: StoryProps) => {
  const { story } = props;
  const { view } = useScene();
  const { news, held, scope } = story;
  const scopes = view.own === null ? SCOPES.filter((name) => name !== 'own') : SCOPES;
  return (
    <>
      <Segments
        label={te('story.scope')}
        value={scope}
        onChange={story.setScope}
        choices={scopes.map((value) => ({ value, text: te(`story.scope.${value}`) }))}
      />
      <ol class="ec-story-list">
        {news.map((one, index) => (
          <NewsLine key={one.report.unit.loc} {...props} news={one} n={index + 1} />
        ))}
      </ol>
      {news.length === 0 && <p class="hint ec-told-margin">{te(scope === 'world' ? 'story.nobodyMoved' : 'story.noNews')}</p>}
      {scope === 'world' && held > 0 && <p class="hint ec-told-margin">{held === 1 ? te('story.heldOne') : te('story.held', { count: held })}</p>}
    </>
  );
};

const Told = ({ story }: StoryProps) => {
  const { view, voice, lang } = useScene();
  const { table } = view;
  const waiting = table.asked.filter((tag) => !table.ready.includes(tag)).map((tag) => powerName(tag, lang));
  if (sceneState(table, story.scene) === 'awaited') return <p class="hint ec-told-margin">{te('story.awaited', { who: waiting })}</p>;
  if (story.lines.length === 0) return <p class="hint ec-told-margin">{te('story.silent')}</p>;
  return (
    <ul class="entries t3 ec-told-margin">
      {story.lines.map((line) => (
        <li key={line.n} class="ec-told gap-1-4 cluster">
          <span>
            <Sentence message={line.text} voice={voice} />
          </span>
          <span class="ec-marks basis-full cluster">
            {line.text.clauses.map((clause) => (
              <ClauseMark key={clause} game="ecodip" clause={clause} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** To the printed report of the season that was published last. */
const GazetteLink = ({ view }: { readonly view: View }) => {
  const { route } = place.value;
  if (route.page !== 'table' || view.table.report.orders.length === 0) return null;
  return (
    <a class="ec-gazette-link text-btn" href={pathTo.gazette(route.table, view.table.report.turn + 1)}>
      <Icon name="book" size={16} />
      {te('gazette.link')}
    </a>
  );
};

/** EC-13.10: why everything came out as it did, with the numbers of the map. */
export const StoryPanel = (props: StoryProps) => {
  const { story } = props;
  const { view } = useScene();
  const when = seasonWords(view.table.report.turn);
  return (
    <Card
      title={te('story.why', { scene: te(`scene.${story.scene}`), when })}
      name={te('desk.story')}
      class="ec-why-sheet"
      headClass="p-4-5 double-blue-under bg-blue-tint"
      titleClass="t5"
    >
      {story.scene === 'move' ? <Movement {...props} /> : <Told {...props} />}
      <footer class="cluster ends p-2-5">
        <small>{te('story.foot')}</small>
        <GazetteLink view={view} />
      </footer>
    </Card>
  );
};
