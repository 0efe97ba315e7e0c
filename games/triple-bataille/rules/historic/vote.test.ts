import type { Seat } from '#kernel/game.ts';
import { describe, expect, it } from 'vitest';
import { boxWords } from '../../content/words-box.ts';
import type { MotionKind, Options } from '../../types.ts';
import type { Work } from '../work.ts';
import { arrange, setPlayer, workWith } from '../work.test-support.ts';
import { checkMotion, motionOffers, startVote, tableMotion, vote } from './vote.ts';

/** Four players and a banker in seat 4, in this battle and cell. */
const historic = (cell: number, options: Partial<Options> = {}): Work => {
  const work = workWith({ options: { mode: 'historique', bankers: 1, ...options }, battle: cell, seats: 5 });
  work.table.history = { ...work.table.history, cell };
  return work;
};

const may = (work: Work, motion: MotionKind, seat: Seat = 0): boolean => checkMotion(work, seat, { type: 'tableMotion', motion }) === null;

describe('tabling a motion', () => {
  it('[TB-6.6.8] free money: from cell 15 on, or once a battle was suffocated', () => {
    expect([may(historic(14), 'monnaieLibre'), may(historic(15), 'monnaieLibre')]).toEqual([false, true]);
    const choked = historic(3);
    choked.table.history = { ...choked.table.history, suffocated: 1 };
    expect(may(choked, 'monnaieLibre')).toBe(true);
  });

  it('[TB-6.6.8] always, or never, by option; in historical mode only', () => {
    expect(may(historic(2, { libreVoteFrom: 'always' }), 'monnaieLibre')).toBe(true);
    expect(may(historic(16, { libreVoteFrom: 'never' }), 'monnaieLibre')).toBe(false);
    expect(may(workWith({ battle: 16 }), 'monnaieLibre')).toBe(false);
  });

  it('[TB-6.6.8] another system: when free money may be tabled or has come', () => {
    expect([may(historic(14), 'autreSysteme'), may(historic(15), 'autreSysteme')]).toEqual([false, true]);
    const free = historic(5);
    arrange(free, { history: { libreSince: 4 }, table: { system: 'libre' } });
    expect([may(free, 'autreSysteme'), may(free, 'monnaieLibre')]).toEqual([true, false]);
  });

  it('[TB-6.6.8] the end of the game in every mode; players and bankers, one of each kind', () => {
    for (const mode of ['decouverte', 'dette', 'libre'] as const) expect(may(workWith({ options: { mode } }), 'endGame')).toBe(true);
    const work = historic(16);
    expect(motionOffers(work, 4)).toHaveLength(3);
    tableMotion(work, 4, { type: 'tableMotion', motion: 'endGame' });
    expect(may(work, 'endGame')).toBe(false);
    expect(motionOffers(work, 0)).toHaveLength(2);
    setPlayer(work, 1, { status: 'paused' });
    expect(may(work, 'monnaieLibre', 1)).toBe(false);
  });

  it('[TB-6.6.8] a rejected motion rests in the next two battles', () => {
    const work = historic(15);
    work.table.votes = [{ battle: 15, motion: 'endGame', yes: [], no: [0, 1, 2, 3, 4], passed: false }];
    const later = [15, 16, 17, 18].map((battle) => {
      work.table.battle = battle;
      return may(work, 'endGame');
    });
    expect(later).toEqual([false, false, false, true]);
  });
});

/** The motions are tabled and the window is open. */
const voting = (work: Work, ...motions: readonly MotionKind[]): Work => {
  for (const motion of motions) tableMotion(work, 0, { type: 'tableMotion', motion });
  startVote(work);
  return work;
};

const cast = (work: Work, motion: MotionKind, answers: Readonly<Record<Seat, 'yes' | 'no'>>): void => {
  for (const [seat, answer] of Object.entries(answers)) vote.apply(work, Number(seat), { type: 'castVote', [motion]: answer });
};

const awaited = (work: Work): readonly Seat[] => [...work.table.players.keys()].filter((seat) => vote.awaits(work, seat));

