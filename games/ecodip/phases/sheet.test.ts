import { describe, expect, it } from 'vitest';
import { ecodip } from '../index.ts';
import { act, codes, doMove, type Each, type Facts, keysFor, playPhase, position, seat } from '../position.test-support.ts';
import { type Move, type State, TAGS } from '../types.ts';

/* EC-4.1, EC-4.2, EC-4.17: sealed sheets, readiness, absence. */

const { module } = ecodip;

const refusal = (state: State, tag: (typeof TAGS)[number], move: Move): string | undefined => module.check(state, { by: seat(tag), move })?.key;

describe('sheets', () => {
  it('[EC-4.2.1] a sheet may be changed any number of times; the last version counts as a whole', () => {
    let { state } = doMove(position(), seat('EOC'), { type: 'submit', sheet: 'A par - bel\nA ham - dan' });
    ({ state } = doMove(state, seat('EOC'), { type: 'submit', sheet: 'A par - ruh' }));
    ({ state } = playPhase(state, { EOC: 'A par - mar' }));
    expect(
      state.table.units
        .filter(({ power }) => power === 'EOC')
        .map(({ loc }) => loc)
        .toSorted(),
    ).toEqual(['esp', 'ham', 'lon', 'mar', 'pie']);
  });

  it('[EC-4.2.2] a refused line is kept with its message and never reaches the resolution', () => {
    const { state, log } = doMove(position(), seat('EOC'), { type: 'submit', sheet: 'A par - mos\nA ham - dan' });
    expect(log.map(({ to, text }) => [to, text.key])).toEqual([[[seat('EOC')], 'diplomacy.E-NOTADJ']]);
    expect(state.table.ready).toEqual([]);
    expect(state.sheets.EOC?.lines.map(({ refusal: why }) => why?.key ?? null)).toEqual(['diplomacy.E-NOTADJ', null]);
    expect(refusal(state, 'EOC', { type: 'confirm' })).toBe('no.refusedLines');
    let now = state;
    for (const tag of TAGS) now = tag === 'EOC' ? now : doMove(now, seat(tag), { type: 'confirm' }).state;
    const { state: after } = act(now, { by: 'table', event: 'timeout', seat: seat('EOC') });
    expect(after.table.turn).toBe(1);
    expect(after.table.units.some(({ loc }) => loc === 'dan')).toBe(true);
    expect(after.table.report.orders.find(({ unit }) => unit.loc === 'par')).toMatchObject({ order: null, status: 'holds' });
  });

  it('[EC-4.2.7] one order a unit, one vote a motion: a later line replaces an earlier one', () => {
    const { state } = doMove(position(), seat('EOC'), { type: 'orders', sheet: 'A par - bel; A par - ruh; NULLE OUI; NULLE NON # no' });
    expect(state.sheets.EOC?.lines.map(({ replaced }) => replaced)).toEqual([true, false, true, false]);
  });

  it('[EC-7.3] none yet, a draft, confirmed empty and nothing to order are told apart', () => {
    const start = position({ phase: 'PLACEMENT' });
    const own = (state: State, tag: (typeof TAGS)[number]) => module.view(state, seat(tag)).own;
    expect(own(start, 'USA')?.sheet).toBeNull();
    expect(start.table.asked).not.toContain('JAP');
    const draft = doMove(start, seat('USA'), { type: 'orders', sheet: 'PLACE ICBM EN wyo' }).state;
    expect([own(draft, 'USA')?.sheet?.lines.length, draft.table.ready]).toEqual([1, []]);
    const empty = doMove(start, seat('USA'), { type: 'confirm' }).state;
    expect([own(empty, 'USA')?.sheet, empty.table.ready]).toEqual([{ text: '', lines: [] }, ['USA']]);
    // Others see who is ready, and nothing of what was entered.
    expect(module.view(draft, seat('RUS'))).toEqual(module.view(start, seat('RUS')));
    const taken = doMove(empty, seat('USA'), { type: 'unconfirm' }).state;
    expect(taken.table.ready).toEqual([]);
    expect(refusal(taken, 'USA', { type: 'unconfirm' })).toBe('no.notReady');
    expect(refusal(empty, 'USA', { type: 'confirm' })).toBe('no.alreadyReady');
    expect(refusal(start, 'JAP', { type: 'orders', sheet: '' })).toBe('no.notAsked');
  });

  it('[EC-4.1.3] the phase is resolved when the last is ready, in any order of confirming', () => {
    const sheets = { EOC: 'A par - bel', RUS: 'A kie - pol', EOR: 'F pol - MBA' };
    const forward = playPhase(position(), sheets).state;
    let backward = position();
    for (const tag of TAGS.toReversed()) {
      expect(backward.table.turn).toBe(0);
      backward = doMove(backward, seat(tag), { type: 'submit', sheet: tag === 'EOC' || tag === 'RUS' || tag === 'EOR' ? sheets[tag] : '' }).state;
    }
    // EC-9.13: permuting the sheets changes nothing.
    expect(backward).toEqual(forward);
  });

  it('a further line is written at the end, as long as it fits', () => {
    let { state } = doMove(position(), seat('EOC'), { type: 'write', line: 'A par - bel' });
    ({ state } = doMove(state, seat('EOC'), { type: 'write', line: 'A ham - dan' }));
    expect(state.sheets.EOC?.text).toBe('A par - bel\nA ham - dan');
    expect(refusal(state, 'EOC', { type: 'write', line: 'x'.repeat(301) })).toBe('no.tooLong');
    expect(refusal(state, 'EOC', { type: 'orders', sheet: 'x'.repeat(8001) })).toBe('no.tooLong');
  });
});

