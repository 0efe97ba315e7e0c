import { type Province, worldOf } from '#games/ecodip/data/world.ts';
import { GOLD_PER_MINE } from '#games/ecodip/data.ts';
import { centresNeeded } from '#games/ecodip/rules/ending.ts';
import { forcesOf, goldOf, holdingsIn, isCentre, isRadioactive, seasonOf, seatOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { GOODS, type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { type Explain, explainer, firstOf, type Thing, thingsOf, type TipNow, tipper } from '#web/kit/parts/explain.ts';
import { powerName, seasonName } from './powers.tsx';

/* EC-13: what stands on the map and around it, in one sentence each. */

type Scene = Pick<GameProps<View>, 'view' | 'voice'>;
type About<T> = (scene: Scene, of: string) => T | null;

const thing = thingsOf<Scene>();

const needed = ({ view: { options, table } }: Scene): number => centresNeeded(worldOf(options), table, options);

/** Things of one family, by what stands behind its name, such as `good TB`. */
const family =
  (members: Readonly<Record<string, Thing<Scene>>>): Thing<Scene> =>
  (scene, of) =>
    members[of]?.(scene, of) ?? null;

const ofPower =
  <T>(fills: (tag: Tag, scene: Scene) => T): About<T> =>
  (scene, of) => {
    const tag = TAGS.find((each) => each === of);
    return tag === undefined ? null : fills(tag, scene);
  };

const ofProvince =
  <T>(fills: (province: Province, scene: Scene) => T | null): About<T> =>
  (scene, of) => {
    const found = worldOf(scene.view.options).find(of);
    return found === undefined ? null : fills(found, scene);
  };

type IsSo = (province: Province, view: View) => boolean;

const onlyIf =
  (isSo: IsSo, row: Thing<Scene>): Thing<Scene> =>
  (scene, of) =>
    ofProvince((province) => isSo(province, scene.view))(scene, of) === true ? row(scene, of) : null;

const holdsCentre: IsSo = ({ id }, { options, table }) => isCentre(worldOf(options), table, id);
const yields =
  (resource: Province['resource']): IsSo =>
  (province, { table }) =>
    province.resource === resource && !table.ruins.includes(province.id);

/** What a province brings its owner, each with its clause. */
const gifts: readonly Thing<Scene>[] = [
  firstOf(
    onlyIf(holdsCentre, thing(['un centre (une unité permise)', 'a centre (one unit allowed)'], ['EC-4.10.2'])),
    thing(['1 TB à chaque récolte', '1 TB at each harvest'], ['EC-4.9.1']),
  ),
  onlyIf(yields('MP'), thing(['1 MP à chaque récolte', '1 MP at each harvest'], ['EC-4.9.1'])),
  onlyIf(
    yields('gold'),
    thing(['{gold} kg d’or à chaque récolte', '{gold} kg of gold at each harvest'], ['EC-4.9.1'], () => ({ gold: GOLD_PER_MINE })),
  ),
  onlyIf(({ id }, { table }) => table.factories[id] !== undefined, thing(['une usine à BT', 'a factory for BT'], ['EC-4.9.3'])),
];

const owned = thing(['{name} ({owner})\u00a0: {gives}.', '{name} ({owner}): {gives}.'], [], (scene, of) =>
  ofProvince(({ id, name }, { view, voice }) => {
    const owner = view.table.owners[id];
    return {
      name: name[voice.lang],
      owner: owner === undefined ? { text: { fr: 'libre', en: 'free' } } : powerName(owner, voice.lang),
      gives: gifts.flatMap((gift) => gift(scene, of)?.words ?? []),
    };
  })(scene, of),
);

const land: Thing<Scene> = (scene, of) => {
  const said = owned(scene, of);
  return said === null ? null : { ...said, clauses: [...new Set(gifts.flatMap((gift) => gift(scene, of)?.clauses ?? []))] };
};

const named = ofProvince(({ name }, { voice }) => ({ name: name[voice.lang] }));

export const province = firstOf(
  onlyIf(
    ({ id }, { table }) => isRadioactive(table, id),
    thing(
      [
        '{name} est radioactive\u00a0: personne n’y entre et elle ne donne rien\u00a0; elle rouvre {at}.',
        '{name} is radioactive: nobody enters and it yields nothing; it reopens {at}.',
      ],
      ['EC-4.5.6', 'EC-4.5.7'],
      ofProvince(({ id, name }, { view: { table }, voice: { lang } }) => ({ name: name[lang], at: seasonName((table.radioactive[id] ?? 0) + 1, lang).at })),
    ),
  ),
  onlyIf(
    ({ kind, freezes }, { table }) => kind === 'sea' && freezes && seasonOf(table.turn) === 'autumn',
    thing(
      [
        '{name} est gelée cet automne\u00a0: on n’y entre pas, on n’en sort pas, et on n’y attaque pas.',
        '{name} is frozen this autumn: nobody enters, leaves or attacks there.',
      ],
      ['EC-4.6.8.3'],
      named,
    ),
  ),
  onlyIf(
    ({ kind }) => kind === 'sea',
    thing(
      [
        '{name}, une mer\u00a0: seules les flottes s’y tiennent\u00a0; elle n’est à personne et ne donne rien.',
        '{name}, a sea: only fleets stand there; it belongs to nobody and yields nothing.',
      ],
      ['EC-4.6.1.1'],
      named,
    ),
  ),
  land,
);

export const things = {
  power: thing(
    [
      '{power}, {player}\u00a0: {centres|# centre|# centres}\u00a0; il en faut {needed} pour gagner.',
      '{power}, {player}: {centres|# centre|# centres}; {needed} are needed to win.',
    ],
    ['EC-5.1'],
    ofPower((tag, scene) => ({
      power: powerName(tag, scene.voice.lang),
      player: scene.voice.seatName(seatOf(scene.view.table, tag)),
      centres: holdingsIn(scene.view).centres[tag],
      needed: needed(scene),
    })),
  ),
  province,
  centres: thing(
    [
      '{centres|# centre|# centres}\u00a0: autant d’unités permises, et {needed} font gagner.',
      '{centres|# centre|# centres}: as many units are allowed, and {needed} win.',
    ],
    ['EC-4.10.2', 'EC-5.1'],
    ofPower((tag, scene) => ({ centres: holdingsIn(scene.view).centres[tag], needed: needed(scene) })),
  ),
  provinces: thing(
    [
      '{provinces|# province|# provinces}\u00a0: chacune donne à la récolte des vivres, des matières ou de l’or.',
      '{provinces|# province|# provinces}: each gives food, material or gold at the harvest.',
    ],
    ['EC-4.9.1'],
    ofPower((tag, { view }) => ({ provinces: holdingsIn(view).provinces[tag] })),
  ),
  units: thing(
    [
      '{units|# unité|# unités} d’une force totale de {force}\u00a0; chacune mange un TB par an.',
      '{units|# unit|# units} of a total force of {force}; each eats one TB a year.',
    ],
    ['EC-4.6.1.2', 'EC-4.11.1'],
    ofPower((tag, { view: { table } }) => {
      const units = unitsOf(table, tag);
      return { units: units.length, force: forcesOf(units) };
    }),
  ),
  force: thing(
    [
      'La force totale\u00a0: 1 par unité, et 1 de plus par bon technique placé sur elle.',
      'The total force: 1 for each unit, and 1 more for each technical bond placed on it.',
    ],
    ['EC-4.6.1.2'],
  ),
  stocks: thing(
    ['Vivres, matières et bons techniques\u00a0: tout le monde voit ces stocks.', 'Food, material and technical bonds: everybody sees these stocks.'],
    ['EC-2.4.1', 'EC-7.1'],
  ),
  good: family({
    TB: thing(
      ['TB, les vivres\u00a0: un par unité et par an, sinon elle disparaît.', 'TB, food: one for each unit and year, or it disappears.'],
      ['EC-4.11.1'],
    ),
    MP: thing(['MP, les matières\u00a0: deux mettent une usine en service.', 'MP, material: two start a factory.'], ['EC-4.13.1']),
    BT: thing(
      [
        'BT, les bons techniques\u00a0: placé sur une unité, chacun ajoute 1 à sa force, pour toujours.',
        'BT, technical bonds: placed on a unit, each adds 1 to its force, for ever.',
      ],
      ['EC-4.12.1'],
    ),
  }),
  gold: firstOf(
    thing(
      [
        '{gold} kg d’or\u00a0: lui seul et l’arbitre le savent. Il paie marchés, usines et dons.',
        '{gold} kg of gold: only its owner and the referee know. It pays for deals, factories and gifts.',
      ],
      ['EC-7.1', 'EC-4.7.1'],
      (scene, of) => {
        const gold = ofPower((tag) => goldOf(scene.view, tag))(scene, of);
        return gold === null ? null : { gold };
      },
    ),
    thing(['L’or de chacun est secret jusqu’à la fin.', 'Everybody’s gold is secret until the end.'], ['EC-7.1']),
  ),
  arms: thing(
    [
      'Vos missiles et anti-missiles\u00a0: un ICBM dévaste une province, un ABM sur place en arrête un.',
      'Your missiles and anti-missiles: an ICBM lays a province waste, an ABM on the spot stops one.',
    ],
    ['EC-4.5.1', 'EC-4.5.4'],
  ),
  season: thing(
    [
      'Un tour est un printemps ou un automne\u00a0; tous écrivent en secret, puis tout se résout à la fois, étape par étape.',
      'A turn is a spring or an autumn; all write in secret, then everything is resolved at once, step by step.',
    ],
    ['EC-4.1.1', 'EC-4.1.3'],
  ),
  step: family({
    un: thing(['L’ONU vote les demandes d’ABM et d’aide.', 'The UN votes on requests for ABMs and aid.'], ['EC-4.3.4']),
    trade: thing(
      ['Une vente n’a lieu que si les deux feuilles disent exactement la même chose.', 'A sale takes place only if both sheets say exactly the same.'],
      ['EC-4.4.4'],
    ),
    missiles: thing(['En automne, seuls les missiles s’achètent et se vendent.', 'In autumn only missiles are bought and sold.'], ['EC-4.4.2']),
    fire: thing(['Tous les tirs partent à la fois\u00a0; un ABM arrête un ICBM.', 'All missiles leave at once; an ABM stops one ICBM.'], ['EC-4.5.2']),
    move: thing(
      ['La plus grande force entre\u00a0; à forces égales, personne ne bouge.', 'The greater force enters; with equal forces nobody moves.'],
      ['EC-4.6.5.9'],
    ),
    retreat: thing(
      [
        'Une unité délogée se retire dans une province libre voisine, ou disparaît.',
        'A dislodged unit withdraws to a free neighbouring province, or disappears.',
      ],
      ['EC-4.6.9.1'],
    ),
    conquest: thing(['En automne, une province appartient à qui s’y tient.', 'In autumn a province belongs to whoever stands in it.'], ['EC-4.8.1']),
    harvest: thing(['Chaque province donne sa récolte à son propriétaire.', 'Each province gives its harvest to its owner.'], ['EC-4.9.1']),
    adjust: thing(
      ['Moins d’unités que de centres\u00a0: on construit\u00a0; plus\u00a0: on retire.', 'Fewer units than centres: one builds; more: one removes.'],
      ['EC-4.10.1'],
    ),
    feed: thing(
      ['Un TB par unité\u00a0; celles qu’on ne nourrit pas disparaissent.', 'One TB for each unit; those that are not fed disappear.'],
      ['EC-4.11.3'],
    ),
    bonds: thing(['Un bon technique placé sur une unité y reste.', 'A technical bond placed on a unit stays there.'], ['EC-4.12.2']),
    factories: thing(
      ['Deux MP mettent une usine en service\u00a0: un an plus tard elle livre un BT.', 'Two MP start a factory: a year later it delivers a BT.'],
      ['EC-4.13.1'],
    ),
    gifts: thing(['On donne de l’or à qui l’on veut, des marchandises à l’ONU seule.', 'Gold may be given to anybody, goods to the UN alone.'], ['EC-4.7.1']),
    prices: thing(['Les cours se font une fois par an, d’après les marchés conclus.', 'Prices are made once a year, from the deals concluded.'], ['EC-4.15.2']),
  }),
  sign: family({
    centre: thing(['Un centre permet une unité et compte pour la victoire.', 'A centre allows a unit and counts for victory.'], ['EC-4.10.1']),
    food: thing(['Cette province donne des vivres (TB) à la récolte.', 'This province gives food (TB) at the harvest.'], ['EC-4.9.1']),
    MP: thing(['Cette province donne une matière première (MP) à la récolte.', 'This province gives raw material (MP) at the harvest.'], ['EC-4.9.1']),
    factory: thing(
      [
        'Une usine à l’arrêt, en marche ou en chantier\u00a0: en marche, elle livre un BT après un an.',
        'A factory idle, at work or being built: at work, it delivers a BT after a year.',
      ],
      ['EC-4.9.3'],
    ),
    gold: thing(['Cette province donne de l’or à la récolte.', 'This province gives gold at the harvest.'], ['EC-4.9.1']),
    missiles: thing(['Vos missiles et anti-missiles, que personne d’autre ne voit.', 'Your missiles and anti-missiles, which nobody else sees.'], ['EC-7.1']),
    radioactive: thing(
      ['Radioactive\u00a0: personne n’y entre, et elle ne donne rien jusque-là.', 'Radioactive: nobody enters, and it gives nothing until then.'],
      ['EC-4.5.6'],
    ),
    ice: thing(
      ['Ces mers gèlent en automne\u00a0: on n’y entre pas et on n’en sort pas.', 'These seas freeze in autumn: nobody enters or leaves them.'],
      ['EC-4.6.8.3'],
    ),
    canal: thing(
      ['Une flotte entre dans une province à canal et en ressort de l’autre côté.', 'A fleet enters a province with a canal and leaves it on the other side.'],
      ['EC-2.8.1'],
    ),
    force: thing(
      ['Le chiffre d’une unité est sa force\u00a0: 1, plus ses bons techniques.', 'The figure on a unit is its force: 1, plus its technical bonds.'],
      ['EC-4.6.1.2'],
    ),
    barred: thing(['Ces deux provinces se touchent, mais on ne passe pas.', 'These two provinces touch, but nobody passes.'], ['EC-2.9.3']),
  }),
  price: thing(
    [
      'Le cours indicatif {good:de}, {price} kg d’or\u00a0: la bourse n’achète ni ne vend, les joueurs conviennent de leurs prix.',
      'The indicative price of {good}, {price} kg of gold: the exchange neither buys nor sells, players agree on their prices.',
    ],
    ['EC-4.15.1', 'EC-4.15.2'],
    ({ view }, of) => {
      const good = GOODS.find((each) => each === of);
      return good === undefined ? null : { good, price: view.table.prices[good] };
    },
  ),
  un: thing(
    [
      'L’ONU vend ses ABM et donne ce qu’elle possède, si les puissances le votent.',
      'The UN sells its ABMs and gives what it owns, if the powers vote for it.',
    ],
    ['EC-4.3.5', 'EC-4.3.9'],
  ),
};

export const explain: Explain<GameProps<View>> = explainer((about) => about, things);

const isPhase =
  (...phases: readonly View['table']['phase'][]) =>
  ({ view }: Scene): boolean =>
    phases.includes(view.table.phase);

/** When each tip matters. */
export const tip: TipNow<GameProps<View>> = tipper(
  (about) => about,
  [
    {
      id: 'goal',
      when: isPhase('PLACEMENT'),
      told: thing(
        [
          'Le but\u00a0: {needed} centres. Chaque saison, tous écrivent leurs ordres en secret\u00a0; d’ici là on parle, on promet, on vend.',
          'The goal: {needed} centres. Each season everybody writes orders in secret; until then one talks, promises and sells.',
        ],
        ['EC-5.1', 'EC-4.1.3'],
        (scene) => ({ needed: needed(scene) }),
      ),
    },
    {
      id: 'winter',
      when: isPhase('WINTER_ORDERS'),
      told: thing(
        ['Chaque unité mange un TB\u00a0: comptez vos vivres avant de construire.', 'Each unit eats one TB: count your food before you build.'],
        ['EC-4.11.1', 'EC-4.10.2'],
      ),
    },
    {
      id: 'retreat',
      when: isPhase('SPRING_RETREATS', 'AUTUMN_RETREATS'),
      told: thing(['Une unité délogée sans ordre de retraite disparaît.', 'A dislodged unit without an order to retreat disappears.'], ['EC-4.6.9.2']),
    },
    {
      id: 'orders',
      when: isPhase('SPRING_ORDERS', 'AUTUMN_ORDERS'),
      told: thing(
        [
          'À forces égales, personne ne bouge\u00a0: un soutien, le vôtre ou celui d’un autre, fait la différence.',
          'With equal forces nobody moves: a support, yours or somebody else’s, makes the difference.',
        ],
        ['EC-4.6.2.3', 'EC-4.6.5.9'],
      ),
    },
    {
      id: 'trade',
      when: isPhase('SPRING_ORDERS'),
      told: thing(
        [
          'Une vente n’a lieu que si l’acheteur écrit exactement la même chose\u00a0: convenez-en d’abord.',
          'A sale takes place only if the buyer writes exactly the same: agree on it first.',
        ],
        ['EC-4.4.4'],
      ),
    },
  ],
);
