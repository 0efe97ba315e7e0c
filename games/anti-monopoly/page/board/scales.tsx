import type { Role, View } from '#games/anti-monopoly/types.ts';
import { sum } from '#kernel/collections.ts';
import { Brass } from '#web/kit/svg/brass.tsx';
import { liquidationOf, membersOf } from '../facts.ts';
import { Balance, CampBadge } from '../pieces/pieces.tsx';
import type { BoardScene } from './scene.tsx';

const MOST_TILT = 8;
const COINS = 9;

const campWorth = (view: View, camp: Role): number => sum(membersOf(view, camp).map((seat) => liquidationOf(view, seat)));

/** Degrees: the share of both camps' wealth, at most 8. */
export const tiltOf = (c: number, m: number): number => (c + m === 0 ? 0 : Math.max(-MOST_TILT, Math.min(MOST_TILT, ((m - c) / (c + m)) * 2 * MOST_TILT)));

const coinsOf = (worth: number, whole: number): number => (whole === 0 ? 0 : Math.max(worth > 0 ? 1 : 0, Math.round((COINS * worth) / whole)));

/** The liquidation value of each camp on the scales. */
export const Scales = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech } = scene;
  const { words, money } = speech;
  const [c, m] = [campWorth(view, 'C'), campWorth(view, 'M')];
  return (
    <div class="am-scales across" data-explain="camps" role="img" aria-label={words('balanceLabel', { c: money(c), m: money(m) })}>
      <p>
        <span>
          <CampBadge camp="C" size={15} /> <span class="am-camp-name">{words('campsMany.C')}</span>
        </span>
        <b>{money(c)}</b>
      </p>
      <svg viewBox="-170 -24 340 152" aria-hidden="true">
        <Brass>
          <Balance tilt={tiltOf(c, m)} left={coinsOf(c, c + m)} right={coinsOf(m, c + m)} />
        </Brass>
      </svg>
      <p>
        <span>
          <CampBadge camp="M" size={15} /> <span class="am-camp-name">{words('campsMany.M')}</span>
        </span>
        <b>{money(m)}</b>
      </p>
    </div>
  );
};
