import type { ComponentChildren } from 'preact';
import { CEILING } from '#games/bourse/data.ts';
import type { Point, View } from '#games/bourse/types.ts';
import { unreachable } from '#kernel/collections.ts';
import { shortName } from '../names.ts';
import type { Speech } from '../speech.ts';
import { CeilingPanel } from './ceiling.tsx';
import { AuctionPanel, DefaultPanel } from './debt.tsx';
import { OptionPanel } from './option.tsx';

/** Is this settled on a panel of the board? */
export const hasPanel = ({ kind }: Point): boolean =>
  kind === 'ceilingDecision' || kind === 'optionDecision' || kind === 'releaseDecision' || kind === 'default' || kind === 'auctionBid';

/** BO-13.8: what must be settled before play goes on, with its sums; null for ordinary steps. */
export const panelFor = (view: View, speech: Speech, onHide: (() => void) | null): ComponentChildren => {
  const frame = { view, speech, onHide };
  const { point, visit, quotes } = view.table;
  switch (point.kind) {
    case 'ceilingDecision':
      return <CeilingPanel {...frame} point={point} />;
    case 'optionDecision': {
      const { security } = point.contract;
      return <OptionPanel {...frame} contract={point.contract} price={visit?.before ?? quotes[security]} raw={visit?.raw ?? quotes[security]} />;
    }
    case 'releaseDecision':
      return <OptionPanel {...frame} contract={point.contract} price={quotes[point.contract.security]} raw={null} />;
    case 'default':
      return <DefaultPanel {...frame} point={point} />;
    case 'auctionBid':
      return <AuctionPanel {...frame} point={point} />;
    case 'awaitRoll':
    case 'rollerTrade':
    case 'otherTrade':
    case 'bankDecision':
    case 'cardDecision':
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};

/** BO-4.4: while a visit goes on after its quotation left the scale, one line says what became of it. */
export const noticeFor = (view: View, speech: Speech): string | null => {
  const { visit } = view.table;
  if (visit === null || visit.fixed === null) return null;
  const { words, money, change } = speech;
  const moved = change(visit.raw - visit.before);
  const name = shortName(speech.company(view, visit.security), 24);
  if (visit.raw < 0)
    return `${words('floorTitle', { name })}\u00a0: ${words('floorSum', { before: money(visit.before), change: moved, raw: money(visit.raw) })}`;
  if (visit.raw > CEILING)
    return `${words('ceilingTitle', { name })}\u00a0: ${words('ceilingSum', { before: money(visit.before), change: moved, raw: money(visit.raw) })}`;
  return null;
};
