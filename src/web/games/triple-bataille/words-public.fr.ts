import { elide } from '#kernel';

/* What concerns everybody: the bankers' board, events, motions, the verdict; and where somebody stands who does not play now. */

const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many);
const list = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`);

export const publicFr = {
  /* one's own state */
  own: {
    arriving: 'Vous entrez à la prochaine bataille. En attendant, regardez comment elle se joue.',
    paused: 'Vous êtes en pause\u00a0: vous ne payez ni ne gagnez rien. Revenez quand vous voulez.',
    returning: 'Vous revenez à la prochaine bataille.',
    leaving: 'Vous quittez la partie à la fin de cette bataille.',
    gone: 'Vous avez quitté la partie.',
    destitute: 'Vous n’avez plus de quoi manger\u00a0: l’État vous nourrit, et vous ne misez pas cette fois.',
    post: 'Emploi public pris',
    banned: (battle: number) => `pas de crédit jusqu’à la bataille ${battle}`,
    waiting: (credits: number) => `${credits} ${plural(credits, 'crédit demandé attend', 'crédits demandés attendent')} que la banque le puisse`,
  },
  /* the order of the winners */
  behind: {
    workshop: (name: string) => `Les ateliers passent avant les micro-entreprises\u00a0: ${name} est devant.`,
    support: (name: string) => `À carte égale, ${name} a misé davantage ou a plus d’ateliers.`,
    nextCard: (name: string) => `À carte égale, la carte suivante ${elide('de', name)} est plus forte.`,
    cancelled: () => 'Votre plus forte carte est à égalité parfaite avec une autre\u00a0: elles s’annulent, et de plus faibles passent devant.',
    shared: (name: string, others: number) =>
      `Égalité parfaite avec ${others === 0 ? name : `${name} et ${others} ${plural(others, 'autre', 'autres')}`}\u00a0: vous partagez vos places et vos gains.`,
  },
  tax: (cards: string) => `impôt ${cards}`,
  moreOffers: (count: number) => `${count} ${plural(count, 'autre offre', 'autres offres')}`,
  taxEach: (cards: string) => `impôt de ${cards} avant chaque place`,
  noInterest: 'à rembourser, sans intérêt',
  sharedPlaces: (members: number) => `gain de ces places, partagé à ${members}`,
  shortGain: (gain: string, claim: string) => `le pot n’a donné que ${gain} sur ${claim}`,
  taxWord: 'impôt',
  remainder: (cards: string) => `Reste du pot à l’État\u00a0: ${cards}`,
  /* bank and history */
  banker: {
    title: 'Vous tenez la banque',
    help: 'Montez le feu, et le lait monte\u00a0: la banque gagne. Trop fort, la table étouffe et votre score baisse.',
    rate: 'intérêt par crédit et par bataille',
    range: (least: string, most: string) => `de ${least} à ${most} dans cette période`,
    criteria: 'crédits sans garantie, par liasse',
    keep: 'Garder ces conditions',
    change: 'Les changer…',
    criteriaHelp: 'à qui ne possède rien\u00a0; davantage avec maisons et ateliers',
    cap: 'nouveaux crédits cette bataille, au plus',
    capHelp: (granted: number) => `${granted} ${plural(granted, 'accordé', 'accordés')} jusqu’ici`,
    wanted: (rate: string, criteria: number, cap: number) => `votre réglage, scellé\u00a0: taux ${rate}, ${criteria} sans garantie, ${cap} au plus`,
    committed: (count: number) => `${count} ${plural(count, 'banquier a réglé', 'banquiers ont réglé')} la prochaine bataille`,
    suffocated: (count: number) => `${count} ${plural(count, 'bataille étouffée', 'batailles étouffées')}\u00a0: −${10 * count}\u00a0% du score`,
    score: (bundles: string) => `score des banquiers\u00a0: ${bundles} liasses`,
    profit: (cards: string) => `bénéfices ${cards}`,
  },
  gauge: (rate: string) => `Le lait sur le gaz\u00a0: un crédit coûte ${rate} par bataille`,
  gaugeProfit: (cards: string) => `débordé chez la banque\u00a0: ${cards}`,
  inflation: (words: string) => `inflation ${words}`,
  currency: (name: string) => `on compte en ${name}`,
  publicLife: 'La vie publique',
  measureTaken: (measure: string) => `L’État a décidé\u00a0: ${measure}.`,
  onSale: (enterprise: string) => `À vendre, par offres cachetées\u00a0: ${enterprise}.`,
  ownBid: (cards: string) => `Votre offre cachetée\u00a0: ${cards}.`,
  ownMeasure: (measure: string) => `Vous proposez à l’État\u00a0: ${measure}.`,
  motionTabled: (name: string, motion: string) => `${name} propose au vote\u00a0: ${motion}.`,
  voteTitle: 'Le vote',
  votesIn: (voted: number, of: number) => `${voted} ${plural(voted, 'réponse', 'réponses')} sur ${of}`,
  voteResult: (motion: string, passed: boolean, yes: number, no: number) => `${passed ? 'Adopté' : 'Rejeté'}, ${yes} oui, ${no} non\u00a0: ${motion}.`,
  voteYes: (names: string) => `Oui\u00a0: ${names}.`,
  voteNo: (names: string) => `Non\u00a0: ${names}.`,
  /* events */
  eventsTurned: 'Les événements de la bataille',
  eventsOthers: (count: number) => `${count} ${plural(count, 'carte', 'cartes')} des autres`,
  eventIdle: 'sans effet cette fois',
  /* the end */
  verdict: {
    title: 'Les trois batailles',
    economic: 'Économique',
    monetary: 'Monétaire',
    collective: 'Collective',
    nobody: 'Personne n’est resté jusqu’au bout.',
    winners: (names: readonly string[], cards: string) => `${list(names)} ${names.length > 1 ? 'gagnent' : 'gagne'} avec ${cards} de richesse.`,
    bank: (place: string, number: number, cards: string) =>
      number === 1 ? `La banque aurait gagné, avec ${cards}.` : `La banque serait ${place}, avec ${cards}.`,
    noBank: 'Ici la banque ne crée pas la monnaie.',
    state: (cards: string) => `L’État finit à ${cards}.`,
    bankers: (score: number) => `Score des banquiers\u00a0: ${score} ${plural(score, 'liasse', 'liasses')}.`,
    libreAlways: 'Chacun a reçu son dividende du début à la fin.',
    libreSince: (battle: number) => `La monnaie libre a été créée à la bataille ${battle}.`,
    libreNever: 'La monnaie est restée une dette\u00a0: personne n’a fait venir la monnaie libre.',
    ownPlace: (place: string, of: number, cards: string) => `Vous êtes ${place} sur ${of}, avec ${cards} de richesse.`,
    seeOwnPlace: 'Voir ma place',
    seeAll: 'Le classement de tous',
    counted: 'Richesse\u00a0: cartes, maisons et ateliers, moins les crédits.',
  },
};
