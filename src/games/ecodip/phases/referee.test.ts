import { describe, expect, it } from 'vitest';
import { ecodip } from '../index.ts';
import { arms, doMove, type Facts, keysFor, motion, playPhase, position, seat, unitIn, votes } from '../position.test-support.ts';
import type { Move, State } from '../types.ts';

/* EC-4.19: the human game master. */

const { module } = ecodip;
const human = (facts: Facts = {}): State => position({ ...facts, options: { referee: 'human', ...facts.options } });
const why = { reason: 'erreur de report', publicity: 'public' } as const;
const refusal = (state: State, move: Move): string | undefined => module.check(state, { by: 'referee', move })?.key;

describe('the game master', () => {
  it('[EC-1.5] [EC-4.19.1] with an automatic referee there is nobody at the desk', () => {
    expect(refusal(position(), { type: 'publish' })).toBe('ecodip.no.noReferee');
    expect(module.offers(position(), 'referee')).toEqual([]);
    expect(module.check(human(), { by: 0, move: { type: 'publish' } })?.key).toBe('ecodip.no.refereeOnly');
    expect(refusal(human(), { type: 'confirm' })).toBe('ecodip.no.refereeDoesNotPlay');
  });

  it('[EC-4.19.1] he looks before a result is published, and may send the phase back', () => {
    const { state } = playPhase(human(), { EOC: 'A par - bel' });
    expect([state.table.stage, state.table.turn]).toEqual(['review', 0]);
    expect(module.check(state, { by: 0, move: { type: 'unconfirm' } })?.key).toBe('ecodip.no.review');
    const back = doMove(state, 'referee', { type: 'sendBack', reason: 'relisez' }).state;
    expect([back.table.stage, back.table.ready, back.sheets.EOC?.text]).toEqual(['entry', [], 'A par - bel']);
    const after = doMove(state, 'referee', { type: 'publish' }).state;
    expect([after.table.turn, unitIn(after, 'bel')?.power]).toEqual([1, 'EOC']);
    expect(refusal(after, { type: 'publish' })).toBe('ecodip.no.nothingToPublish');
  });

  it('[EC-4.3.9] he votes on every aid motion as he pleases, and abstains by default', () => {
    const facts: Facts = { un: { gold: 50 }, motions: [motion(1, 'IND', 'gold', 10), motion(2, 'IND', 'ABM')] };
    const vote = (choice: 'yes' | 'no' | null): boolean | undefined => {
      let state = human(facts);
      if (choice !== null) ({ state } = doMove(state, 'referee', { type: 'voteAid', motion: 1, vote: choice }));
      ({ state } = playPhase(state, votes(1, ['USA'], ['RUS'])));
      return doMove(state, 'referee', { type: 'publish' }).state.table.report.motions[0]?.carried;
    };
    expect([vote('yes'), vote('no'), vote(null)]).toEqual([true, false, false]);
    expect(refusal(human(facts), { type: 'voteAid', motion: 2, vote: 'yes' })).toBe('ecodip.E-MOTION');
  });

  it('[EC-4.2.6] [EC-4.19.1] he moves a deadline and declares a power vacant', () => {
    const { state } = doMove(human(), 'referee', { type: 'extend', hours: 5 });
    const before = module.pending(human())[0]?.window;
    expect(module.pending(state)[0]?.window).toMatchObject({ seconds: 5 * 3600 });
    expect(module.pending(state)[0]?.window?.id).not.toBe(before?.id);
    expect(refusal(human({ options: { deadlines: 'table' } }), { type: 'extend', hours: 5 })).toBe('ecodip.no.deadline');
    const vacant = doMove(human({ options: { vacant: 'hold' } }), 'referee', { type: 'vacate', power: 'AFS' }).state;
    expect([vacant.table.vacant, vacant.table.asked.includes('AFS')]).toEqual([['AFS'], false]);
    expect(refusal(vacant, { type: 'vacate', power: 'AFS' })).toBe('ecodip.no.alreadyVacant');
  });
});

