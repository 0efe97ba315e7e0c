import { type OrderDesk, orderDesk } from '#diplomacy/order-desk.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { MovementOrder, PowerId, ProvinceId } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import { batch, computed, signal } from '@preact/signals';
import { compose, type Draft, targetsOf } from '#diplomacy/composing.ts';
import { readLink, writeLink } from './link.ts';
import { atStage, positionOf, type Scenario, unitAt, withOrder, withRetreat } from './scenario.ts';
import { playedOn, rulesOf, verdictOf } from './verdict.ts';

/** The state of the page: the scenario with its past and future, and what the reader is about to do. */
export const scenario = signal<Scenario>(positionOf(standardBoard().map.start));
export const past = signal<readonly Scenario[]>([]);
export const future = signal<readonly Scenario[]>([]);
/** The province chosen. */
export const chosen = signal<ProvinceId | null>(null);
export const draft = signal<Draft | null>(null);
/** Several orders lead where the reader pointed. */
export const offered = signal<readonly MovementOrder[]>([]);
/** The power last placed, proposed again. */
export const lastPower = signal<PowerId>('france');
export const isLinkBroken = signal(false);
/** The unit whose line in the sheet the reader looks at. */
export const lit = signal<ProvinceId | null>(null);
/** Counts the positions loaded: each is looked at whole. */
export const framing = signal(0);

export const verdict = computed(() => (scenario.value.stage === 'orders' ? null : verdictOf(scenario.value)));

const desks = new Map<string, OrderDesk>();
export const desk = (): OrderDesk => {
  const { readings } = scenario.value;
  const key = JSON.stringify(readings);
  const known = desks.get(key) ?? orderDesk(standardBoard(), rulesOf(readings));
  desks.set(key, known);
  return known;
};

export const legal = computed<readonly MovementOrder[]>(() =>
  chosen.value === null || scenario.value.stage !== 'orders' ? [] : desk().legalOrders({ units: scenario.value.units }, chosen.value),
);

/** The retreats open to the chosen unit, while they may be ordered. */
export const openRetreats = computed(() =>
  scenario.value.stage === 'result' ? (verdict.value?.movement.dislodged.find(({ unit }) => unit.loc === chosen.value)?.retreats ?? []) : [],
);

export const targets = computed<ReadonlySet<ProvinceId>>(() => {
  if (openRetreats.value.length > 0) return new Set(openRetreats.value.map(({ loc }) => loc));
  return draft.value === null ? new Set() : targetsOf(legal.value, draft.value);
});

const settle = (): void => {
  draft.value = null;
  offered.value = [];
};

const show = (next: Scenario): void => {
  scenario.value = next;
  history.replaceState(null, '', `#${writeLink(next)}`);
};

/** A change the reader can undo. */
export const commit = (next: Scenario): void =>
  batch(() => {
    past.value = [...past.value, scenario.value];
    future.value = [];
    isLinkBroken.value = false;
    settle();
    show(next);
  });

export const undo = (): void => {
  if (past.value.length === 0) return;
  batch(() => {
    future.value = [scenario.value, ...future.value];
    settle();
    show(at(past.value, past.value.length - 1));
    past.value = past.value.slice(0, -1);
  });
};

export const redo = (): void => {
  if (future.value.length === 0) return;
  batch(() => {
    past.value = [...past.value, scenario.value];
    settle();
    show(at(future.value, 0));
    future.value = future.value.slice(1);
  });
};

/** A whole new scenario. */
export const load = (next: Scenario): void =>
  batch(() => {
    chosen.value = null;
    commit(next);
    framing.value++;
  });

/** What the address of the page says, when it is not what is shown already. */
export const follow = (fragment: string): void => {
  if (fragment === '' || fragment === writeLink(scenario.peek())) return;
  const linked = readLink(fragment);
  batch(() => {
    isLinkBroken.value = linked === null;
    chosen.value = null;
    settle();
    past.value = [];
    future.value = [];
    scenario.value = linked ?? positionOf(standardBoard().map.start);
    framing.value++;
  });
};

export const choose = (loc: ProvinceId | null): void =>
  batch(() => {
    settle();
    chosen.value = loc;
  });

/** Gives an order; the next unit without one is not chosen by itself, the reader may want to look. */
export const give = (order: MovementOrder): void => commit(withOrder(scenario.value, order));

export const begin = (kind: Draft['kind']): void =>
  batch(() => {
    offered.value = [];
    draft.value = { kind, of: null };
  });

const pointForDraft = (loc: ProvinceId, half: Draft): void => {
  const made = compose(legal.value, half, loc);
  if (made.to === 'go on') draft.value = made.draft;
  else if (made.to === 'nothing') choose(loc);
  else if (made.orders.length === 1) give(at(made.orders, 0));
  else offered.value = made.orders;
};

/** The reader points at a province, on the map or in the list. */
export const point = (loc: ProvinceId): void => {
  const unit = chosen.value;
  const retreat = openRetreats.value.filter((place) => place.loc === loc);
  if (unit !== null && retreat.length > 0) {
    const { coast } = at(retreat, 0);
    commit(withRetreat(scenario.value, { k: 'retreat', at: unit, to: loc, ...(coast === undefined ? {} : { coast }) }));
  } else if (draft.value !== null) pointForDraft(loc, draft.value);
  else choose(loc === unit ? null : loc);
};

export const adjudicate = (): void => {
  const first = verdictOf(scenario.value).movement.dislodged.find(({ retreats }) => retreats.length > 0);
  commit(atStage(scenario.value, 'result'));
  chosen.value = first?.unit.loc ?? null;
};

export const adjudicateRetreats = (): void => {
  commit(atStage(scenario.value, 'retreated'));
  chosen.value = null;
};

export const backToOrders = (): void => commit(atStage(scenario.value, 'orders'));

export const playOn = (): void => {
  if (verdict.value !== null) load(playedOn(scenario.value, verdict.value));
};

export const chosenUnit = computed(() => (chosen.value === null ? undefined : unitAt(scenario.value, chosen.value)));
