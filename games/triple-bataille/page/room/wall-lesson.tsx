import { DIVIDEND } from '#games/triple-bataille/content/data.ts';
import { bankMoney, isAttending } from '#games/triple-bataille/rules/facts.ts';
import { sum } from '#kernel/collections.ts';
import { RoomLines } from '#web/kit/svg/chart/room-lines.tsx';
import type { BoardScene } from '../board/own-cloth.tsx';
import { MoneyAreas, WALL_AREAS } from '../charts/money-areas.tsx';
import { interestDue } from '../outlook.ts';
import { type Gap, gapUntilNow, gapWords, headlineOf, moneyUntilNow } from './lesson.ts';
import { creditCount } from './rows.ts';
import './lesson.css';

const curve = (gap: readonly Gap[], of: 'highest' | 'middle' | 'lowest') => gap.map((one) => ({ turn: one.turn, value: one[of] }));

/** How the gap between the ends grows. On a wall nobody is named for being poor, nor for being rich. */
export const GapCard = ({ view, speech }: BoardScene) => {
  const { words, number } = speech;
  const gap = gapUntilNow(view);
  const last = gap.at(-1);
  if (last === undefined) return null;
  return (
    <section class="wall-card tb-gap">
      <h2>{gapWords(gap, speech)}</h2>
      <p class="help">{words('lesson.gapUnit')}</p>
      <RoomLines
        label={words('charts.wealth')}
        curves={[
          { seat: 0, readings: curve(gap, 'highest') },
          { seat: 1, readings: curve(gap, 'lowest') },
        ]}
        median={curve(gap, 'middle')}
        words={{
          highest: words('lesson.highest', { value: number(last.highest) }),
          median: words('lesson.middle', { value: number(last.middle) }),
          lowest: words('lesson.lowest', { value: number(last.lowest) }),
        }}
        write={number}
        turnWord={words('turnWord')}
        fontSize={34}
        height={330}
      />
    </section>
  );
};

type Row = readonly [figure: number, name: string, says: string];

/** One word, one figure: the same as at the end of the areas. */
const rowsOf = ({ view, speech }: BoardScene): readonly Row[] => {
  const { words } = speech;
  const { table, vault } = view;
  const tax = words('lesson.stateTax', { tax: table.state.tax });
  const state = (says: string): Row => [table.funds.state, words('state'), says];
  if (table.system === 'libre') return [[DIVIDEND, words('lesson.du'), words('lesson.duEach')], state(tax)];
  if (table.system !== 'dette') return [state(tax)];
  const { credits, left, divide, doubles } = creditCount(view);
  const change = divide > 1 ? words('thenDivide', { divisor: divide }) : doubles ? words('thenDouble') : words('thenNothing');
  return [
    ...(vault === null
      ? []
      : [[bankMoney(vault), words('bank'), vault.property === 0 ? words('lesson.bankHolds') : words('lesson.bankOwns', { houses: vault.property })] as const]),
    state(table.state.credits === 0 ? tax : words('lesson.stateOwes', { credits: table.state.credits, interest: interestDue(view, table.state.credits) })),
    [credits, words('lesson.credits'), left > 0 ? words('untilChange', { left, change }) : words('changePending')],
  ];
};

const Figures = (scene: BoardScene) => {
  const { view, speech } = scene;
  const seats = [...view.table.players.keys()].filter((seat) => isAttending(view, seat));
  const done = seats.filter((seat) => view.table.players[seat]?.done).length;
  return (
    <section class="wall-card tb-figures">
      <dl>
        {rowsOf(scene).map(([figure, name, says]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says}</dd>
            <dd class="figure">{speech.number(figure)}</dd>
          </div>
        ))}
      </dl>
      {view.table.point.kind === 'market' && <p class="help">{speech.words('lesson.finished', { done, of: seats.length })}</p>}
    </section>
  );
};

/** The largest thing on the wall: where the money is, in one sentence, one picture and the same figures beside it. */
export const WallLesson = (scene: BoardScene) => {
  const { view, speech } = scene;
  const { words, number } = speech;
  const held = moneyUntilNow(view);
  const cards = sum(Object.values(held.at(-1)?.cards ?? {}));
  return (
    <div class="wall tb-lesson">
      <section class="wall-card tb-money">
        <h2>{headlineOf(view, speech)}</h2>
        <p class="help">{words('lesson.where', { cards: number(cards) })}</p>
        <MoneyAreas held={held} speech={speech} size={WALL_AREAS} />
      </section>
      <div class="tb-beside">
        <GapCard {...scene} />
        <Figures {...scene} />
      </div>
    </div>
  );
};