describe('the year', () => {
  it('[EC-4.1.1] [EC-4.1.2] [EC-4.1.4] spring, autumn, winter, next spring', () => {
    let { state } = playPhase(position(), {});
    expect([state.table.turn, state.table.phase]).toEqual([1, 'AUTUMN_ORDERS']);
    ({ state } = playPhase(state, {}));
    expect([state.table.turn, state.table.phase]).toEqual([1, 'WINTER_ORDERS']);
    ({ state } = playPhase(state, {}));
    expect([state.table.turn, state.table.phase]).toEqual([2, 'SPRING_ORDERS']);
  });

  it('[EC-4.1.3] [EC-4.6.9.1] [EC-4.6.9.2] a retreat phase asks the owners of dislodged units with a way out', () => {
    const facts = { units: ['RUS A kie 2', 'EOR A rou', 'CHI A tib'] };
    const { state } = playPhase(position(facts), { RUS: 'A kie - rou' });
    expect([state.table.phase, state.table.asked]).toEqual(['SPRING_RETREATS', ['EOR']]);
    expect(codes(state, 'EOR', 'A rou - kie\nA rou - bul\nA rou T')).toEqual(['E-RETREAT', null, 'E-PHASE']);
    const away = playPhase(state, { EOR: 'A rou - bul' }).state;
    expect([away.table.turn, away.table.units.map(({ loc }) => loc).toSorted()]).toEqual([1, ['bul', 'rou', 'tib']]);
    expect(
      playPhase(state, {})
        .state.table.units.map(({ loc }) => loc)
        .toSorted(),
    ).toEqual(['rou', 'tib']);
  });

  it('[EC-4.6.9.1] [EC-4.5.6] nobody retreats into a province that is radioactive or frozen', () => {
    const open = (facts: Facts, sheets: Each<string>): readonly string[] =>
      playPhase(position(facts), sheets).state.table.dislodged.flatMap(({ retreats }) => retreats.map(({ loc }) => loc).toSorted());
    const units = ['RUS A kie 2', 'EOR A rou'];
    expect(open({ units }, { RUS: 'A kie - rou' })).toEqual(['bul', 'hgr', 'ode', 'you']);
    expect(open({ units, turn: 2, table: { radioactive: { bul: 5 } } }, { RUS: 'A kie - rou' })).toEqual(['hgr', 'ode', 'you']);
    const fleets = { units: ['EOC F MDN 2', 'RUS F nor'] };
    expect(open(fleets, { EOC: 'F MDN - nor' })).toContain('MNO');
    expect(open({ ...fleets, turn: 1, phase: 'AUTUMN_ORDERS' }, { EOC: 'F MDN - nor' })).not.toContain('MNO');
  });

  it('[EC-4.6.9.3] two that retreat to the same province disband, whatever their forces', () => {
    const units = ['RUS A rou 4', 'EOR A hgr 3', 'EOC A pie 5', 'EOR A aut 4'];
    const { state } = playPhase(position({ units }), { RUS: 'A rou - hgr', EOC: 'A pie - aut' });
    const { state: after } = playPhase(state, { EOR: 'A hgr - you\nA aut - you' });
    expect(after.table.report.retreats.map(({ status }) => status)).toEqual(['collides', 'collides']);
    expect(after.table.units.map(({ loc }) => loc).toSorted()).toEqual(['aut', 'hgr']);
    expect(after.table.tally.btLost).toBe(5);
  });

  it('[EC-4.1.7] who asked for it counts as ready in a winter that asks nothing of him', () => {
    let state = position({ turn: 1, phase: 'AUTUMN_ORDERS', stocks: { JAP: { TB: 5 }, AFN: { TB: 0 } }, owners: { mal: null } });
    ({ state } = doMove(state, seat('JAP'), { type: 'autoReady', on: true }));
    ({ state } = doMove(state, seat('USA'), { type: 'autoReady', on: true }));
    ({ state } = doMove(state, seat('AFN'), { type: 'autoReady', on: true }));
    ({ state } = playPhase(state, {}));
    // USA holds three bonds, AFN five tickets for six units.
    expect(state.table.ready).toEqual(['JAP']);
    expect(state.table.asked).toContain('JAP');
    const { state: written } = doMove(state, seat('JAP'), { type: 'submit', sheet: 'JE DONNE 5 A USA' });
    expect(written.sheets.JAP?.lines).toHaveLength(1);
  });
});