describe('the vote', () => {
  it('[TB-6.6.8] no motion: no vote', () => {
    const work = historic(15);
    startVote(work);
    expect(work.errand).toBe('afterVote');
  });

  it('[TB-6.6.8] more than half of those entitled, bankers included; no answer is no', () => {
    const passed = (answers: Readonly<Record<Seat, 'yes' | 'no'>>): boolean => {
      const work = voting(historic(15), 'monnaieLibre');
      cast(work, 'monnaieLibre', answers);
      vote.close(work);
      return work.table.votes.at(-1)?.passed ?? false;
    };
    expect(passed({ 0: 'yes', 1: 'yes', 4: 'yes' })).toBe(true);
    expect(passed({ 0: 'yes', 1: 'yes', 2: 'no' })).toBe(false);
  });

  it('[TB-6.6.8] two thirds or everybody, by option; the end of the game needs half in any case', () => {
    const passes = (libreVoteThreshold: Options['libreVoteThreshold'], motion: MotionKind, yes: number): boolean => {
      const work = voting(historic(15, { libreVoteThreshold }), motion);
      cast(work, motion, Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [seat, seat < yes ? 'yes' : 'no'])));
      vote.close(work);
      return work.table.votes.at(-1)?.passed ?? false;
    };
    expect([3, 4].map((yes) => passes('twoThirds', 'monnaieLibre', yes))).toEqual([false, true]);
    expect([4, 5].map((yes) => passes('unanimity', 'monnaieLibre', yes))).toEqual([false, true]);
    expect([2, 3].map((yes) => passes('unanimity', 'endGame', yes))).toEqual([false, true]);
  });

  it('[TB-6.6.8] the window waits for nobody any more once the result is certain', () => {
    const work = voting(historic(15), 'endGame');
    cast(work, 'endGame', { 0: 'no', 1: 'no' });
    expect(awaited(work)).toEqual([2, 3, 4]);
    cast(work, 'endGame', { 2: 'no' });
    expect(awaited(work)).toEqual([]);
    vote.close(work);
    expect(work.table.votes).toEqual([{ battle: 15, motion: 'endGame', yes: [], no: [0, 1, 2, 3, 4], passed: false }]);
    expect([work.table.motions, work.sealed.ballots, work.errand]).toEqual([[], {}, 'afterVote']);
  });

  it('[TB-6.6.8] a ballot cast is not taken back, whether it closes the window or not: that would tell how the others voted', () => {
    const mayBeUndone = (others: 'yes' | 'no'): boolean => {
      const work = voting(historic(15), 'endGame');
      cast(work, 'endGame', { 1: others, 2: others });
      work.reveals = false;
      cast(work, 'endGame', { 0: 'yes' });
      expect(awaited(work)).toEqual(others === 'yes' ? [] : [3, 4]);
      return !work.reveals;
    };
    expect([mayBeUndone('yes'), mayBeUndone('no')]).toEqual([false, false]);
  });

  it('[TB-6.6.8] no answer is a no: a ballot opens with nothing chosen, and each answer says what it does', () => {
    const work = voting(historic(15), 'endGame', 'monnaieLibre');
    const blanks = vote.offers(work, 0).flatMap((offer) => (offer.kind === 'form' ? offer.fields : []));
    expect(blanks.map((field) => [field.name, 'start' in field ? field.start : null])).toEqual([
      ['endGame', []],
      ['monnaieLibre', []],
    ]);
    for (const { name } of blanks) for (const answer of ['yes', 'no']) expect(boxWords).toHaveProperty([`field.${name}.${answer}`]);
  });

  it('[TB-6.6.8] one answer to each motion tabled, once', () => {
    const work = voting(historic(15), 'endGame', 'monnaieLibre');
    expect(vote.check(work, 0, { type: 'castVote', endGame: 'yes' })).not.toBeNull();
    expect(vote.check(work, 0, { type: 'castVote', endGame: 'yes', monnaieLibre: 'no', autreSysteme: 'no' })).not.toBeNull();
    expect(vote.check(work, 0, { type: 'castVote', endGame: 'yes', monnaieLibre: 'no' })).toBeNull();
    vote.apply(work, 0, { type: 'castVote', endGame: 'yes', monnaieLibre: 'no' });
    expect(vote.check(work, 0, { type: 'castVote', endGame: 'yes', monnaieLibre: 'no' })).not.toBeNull();
  });

  it('[TB-4.14.2] [TB-6.6.8] a paused player is not entitled', () => {
    const work = voting(historic(15), 'endGame');
    arrange(work, { players: { 2: { status: 'paused' }, 3: { status: 'paused' } } });
    cast(work, 'endGame', { 0: 'yes', 1: 'yes' });
    expect(awaited(work)).toEqual([]);
    vote.close(work);
    expect(work.table.point).toEqual({ kind: 'gameOver', reason: 'vote' });
  });

  it('[TB-6.6.10] another system needs every player, and no banker; it ends the game before anything else', () => {
    const all = { 0: 'yes', 1: 'yes', 2: 'yes', 3: 'yes', 4: 'no' } as const;
    const work = voting(historic(15), 'autreSysteme', 'endGame');
    for (const [seat, answer] of Object.entries(all)) vote.apply(work, Number(seat), { type: 'castVote', autreSysteme: answer, endGame: 'yes' });
    vote.close(work);
    expect(work.table.point).toEqual({ kind: 'gameOver', reason: 'sharing' });
    const divided = voting(historic(15), 'autreSysteme');
    cast(divided, 'autreSysteme', { ...all, 3: 'no' });
    vote.close(divided);
    expect(divided.errand).toBe('afterVote');
  });

  it('[TB-6.6.8] free money comes when it passes alone; the end of the game comes first', () => {
    const both = voting(historic(15), 'endGame', 'monnaieLibre');
    for (const seat of [0, 1, 2]) vote.apply(both, seat, { type: 'castVote', endGame: 'yes', monnaieLibre: 'yes' });
    vote.close(both);
    expect(both.table.point).toEqual({ kind: 'gameOver', reason: 'vote' });
    expect(both.table.system).toBe('dette');
    const alone = voting(historic(15), 'monnaieLibre');
    cast(alone, 'monnaieLibre', { 0: 'yes', 1: 'yes', 2: 'yes' });
    vote.close(alone);
    expect([alone.table.system, alone.errand]).toEqual(['libre', 'afterVote']);
  });
});
