import { allCredits, budget } from '#games/triple-bataille/rules/facts.ts';
import type { Clause } from '#kernel/messages.ts';
import { keysOf } from '#kernel/collections.ts';
import { saidIn, type Sentence } from '#kernel/words.ts';
import { type Scene, useScene } from '../speech.ts';
import { Title } from './papers.tsx';

/* TB-13.3: the boards of the bank, the state, building and industry, line by line. */

interface BoardLine {
  readonly name: Sentence;
  /** What the line says of itself, and the clause that it rests on. */
  readonly says: Sentence;
  readonly clause: Clause<'TB'>;
  /** Null: it does not stand there now. */
  readonly value: (scene: Scene) => number | string | null;
}

const stock =
  (owner: 'bank' | 'boards') =>
  ({ table, words }: Scene): string | null => {
    const { houses, factories } = table.stock[owner];
    return houses + factories.length > 0 ? words('stockItems', { houses, factories: factories.length }) : null;
  };

const line = (name: Sentence, says: Sentence, clause: BoardLine['clause'], value: BoardLine['value']): BoardLine => ({ name, says, clause, value });

const FOR_SALE = ['à vendre', 'for sale'] as const;

export const BOARD_LINES = {
  'bank.profit': line(
    ['bénéfices', 'profits'],
    ['Les intérêts reçus\u00a0: ils ne reviennent pas dans le jeu.', 'The interest received: it does not come back into the game.'],
    'TB-4.12.7',
    ({ vault }) => vault?.bankProfit ?? null,
  ),
  'bank.equity': line(
    ['fonds propres', 'equity'],
    ['Les fonds propres permettent deux fois autant de crédits.', 'The equity allows twice as many credits.'],
    'TB-4.12.2',
    ({ vault }) => vault?.bankEquity ?? null,
  ),
  'bank.hat': line(
    ['crédits accordables', 'grantable credits'],
    ['Combien de crédits la banque peut encore accorder.', 'How many credits the bank may still grant.'],
    'TB-4.12.2',
    ({ view, vault }) => (vault === null ? null : Math.max(0, 2 * vault.bankEquity - allCredits(view))),
  ),
  'bank.property': line(
    ['maisons à elle', 'houses of its own'],
    ['Les maisons que la banque s’est achetées avec ses bénéfices.', 'The houses that the bank bought with its profits.'],
    'TB-4.12.5',
    ({ vault }) => vault?.property ?? null,
  ),
  'bank.bad': line(
    ['jamais remboursés', 'never repaid'],
    [
      'Des crédits que personne ne rendra plus\u00a0: ils pèsent sur la banque et comptent pour le cycle.',
      'Credits that nobody will repay any more: they weigh on the bank and count for the cycle.',
    ],
    'TB-4.9.6',
    ({ table }) => table.bank.badCredits,
  ),
  'bank.rate': line(
    ['intérêt par crédit', 'interest per credit'],
    ['Les cartes dues à chaque bataille pour chaque crédit.', 'The cards due in each battle for each credit.'],
    'TB-4.9.1',
    ({ table }) => table.bank.halfRate / 2,
  ),
  'bank.stock': line(FOR_SALE, ['Des biens saisis, à vendre au prix courant.', 'Seized property, for sale at the current price.'], 'TB-4.9.7', stock('bank')),
  'state.cash': line(
    ['argent public', 'public money'],
    ['L’argent public, qui paie postes et aides au début de chaque bataille.', 'The public money, which pays posts and aids at the start of each battle.'],
    'TB-4.13.1',
    ({ table }) => table.funds.state,
  ),
  'state.due': line(
    ['dépenses à venir', 'due next'],
    [
      'Ce que l’État devra payer à la prochaine bataille\u00a0; en monnaie dette il emprunte ce qui manque.',
      'What the state will have to pay in the next battle; with debt money it borrows what is lacking.',
    ],
    'TB-4.4.2',
    ({ view }) => budget(view),
  ),
  'state.tax': line(
    ['impôt par place', 'tax per place'],
    ['Tant de liasses prises dans le pot avant chaque gagnant.', 'So many bundles are taken from the pot before each winner.'],
    'TB-4.8.4',
    ({ table }) => table.state.tax,
  ),
  'state.posts': line(
    ['postes pris', 'posts taken'],
    [
      'Un poste public verse un salaire à chaque bataille, à qui a un atelier au plus.',
      'A public post pays a wage in each battle, to whoever has one workshop at most.',
    ],
    'TB-4.3.1',
    ({ table, words }) => words('postsOf', { taken: table.players.filter(({ post }) => post).length, of: table.state.posts }),
  ),
  'state.aid': line(
    ['aides', 'aid'],
    ['Une aide paie le repas de qui n’a plus rien.', 'An aid pays the meal of whoever has nothing left.'],
    'TB-4.4.5',
    ({ table }) => table.state.aid,
  ),
  'state.credits': line(
    ['crédits', 'credits'],
    [
      'Les crédits de l’État\u00a0: ils comptent pour le cycle comme ceux des joueurs.',
      'The credits of the state: they count for the cycle like those of the players.',
    ],
    'TB-4.4.2',
    ({ table }) => (table.system === 'dette' ? table.state.credits : null),
  ),
  'state.enterprises': line(
    ['entreprises', 'enterprises'],
    [
      'Les entreprises d’État rapportent une part du pot, tant qu’elles ne sont pas vendues.',
      'State enterprises bring in a part of the pot, as long as they are not sold.',
    ],
    'TB-2.13.2',
    ({ table }) => table.state.enterprises.length || null,
  ),
  'boards.wages': line(
    ['salaires en attente', 'wages waiting'],
    [
      'Ce que constructions et ateliers ont payé en salaires\u00a0: cela revient au pot.',
      'What buildings and workshops paid as wages: it comes back to the pot.',
    ],
    'TB-4.4.1',
    ({ table }) => table.funds.wagesBuilding + table.funds.wagesIndustry,
  ),
  'boards.profit': line(
    ['bénéfices gardés', 'profits kept'],
    ['Ce que les constructeurs gardent\u00a0: hors du jeu, jusqu’à une crise.', 'What the builders keep: out of the game, until a crisis.'],
    'TB-4.10.3',
    ({ table }) => table.funds.profitBuilding + table.funds.profitIndustry,
  ),
  'boards.stock': line(FOR_SALE, ['Des biens à vendre au prix courant.', 'Property for sale at the current price.'], 'TB-4.10.6', stock('boards')),
};

interface CardProps {
  readonly of: 'bank' | 'state' | 'boards';
  readonly note?: string | undefined;
}

const Card = ({ of, note }: CardProps) => {
  const scene = useScene();
  const { words, number, lang } = scene;
  const rows = keysOf(BOARD_LINES)
    .filter((key) => key.startsWith(`${of}.`))
    .map((key) => ({ key, name: saidIn(BOARD_LINES[key].name, lang), value: BOARD_LINES[key].value(scene) }));
  return (
    <section data-mark={of === 'bank' ? 'bank' : undefined}>
      <Title>{words(of)}</Title>
      {note !== undefined && <p>{note}</p>}
      <dl>
        {rows.map(({ key, name, value }) =>
          value === null ? null : (
            <div key={key} class="row ends p-2-0 blue-over" data-explain={`line ${key}`}>
              <dt>{name}</dt>
              <dd class="figure">{typeof value === 'number' ? number(value) : value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
};

export const Institutions = () => {
  const { table, vault, words } = useScene();
  return (
    <div class="sheet tb-paper tb-columns">
      {table.system === 'dette' && <Card of="bank" note={vault === null ? words('bankHidden') : undefined} />}
      <Card of="state" />
      <Card of="boards" />
    </div>
  );
};
