import type { View } from '#games/mull-money/types.ts';
import { seatOf } from '#kernel/game.ts';
import { translator } from '#web/i18n/translator.ts';
import { TeachButton } from '#web/parts/teach-sheet.tsx';
import type { Teaching } from '#web/parts/teaching.ts';
import { gameProps, useTable, useTableIfAny } from '#web/shell/at-table.tsx';
import type { GameProps } from '#web/interface/game-page.ts';
import { cashAfterLot } from '../forecast.ts';
import { setsOf } from '../sets.ts';
import { speechOf } from '../speech.ts';
import { words as catalogue } from '../words.ts';
import { CardLines } from './lot-words.tsx';
import type { BoardScene } from './scene.ts';

/** The free sets one under the other, each with what is left after it. */
const Compared = () => {
  const { view, you, voice }: GameProps<View> = gameProps(useTable());
  const seat = seatOf(you);
  const speech = speechOf(voice);
  const { words, money } = speech;
  const cash = seat === null ? null : (view.cash[seat] ?? null);
  if (seat === null || cash === null) return null;
  const free = setsOf(view).filter(({ owner, leftOver }) => owner === null && !leftOver);
  return (
    <>
      <p class="hint">{words('compare.lead', { cash: money(cash) })}</p>
      {free.map((set) => {
        const after = cashAfterLot(
          view,
          seat,
          set.cards.map(({ card }) => card),
          cash,
        );
        return (
          <section key={set.lot} class="mm-compared">
            <h3 class="row ends">
              {words('freeLot', { number: set.lot + 1 })}
              <span class={after < 0 ? 'figure loss' : 'figure'}>{money(after)}</span>
            </h3>
            {after < 0 && <p class="hint">{words('compare.short')}</p>}
            <CardLines view={view} speech={speech} seat={seat} set={set} />
          </section>
        );
      })}
    </>
  );
};

const translate = translator(catalogue);

const COMPARED: Teaching = { id: 'lots', title: () => translate('compare.title'), Body: () => <Compared /> };

/** MM-13.3: the way to the sets side by side, for whoever has to choose one. A guide has that place to itself. */
export const CompareLots = ({ scene, class: className = 'teach-button' }: { readonly scene: BoardScene; readonly class?: string }) => {
  const table = useTableIfAny();
  if (table === null || table.guide !== undefined || scene.targets.lots.size === 0) return null;
  return (
    <TeachButton teaches={COMPARED} class={className}>
      {scene.speech.words('compare.title')}
    </TeachButton>
  );
};
