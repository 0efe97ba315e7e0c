import type { fr } from './words.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  'camps.title': 'Two camps, two sets of rules',
  'camps.why':
    'You are a free competitor, {other} is a monopolist, for the whole game. Everybody has {cash}; you win by ruining the other camp, or as the richest of yours.',
  'camps.own': 'Competitor: you build wherever you own a street, and your rents stay modest.',
  'camps.other': 'Monopolist: he needs two streets of one city to build, but his rents double.',
  'camps.how': 'Throw the dice.',
  'camps.instead': 'Nothing else is urgent: the turn begins with the dice.',

  'buy.title': 'One street is enough',
  'buy.why': 'Nobody owns {street}: it costs {price}. Whoever stops there will pay you {rent}.',
  'buy.square': 'Berlin has three streets. Taking one already hinders the monopolist, who needs two.',
  'buy.cash': 'You will have {left} left. Declined, the street goes to auction from {mortgage} on.',
  'buy.how': 'Buy {street}.',
  'buy.instead': 'You may decline: then the street goes to auction, and {other} may have it for {mortgage}.',

  'war.title': 'The price war',
  'war.why': 'A card of your camp sends you there: you are detained, but you go on collecting your rents. A monopolist would go to prison and collect nothing.',
  'war.square': 'A double gets you out, or paying {fee} before you throw; on the third turn you have to pay.',
  'war.rival': '{other} has taken {street}, another street of Berlin: yours would make his pair.',

  'trade.title': 'Too good an offer',
  'trade.why': '{other} offers you {sum} for your street, which cost {price}. Why so much?',
  'trade.pair': 'With two streets of Berlin each rent would double, from {single} to {double}: {both} for both, and he could build.',
  'trade.how': 'Reject it.',
  'trade.instead': 'You may accept, and {sum} are welcome. But you would hand him his monopoly: the guide rejects.',

  'build.title': 'Building, even detained',
  'build.why': '{other} stopped at your place and paid {rent}, while you were in the price war. A house will bring you more.',
  'build.square': 'A house costs {step} and raises the rent from {rent} to {after}. A competitor builds with a single street.',
  'build.how': 'Build a house in {street}.',
  'build.instead': 'You may. But you can only build before you throw, and each visit at {rent} is a visit without a house.',

  'out.title': 'Get out, or wait',
  'out.why': 'Detained, you buy nothing new: you have to move about. Paying {fee} sets you free at once.',
  'out.square': 'Without paying it would take a double: one chance in six.',
  'out.how': 'Pay {fee} to get out.',
  'out.instead': 'You may throw without paying: one chance in six to get out for nothing. The guide pays.',

  'turn.title': 'And in the other camp?',
  'turn.why': 'Your street brings {rent} with a house, and {most} at most with a hotel. Let us see the same city from the monopolist’s side.',
  'turn.square': 'The same house would bring {double} to a monopolist who owns two streets.',

  'pair.title': 'Monopolist: it takes the pair',
  'pair.why':
    'Another table: this time you are the monopolist. You own two streets of Berlin, and their rents have doubled already: {rent} instead of {single}.',
  'pair.square': 'With the pair you may build: {step} a house, and the rent goes to {after}.',
  'pair.first': 'Your first street alone allowed nothing: it took the second.',
  'pair.how': 'Build in {street}.',
  'pair.instead': 'You may. But the pair is made: each house brings you twice what it brings a competitor.',

  'end.title': 'Over to you',
  'end.why': '{other} has just stopped at {street} and paid {rent}. The competitor plays for numbers and time, the monopolist for the pair and the hard blow.',
  'end.prison': 'Beware of prison: a monopolist collects nothing there.',
};
