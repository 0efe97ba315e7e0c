import type { fr } from './words.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  'goal.title': 'Ten powers, one world',
  'goal.why':
    'You lead Sub-Saharan Africa: {centres} centres out of {all}. Whoever owns {needed} is master of the world. All write in secret, then everything is resolved at once.',
  'goal.free': 'Kenya (ken) belongs to nobody and has a centre, the small disc: it is your first goal.',
  'goal.rival': 'Tanzania (tan) belongs to South Africa: its fleet borders on Kenya too.',

  'march.title': 'An order, on the map',
  'march.why': 'Each season a unit moves by one province. Your staff has written four orders out of {units}: two are left for you.',
  'march.army': 'Your army in Central Africa (cen) borders on Kenya.',
  'march.target': 'Enter it in spring: in autumn a province belongs to whoever stands there.',
  'march.how': 'Touch the army in Central Africa (cen), then Kenya (ken).',
  'march.instead': 'You may order that, but it leaves Kenya to the fleet next door. The guide suggests A cen - ken, and nothing else for now.',

  'support.title': 'A support',
  'support.why': 'If the fleet of Tanzania enters Kenya too, it is 1 against 1: with equal forces nobody moves. You will read its orders only afterwards.',
  'support.sum': 'The army of Zaire (zai) borders on Kenya: without moving it lends its force there. Together you are worth {force}.',
  'support.whole': 'A support names the whole move: this very army, from cen to ken.',
  'support.how': 'Touch the army of Zaire (zai), “Support”, then cen, then ken.',
  'support.instead': 'Without this support a single rival is enough to stop you. The guide waits for A zai S A cen - ken.',

  'sale.title': 'A sale takes two hands',
  'sale.why': 'You have {bales} bales of raw material (MP), and no factory. Western Europe has four, which take {need} MP each: it buys.',
  'sale.offers': 'The offers lie under “Exchange”. The buyer writes 1 MP for {price}: the sale takes place if your sheet says the same, in spring only.',
  'sale.how': 'Open “Exchange” and accept an offer of Western Europe: 1 MP for {price}.',
  'sale.instead': 'You may, but nobody answers: Western Europe has written 1 MP for {price}, a single bale, and another price would find nobody.',

  'seal.title': 'Sealing the sheet',
  'seal.why': 'Nobody reads your sheet before all have sealed theirs. Promises bind nobody: only the sheet counts.',
  'seal.last': 'The other nine have sealed: with you, spring is resolved.',
  'seal.how': 'Seal your sheet.',
  'seal.instead': 'You may rewrite your sheet as often as you like before sealing. But this one is good: seal it.',

  'told.title': 'Two against one',
  'told.why': 'South Africa did want Kenya: at 2 against 1 you get in, it bounces. And both sheets said 1 MP: {price} are yours.',
  'told.entered': 'Your army is in Kenya. It will be yours only in autumn, if it holds there.',
  'told.bounced': 'The fleet has stayed in Tanzania: a failed attack costs nothing.',

  'shot.title': 'A missile, once only',
  'shot.why':
    'South Africa has {bonds} technical bonds (BT). Placed on its fleet this winter they make a force of {force}: it would be back. You have a missile.',
  'shot.site': 'Your ICBM stands in Central Africa, in secret. It can hit any province of the world.',
  'shot.target': 'The fleet, the centre and the mine of Tanzania disappear; nobody enters for {seasons} more seasons. Nothing comes back.',
  'shot.how': '“Write my orders”, touch Central Africa (cen), “Fire”, then Tanzania (tan).',
  'shot.instead': 'That is gentler, and allowed. But the fleet would stay there: the guide suggests one shot, from cen at tan.',

  'autumn.title': 'Autumn decides',
  'autumn.why': 'At the end of autumn each province belongs to the unit that stands there. Passing through in spring takes nothing.',
  'autumn.stay': 'Your army in Kenya has no order: it holds, and that is what it takes.',
  'autumn.how': 'Seal your sheet.',
  'autumn.instead': 'A unit that leaves does not take the province. The guide suggests to hold, and to seal.',

  'build.title': 'Winter: building',
  'build.why': 'Kenya is yours: {centres} centres for {units} units. You may raise {more} more.',
  'build.saved': 'South Africa fired at Zaire at the same time. Your ABM was there: it stopped the missile.',
  'build.site': 'One builds in a free centre of one’s own country: Central Africa is empty, and near the front.',
  'build.how': '“Write my orders”, touch Central Africa (cen), then “Build” an army.',
  'build.instead': 'Other centres are free, and waiting is allowed. The guide suggests an army in Central Africa, the nearest to the front.',

  'food.title': 'Winter: feeding',
  'food.why': 'Each unit eats one ticket (TB) a year, the new one too: {mouths} for {tickets} TB. One that is not fed disappears.',
  'food.left': 'Your provinces without a centre give one each at the harvest. You will have {left} left: count before you build.',
  'food.how': 'Seal your sheet.',
  'food.instead': 'You may still change your mind. But everybody eats, and the sheet is good: seal it.',

  'end.title': 'The world is yours',
  'end.why': 'Spring {year} begins. Orders, supports, sales, missiles, food: you know what matters. The rest is a matter of promises.',
  'end.count':
    'You have {units} units and {centres} centres: {needed} win the game. The game goes on against nine others if you like: nothing is written beforehand any more.',
};
