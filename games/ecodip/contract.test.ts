import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { clausesIn } from '#testkit/boxes.ts';
import { contract } from '#testkit/contract.ts';
import { ecodip } from './index.ts';
import { type Secrets, type Sheet, type State, type Tag, TAGS } from './types.ts';

const clauses = clausesIn(new URL('booklet.en.md', import.meta.url));

/* Everything that a viewer may not know is changed here, by a reading of EC-7.1 of its own: it must not ask view.ts. */

const hiddenFrom = ({ table }: State, viewer: Viewer): readonly Tag[] =>
  viewer === 'referee' || table.phase === 'GAME_OVER' ? [] : table.powers.filter((_tag, seat) => seat !== viewer);

const isAlive = ({ table }: State, tag: Tag): boolean => table.eliminated.every(({ power }) => power !== tag);

type Hidden = { -readonly [K in Tag]: Secrets };

/** Gold passes from hand to hand among the others: its sum can be reckoned from what is published. */
const scrambleGold = (secrets: Hidden, tags: readonly Tag[], chance: Draws): void => {
  if (tags.length < 2) return;
  const [from, to] = chance.shuffle(tags);
  if (from === undefined || to === undefined) return;
  const amount = chance.int(secrets[from].gold + 1);
  secrets[from] = { ...secrets[from], gold: secrets[from].gold - amount };
  secrets[to] = { ...secrets[to], gold: secrets[to].gold + amount };
};

/** A site of another power is emptied into its stock, and missiles of its stock pass to a third. */
const scrambleMissiles = (secrets: Hidden, tags: readonly Tag[], chance: Draws): void => {
  for (const tag of tags) {
    const [site, arms] = Object.entries(secrets[tag].sites)[0] ?? [];
    if (site === undefined || arms === undefined || chance.int(2) === 0) continue;
    const { [site]: _gone, ...sites } = secrets[tag].sites;
    const { stock } = secrets[tag];
    // Japan may hold no ICBM that it has not always had, and it never has one on the map.
    secrets[tag] = { ...secrets[tag], sites, stock: { ICBM: stock.ICBM + arms.ICBM, ABM: stock.ABM + arms.ABM } };
  }
  const movers = tags.filter((tag) => tag !== 'JAP');
  if (movers.length < 2) return;
  const [from, to] = chance.shuffle(movers);
  if (from === undefined || to === undefined) return;
  const abm = chance.int(secrets[from].stock.ABM + 1);
  secrets[from] = { ...secrets[from], stock: { ...secrets[from].stock, ABM: secrets[from].stock.ABM - abm } };
  secrets[to] = { ...secrets[to], stock: { ...secrets[to].stock, ABM: secrets[to].stock.ABM + abm } };
};

const EMPTY: Sheet = { text: '# something else', lines: [] };

const scramble = (state: State, viewer: Viewer, chance: Draws): State => {
  const others = hiddenFrom(state, viewer);
  if (others.length === 0) return state;
  const living = others.filter((tag) => isAlive(state, tag));
  const secrets: Hidden = { ...state.secrets };
  scrambleGold(secrets, living, chance);
  scrambleMissiles(secrets, living, chance);
  for (const tag of others) {
    const autoReady = chance.int(2) === 0;
    secrets[tag] = { ...secrets[tag], autoReady, abmPlace: chance.int(2) === 0 ? 'par' : null, carried: [], notes: [] };
  }
  const own = typeof viewer === 'number' ? at(state.table.powers, viewer) : null;
  const sheets = Object.fromEntries(TAGS.flatMap((tag) => (state.sheets[tag] === undefined ? [] : [[tag, tag === own ? state.sheets[tag] : EMPTY]])));
  const record = state.record.filter(({ parties }) => own !== null && parties.includes(own));
  const refereeVotes = Object.fromEntries(state.table.motions.filter(({ what }) => what !== 'ABM').map(({ no }) => [no, 'yes' as const]));
  return { ...state, secrets, sheets, record, refereeVotes };
};

const text = { reason: '', publicity: 'public' };

/** One move of each type, as it comes off the wire. */
const examples: readonly unknown[] = [
  { type: 'orders', sheet: 'A par - bel' },
  { type: 'submit', sheet: 'JE VENDS 3 TB A EOC POUR 75' },
  { type: 'write', line: 'A mos T' },
  { type: 'confirm' },
  { type: 'unconfirm' },
  { type: 'autoReady', on: true },
  { type: 'publish' },
  { type: 'sendBack', reason: 'x' },
  { type: 'voteAid', motion: 1, vote: 'yes' },
  { type: 'extend', hours: 24 },
  { type: 'vacate', power: 'USA' },
  { type: 'reinstate', power: 'USA' },
  { type: 'ruleAddArmy', power: 'USA', at: 'ari', ...text },
  { type: 'ruleAddFleet', power: 'EOC', place: 'esp/co', ...text },
  { type: 'ruleRemoveUnit', at: 'par', ...text },
  { type: 'ruleMoveArmy', at: 'par', to: 'bel', ...text },
  { type: 'ruleMoveFleet', at: 'lon', place: 'MDN', ...text },
  { type: 'ruleForce', at: 'par', force: 2, ...text },
  { type: 'ruleOwner', at: 'sui', owner: 'EOC', ...text },
  { type: 'ruleStock', holder: 'USA', what: 'gold', amount: 500, ...text },
  { type: 'ruleMissile', power: 'RUS', kind: 'ICBM', site: 'mos', amount: 2, ...text },
  { type: 'rulePrice', good: 'TB', amount: 30, ...text },
];

/** The same game with its last year near: people stop long before bots do, and the suite has no such patience. */
const brief: typeof ecodip = {
  ...ecodip,
  module: {
    ...ecodip.module,
    options: { ...ecodip.module.options, maxYears: { ...ecodip.module.options.maxYears, min: 1, max: 3, also: [], default: 2 } },
    presets: [],
  },
};

contract(brief, { scramble, clauses, examples, games: 6 });

/** Without a last year games end by agreement, as random players do after some years. */
contract({ ...ecodip, bots: {} }, { scramble, clauses, examples, games: 2 });
