import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#kernel/messages.ts';
import { ecodip } from '../index.ts';
import { arms, doMove, type Facts, keysFor, motion, playPhase, position, seat, together, unitIn, votes } from '../position.test-support.ts';
import type { Move, State } from '../types.ts';

/* EC-4.19: the human game master. */

const { module } = ecodip;
const human = (facts: Facts = {}): State => position({ ...facts, options: { referee: 'human', ...facts.options } });
const why = { reason: 'erreur de report', publicity: 'public' } as const;
const refusal = (state: State, move: Move): string | undefined => module.check(state, { by: 'referee', move })?.key;

describe('the game master', () => {
  it('[EC-1.5] [EC-4.19.1] with an automatic referee there is nobody at the desk', () => {
    expect(refusal(position(), { type: 'publish' })).toBe('no.noReferee');
    expect(module.offers(position(), 'referee')).toEqual([]);
    expect(module.check(human(), { by: 0, move: { type: 'publish' } })?.key).toBe('no.refereeOnly');
    expect(refusal(human(), { type: 'confirm' })).toBe('no.refereeDoesNotPlay');
  });

  it('[EC-4.19.1] he looks before a result is published, and may send the phase back', () => {
    const { state } = playPhase(human(), { EOC: 'A par - bel' });
    expect([state.table.stage, state.table.turn]).toEqual(['review', 0]);
    expect(module.check(state, { by: 0, move: { type: 'unconfirm' } })?.key).toBe('no.review');
    const back = doMove(state, 'referee', { type: 'sendBack', reason: 'relisez' }).state;
    expect([back.table.stage, back.table.ready, back.sheets.EOC?.text]).toEqual(['entry', [], 'A par - bel']);
    const after = doMove(state, 'referee', { type: 'publish' }).state;
    expect([after.table.turn, unitIn(after, 'bel')?.power]).toEqual([1, 'EOC']);
    expect(refusal(after, { type: 'publish' })).toBe('no.nothingToPublish');
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
    expect(refusal(human(facts), { type: 'voteAid', motion: 2, vote: 'yes' })).toBe('E-MOTION');
  });

  it('[EC-4.2.6] [EC-4.19.1] he moves a deadline and declares a power vacant', () => {
    const { state } = doMove(human(), 'referee', { type: 'extend', hours: 5 });
    const before = module.pending(human())[0]?.window;
    expect(module.pending(state)[0]?.window).toMatchObject({ seconds: 5 * 3600 });
    expect(module.pending(state)[0]?.window?.id).not.toBe(before?.id);
    expect(refusal(human({ options: { deadlines: 'table' } }), { type: 'extend', hours: 5 })).toBe('no.deadline');
    const vacant = doMove(human({ options: { vacant: 'hold' } }), 'referee', { type: 'vacate', power: 'AFS' }).state;
    expect([vacant.table.vacant, vacant.table.asked.includes('AFS')]).toEqual([['AFS'], false]);
    expect(refusal(vacant, { type: 'vacate', power: 'AFS' })).toBe('no.alreadyVacant');
  });

  it('[EC-4.19.1] [EC-4.17.3] he gives a vacant power back to whoever replaces its player, from the next phase on', () => {
    const options = { vacant: 'hold' } as const;
    const vacant = doMove(human({ options }), 'referee', { type: 'vacate', power: 'AFS' }).state;
    expect(refusal(vacant, { type: 'reinstate', power: 'AFN' })).toBe('no.notVacant');
    const given = doMove(vacant, 'referee', { type: 'reinstate', power: 'AFS' }).state;
    expect([given.table.vacant, given.table.asked.includes('AFS')]).toEqual([[], false]);
    const next = doMove(playPhase(given, {}).state, 'referee', { type: 'publish' }).state;
    expect(next.table.asked).toContain('AFS');
  });
});

