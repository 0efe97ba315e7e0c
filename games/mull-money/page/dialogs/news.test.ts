import { describe, expect, it } from 'vitest';
import { position } from '../testing/position.ts';
import { newsOf } from './news.ts';

describe('what lies over the cloth', () => {
  const before = position();

  it('[MM-13.7] is an alert when one has been drawn, also when nobody had to answer', () => {
    const after = position({ alerts: 2, alertAside: true, point: { kind: 'chooseLot', seat: 1, last: false } });
    expect(newsOf(before, after)).toMatchObject({ kind: 'alert', alert: { final: false, view: after } });
    expect(newsOf(after, after)).toBeNull();
  });

  it('[MM-5.3] is the last alert while somebody must answer it', () => {
    const after = position({ endTriggered: 'column', point: { kind: 'alert', final: true, asked: [0] } });
    expect(newsOf(before, after)).toMatchObject({ kind: 'alert', alert: { final: true } });
  });

  it('[MM-6.4.4] is a vote whose ballots have just been opened', () => {
    const lastVote = { proposer: 1, law: { type: 'expertGrowth' }, mission: 6, voicesYes: 3, voicesNo: 2, ballots: {}, accepted: true } as const;
    expect(newsOf(before, position({ lastVote }))).toEqual({ kind: 'vote', vote: lastVote });
    expect(newsOf(position({ lastVote }), position({ lastVote: { ...lastVote } }))).toBeNull();
  });

  it('[MM-13.9] is nothing once the game is over: the count lies in the place of the cloth', () => {
    expect(newsOf(before, position({ alerts: 2, point: { kind: 'gameOver', reason: 'column' } }))).toBeNull();
  });
});
