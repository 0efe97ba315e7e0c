import type { cardWordsFr } from './words-cards.fr.ts';

const plural = (count: number, one: string, many: string): string => `${count}\u00a0${count === 1 ? one : many}`;

export const cardWordsEn: typeof cardWordsFr = {
  explain: {
    production: (pieces, income, waste) => `${plural(pieces, 'piece from the silo becomes', 'pieces from the silo become')} ${income} and ${waste} waste`,
    dump: (from, to, zone) => `dump from ${from} to ${to}, ${zone} zone`,
    commonWaste: (from, to, zone) => `common board from ${from} to ${to}, ${zone} zone`,
    sale: (pieces) => `${plural(pieces, 'piece', 'pieces')} of the reserve under the hammer, for whoever offers most; the price goes to the seller.`,
    growth: (from, to, gain) =>
      `From column ${from} to column ${to}: ${gain} more with each production, and ${plural(to - from, 'point', 'points')} at the end.`,
    fee: (price) => `Costs ${price}.`,
    innovation: (price) =>
      `${price}: one department makes a step. A production then needs fewer employees or pieces, or leaves less waste; and the step counts at the end.`,
    short: (missing) => `${missing} are missing: it would take a loan.`,
    staff: (needed, employees) =>
      `Hire or fire 100 employees; 100 employees cost 1\u00a0M a mission. The factory has ${employees}, a production needs ${needed}.`,
    transport: (fields, start) =>
      `The dump goes back by ${fields} (from ${start} to ${Math.max(0, start - fields)}), that of each of the others forward as much.`,
    transportClean: (fields) => `This dump is empty; that of each of the others goes forward by ${fields}.`,
    negotiation: 'Clean up one field of the common board for 1\u00a0M, put a rule to the vote, or both.',
    expert: (bonus) => `Is played with another card and doubles its effect; with a Production, ${bonus} more.`,
    repay: 'Or repays a loan of 10\u00a0M, which gives 10 points back.',
    corruption: (price) => `Is not played: kept until an Alert, it replaces the fine by ${price} and spares the retreat.`,
  },
  about: {
    production: 'A Production sells the factory’s work: pieces for the income of its column, and waste.',
    growth: 'A Growth moves the factory one column on.',
    innovation: 'An Innovation moves one department one step, for 5\u00a0M.',
    staff: 'This card hires or fires 100 employees.',
    transport: 'A Transport takes waste to the others.',
  },
  colon: ': ',
  takeSet: (number) => `Take set ${number}`,
  nameSet: (number) => `Put set ${number} up for auction`,
  whatSetDoes: (number) => `Set ${number}: what its cards would do`,
  forYou: 'What these cards would do for your factory now:',
  forOther: (name) => `What these cards would do for ${name}’s factory now:`,
};
