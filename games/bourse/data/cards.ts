import type { Localized } from '#kernel/words.ts';
import type { EventCard, Operation } from '../types.ts';

const card =
  (isPersonal: boolean) =>
  (id: string, title: Localized, operations: readonly Operation[], text: Localized): EventCard => ({ id, personal: isPersonal, title, text, operations });
const personal = card(true);
const collective = card(false);

/** BO-2.7: the 35 event cards, 14 personal and 21 collective. The rulebook prints none; these were written for this table. */
export const CARDS: readonly EventCard[] = [
  personal('EV01', { fr: 'Héritage', en: 'Inheritance' }, [{ op: 'cash', who: 'drawer', amount: 15_000 }], {
    fr: 'Un grand-oncle a pensé à vous\u00a0: encaissez 15\u00a0000\u00a0F.',
    en: 'A great-uncle remembered you: collect 15,000\u00a0F.',
  }),
  personal('EV02', { fr: 'Trop-perçu', en: 'Tax refund' }, [{ op: 'cash', who: 'drawer', amount: 10_000 }], {
    fr: 'Le fisc s’était trompé en sa faveur\u00a0: il vous rend 10\u00a0000\u00a0F.',
    en: 'The tax office had erred in its own favour: collect 10,000\u00a0F.',
  }),
  personal('EV03', { fr: 'Jetons de présence', en: 'Attendance fees' }, [{ op: 'cashPerIssuer', who: 'drawer', amount: 2_000 }], {
    fr: 'Vous siégez aux assemblées\u00a0: 2\u00a0000\u00a0F par émetteur dont vous avez au moins un titre.',
    en: 'You sit at the general meetings: 2,000\u00a0F for each issuer of which you own at least one title.',
  }),
  personal('EV04', { fr: 'Acompte', en: 'Interim dividend' }, [{ op: 'dividends', who: 'drawer' }], {
    fr: 'Vos dividendes tombent plus tôt que prévu\u00a0: touchez-les tout de suite.',
    en: 'Your dividends come early: collect them now.',
  }),
  personal('EV05', { fr: 'Aller direct', en: 'Express journey' }, [{ op: 'moveToStart' }], {
    fr: 'Gagnez la case Départ et touchez vos dividendes, sans changement de phase ni nouvelle carte.',
    en: 'Go to Start and collect your dividends; no change of phase, no further card.',
  }),
  personal('EV06', { fr: 'Convocation', en: 'Summons' }, [{ op: 'moveToNextBank' }], {
    fr: 'Avancez jusqu’à la prochaine Banque et réglez-y vos affaires.',
    en: 'Advance to the next Bank and do your business there.',
  }),
  personal('EV07', { fr: 'Bon tuyau', en: 'Hot tip' }, [{ op: 'offerBuy', max: 2 }], {
    fr: 'Si vous voulez, achetez un ou deux titres d’une même valeur au cours affiché.',
    en: 'If you like, buy one or two titles of one security at the displayed quotation.',
  }),
  personal('EV08', { fr: 'Gré à gré', en: 'Private sale' }, [{ op: 'offerSell' }], {
    fr: 'Si vous voulez, vendez tout ou partie d’une de vos lignes au cours affiché.',
    en: 'If you like, sell some or all of one of your holdings at the displayed quotation.',
  }),
  personal('EV09', { fr: 'Séance prolongée', en: 'Long trading day' }, [{ op: 'extraTurn' }], {
    fr: 'Votre tour fini, lancez de nouveau le dé.',
    en: 'When this turn is over, roll again.',
  }),
  personal('EV10', { fr: 'Droits de garde', en: 'Custody fees' }, [{ op: 'cashPerTitle', who: 'drawer', amount: -1_000, titles: 'all' }], {
    fr: 'Payez 1\u00a0000\u00a0F par titre en portefeuille.',
    en: 'Pay 1,000\u00a0F per title you own.',
  }),
  personal('EV11', { fr: 'Contrôle fiscal', en: 'Tax audit' }, [{ op: 'cashPercent', who: 'drawer', base: 'cash', percent: 10 }], {
    fr: 'Versez 10\u00a0% de vos liquidités, arrondis au millier inférieur.',
    en: 'Pay 10% of your cash, rounded down to a thousand.',
  }),
  personal('EV12', { fr: 'Sanction', en: 'Sanction' }, [{ op: 'cash', who: 'drawer', amount: -10_000 }], {
    fr: 'Une opération douteuse vous coûte 10\u00a0000\u00a0F d’amende.',
    en: 'A doubtful deal costs you a fine of 10,000\u00a0F.',
  }),
  personal('EV13', { fr: 'Banquier inquiet', en: 'Nervous banker' }, [{ op: 'recallLoans', who: 'drawer' }], {
    fr: 'Remboursez sur-le-champ tous vos emprunts, intérêts compris.',
    en: 'Repay all your loans at once, interest included.',
  }),
  personal('EV14', { fr: 'Repos forcé', en: 'Forced rest' }, [{ op: 'skipTurn', turns: 1 }], {
    fr: 'Vous ne lancerez pas le dé à votre prochain tour\u00a0; vous pouvez traiter pendant celui des autres.',
    en: 'You will not roll on your next turn; you may still trade during the others’ turns.',
  }),
  collective(
    'EV15',
    { fr: 'Choc pétrolier', en: 'Oil shock' },
    [
      { op: 'setPhase', phase: 'recession' },
      { op: 'quote', changes: { FOR: -5_000, CHA: 3_000 } },
    ],
    {
      fr: 'La phase devient Récession. Ford perd 5\u00a0000\u00a0F, les Charbonnages gagnent 3\u00a0000\u00a0F.',
      en: 'The phase becomes Recession. Ford loses 5,000\u00a0F, Charbonnages gain 3,000\u00a0F.',
    },
  ),
  collective('EV16', { fr: 'Plan de relance', en: 'Recovery plan' }, [{ op: 'setPhase', phase: 'recovery' }], {
    fr: 'La phase devient Reprise.',
    en: 'The phase becomes Recovery.',
  }),
  collective(
    'EV17',
    { fr: 'Boom à l’exportation', en: 'Export boom' },
    [
      { op: 'setPhase', phase: 'expansion' },
      { op: 'quote', changes: { VAL: 3_000, CMP: 3_000 } },
    ],
    {
      fr: 'La phase devient Expansion. Vallourec et C.M.P. gagnent 3\u00a0000\u00a0F.',
      en: 'The phase becomes Expansion. Vallourec and C.M.P. gain 3,000\u00a0F.',
    },
  ),
  collective('EV18', { fr: 'Gel des prix', en: 'Price freeze' }, [{ op: 'setPhase', phase: 'stagnation' }], {
    fr: 'La phase devient Stagnation.',
    en: 'The phase becomes Stagnation.',
  }),
  collective('EV19', { fr: 'Faux départ', en: 'False start' }, [{ op: 'undoPhase' }], {
    fr: 'Le changement de phase qui vient d’avoir lieu est annulé.',
    en: 'The change of phase just made is undone.',
  }),
  collective('EV20', { fr: 'Crédit resserré', en: 'Credit squeeze' }, [{ op: 'recallLoans', who: 'all' }], {
    fr: 'Tous les emprunts sont à rembourser immédiatement, intérêts compris.',
    en: 'All loans must be repaid at once, interest included.',
  }),
  collective('EV21', { fr: 'Intérêts offerts', en: 'Interest waived' }, [{ op: 'offerRepay', amount: 50_000 }], {
    fr: 'Chacun peut solder ses emprunts maintenant pour 50\u00a0000\u00a0F l’un.',
    en: 'Everyone may settle loans now for 50,000\u00a0F each.',
  }),
  collective('EV22', { fr: 'Épargne détaxée', en: 'Tax-free savings' }, [{ op: 'quoteShares', change: 2_000 }], {
    fr: 'Les petits épargnants achètent\u00a0: toutes les actions gagnent 2\u00a0000\u00a0F.',
    en: 'Small savers are buying: every share gains 2,000\u00a0F.',
  }),
  collective('EV23', { fr: 'Panique à la corbeille', en: 'Panic on the floor' }, [{ op: 'quoteShares', change: -3_000 }], {
    fr: 'On vend de tous côtés\u00a0: toutes les actions perdent 3\u00a0000\u00a0F.',
    en: 'Everybody sells: every share loses 3,000\u00a0F.',
  }),
  collective('EV24', { fr: 'L’argent renchérit', en: 'Dear money' }, [{ op: 'quote', changes: { SNC: -3_000, LOC: -2_000, CHA: -3_000 } }], {
    fr: 'Les taux montent\u00a0: obligations −3\u00a0000\u00a0F, Locindus −2\u00a0000\u00a0F.',
    en: 'Rates rise: bonds −3,000\u00a0F, Locindus −2,000\u00a0F.',
  }),
  collective(
    'EV25',
    { fr: 'Détente des taux', en: 'Cheap money' },
    [{ op: 'quote', changes: { CIF: 1_000, SNC: 3_000, LOC: 1_000, CHA: 3_000, POL: 1_000 } }],
    {
      fr: 'Les taux baissent\u00a0: obligations +3\u00a0000\u00a0F\u00a0; Ciments Français, Locindus et Poliet +1\u00a0000\u00a0F.',
      en: 'Rates fall: bonds +3,000\u00a0F; Ciments Français, Locindus and Poliet +1,000\u00a0F.',
    },
  ),
  collective('EV26', { fr: 'Services chahutés', en: 'Services shaken' }, [{ op: 'quote', changes: { ECC: -5_000, JBO: -5_000 } }], {
    fr: 'Nouveau règlement de l’intérim, clients mécontents\u00a0: Ecco et Jacques Borel perdent 5\u00a0000\u00a0F.',
    en: 'New rules on temporary work, unhappy diners: Ecco and Jacques Borel lose 5,000\u00a0F.',
  }),
  collective('EV27', { fr: 'Percée médicale', en: 'Medical breakthrough' }, [{ op: 'quote', changes: { ESS: 3_000, DEL: 6_000 } }], {
    fr: 'Delalande gagne 6\u00a0000\u00a0F, Essilor 3\u00a0000\u00a0F.',
    en: 'Delalande gains 6,000\u00a0F, Essilor 3,000\u00a0F.',
  }),
  collective('EV28', { fr: 'Commandes publiques', en: 'Public orders' }, [{ op: 'quote', changes: { THO: 5_000, DED: 4_000 } }], {
    fr: 'Thomson gagne 5\u00a0000\u00a0F, De Dietrich 4\u00a0000\u00a0F.',
    en: 'Thomson gains 5,000\u00a0F, De Dietrich 4,000\u00a0F.',
  }),
  collective('EV29', { fr: 'Grands travaux', en: 'Public works' }, [{ op: 'quote', changes: { CIF: 2_000, CMP: 5_000, POL: 4_000 } }], {
    fr: 'C.M.P. gagne 5\u00a0000\u00a0F, Poliet 4\u00a0000\u00a0F, Ciments Français 2\u00a0000\u00a0F.',
    en: 'C.M.P. gains 5,000\u00a0F, Poliet 4,000\u00a0F, Ciments Français 2,000\u00a0F.',
  }),
  collective('EV30', { fr: 'Fièvre d’achats', en: 'Shopping fever' }, [{ op: 'quote', changes: { DAR: 6_000, MAR: 3_000 } }], {
    fr: 'Les ménages dépensent\u00a0: Darty +6\u00a0000\u00a0F, Martell +3\u00a0000\u00a0F.',
    en: 'Households spend: Darty +6,000\u00a0F, Martell +3,000\u00a0F.',
  }),
  collective('EV31', { fr: 'O.P.A. sur Vallourec', en: 'Bid for Vallourec' }, [{ op: 'tender', security: 'VAL', premium: 5_000 }], {
    fr: 'Chaque porteur peut céder ses Vallourec à la caisse, 5\u00a0000\u00a0F au-dessus du cours affiché.',
    en: 'Each holder may sell Vallourec shares to the cash desk at 5,000\u00a0F above the displayed quotation.',
  }),
  collective('EV32', { fr: 'Division du titre', en: 'Stock split' }, [{ op: 'split', threshold: 24_000 }], {
    fr: 'L’action la plus haute, si elle cote au moins 24\u00a0000\u00a0F, est partagée en deux\u00a0: cours divisé par deux, une action de plus par action détenue (ou sa valeur, s’il n’en reste plus).',
    en: 'The highest-quoted share, if at 24,000\u00a0F or more, is split in two: quotation halved, one more share for each share held (or its value, when none is left).',
  }),
  collective('EV33', { fr: 'Action gratuite', en: 'Bonus share' }, [{ op: 'bonusShare', security: 'MAR' }], {
    fr: 'Chaque actionnaire de Martell reçoit une action gratuite, tant qu’il en reste.',
    en: 'Each Martell shareholder receives one free share, while they last.',
  }),
  collective('EV34', { fr: 'Coupon exceptionnel', en: 'Special coupon' }, [{ op: 'cashPerTitle', who: 'all', amount: 2_000, titles: 'bonds' }], {
    fr: 'Chaque obligation rapporte 2\u00a0000\u00a0F à son porteur.',
    en: 'Each bond pays its holder 2,000\u00a0F.',
  }),
  collective('EV35', { fr: 'Prélèvement exceptionnel', en: 'Special levy' }, [{ op: 'cashPercent', who: 'all', base: 'securities', percent: 5 }], {
    fr: 'Chacun verse 5\u00a0% de la valeur de son portefeuille, arrondis au millier inférieur.',
    en: 'Everyone pays 5% of the value of their portfolio, rounded down to a thousand.',
  }),
];