describe('absence', () => {
  const timeOut = (state: State, tag: (typeof TAGS)[number]): State => act(state, { by: 'table', event: 'timeout', seat: seat(tag) }).state;
  const others = (state: State, absent: (typeof TAGS)[number]): State => {
    let now = state;
    for (const tag of state.table.asked) if (tag !== absent) now = doMove(now, seat(tag), { type: 'confirm' }).state;
    return now;
  };

  it('[EC-4.17.1] [EC-4.2.5] at the deadline the draft counts, and without one the units hold', () => {
    const { state } = doMove(position(), seat('EOC'), { type: 'orders', sheet: 'A par - bel' });
    const after = others(timeOut(state, 'EOC'), 'EOC');
    expect([after.table.turn, after.table.missed.EOC]).toEqual([1, 0]);
    expect(after.table.units.some(({ loc }) => loc === 'bel')).toBe(true);
  });

  it('[EC-4.17.2] after two missed sheets in a row the power is vacant, and delays nobody if nobody plays it', () => {
    const miss = (vacant: 'hold' | 'bot'): State => {
      const once = others(timeOut(position({ options: { vacant } }), 'EOC'), 'EOC');
      expect(once.table.missed.EOC).toBe(1);
      expect(once.table.vacant).toEqual([]);
      return others(timeOut(once, 'EOC'), 'EOC');
    };
    const held = miss('hold');
    expect([held.table.vacant, held.table.asked.includes('EOC')]).toEqual([['EOC'], false]);
    const bot = miss('bot');
    expect([bot.table.vacant, bot.table.asked.includes('EOC')]).toEqual([['EOC'], true]);
  });

  it('[EC-3.5] [EC-4.17.2] missiles left to the rule are no missed sheet, and whoever sent nothing is told so', () => {
    const prompt = (state: State) => module.pending(state).find((decision) => decision.seat === seat('EOC'));
    const late = timeOut(position({ phase: 'PLACEMENT' }), 'EOC');
    expect(prompt(late)).toMatchObject({ answered: true, lapsed: true, prompt: { key: 'ask.lapsedRule' } });
    const placed = others(late, 'EOC');
    expect([placed.table.phase, placed.table.missed.EOC, placed.table.vacant]).toEqual(['SPRING_ORDERS', 0, []]);
    const once = timeOut(placed, 'EOC');
    expect([once.table.missed.EOC, once.table.vacant]).toEqual([1, []]);
    expect(prompt(once)).toMatchObject({ answered: true, lapsed: true, prompt: { key: 'ask.lapsed' } });
    const sent = doMove(placed, seat('EOC'), { type: 'confirm' }).state;
    expect(prompt(sent)?.lapsed).toBeUndefined();
  });

  it('[EC-4.17.5] [EC-4.17.3] resigning makes vacant; a newcomer is asked from the next phase on, with all secrets', () => {
    const start = position({ options: { vacant: 'hold' } });
    const left = act(start, { by: 'table', event: 'left', seat: seat('EOC') }).state;
    expect([left.table.vacant, left.table.asked.length]).toEqual([['EOC'], 9]);
    const joined = act(left, { by: 'table', event: 'joined', seat: seat('EOC') }).state;
    expect(joined.table.asked).not.toContain('EOC');
    const next = playPhase(joined, {}).state;
    expect(next.table.asked).toContain('EOC');
    expect(module.view(next, seat('EOC')).own?.gold).toBe(1000);
  });

  it('[EC-4.17.2] when nobody is left to decide the game is given up', () => {
    let state = position({ options: { vacant: 'hold' } });
    for (const tag of TAGS) if (state.table.ending === null) ({ state } = act(state, { by: 'table', event: 'left', seat: seat(tag) }));
    expect(state.table.ending).toEqual({ reason: 'abandoned', winners: [] });
  });

  it('[EC-4.17.4] a seat without a person is asked like any other, so that a bot can sit there', () => {
    const state = module.setup(position().options, 10, { of: () => ({ int: () => 0, shuffle: (items) => [...items] }) }).state;
    expect(module.pending(state).filter(({ duty }) => duty === 'must')).toHaveLength(9);
  });

  it('[EC-4.2.6] everybody in a phase shares one deadline, in days, in minutes, or by the clock of the table', () => {
    const window = (deadlines: 'correspondence' | 'live' | 'table', phase: 'SPRING_ORDERS' | 'WINTER_ORDERS') =>
      module.pending(position({ options: { deadlines }, turn: phase === 'WINTER_ORDERS' ? 1 : 0, phase })).map((decision) => decision.window?.seconds)[0];
    expect([window('correspondence', 'SPRING_ORDERS'), window('correspondence', 'WINTER_ORDERS')]).toEqual([72 * 3600, 48 * 3600]);
    expect([window('live', 'SPRING_ORDERS'), window('live', 'WINTER_ORDERS'), window('table', 'SPRING_ORDERS')]).toEqual([1200, 600, undefined]);
    const dislodged = playPhase(position({ options: { deadlines: 'live' }, units: ['RUS A kie 2', 'EOR A rou'] }), { RUS: 'A kie - rou' }).state;
    expect(module.pending(dislodged).find(({ seat: who }) => who === seat('EOR'))?.window?.seconds).toBe(300);
  });

  it('[EC-7.4] the turn is told in the order of the rulebook’s list', () => {
    const { log } = playPhase(position({ units: ['EOC A par', 'USA A tex'] }), {
      USA: 'JE VENDS 1 TB A EOC POUR 25\nJE DONNE 5 A EOC PUBLIC\nJE DEMANDE 1 ABM',
      EOC: "A par - bel\nJ'ACHETE 1 TB A USA POUR 25",
    });
    const keys = keysFor(log, 'all').filter((key, index, all) => key !== all[index - 1] && key !== 'timeout');
    expect(keys).toEqual(['DEAL', 'MOVED', 'HELD', 'GIFT', 'stocks', 'unStocks', 'motionAbm', 'turn']);
  });
});
