import { describe, expect, it } from 'vitest';
import { decodeRecording, replay } from '#kernel/recording.ts';
import { checkContract } from '../check-contract.ts';
import { POINTS } from '../faults.ts';
import { CLAUSES, EXAMPLES, nim, scramble } from '../nim/index.ts';
import { BAD_GAMES } from './index.ts';

const TERMS = { scramble, clauses: CLAUSES, maxSteps: 400, games: 24, examples: EXAMPLES };

describe('the contract suite', () => {
  it('finds nothing in a correct game', () => {
    expect(checkContract(nim, TERMS)).toEqual([]);
  });

  it.each(BAD_GAMES)('finds $fault, and nothing else, in $name', ({ game, fault }) => {
    const faults = new Set(checkContract(game, TERMS).map((finding) => finding.fault));
    expect([...faults]).toEqual([fault]);
  });

  it('lets a form that is judged be refused for what it is filled with', () => {
    const bad = BAD_GAMES.find(({ name }) => name.startsWith('an offer that check refuses'));
    if (bad === undefined) throw new Error('no such game');
    const rules = bad.game.module;
    const offers: typeof rules.offers = (state, actor) => {
      const [first, ...others] = rules.offers(state, actor);
      return first?.kind === 'form' ? [{ ...first, judged: true }, ...others] : rules.offers(state, actor);
    };
    const faults = checkContract({ ...bad.game, module: { ...rules, offers } }, TERMS).map((finding) => finding.fault);
    expect(faults).not.toContain('offer');
  });

  it('has a bad game for every point but idleness', () => {
    const shown = new Set<string>(BAD_GAMES.map(({ fault }) => fault));
    expect(Object.keys(POINTS).filter((point) => point !== 'idle' && !shown.has(point))).toEqual([]);
  });

  it('says when it had nothing to check', () => {
    const blind = checkContract(nim, { ...TERMS, scramble: (state) => state });
    expect(blind.map(({ fault, detail }) => `${fault}: ${detail}`)).toEqual(['idle: in all its games the suite never met: scramble']);
  });

  it('asks every invariant of every state, also where it looks closely at one position in very many', () => {
    const findings = BAD_GAMES.filter(({ fault }) => fault === 'invariant').map(({ game }) => checkContract(game, { ...TERMS, oneIn: 1_000_000 }));
    expect(findings.length).toBeGreaterThan(0);
    for (const found of findings) expect(found.map(({ fault }) => fault)).toContain('invariant');
  });

  it('finds what is wrong with offers, sights and steps also where it looks closely at one position in five', () => {
    const found = BAD_GAMES.filter(({ fault }) => fault === 'offer' || fault === 'leak' || fault === 'determinism').map(({ name, fault, game }) => [
      name,
      checkContract(game, { ...TERMS, oneIn: 5 }).some((finding) => finding.fault === fault),
    ]);
    expect(found.filter(([, isFound]) => isFound !== true)).toEqual([]);
  });

  it('hands out a recording that leads to the fault', () => {
    const bad = BAD_GAMES.find(({ name }) => name.startsWith('an endless game'));
    const [finding] = bad === undefined ? [] : checkContract(bad.game, { ...TERMS, maxSteps: 50, games: 5 });
    const recording = decodeRecording(JSON.parse(JSON.stringify(finding?.recording)));
    expect(recording?.inputs).toHaveLength(50);
    if (bad === undefined || recording === null) throw new Error('no recording');
    expect(replay(bad.game.module, recording).ok).toBe(true);
  });

  it('hands out the input that breaks a game as the last of its recording, and the stack', () => {
    const bad = BAD_GAMES.find(({ name }) => name.startsWith('an apply that throws'));
    const [finding] = bad === undefined ? [] : checkContract(bad.game, { ...TERMS, games: 5 });
    const { recording } = finding ?? {};
    if (bad === undefined || recording === undefined || recording === null) throw new Error('no recording');
    expect(finding?.detail).toMatch(/nobody thought of round 3\n\s+at .*steps\.ts/);
    expect(() => replay(bad.game.module, recording)).toThrow('nobody thought of round 3');
    expect(replay(bad.game.module, { ...recording, inputs: recording.inputs.slice(0, -1) }).ok).toBe(true);
  });
});
