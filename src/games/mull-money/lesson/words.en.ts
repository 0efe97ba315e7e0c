import type { fr } from './words.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  'goal.title': 'A factory and points',
  'goal.why':
    'Your factory is worth {points|# point|# points}. Once a factory reaches column {end}, the mission is finished and all is counted: the most points win.',
  'goal.balance': 'Your column, {growth}: what a production brings in, and as many points.',
  'goal.floors': 'Your three departments: the farther right a marker, the more it counts, from 1 to 15 points.',
  'goal.cash': 'Money counts half: {cash} make {points|# point|# points}.',

  'lot.title': 'To choose is to leave',
  'lot.why': 'Three sets for two players: you choose, {other} chooses among what you leave, and the last set is lost to all.',
  'lot.best': 'Innovate, produce, grow: all three serve you in this very mission.',
  'lot.left': 'It produces too: {other} will probably take it. Look at what you leave.',
  'lot.poor': 'No Production here: no income.',
  'lot.how': 'Take set {lot}.',
  'lot.instead': 'You may. But then {other} could have set {lot}, the most complete one: the guide takes it.',

  'innovation.title': 'Innovate before you produce',
  'innovation.why':
    'One card each, by turns, in any order. Your factory gives off {waste|# unit|# units} of waste at each production: better modernise it first.',
  'innovation.floor':
    'One step to the right: {after|# unit|# units} of waste instead of {before}, and {pointsAfter|# point|# points} instead of {pointsBefore}.',
  'innovation.price': 'The step costs {price}: you will have {left} left.',
  'innovation.how': 'Innovate in the waste department.',
  'innovation.instead': 'You may. But this mission’s production would then give off all of {waste|# unit|# units} of waste: the guide innovates in waste.',

  'auction.title': 'The auction',
  'auction.why':
    '{other} puts up {size|# raw material|# raw materials}. Each speaks once, the seller last: he accepts the best offer, or pays more to the bank to keep them.',
  'auction.order': 'You speak before him. If nobody offers anything, he takes them for nothing.',
  'auction.silo':
    'Your {silo|# raw material is|# raw materials are} enough for one production, not for two. At {offer} they are yours, or he pays {least} to keep them.',
  'auction.how': 'Offer {offer}.',
  'auction.instead': 'You may. But with {offer} you gain either way: raw materials for you, or {least} less for him.',

  'production.title': 'Produce',
  'production.why': '{other} paid {paid} to the bank to keep his raw materials. Your turn to produce: yours become money… and waste.',
  'production.silo': '{materials|# raw material leaves|# raw materials leave} the silo, {income} come in: the figure of your column.',
  'production.dump': '{waste|# drum|# drums} will come here, drawn pale. As long as it is green there is nothing to fear.',
  'production.how': 'Produce.',
  'production.instead': 'You may. But without a production there is no income, and {wages} of wages to pay: the guide produces.',

  'growth.title': 'Grow',
  'growth.why': 'One more column means {next} for each production instead of {now}, and one more point at the end.',
  'growth.end': 'Whoever gets here ends the game. Hurry there only if you are ahead.',
  'growth.next': 'Your factory will move here.',
  'growth.how': 'Play Growth.',
  'growth.instead': 'You may: the last card can even be kept. But the sooner you grow, the more productions gain by it.',

  'second.title': 'A set that serves now',
  'second.why':
    'Wages are paid, {wages} each. The Euro has changed hands: {other} chose first, and took the set that served you last time. Your turn, out of two.',
  'second.tempting': 'Producing with the Expert would make {sum}… but it takes raw materials, and nothing here gets you any.',
  'second.useful': 'Your silo is empty. Here the Sale can first get you {size|# raw material|# raw materials}; then you produce.',
  'second.how': 'Take set {lot}.',
  'second.instead': 'You may. But with an empty silo you would produce nothing all mission: the guide takes set {lot}, with the Sale.',

  'seller.title': 'The last word',
  'seller.why': 'This time the Sale is yours: {other} offers {best}. Accept, and he pays you; or keep them for {least}, paid to the bank.',
  'seller.silo': 'With these {size|# raw material|# raw materials} your Production card is of use at once.',
  'seller.income': 'It brings in {income}: far more than {best}.',
  'seller.how': 'Offer {least} yourself to keep them; the Production follows.',
  'seller.instead': 'You may. But for {best} of income you would lose a production of {income}: the guide keeps the raw materials.',

  'waste.title': 'Waste stays',
  'waste.why': 'You produced: {income} more, and {waste|# drum|# drums} more. Your dump is at {dump}; the next production would take it to {next}.',
  'waste.own': 'Green up to {green}, yellow up to {yellow}, red up to {max}. Beyond that there is no room left, hence no production.',
  'waste.rival': '{other} is at {dump}, in the yellow. If the Alert comes, he will pay.',
  'waste.how': 'Dispose of {fields|# field|# fields} of waste.',
  'waste.instead': 'You may. But then your next production would end in the yellow: the guide makes room.',

  'alert.title': 'The Alert has come',
  'alert.why': 'It was hidden among the cards of the sets, and looks at every dump. Yellow: a fine of {fine} and one column back. Red: twice that.',
  'alert.rival': '{other}, at {dump}, has paid, and his factory moved back: column {growth}.',
  'alert.own': 'You are at {dump}, in the green: nothing to pay, nothing lost.',

  'end.title': 'Over to you',
  'end.why': 'Winning is keeping a balance: useful sets, raw materials in time, a clean dump, money turned into innovations.',
  'end.points': 'You stand at {points|# point|# points}: {growth} for growth, {services} for the departments, {cash} for the treasury.',
  'end.floors': 'The first step of a department is worth {first|# point|# points}, the last one {last}: better finish one.',
  'end.column': 'A factory here, a final alert, and all is counted.',
};
