import { Segments } from '#web/parts/choices.tsx';
import { te } from '../words.ts';
import type { RefereeLook, RefereeMap } from './use-referee-map.ts';

const WORDS = { now: 'referee.mapNow', orders: 'referee.mapOrders', after: 'referee.mapAfter' } as const satisfies Record<RefereeLook, string>;

export const LookSwitch = ({ looks, look, choose }: RefereeMap) =>
  looks.length === 0 ? null : (
    <Segments label={te('referee.map')} value={look} choices={looks.map((each) => ({ value: each, text: te(WORDS[each]) }))} onChange={choose} />
  );
