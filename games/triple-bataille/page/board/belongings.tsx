import { isTenant, player, totalHouses } from '#games/triple-bataille/rules/facts.ts';
import { eventNameOf, MOST_FACTORY_CARDS } from '#games/triple-bataille/content/data.ts';
import { SLOTS } from '#games/triple-bataille/moves.ts';
import type { EventInForce, Options } from '#games/triple-bataille/types.ts';
import { range } from '#kernel/collections.ts';
import { creditLimit, interestDue } from '../outlook.ts';
import { CreditSlip, House, Workshop } from '../pieces/pieces.tsx';
import type { Speech } from '../speech.ts';
import type { OwnScene } from './own-cloth.tsx';

/** An event in force: its name and card, what it does, and until when. */
const eventLine = ({ face, until }: EventInForce, { words, term, face: cardName }: Speech, jokers: Options['jokers']): string => {
  const name = eventNameOf(face);
  const called =
    name === null ? '' : `${term(`triple-bataille.event.${name}`)} (${cardName(face, jokers)})\u00a0: ${term(`triple-bataille.event.${name}.text`)}`;
  return `${called}, ${words('eventUntil', { battle: until })}`;
};

/** Drawn one by one up to here; beyond, one with a figure. */
const MOST_DRAWN = 6;

const Workshops = ({ view, speech, you }: OwnScene) => {
  const { words } = speech;
  const { factory, post } = player(view, you);
  return (
    <section data-explain={`workshops ${you}`}>
      <h3>{words('workshops')}</h3>
      <div class="tb-pieces row tight">
        {range(factory).map((card) => (
          <Workshop key={card} />
        ))}
        {factory < MOST_FACTORY_CARDS && <Workshop ghost />}
      </div>
      <p class="help">{post ? words('withPost') : factory === 0 ? words('micro') : words('stakeAtMost', { bundles: factory })}</p>
    </section>
  );
};

const Houses = ({ view, speech, you }: OwnScene) => {
  const { words } = speech;
  const { bundle } = view.table;
  const subject = player(view, you);
  const all = SLOTS.flatMap((slot) => range(subject.houses[slot]).map((number) => ({ slot, number })));
  const { rental } = subject.houses;
  return (
    <section data-explain={`houses ${you}`}>
      <h3>{words('houses')}</h3>
      <div class="tb-pieces row tight">
        {all.slice(0, MOST_DRAWN).map(({ slot, number }) => (
          <House key={`${slot} ${number}`} let={slot === 'rental'} />
        ))}
        {totalHouses(subject) > MOST_DRAWN && <b>{totalHouses(subject)}</b>}
        {totalHouses(subject) === 0 && <House ghost />}
      </div>
      <p class="help">
        {rental > 0 ? words('let', { houses: rental, cards: rental * bundle }) : isTenant(subject) ? words('tenant', { cards: bundle }) : words('owner')}
      </p>
    </section>
  );
};

const Credits = ({ view, speech, you }: OwnScene) => {
  const { words, number } = speech;
  const { credits } = player(view, you);
  const due = interestDue(view, credits);
  const rate = view.table.system === 'dette' ? view.table.bank.halfRate / 2 : 0;
  return (
    <section data-explain={`credits ${you}`}>
      <h3>{words('creditsOf', { credits, limit: creditLimit(view, you) })}</h3>
      <div class="tb-pieces row tight">
        {range(Math.min(credits, MOST_DRAWN)).map((credit) => (
          <CreditSlip key={credit} interest={rate === 0 ? '0' : `−${number(rate)}`} />
        ))}
        {credits > MOST_DRAWN && <b>{credits}</b>}
      </div>
      <p class={due > 0 ? 'loss' : 'help'}>{due > 0 ? words('perBattle', { cards: due }) : credits > 0 ? words('noInterest') : words('noneHere')}</p>
    </section>
  );
};

/** Further things that not everybody has: subsidiaries, loans, pledges, the inheritance, events in force. */
const Further = ({ view, speech, you }: OwnScene) => {
  const { words, name } = speech;
  const { table, options } = view;
  const subject = player(view, you);
  const lines = [
    ...subject.subsidiaries.map(
      ({ id, cards, contract }) =>
        `${words('subsidiary', { number: id, cards })}, ${contract === null ? words('unstaffed') : words('runBy', { name: name(contract.employee), wage: contract.wage })}`,
    ),
    ...table.loans
      .filter(({ lender }) => lender === you)
      .map(({ borrower, principal, arrears, due }) => words('loanGiven', { name: name(borrower), cards: principal + arrears, due })),
    ...table.loans
      .filter(({ borrower }) => borrower === you)
      .map(({ lender, principal, arrears, due }) => words('loanOwed', { name: name(lender), cards: principal + arrears, due })),
    ...(subject.waiting > 0 ? [words('own.waiting', { credits: subject.waiting })] : []),
    ...(table.system === 'dette' && subject.banned >= table.battle ? [words('own.banned', { battle: subject.banned })] : []),
    ...(subject.pledge > 0 ? [words('pledged', { cards: subject.pledge })] : []),
    ...(subject.inherit > 0 ? [words('inheritance', { cards: subject.inherit })] : []),
    ...subject.events.map((event) => eventLine(event, speech, options.jokers)),
  ];
  return lines.length === 0 ? null : (
    <ul class="tb-further">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** What one owns and owes. */
export const Belongings = (scene: OwnScene) => (
  <div class="sheet tb-belongings">
    <Workshops {...scene} />
    <Houses {...scene} />
    {(scene.view.table.system === 'dette' || player(scene.view, scene.you).credits > 0) && <Credits {...scene} />}
    <Further {...scene} />
  </div>
);
