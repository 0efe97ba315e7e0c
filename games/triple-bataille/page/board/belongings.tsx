import { isTenant, totalHouses } from '#games/triple-bataille/rules/facts.ts';
import { eventNameOf, MOST_FACTORY_CARDS } from '#games/triple-bataille/content/data.ts';
import { SLOTS } from '#games/triple-bataille/moves.ts';
import type { EventInForce, Loan } from '#games/triple-bataille/types.ts';
import { range } from '#kernel/collections.ts';
import type { ComponentChildren } from 'preact';
import { creditLimit, interestDue } from '../outlook.ts';
import { CreditSlip, House, Workshop } from '../pieces/pieces.tsx';
import { type Scene, useOwn } from '../speech.ts';

/** An event in force: its name and card, what it does, and until when. */
const eventLine = ({ face, until }: EventInForce, { words, term, face: cardName, options }: Scene): string => {
  const name = eventNameOf(face);
  const key = `event.${name}`;
  const called = name === null ? '' : `${term(key)} (${cardName(face, options.jokers)})\u00a0: ${term(`${key}.text`)}`;
  return `${called}, ${words('eventUntil', { battle: until })}`;
};

/** Drawn one by one up to here; beyond, one with a figure. */
const MOST_DRAWN = 6;

interface PiecesProps {
  readonly title: string;
  readonly explains: string;
  /** Under the pieces. */
  readonly note: string;
  readonly tone?: string;
  readonly isFirst?: boolean;
  readonly children: ComponentChildren;
}

const Pieces = ({ title, explains, note, tone = 'help', isFirst = false, children }: PiecesProps) => (
  <section class={isFirst ? undefined : 'tb-beside'} data-explain={explains}>
    <h3 class="mb-3 text-ink-2 t4 nowrap tb-plain-face">{title}</h3>
    <div class="items-end min-h-40 row tight wrap">{children}</div>
    <p class={`mt-2 t3 ${tone}`}>{note}</p>
  </section>
);

const Workshops = () => {
  const { words, you, own } = useOwn();
  const { factory, post } = own;
  const note = post ? words('withPost') : factory === 0 ? words('micro') : words('stakeAtMost', { bundles: factory });
  return (
    <Pieces isFirst explains={`workshops ${you}`} title={words('workshops')} note={note}>
      {range(factory).map((card) => (
        <Workshop key={card} />
      ))}
      {factory < MOST_FACTORY_CARDS && <Workshop ghost />}
    </Pieces>
  );
};

const Houses = () => {
  const { table, words, you, own } = useOwn();
  const { houses } = own;
  const { rental } = houses;
  const count = totalHouses(own);
  const all = SLOTS.flatMap((slot) => range(houses[slot]).map((number) => ({ slot, number })));
  const note = rental > 0 ? words('let', { houses: rental, cards: rental * table.bundle }) : words(isTenant(own) ? 'tenant' : 'owner', { cards: table.bundle });
  return (
    <Pieces explains={`houses ${you}`} title={words('houses')} note={note}>
      {all.slice(0, MOST_DRAWN).map(({ slot, number }) => (
        <House key={`${slot} ${number}`} let={slot === 'rental'} />
      ))}
      {count > MOST_DRAWN && <b>{count}</b>}
      {count === 0 && <House ghost />}
    </Pieces>
  );
};

const Credits = () => {
  const { view, table, words, number, you, own } = useOwn();
  const { credits } = own;
  const due = interestDue(view, credits);
  const rate = table.system === 'dette' ? table.bank.halfRate / 2 : 0;
  const note = due > 0 ? words('perBattle', { cards: due }) : words(credits > 0 ? 'noInterest' : 'noneHere');
  const title = words('creditsOf', { credits, limit: creditLimit(view, you) });
  return (
    <Pieces explains={`credits ${you}`} title={title} note={note} tone={due > 0 ? 'loss' : 'help'}>
      {range(Math.min(credits, MOST_DRAWN)).map((credit) => (
        <CreditSlip key={credit} interest={rate === 0 ? '0' : `−${number(rate)}`} />
      ))}
      {credits > MOST_DRAWN && <b>{credits}</b>}
    </Pieces>
  );
};

/** Further things that not everybody has: subsidiaries, loans, pledges, the inheritance, events in force. */
const Further = () => {
  const scene = useOwn();
  const { table, words, name, you, own } = scene;
  const loan = (of: 'loanGiven' | 'loanOwed', other: 'lender' | 'borrower', { principal, arrears, due, ...sides }: Loan): string =>
    words(of, { name: name(sides[other]), cards: principal + arrears, due });
  const lines = [
    ...own.subsidiaries.map(({ id, cards, contract }) => {
      const run = contract === null ? words('unstaffed') : words('runBy', { name: name(contract.employee), wage: contract.wage });
      return `${words('subsidiary', { number: id, cards })}, ${run}`;
    }),
    ...table.loans.filter(({ lender }) => lender === you).map((each) => loan('loanGiven', 'borrower', each)),
    ...table.loans.filter(({ borrower }) => borrower === you).map((each) => loan('loanOwed', 'lender', each)),
    ...(own.waiting > 0 ? [words('own.waiting', { credits: own.waiting })] : []),
    ...(table.system === 'dette' && own.banned >= table.battle ? [words('own.banned', { battle: own.banned })] : []),
    ...(own.pledge > 0 ? [words('pledged', { cards: own.pledge })] : []),
    ...(own.inherit > 0 ? [words('inheritance', { cards: own.inherit })] : []),
    ...own.events.map((event) => eventLine(event, scene)),
  ];
  return lines.length === 0 ? null : (
    <ul class="tb-further pt-4 mt-4 line-over">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** What one owns and owes. */
export const Belongings = () => {
  const { table, own } = useOwn();
  return (
    <div class="sheet tb-paper tb-belongings grid">
      <Workshops />
      <Houses />
      {(table.system === 'dette' || own.credits > 0) && <Credits />}
      <Further />
    </div>
  );
};
