import type { Words } from '#kernel/words.ts';

/** Sentences of the adjudicator. `{unit}`, `{other}`… are units (« A Paris »), `{to}`, `{x}`, `{y}` provinces. */
export const words = {
  // Orders refused (EC-4.18.5).
  'diplomacy.E-SYNTAX': [
    'Ordre incompris\u00a0: {text}. On écrit par exemple A par - bel (aller), A par T (tenir), A ruh S A par - bel (soutenir\u00a0; C pour convoyer).',
    'Order not understood: {text}. Write for example A par - bel (move), A par H (hold), A ruh S A par - bel (support; C to convoy).',
  ],
  'diplomacy.E-SYNTAX.retreat': [
    'Ordre incompris\u00a0: {text}. On écrit par exemple A par - bel (se retirer) ou A par D (dissoudre).',
    'Order not understood: {text}. Write for example A par - bel (retreat) or A par D (disband).',
  ],
  'diplomacy.E-SYNTAX.adjustment': [
    'Ordre incompris\u00a0: {text}. On écrit par exemple CONSTRUIT A par, RETIRE A par ou PASSE.',
    'Order not understood: {text}. Write for example BUILD A par, REMOVE A par or WAIVE.',
  ],
  'diplomacy.E-PHASE': ['Cet ordre n’est pas permis dans cette phase.', 'This order is not allowed in this phase.'],
  'diplomacy.E-PROV': ['Province inconnue\u00a0: {x}', 'Unknown province: {x}'],
  'diplomacy.E-PROV.near': ['Province inconnue\u00a0: {x}. Vouliez-vous dire {near}\u00a0?', 'Unknown province: {x}. Did you mean {near}?'],
  'diplomacy.E-NOUNIT': ['Aucune de vos unités en {x}', 'You have no unit in {x}'],
  'diplomacy.E-SELF': ['Une unité ne peut pas se déplacer vers sa propre province.', 'A unit cannot move to its own province.'],
  'diplomacy.E-ARMYSEA': ['Une armée ne peut pas entrer en mer.', 'An army cannot enter a sea.'],
  'diplomacy.E-FLEETLAND': ['Une flotte ne peut pas entrer dans une province intérieure.', 'A fleet cannot enter an inland province.'],
  'diplomacy.E-NOTADJ': ['{y} n’est pas accessible depuis {x}.', '{y} cannot be reached from {x}.'],
  'diplomacy.E-COASTNEEDED': ['Précisez la côte {y:de}\u00a0: {list}', 'Name the coast of {y}: {list}'],
  'diplomacy.E-COASTWRONG': ['La côte {c} {y:de} n’est pas accessible.', 'Coast {c} of {y} cannot be reached.'],
  'diplomacy.E-NOCONVOY': ['Aucun convoi possible {x:de} à {y}.', 'No convoy is possible from {x} to {y}.'],
  'diplomacy.E-SUPTARGET': ['{u} ne peut pas soutenir vers {y}.', '{u} cannot support into {y}.'],
  'diplomacy.E-SUPNONE': ['Aucune unité à soutenir en {x}.', 'There is no unit to support in {x}.'],
  'diplomacy.E-SUPIMPOSSIBLE': ['Le mouvement {x} – {y} est impossible.', 'The move {x} – {y} is impossible.'],
  'diplomacy.E-CONVFLEET': ['Seule une flotte en mer peut convoyer.', 'Only a fleet at sea can convoy.'],
  'diplomacy.E-CONVNONE': ['Aucune armée à convoyer en {x}.', 'There is no army to convoy in {x}.'],
  'diplomacy.E-CONVROUTE': ['Cette flotte n’est utile à aucune route {x:de} à {y}.', 'No route from {x} to {y} needs this fleet.'],
  'diplomacy.E-RADIO': ['{y} est radioactive.', '{y} is radioactive.'],
  'diplomacy.E-FROZEN': ['{y} est gelée cet automne.', '{y} is frozen this autumn.'],
  'diplomacy.E-TWICE': ['Deux ordres différents pour une même unité\u00a0: aucun ne compte.', 'Two different orders for one unit: neither counts.'],
  'diplomacy.E-RETREAT': ['Retraite impossible en {y}.', 'Cannot retreat to {y}.'],
  'diplomacy.E-BUILDWHERE': [
    'On ne construit que dans ses propres centres d’origine, libres et possédés.',
    'You build only in your own, empty, owned home centres.',
  ],
  'diplomacy.E-BUILDCOAST': ['Pas de flotte dans une province intérieure.', 'No fleet in an inland province.'],
  'diplomacy.E-BUILDMANY': ['Plus de constructions que permis.', 'More builds than allowed.'],
  'diplomacy.E-REMOVEMANY': ['Plus de retraits que nécessaire.', 'More removals than needed.'],
  // Why each order succeeded or failed.
  'diplomacy.noOrder': ['{unit} n’a pas reçu d’ordre et tient.', '{unit} received no order and holds.'],
  'diplomacy.holds': ['{unit} tient.', '{unit} holds.'],
  'diplomacy.illegal': ['{unit} tient, car son ordre est illégal.', '{unit} holds, because its order is illegal.'],
  'diplomacy.holdsAgainst': ['Défense {unit:de}\u00a0: {hold}.', 'Defence of {unit}: {hold}.'],
  'diplomacy.supportedBy': [
    'Force {unit:de}\u00a0: {force}, et {support} de soutien ({list}).',
    'Force of {unit}: {force}, and {support} of support ({list}).',
  ],
  'diplomacy.notCounted': [
    'Ne compte pas contre une unité de sa propre puissance\u00a0: le soutien {list:de}.',
    'Does not count against a unit of its own power: the support of {list}.',
  ],
  'diplomacy.moved': ['{unit} – {to}\u00a0: succès.', '{unit} – {to}: success.'],
  'diplomacy.movedAgainst': ['{unit} – {to}\u00a0: succès, {attack} contre {against}.', '{unit} – {to}: success, {attack} against {against}.'],
  'diplomacy.movedCircular': [
    '{unit} – {to}\u00a0: succès, mouvement circulaire où tous avancent ensemble.',
    '{unit} – {to}: success, a circular movement in which all advance together.',
  ],
  'diplomacy.bouncedHold': [
    '{unit} – {to}\u00a0: échec, attaque {attack} contre défense {hold} ({other}).',
    '{unit} – {to}: failure, attack {attack} against defence {hold} ({other}).',
  ],
  'diplomacy.bouncedOwn': [
    '{unit} – {to}\u00a0: échec, {other} y reste et nul ne déloge ses propres unités.',
    '{unit} – {to}: failure, {other} stays there and nobody dislodges their own units.',
  ],
  'diplomacy.bouncedHead': [
    '{unit} – {to}\u00a0: échec, {attack} contre {defend} face à {other}.',
    '{unit} – {to}: failure, {attack} against {defend} head to head with {other}.',
  ],
  'diplomacy.bouncedRival': [
    '{unit} – {to}\u00a0: échec, {attack} contre {prevent} ({other} y va aussi).',
    '{unit} – {to}: failure, {attack} against {prevent} ({other} goes there too).',
  ],
  'diplomacy.heldByParadox': [
    '{unit} – {to}\u00a0: échec, comme tous les mouvements d’un paradoxe de convoi.',
    '{unit} – {to}: failure, like all moves of a convoy paradox.',
  ],
  'diplomacy.struck': ['{unit} – {to}\u00a0: échec, la province a été touchée ce tour-ci.', '{unit} – {to}: failure, the province was hit this turn.'],
  'diplomacy.noRoute': [
    '{unit} – {to}\u00a0: échec, les ordres de convoi ne forment aucune route.',
    '{unit} – {to}: failure, the convoy orders make no route.',
  ],
  'diplomacy.routeBroken': ['{unit} – {to}\u00a0: échec, le convoi est rompu ({list}).', '{unit} – {to}: failure, the convoy is broken ({list}).'],
  'diplomacy.supportGiven': ['{unit} soutient {other} avec une force de {n}.', '{unit} supports {other} with a strength of {n}.'],
  'diplomacy.supportReduced': [
    'Soutien {unit:de} à {other} réduit de {f} à {n} par {list}.',
    'Support of {unit} for {other} reduced from {f} to {n} by {list}.',
  ],
  'diplomacy.supportCut': ['Soutien {unit:de} à {other} coupé par {list}.', 'Support of {unit} for {other} cut by {list}.'],
  'diplomacy.supportDislodged': ['Soutien {unit:de} à {other} perdu\u00a0: {unit} est délogée.', 'Support of {unit} for {other} lost: {unit} is dislodged.'],
  'diplomacy.supportParadox': [
    'Soutien {unit:de} à {other} annulé\u00a0: paradoxe de soutien mutuel.',
    'Support of {unit} for {other} void: mutual-support paradox.',
  ],
  'diplomacy.uncutTarget': [
    'L’attaque {attacker:de} ne coupe pas un soutien dirigé contre sa propre province.',
    'The attack of {attacker} does not cut support against its own province.',
  ],
  'diplomacy.uncutOwn': [
    'L’attaque {attacker:de} ne coupe pas le soutien d’une unité de la même puissance.',
    'The attack of {attacker} does not cut the support of a unit of the same power.',
  ],
  'diplomacy.uncutAbsent': [
    'L’attaque {attacker:de} ne coupe rien\u00a0: elle n’est pas arrivée.',
    'The attack of {attacker} cuts nothing: it did not arrive.',
  ],
  'diplomacy.voidHold': ['{unit} soutient en vain\u00a0: {other} avait l’ordre de se déplacer.', '{unit} supports in vain: {other} was ordered to move.'],
  'diplomacy.voidMove': [
    '{unit} soutient en vain\u00a0: l’ordre {other} – {to} n’a pas été donné.',
    '{unit} supports in vain: the order {other} – {to} was not given.',
  ],
  'diplomacy.voidGone': ['{unit} n’a plus rien à faire\u00a0: l’unité a disparu ({x}).', '{unit} has nothing left to do: the unit is gone ({x}).'],
  'diplomacy.voidConvoy': [
    '{unit} ne convoie rien\u00a0: l’ordre {other} – {to} n’a pas été donné.',
    '{unit} carries nothing: the order {other} – {to} was not given.',
  ],
  'diplomacy.convoyStands': ['{unit} convoie {other} – {to}.', '{unit} convoys {other} – {to}.'],
  'diplomacy.convoyByLand': ['{unit} convoie en vain\u00a0: {other} – {to} se fait par terre.', '{unit} convoys in vain: {other} – {to} goes by land.'],
  'diplomacy.convoyDisrupted': ['Convoi {unit:de} rompu\u00a0: elle est délogée.', 'Convoy of {unit} broken: it is dislodged.'],
  'diplomacy.convoyParadox': ['Convoi {unit:de} rompu\u00a0: paradoxe de convoi.', 'Convoy of {unit} broken: convoy paradox.'],
  'diplomacy.annihilated': ['{unit} est annihilée avant le mouvement.', '{unit} is annihilated before movement.'],
  'diplomacy.dislodged': ['{unit} est délogée par {other}.', '{unit} is dislodged by {other}.'],
  'diplomacy.mayRetreat': ['Retraites possibles {unit:de}\u00a0: {list}.', 'Possible retreats of {unit}: {list}.'],
  'diplomacy.noRetreat': ['{unit} n’a aucune retraite et se dissout.', '{unit} has no retreat and disbands.'],
  // Retreats and winter.
  'diplomacy.retreated': ['{unit} – {to}\u00a0: retraite.', '{unit} – {to}: retreat.'],
  'diplomacy.disbanded': ['{unit} se dissout.', '{unit} disbands.'],
  'diplomacy.disbandedSilent': ['{unit} n’a pas reçu d’ordre de retraite et se dissout.', '{unit} received no retreat order and disbands.'],
  'diplomacy.disbandedIllegal': ['{unit} se dissout, car son ordre est illégal.', '{unit} disbands, because its order is illegal.'],
  'diplomacy.collided': [
    '{unit} – {to}\u00a0: plusieurs unités s’y retirent, toutes se dissolvent.',
    '{unit} – {to}: several units retreat there, all disband.',
  ],
  'diplomacy.built': ['{unit} est construite.', '{unit} is built.'],
  'diplomacy.removed': ['{unit} est retirée.', '{unit} is removed.'],
  'diplomacy.removedInDisorder': [
    '{unit} est retirée faute d’ordre\u00a0: c’est la plus éloignée.',
    '{unit} is removed for want of an order: it is the farthest.',
  ],
  'diplomacy.refused': ['Ordre ignoré ({x}).', 'Order ignored ({x}).'],
  // Maps and records that do not hold together.
  'diplomacy.map.notAMap': [
    'Une carte est un objet qui donne id, name, alphabet, powers, provinces et start.',
    'A map is an object with id, name, alphabet, powers, provinces and start.',
  ],
  'diplomacy.map.misshapen': ['La carte est mal formée à l’endroit «\u00a0{part}\u00a0».', 'The map is misshapen at “{part}”.'],
  'diplomacy.map.twice': ['Le nom «\u00a0{id}\u00a0» est employé deux fois.', 'The name “{id}” is used twice.'],
  'diplomacy.map.seaWithLand': [
    'La mer {id} ne peut avoir ni voisins par terre, ni côtes, ni centre.',
    'The sea {id} can have neither neighbours by land, nor coasts, nor a centre.',
  ],
  'diplomacy.map.inlandFleet': ['La province intérieure {id} ne peut avoir de voisins par mer.', 'The inland province {id} cannot have neighbours by sea.'],
  'diplomacy.map.coastWithoutSea': ['La côte {place} ne touche aucune mer.', 'The coast {place} touches no sea.'],
  'diplomacy.map.unknownNeighbour': ['{id} a pour voisine {other}, qui n’existe pas.', '{id} has the neighbour {other}, which does not exist.'],
  'diplomacy.map.noSuchWalk': ['Une armée ne peut aller {id:de} à {other}.', 'An army cannot go from {id} to {other}.'],
  'diplomacy.map.noSuchSailing': ['Une flotte ne peut aller {id:de} à {other}.', 'A fleet cannot go from {id} to {other}.'],
  'diplomacy.map.unknownCoast': [
    '{id} a pour voisine {other}\u00a0; les côtes sont\u00a0: {coasts}.',
    '{id} has the neighbour {other}; its coasts are: {coasts}.',
  ],
  'diplomacy.map.oneWay': ['{from} touche {to}, mais {to} ne touche pas {from}.', '{from} touches {to}, but {to} does not touch {from}.'],
  'diplomacy.map.coastName': ['«\u00a0{coast}\u00a0» n’est pas un nom de côte ({id}).', '“{coast}” is no name of a coast ({id}).'],
  'diplomacy.map.noCanal': [
    'Le canal {id} doit joindre, sans côtes séparées, deux mers qui ne se touchent pas.',
    'The canal {id} must join, without separate coasts, two seas that do not touch.',
  ],
  'diplomacy.map.homeNoCentre': [
    '{home}, centre d’origine {power:de}, n’est pas un centre de la carte.',
    '{home}, home centre of {power}, is no centre of the map.',
  ],
  'diplomacy.map.homeTwice': ['{home} est le centre d’origine de deux puissances.', '{home} is the home centre of two powers.'],
  'diplomacy.map.cannotStand': ['Cette unité ne peut pas se tenir en {place}.', 'This unit cannot stand in {place}.'],
  'diplomacy.map.crowded': ['Deux unités se tiennent en {place}.', 'Two units stand in {place}.'],
  'diplomacy.map.unknownPower': ['La puissance {power} n’est pas sur la carte.', 'The power {power} is not on the map.'],
  'diplomacy.map.unreachable': ['{id} n’est pas accessible depuis {first}.', '{id} cannot be reached from {first}.'],
  'diplomacy.map.empty': ['La carte n’a aucune province.', 'The map has no province.'],
  'diplomacy.badForce': [
    'La force de l’unité en {place} doit être un entier d’au moins 1.',
    'The force of the unit in {place} must be a whole number of at least 1.',
  ],
  'diplomacy.record.misshapen': ['L’enregistrement est mal formé à l’endroit «\u00a0{part}\u00a0».', 'The record is misshapen at “{part}”.'],
  'diplomacy.record.notJson': ['Cette ligne n’est pas du JSON.', 'This line is not JSON.'],
  // The command.
  'diplomacy.command.noMap': [
    'La carte {file} est illisible\u00a0; «\u00a0standard\u00a0» désigne la carte classique.',
    'The map {file} cannot be read; “standard” is the standard map.',
  ],
  'diplomacy.command.badMap': ['La carte {file} contient {count|# erreur|# erreurs}\u00a0:', 'The map {file} has {count|# error|# errors}:'],
  'diplomacy.command.badRule': ['Règle inconnue\u00a0: {setting}. Les règles sont\u00a0: {known}.', 'Unknown rule: {setting}. The rules are: {known}.'],
  'diplomacy.command.speed.movement': [
    'Mouvements\u00a0: {rate} arbitrages par seconde, lecture non comprise ({count|# enregistrement|# enregistrements}).',
    'Movement: {rate} adjudications per second, parsing excluded ({count|# record|# records}).',
  ],
  'diplomacy.command.speed.retreat': [
    'Retraites\u00a0: {rate} arbitrages par seconde, lecture non comprise ({count|# enregistrement|# enregistrements}).',
    'Retreats: {rate} adjudications per second, parsing excluded ({count|# record|# records}).',
  ],
  'diplomacy.command.speed.adjustment': [
    'Ajustements\u00a0: {rate} arbitrages par seconde, lecture non comprise ({count|# enregistrement|# enregistrements}).',
    'Adjustments: {rate} adjudications per second, parsing excluded ({count|# record|# records}).',
  ],
} as const satisfies Words;
