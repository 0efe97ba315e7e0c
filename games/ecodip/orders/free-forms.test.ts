import { describe, expect, it } from 'vitest';
import { renderText } from '#kernel/messages.ts';
import { worldOf } from '../data/world.ts';
import { ecodip } from '../index.ts';
import type { Order, PhaseName } from '../types.ts';
import { type Grammar, parseLine } from './parse.ts';

/* EC-4.18.2: what people write beside the forms of the booklet. */

const world = worldOf({ russia: 'six' });
const read = (text: string, phase: PhaseName = 'SPRING_ORDERS') => parseLine({ world, phase, giftDefault: 'secret' }, text);
const parsed = (text: string, phase?: PhaseName): Order | string => {
  const result = read(text, phase);
  return result.ok ? result.order : result.error.key;
};

const sells = (tag: 'USA' | 'EOC' | 'EOR' | 'RUS' | 'JAP' | 'IND' | 'AFS' | 'AFN' | 'AMS' | 'CHI', price = 150): Order => ({
  k: 'sell',
  with: tag,
  n: 1,
  good: 'BT',
  price,
});
const PAR_BEL: Order = { k: 'move', at: 'par', to: 'bel' };
const SUPPORT: Order = { k: 'support', at: 'ruh', of: 'par', to: 'bel' };
const SHOT: Order = { k: 'fire', from: 'par', target: 'mos', n: 1 };

const FORMS: readonly (readonly [string, Order])[] = [
  // Sums.
  ['JE VENDS 1 BT A USA POUR 1.000', sells('USA', 1000)],
  ['JE VENDS 1 BT A USA POUR 1 000', sells('USA', 1000)],
  ['JE VENDS 1 BT A USA POUR 1\u00a0000 kg d’or', sells('USA', 1000)],
  ['JE VENDS 1 BT A USA POUR 1\u202f000', sells('USA', 1000)],
  ['I SELL 1 BT TO USA FOR 1,000', sells('USA', 1000)],
  ['JE VENDS 1 BT A USA POUR 1.250.000', sells('USA', 1_250_000)],
  ['JE VENDS UN BT A USA POUR 150 KILOS', sells('USA')],
  ['I SELL ONE BT TO USA FOR 150 GOLD', sells('USA')],
  // Partners, with and without their article.
  ['JE VENDS 1 BT A États-Unis POUR 150', sells('USA')],
  ['JE VENDS 1 BT AUX ÉTATS-UNIS POUR 150', sells('USA')],
  ['JE VENDS 1 BT aux États-Unis d’Amérique POUR 150', sells('USA')],
  ['I SELL 1 BT TO THE UNITED STATES FOR 150', sells('USA')],
  ['JE VENDS 1 BT A LA RUSSIE POUR 150', sells('RUS')],
  ['JE VENDS 1 BT AU JAPON POUR 150', sells('JAP')],
  ["JE VENDS 1 BT A L'INDE POUR 150", sells('IND')],
  ['JE VENDS 1 BT à l’Inde POUR 150', sells('IND')],
  ['JE VENDS 1 BT à l’Europe Occidentale POUR 150', sells('EOC')],
  ['JE VENDS 1 BT à l’Europe de l’Est POUR 150', sells('EOR')],
  ['JE VENDS 1 BT à l’Afrique du Sud POUR 150', sells('AFS')],
  ['JE VENDS 1 BT à l’Amérique du Sud POUR 150', sells('AMS')],
  ['VENDS 1 BON TECHNIQUE A LA CHINE POUR 150', sells('CHI')],
  ['SELL 1 BT TO CHINA FOR 150', sells('CHI')],
  ['J’achète 2 vivres à la Russie pour 60', { k: 'buy', with: 'RUS', n: 2, good: 'TB', price: 60 }],
  ['J’achète 2 TB du Japon pour 60', { k: 'buy', with: 'JAP', n: 2, good: 'TB', price: 60 }],
  ['I BUY 2 TB FROM THE UNITED STATES FOR 60', { k: 'buy', with: 'USA', n: 2, good: 'TB', price: 60 }],
  ['ACHETE 1 ABM (mos) A LA RUSSIE POUR 260 A par', { k: 'buy', with: 'RUS', n: 1, good: 'ABM', from: 'mos', price: 260, at: 'par' }],
  ['JE DONNE 50 OR A LA CHINE SECRET', { k: 'give', to: 'CHI', gold: 50, public: false }],
  ['JE DONNE 50 KG AUX ETATS-UNIS PUBLIC', { k: 'give', to: 'USA', gold: 50, public: true }],
  ['I GIVE 2 MP TO THE UN', { k: 'giveUN', n: 2, good: 'MP' }],
  // The UN.
  ['JE DEMANDE UN ABM', { k: 'askAbm' }],
  ['JE DEMANDE UN ABM A PARIS', { k: 'askAbm', at: 'par' }],
  ['Je demande une aide de 40 kg d’or', { k: 'askAid', what: 'gold', n: 40 }],
  ['VOTE motion 3 pour', { k: 'vote', motion: 3, v: 'yes' }],
  // Missiles.
  ['TIR par SUR mos', SHOT],
  ['TIR 1 ICBM DE par SUR mos', SHOT],
  ['TIR 1 missile depuis Paris vers Moscou.', SHOT],
  ['FIRE par AT mos', SHOT],
  ['TIR par mos', SHOT],
  ['PLACE UN ABM A Paris', { k: 'place', what: 'ABM', n: 1, at: 'par' }],
  // Units.
  ['A par bel', PAR_BEL],
  ['A par-bel.', PAR_BEL],
  ['A par vers bel', PAR_BEL],
  ['A par en bel', PAR_BEL],
  ['A par à bel', PAR_BEL],
  ['Armée Paris va Belgique', PAR_BEL],
  ['A ruh SOUTIEN A par - bel', SUPPORT],
  ['A ruh SOUTIENS A par bel', SUPPORT],
  ['A ruh S par-bel', SUPPORT],
  ['A ruh soutien A par', { k: 'support', at: 'ruh', of: 'par' }],
  ['F MCH convoi A lon bel', { k: 'convoy', at: 'MCH', of: 'lon', to: 'bel' }],
  ['A par tenir', { k: 'hold', at: 'par' }],
  // Names keep their own words.
  ['F Baie d’Hudson T', { k: 'hold', at: 'HUD' }],
  ['TIR Côte d’Ivoire - New York', { k: 'fire', from: 'coi', target: 'nyo', n: 1 }],
];

