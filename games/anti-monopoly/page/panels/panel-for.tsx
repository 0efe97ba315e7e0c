import type { ComponentChildren } from 'preact';
import { unreachable } from '#kernel/collections.ts';
import type { BoardScene } from '../board/scene.ts';
import { playerOf } from '../facts.ts';
import { BiddingPanel, CeilingPanel } from './auction.tsx';
import { DetentionPanel } from './detention.tsx';
import { RaisePanel } from './raise.tsx';
import { TaxPanel } from './tax.tsx';

/** AM-13.5: what must be settled now, with its sums; null for ordinary steps. */
export const panelFor = (scene: BoardScene): ComponentChildren => {
  const { point } = scene.view.table;
  switch (point.kind) {
    case 'ceilings':
      return <CeilingPanel scene={scene} point={point} />;
    case 'bidding':
      return <BiddingPanel scene={scene} point={point} />;
    case 'raiseCash':
      return <RaisePanel scene={scene} seat={point.seat} />;
    case 'taxChoice':
      return <TaxPanel scene={scene} point={point} />;
    case 'preThrow':
      return playerOf(scene.view, point.seat).detained ? <DetentionPanel scene={scene} seat={point.seat} /> : null;
    case 'roleChoice':
    case 'buyDecision':
    case 'tradeResponse':
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};
