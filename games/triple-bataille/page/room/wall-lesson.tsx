import { DIVIDEND } from '#games/triple-bataille/content/data.ts';
import { bankMoney, isAttending } from '#games/triple-bataille/rules/facts.ts';
import { sum } from '#kernel/collections.ts';
import { RoomLines } from '#web/kit/svg/chart/room-lines.tsx';
import { MoneyAreas, WALL_AREAS } from '../charts/money-areas.tsx';
import { interestDue } from '../outlook.ts';
import { type Scene, useScene } from '../speech.ts';
import { gapUntilNow, gapWords, headlineOf, isInParts, moneyUntilNow } from './lesson.ts';
import { changeWords, creditCount } from './rows.ts';

/** How the gap between the ends grows. On a wall nobody is named for being poor, nor for being rich. */
export const GapCard = ({ over = false }: { readonly over?: boolean }) => {
  const scene = useScene();
  const { words, number } = scene;
  const gap = gapUntilNow(scene.view);
  const last = gap.at(-1);
  if (last === undefined) return null;
  const inParts = isInParts(scene.view);
  const write = (value: number): string => (inParts ? `${number(value)}\u00a0%` : number(value));
  const curve = (of: 'highest' | 'middle' | 'lowest') => gap.map((one) => ({ turn: one.turn, value: one[of] }));
  return (
    <section class="wall-card tb-under grid">
      {/* All began alike: that parts have drifted since then is no answer to which money drives them further. */}
      <h2 class="wall-h2 leading-2">{over && inParts ? words('lesson.gapBetween') : gapWords(gap, scene, over)}</h2>
      <p class="wall-help text-ink-2">{words(inParts ? 'lesson.gapParts' : 'lesson.gapUnit')}</p>
      <RoomLines
        label={words('charts.wealth')}
        curves={[
          { seat: 0, readings: curve('highest') },
          { seat: 1, readings: curve('lowest') },
        ]}
        median={curve('middle')}
        words={{
          highest: words('lesson.highest', { value: write(last.highest) }),
          median: words('lesson.middle', { value: write(last.middle) }),
          lowest: words('lesson.lowest', { value: write(last.lowest) }),
        }}
        write={write}
        turnWord={words('turnWord')}
        fontSize={34}
        height={330}
      />
    </section>
  );
};

type Row = readonly [figure: number, name: string, says: string];

/** One word, one figure: the same as at the end of the areas. */
const rowsOf = (scene: Scene): readonly Row[] => {
  const { view, table, vault, words } = scene;
  const { credits: owed, tax } = table.state;
  const taxed = words('lesson.stateTax', { tax });
  const state = (says: string): Row => [table.funds.state, words('state'), says];
  if (table.system === 'libre') return [[DIVIDEND, words('lesson.du'), words('lesson.duEach')], state(taxed)];
  if (table.system !== 'dette') return [state(taxed)];
  const { credits, left } = creditCount(view);
  const rows = [
    state(owed === 0 ? taxed : words('lesson.stateOwes', { credits: owed, interest: interestDue(view, owed) })),
    [credits, words('lesson.credits'), left > 0 ? changeWords(scene) : words('changePending')],
  ] as const;
  if (vault === null) return rows;
  const holds = vault.property === 0 ? words('lesson.bankHolds') : words('lesson.bankOwns', { houses: vault.property });
  return [[bankMoney(vault), words('bank'), holds], ...rows];
};

const Figures = () => {
  const scene = useScene();
  const { view, table, words, number } = scene;
  const seats = [...table.players.keys()].filter((seat) => isAttending(view, seat));
  const done = seats.filter((seat) => table.players[seat]?.done).length;
  return (
    <section class="wall-card">
      <dl class="tb-figures grid">
        {rowsOf(scene).map(([figure, name, says], place) => (
          <div key={name} class={place === 0 ? 'tb-figure-row across' : 'tb-figure-row across tb-further-row line-over'}>
            <dt class="tb-figure-name">{name}</dt>
            <dd class="tb-figure-says text-ink-2">{says}</dd>
            <dd class="tb-wall-sum figure text-ink w750 leading-1 text-right">{number(figure)}</dd>
          </div>
        ))}
      </dl>
      {table.point.kind === 'market' && <p class="tb-finished line-over wall-help text-ink-2">{words('lesson.finished', { done, of: seats.length })}</p>}
    </section>
  );
};

/** The largest thing on the wall: where the money is, in one sentence, one picture and the same figures beside it. */
export const WallLesson = () => {
  const scene = useScene();
  const { view, words, number } = scene;
  const held = moneyUntilNow(view);
  const cards = sum(Object.values(held.at(-1)?.cards ?? {}));
  return (
    <div class="wall tb-lesson">
      <section class="wall-card tb-under grid">
        <h2 class="tb-headline">{headlineOf(view, scene)}</h2>
        <p class="tb-where wall-help text-ink-2">{words('lesson.where', { cards: number(cards) })}</p>
        <MoneyAreas held={held} size={WALL_AREAS} />
      </section>
      <div class="tb-beside-wall grid min-h-0">
        <GapCard />
        <Figures />
      </div>
    </div>
  );
};
