import { type Province, worldOf } from '#games/ecodip/data/world.ts';
import { GOLD_PER_MINE } from '#games/ecodip/data.ts';
import { centresNeeded } from '#games/ecodip/rules/ending.ts';
import { forcesOf, goldOf, holdingsIn, isCentre, isRadioactive, seasonOf, seatOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { GOODS, type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import type { Clause } from '#kernel/messages.ts';
import { type PlainKey, type Say, type Voice, wordsOf } from '#kernel/words.ts';
import { type Explain, type Explained, explainer, type Thing, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { words as catalogue } from './explain-words.ts';
import { powerName, seasonName } from './powers.tsx';

interface Scene {
  readonly view: View;
  readonly voice: Voice;
  readonly say: Say<typeof catalogue>;
}

type EC = Clause<'EC'>;
type Plain = PlainKey<typeof catalogue>;

const wordsIn = wordsOf(catalogue);

const told = (words: string, ...clauses: readonly EC[]): Explained => ({ words, clauses });
const plain =
  (key: Plain, ...clauses: readonly EC[]): Thing<Scene> =>
  ({ say }) =>
    told(say(key), ...clauses);

const tagIn = (of: string): Tag | undefined => TAGS.find((tag) => tag === of);

/** Sentences of one family, each with its clause. */
const family =
  (name: 'good' | 'step' | 'sign', clauses: Readonly<Record<string, EC>>): Thing<Scene> =>
  ({ say }, of) => {
    const key = PLAIN.find((each) => each === `${name}.${of}`);
    const clause = clauses[of];
    return key === undefined || clause === undefined ? null : told(say(key), clause);
  };

const isPlain = (key: string): key is Plain => Object.entries(catalogue).some(([each, [fr]]) => each === key && !fr.includes('{'));
const PLAIN: readonly Plain[] = Object.keys(catalogue).filter(isPlain);

const ofPower =
  (explained: (scene: Scene, tag: Tag) => Explained): Thing<Scene> =>
  (scene, of) => {
    const tag = tagIn(of);
    return tag === undefined ? null : explained(scene, tag);
  };

const neededIn = ({ options, table }: View): number => centresNeeded(worldOf(options), table, options);

/** What a province brings its owner, each with its clause. */
const giftsOf = ({ view, say }: Scene, { id, resource }: Province): readonly Explained[] => {
  const { table, options } = view;
  const ruined = table.ruins.includes(id);
  return [
    isCentre(worldOf(options), table, id) ? told(say('gives.centre'), 'EC-4.10.2') : told(say('gives.food'), 'EC-4.9.1'),
    ...(resource === 'MP' && !ruined ? [told(say('gives.MP'), 'EC-4.9.1')] : []),
    ...(resource === 'gold' && !ruined ? [told(say('gives.gold', { gold: GOLD_PER_MINE }), 'EC-4.9.1')] : []),
    ...(table.factories[id] === undefined ? [] : [told(say('gives.factory'), 'EC-4.9.3')]),
  ];
};

const provinceTold = (scene: Scene, province: Province): Explained => {
  const { view, voice, say } = scene;
  const { table } = view;
  const name = province.name[voice.lang];
  if (isRadioactive(table, province.id)) {
    const { at } = seasonName((table.radioactive[province.id] ?? 0) + 1, voice.lang);
    return told(say('province.radioactive', { name, at }), 'EC-4.5.6', 'EC-4.5.7');
  }
  if (province.kind === 'sea') {
    const frozen = province.freezes && seasonOf(table.turn) === 'autumn';
    return frozen ? told(say('province.frozen', { name }), 'EC-4.6.8.3') : told(say('province.sea', { name }), 'EC-4.6.1.1');
  }
  const gives = giftsOf(scene, province);
  const owner = table.owners[province.id];
  const words = say('province', {
    name,
    owner: owner === undefined ? say('province.free') : powerName(owner, voice.lang),
    gives: gives.map((gift) => gift.words),
  });
  return { words, clauses: [...new Set(gives.flatMap(({ clauses }) => clauses))] };
};

/** EC-13: what stands on the map and around it, in one sentence each. */
export const things = {
  power: ofPower(({ view, voice, say }, tag) =>
    told(
      say('power', {
        power: powerName(tag, voice.lang),
        player: voice.seatName(seatOf(view.table, tag)),
        centres: holdingsIn(view).centres[tag],
        needed: neededIn(view),
      }),
      'EC-5.1',
    ),
  ),
  province: (scene: Scene, of: string) => {
    const found = worldOf(scene.view.options).find(of);
    return found === undefined ? null : provinceTold(scene, found);
  },
  centres: ofPower(({ view, say }, tag) => told(say('centres', { centres: holdingsIn(view).centres[tag], needed: neededIn(view) }), 'EC-4.10.2', 'EC-5.1')),
  provinces: ofPower(({ view, say }, tag) => told(say('provinces', { provinces: holdingsIn(view).provinces[tag] }), 'EC-4.9.1')),
  units: ofPower(({ view, say }, tag) => {
    const units = unitsOf(view.table, tag);
    return told(say('units', { units: units.length, force: forcesOf(units) }), 'EC-4.6.1.2', 'EC-4.11.1');
  }),
  force: plain('force', 'EC-4.6.1.2'),
  stocks: plain('stocks', 'EC-2.4.1', 'EC-7.1'),
  good: family('good', { TB: 'EC-4.11.1', MP: 'EC-4.13.1', BT: 'EC-4.12.1' }),
  gold: ofPower(({ view, say }, tag) => {
    const gold = goldOf(view, tag);
    return gold === null ? told(say('goldSecret'), 'EC-7.1') : told(say('gold', { gold }), 'EC-7.1', 'EC-4.7.1');
  }),
  arms: plain('arms', 'EC-4.5.1', 'EC-4.5.4'),
  season: plain('season', 'EC-4.1.1', 'EC-4.1.3'),
  step: family('step', {
    un: 'EC-4.3.4',
    trade: 'EC-4.4.4',
    missiles: 'EC-4.4.2',
    fire: 'EC-4.5.2',
    move: 'EC-4.6.5.9',
    retreat: 'EC-4.6.9.1',
    conquest: 'EC-4.8.1',
    harvest: 'EC-4.9.1',
    adjust: 'EC-4.10.1',
    feed: 'EC-4.11.3',
    bonds: 'EC-4.12.2',
    factories: 'EC-4.13.1',
    gifts: 'EC-4.7.1',
    prices: 'EC-4.15.2',
  }),
  sign: family('sign', {
    centre: 'EC-4.10.1',
    food: 'EC-4.9.1',
    MP: 'EC-4.9.1',
    factory: 'EC-4.9.3',
    gold: 'EC-4.9.1',
    missiles: 'EC-7.1',
    radioactive: 'EC-4.5.6',
    ice: 'EC-4.6.8.3',
    canal: 'EC-2.8.1',
    force: 'EC-4.6.1.2',
    barred: 'EC-2.9.3',
  }),
  price: ({ view, say }: Scene, of: string) => {
    const good = GOODS.find((each) => each === of);
    return good === undefined ? null : told(say('price', { good, price: view.table.prices[good] }), 'EC-4.15.1', 'EC-4.15.2');
  },
  un: plain('un', 'EC-4.3.5', 'EC-4.3.9'),
} as const;

const sceneOf = ({ view, voice }: GameProps<View>): Scene => ({ view, voice, say: wordsIn(voice) });

export const explain: Explain<GameProps<View>> = explainer(sceneOf, things);

const isPhase =
  (...phases: readonly View['table']['phase'][]) =>
  ({ view }: Scene): boolean =>
    phases.includes(view.table.phase);

/** When each tip matters. */
export const tip: TipNow<GameProps<View>> = tipper(sceneOf, [
  { id: 'goal', when: isPhase('PLACEMENT'), told: ({ view, say }) => told(say('tip.goal', { needed: neededIn(view) }), 'EC-5.1', 'EC-4.1.3') },
  { id: 'winter', when: isPhase('WINTER_ORDERS'), told: ({ say }) => told(say('tip.winter'), 'EC-4.11.1', 'EC-4.10.2') },
  { id: 'retreat', when: isPhase('SPRING_RETREATS', 'AUTUMN_RETREATS'), told: ({ say }) => told(say('tip.retreat'), 'EC-4.6.9.2') },
  { id: 'orders', when: isPhase('SPRING_ORDERS', 'AUTUMN_ORDERS'), told: ({ say }) => told(say('tip.orders'), 'EC-4.6.2.3', 'EC-4.6.5.9') },
  { id: 'trade', when: isPhase('SPRING_ORDERS'), told: ({ say }) => told(say('tip.trade'), 'EC-4.4.4') },
]);
