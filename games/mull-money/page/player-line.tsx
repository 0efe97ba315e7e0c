import { useMemo } from 'preact/hooks';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import type { View } from '#games/mull-money/types.ts';
import type { AccountProps } from '#web/shell/game-page.ts';
import { Icon } from '#web/svg/icon.tsx';
import { FACTORY_ID } from './board/scene.ts';
import { wasteOutlook } from './forecast.ts';
import { Held } from './pieces/held.tsx';
import { speechOf } from './speech.ts';

/** One line under the phone's board: cards, zone, treasury where it may be known; a press shows the factory. */
export const PlayerLine = ({ view, seat, voice, pointed }: AccountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, name, money, term } = speech;
  if (player(view, seat).retired) return <small>{words('status.retired')}</small>;
  const { now, zone } = wasteOutlook(view, seat);
  const cash = view.cash[seat] ?? null;
  return (
    <div class="mm-line row ends">
      <span class="row">
        <Held view={view} seat={seat} speech={speech} size={15} />
        {!isSimulation(view) && (
          <small data-explain={`dump ${seat}`}>
            {now} · {term(zone)}
          </small>
        )}
      </span>
      <span class="row">
        <span data-explain={`treasury ${seat}`}>{cash === null ? <Icon name="lock" size={13} label={words('account.hidden')} /> : <b>{money(cash)}</b>}</span>
        <button
          type="button"
          class="icon-btn mm-see"
          aria-label={words('account.see', { name: name(seat) })}
          onClick={() => {
            pointed.value = { kind: 'thing', id: `${FACTORY_ID}${seat}` };
          }}
        >
          <Icon name="eye" size={16} />
        </button>
      </span>
    </div>
  );
};