describe('orders as people write them', () => {
  it.each(FORMS)('[EC-4.18.2] %s', (text, order) => {
    expect(parsed(text)).toEqual(order);
  });

  it('[EC-4.18.2] in winter and retreats, too', () => {
    expect(parsed('Construis A par', 'WINTER_ORDERS')).toEqual({ k: 'build', unit: 'A', at: 'par' });
    expect(parsed('Renforcer A mos deux', 'WINTER_ORDERS')).toEqual({ k: 'reinforce', at: 'mos', n: 2 });
    expect(parsed('A par bel.', 'SPRING_RETREATS')).toEqual({ k: 'retreat', at: 'par', to: 'bel' });
  });

  it.each([
    ['JE VENDS TB', 'SPRING_ORDERS', 'JE VENDS 3 TB A EOC POUR 75 KG D’OR'],
    ['TIR', 'SPRING_ORDERS', 'TIR 1 ICBM mos - nyo'],
    ['VOTE', 'SPRING_ORDERS', 'VOTE #3 OUI'],
    ['A par S', 'SPRING_ORDERS', 'A ruh S A par - bel'],
    ['A par', 'SPRING_RETREATS', 'A par D'],
    ['CONSTRUIT', 'WINTER_ORDERS', 'CONSTRUIT A par'],
  ] as const)('[EC-4.18.5] the refusal of « %s » shows how it is written', (text, phase, form) => {
    const result = read(text, phase);
    const voice = { lang: 'fr', catalogue: ecodip.words, unit: '', seatName: String } as const;
    expect(result.ok ? '' : renderText(result.error, voice)).toContain(form);
  });

  it.each(['JE VENDS 2,5 TB A EOC POUR 75', 'JE VENDS 1 BT A EOC POUR 12.34', 'JE VENDS 1 BT A EOC POUR 1.00'])('[EC-2.4.2] %s stays refused', (text) => {
    expect(read(text).ok).toBe(false);
  });
});

describe('a line that was read before', () => {
  it('[EC-4.18.2] is read anew where the phase is another, or what an unmarked gift is', () => {
    const [gift, units] = ['JE DONNE 5 KG D’OR A USA', 'A par - bel'];
    const readIn = (text: string, more: Partial<Grammar>) => parseLine({ world, phase: 'SPRING_ORDERS', giftDefault: 'secret', ...more }, text);
    for (let times = 0; times < 2; times++) {
      expect([readIn(gift, {}), readIn(gift, { giftDefault: 'public' })]).toMatchObject([{ order: { public: false } }, { order: { public: true } }]);
      expect([readIn(units, {}), readIn(units, { phase: 'SPRING_RETREATS' })]).toMatchObject([{ order: { k: 'move' } }, { order: { k: 'retreat' } }]);
      expect(readIn(units, { phase: 'WINTER_ORDERS' })).toMatchObject({ ok: false });
    }
  });
});