describe('rulings', () => {
  const facts: Facts = { units: ['EOC A par', 'EOC F lon', 'EOR A ber'], sites: { EOC: { ruh: { ICBM: 1 } } } };

  it('[EC-4.19.1] units, forces, owners, stocks, missiles and prices may be corrected', () => {
    let state = human(facts);
    const rule = (move: Move): void => {
      ({ state } = doMove(state, 'referee', move));
    };
    rule({ type: 'ruleAddArmy', power: 'EOC', at: 'bel', ...why });
    rule({ type: 'ruleAddFleet', power: 'EOC', place: 'esp/co', ...why });
    rule({ type: 'ruleMoveArmy', at: 'par', to: 'sui', ...why });
    rule({ type: 'ruleMoveFleet', at: 'lon', place: 'MDN', ...why });
    rule({ type: 'ruleForce', at: 'bel', force: 3, ...why });
    rule({ type: 'ruleRemoveUnit', at: 'ber', ...why });
    rule({ type: 'ruleOwner', at: 'syr', owner: 'EOC', ...why });
    rule({ type: 'ruleStock', holder: 'UN', what: 'TB', amount: 7, ...why });
    rule({ type: 'rulePrice', good: 'MP', amount: 60, ...why });
    rule({ type: 'ruleMissile', power: 'RUS', kind: 'ICBM', site: 'mos', amount: 2, ...why });
    expect(state.table.units.map(({ loc, coast, force }) => `${loc}${coast ?? ''}${force ?? 1}`).toSorted()).toEqual(['MDN1', 'bel3', 'espco1', 'sui1']);
    expect([state.table.owners.syr, state.table.un.TB, state.table.prices.MP, arms(state, 'RUS', 'mos').ICBM]).toEqual(['EOC', 7, 60, 2]);
  });

  it('[EC-4.19.2] a ruling keeps the invariants but those on conservation, which count it apart', () => {
    const { state } = doMove(human(), 'referee', { type: 'ruleStock', holder: 'USA', what: 'gold', amount: 1, ...why });
    expect([state.secrets.USA.gold, state.ruled.gold]).toEqual([1, -999]);
    for (const invariant of module.invariants) expect(invariant.holds(state), invariant.clause).toBeNull();
    const forced = doMove(human(), 'referee', { type: 'ruleForce', at: 'par', force: 4, ...why }).state;
    expect(forced.ruled.BT).toBe(3);
    for (const invariant of module.invariants) expect(invariant.holds(forced), invariant.clause).toBeNull();
    const refused: readonly Move[] = [
      { type: 'ruleAddArmy', power: 'EOC', at: 'ber', ...why },
      { type: 'ruleAddArmy', power: 'EOC', at: 'MDN', ...why },
      { type: 'ruleMoveArmy', at: 'ber', to: 'ruh', ...why },
      { type: 'ruleOwner', at: 'ruh', owner: 'RUS', ...why },
      { type: 'ruleMissile', power: 'JAP', kind: 'ICBM', site: 'STOCK', amount: 11, ...why },
      { type: 'ruleMissile', power: 'USA', kind: 'ICBM', site: 'par', amount: 1, ...why },
      { type: 'ruleForce', at: 'par', force: 0, ...why },
    ];
    for (const move of refused) expect(refusal(human(facts), move), move.type).toBe('ecodip.no.ruling');
  });

  it('[EC-4.19.2] shown in the public log, its contents hidden where the object is secret', () => {
    const gold = doMove(human(), 'referee', { type: 'ruleStock', holder: 'USA', what: 'gold', amount: 1, ...why });
    expect(keysFor(gold.log, 'CHI')).toEqual(['rulingHidden']);
    expect(keysFor(gold.log, 'USA')).toEqual(['rulingHidden', 'ruling']);
    const unit = doMove(human(), 'referee', { type: 'ruleForce', at: 'par', force: 2, reason: 'bon oublié', publicity: 'private' });
    expect(keysFor(unit.log, 'CHI')).toEqual(['rulingNoReason']);
    expect(JSON.stringify(unit.log.filter(({ to }) => to === 'all'))).not.toContain('bon oublié');
  });

  it('[EC-4.19.2] sheets are judged anew: one that now holds an illegal order is not ready', () => {
    const { state } = doMove(human(facts), seat('EOC'), { type: 'submit', sheet: 'A par - bel' });
    expect(state.table.ready).toEqual(['EOC']);
    const after = doMove(state, 'referee', { type: 'ruleMoveArmy', at: 'par', to: 'nap', ...why }).state;
    expect([after.table.ready, after.sheets.EOC?.lines[0]?.refusal?.key]).toEqual([[], 'diplomacy.E-NOUNIT']);
  });
});