describe('the preview', () => {
  const publish = (state: State) => doMove(state, 'referee', { type: 'publish' });
  const previewOf = (state: State) => module.view(state, 'referee').preview;
  /** `all`, or nobody but whom it concerns. */
  const readable = ({ to, text }: LogEntry): string => `${to === 'all' ? 'all' : to.join()} ${text.key} ${JSON.stringify(text.args)}`;

  it('[EC-13.12] is exactly what publishing gives: lines, position, secrets; and nothing happens meanwhile', () => {
    const { state } = playPhase(
      human({
        units: ['EOC A par', 'EOR A ber', 'RUS A mos', 'USA F nyo'],
        sites: { RUS: { mos: { ICBM: 1 } }, EOC: { par: { ABM: 1 } } },
        un: { gold: 50 },
        motions: [motion(1, 'IND', 'gold', 10)],
      }),
      together(votes(1, ['USA']), {
        EOC: 'A par - bel\nJE VENDS 1 BT A USA POUR 150',
        EOR: 'A ber - ruh',
        RUS: 'TIR mos - nyo',
        USA: "J'ACHETE 1 BT A EOC POUR 150",
      }),
    );
    const before = JSON.stringify(state);
    const preview = previewOf(state);
    const after = publish(state);
    expect(preview?.table).toEqual(after.state.table);
    expect(preview?.secrets).toEqual(after.state.secrets);
    expect(preview?.log.map(readable)).toEqual(after.log.map(readable));
    expect(preview?.lots).toEqual([]);
    // A season with something of everything: an aid voted, a deal, a city burnt, a march.
    expect(keysFor(preview?.log ?? [], 'all')).toEqual(expect.arrayContaining(['MOTION', 'UN_AID', 'DEAL', 'FIRED', 'HIT', 'MOVED']));
    expect(preview?.table.units.map(({ loc }) => loc).toSorted()).toEqual(['bel', 'mos', 'ruh']);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('[EC-13.12] [EC-4.19.1] is there only while he looks before publishing, and changes with each ruling and vote', () => {
    const start = human({ units: ['EOC A par', 'EOR A ber'], un: { gold: 50 }, motions: [motion(1, 'IND', 'gold', 10)] });
    expect(previewOf(start)).toBeNull();
    const { state } = playPhase(start, { EOC: 'A par - bel' });
    expect(previewOf(state)?.table.report.orders.map(({ status }) => status)).toEqual(['moves', 'holds']);
    // An army that he puts into the way makes the march bounce.
    const ruled = doMove(state, 'referee', { type: 'ruleMoveArmy', at: 'ber', to: 'bel', ...why }).state;
    expect(ruled.table.stage).toBe('review');
    expect(previewOf(ruled)?.table.report.orders.map(({ status }) => status)).toEqual(['bounces', 'holds']);
    const voted = doMove(ruled, 'referee', { type: 'voteAid', motion: 1, vote: 'yes' }).state;
    expect([previewOf(ruled), previewOf(voted)].map((preview) => preview?.table.report.motions[0]?.fate)).toEqual(['rejected', 'given']);
    expect(previewOf(doMove(voted, 'referee', { type: 'sendBack', reason: '' }).state)).toBeNull();
    expect(previewOf(publish(voted).state)).toBeNull();
  });

  const winter: Facts = {
    turn: 1,
    phase: 'WINTER_ORDERS',
    units: ['EOC A par', 'EOC A ruh', 'EOC A esp', 'EOC F lon', 'RUS A mos', 'JAP F aom', 'JAP A tok'],
    stocks: { EOC: { TB: 2 }, RUS: { TB: 0 }, JAP: { TB: 5 } },
  };

  it('[EC-4.11.4] [EC-13.12] a lot is drawn when the result is published: the preview tells its chances and not its end', () => {
    const { state } = playPhase(human(winter), {});
    const preview = previewOf(state);
    expect(preview?.lots).toEqual([{ power: 'EOC', type: 'army', n: 2, among: ['esp', 'par', 'ruh'] }]);
    const starved = (log: readonly LogEntry[]): number => keysFor(log, 'all').filter((key) => key === 'STARVED').length;
    // Russia's only army starves whatever the lot says.
    expect([starved(preview?.log ?? []), starved(publish(state).log)]).toEqual([1, 3]);
    expect(preview?.table.units.filter(({ power }) => power === 'EOC').map(({ loc }) => loc)).toHaveLength(4);
    expect(previewOf(playPhase(human(winter), { EOC: 'AFFAME par\nAFFAME ruh' }).state)?.lots).toEqual([]);
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
    for (const move of refused) expect(refusal(human(facts), move), move.type).toBe('no.ruling');
  });

  it('[EC-4.19.2] shown in the public log, its contents hidden where the object is secret', () => {
    const gold = doMove(human(), 'referee', { type: 'ruleStock', holder: 'USA', what: 'gold', amount: 1, ...why });
    expect(keysFor(gold.log, 'CHI')).toEqual(['rulingHidden']);
    expect(keysFor(gold.log, 'USA')).toEqual(['rulingHidden', 'ruledStock']);
    expect(gold.log[0]?.text.args).toEqual({ reason: { text: { fr: '«\u00a0erreur de report\u00a0»', en: '“erreur de report”' } } });
    expect(module.view(gold.state, seat('USA')).own?.record).toHaveLength(1);
    const unit = doMove(human(), 'referee', { type: 'ruleForce', at: 'par', force: 2, reason: 'bon oublié', publicity: 'private' });
    expect(keysFor(unit.log, 'CHI')).toEqual(['ruledForce']);
    expect(keysFor(unit.log, 'EOC')).toEqual(['ruledForce', 'ruledForce']);
    expect(JSON.stringify(unit.log.filter(({ to }) => to === 'all'))).not.toContain('bon oublié');
  });

  it('[EC-4.19.1] [EC-13.12] each stands in his record, with what it was before and the reason, and in nobody else’s', () => {
    let state = human(facts);
    ({ state } = doMove(state, 'referee', { type: 'ruleStock', holder: 'UN', what: 'TB', amount: 7, ...why }));
    ({ state } = doMove(state, 'referee', { type: 'ruleOwner', at: 'syr', owner: 'EOC', reason: 'accord oral', publicity: 'private' }));
    const record = module.view(state, 'referee').desk?.record ?? [];
    expect(record.map(({ text }) => text.args)).toMatchObject([
      { amount: 7, before: 0 },
      { at: { term: 'syr' }, before: { term: 'nobody' } },
    ]);
    expect(JSON.stringify(record)).toContain('accord oral');
    const read = (tag: 'EOC' | 'USA') => JSON.stringify(module.view(state, seat(tag)));
    expect([read('EOC').includes('accord oral'), read('USA').includes('accord oral')]).toEqual([true, false]);
    expect(module.view(state, 'public').desk).toBeNull();
  });

  it('[EC-4.19.2] sheets are judged anew: one that now holds an illegal order is not ready', () => {
    const { state } = doMove(human(facts), seat('EOC'), { type: 'submit', sheet: 'A par - bel' });
    expect(state.table.ready).toEqual(['EOC']);
    const after = doMove(state, 'referee', { type: 'ruleMoveArmy', at: 'par', to: 'nap', ...why }).state;
    expect([after.table.ready, after.sheets.EOC?.lines[0]?.refusal?.key]).toEqual([[], 'diplomacy.E-NOUNIT']);
  });
});
