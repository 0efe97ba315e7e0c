import { BOXES } from '#catalogue';
import { printOrder, printUnit } from '#diplomacy/notation/print.ts';
import type { PowerId, Unit } from '#diplomacy/types.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import { Sentence } from '../../../kit/parts/sentence.tsx';
import { hasBooklet } from '../../../rules/booklet.ts';
import { ClauseMark } from '../../../rules/clause-card.tsx';
import { lang } from '../../../browser/settings.ts';
import { choose, chosen, lit, scenario, verdict } from '../desk.ts';
import { board, PieceIcon, POWERS, powerName } from '../powers.tsx';
import { orderFor } from '../scenario.ts';
import { hasFailed, messagesOn } from '../verdict.ts';
import { ta, voice } from '../words.ts';

/** A clause stands in the booklet of the game whose prefix it has. */
const Mark = ({ clause }: { readonly clause: Clause }) => {
  const game = BOXES.find(({ prefix }) => clause.startsWith(`${prefix}-`))?.id;
  return game !== undefined && hasBooklet(game) ? <ClauseMark game={game} clause={clause} /> : <span class="narrower-type text-ink-3 t1 nowrap">{clause}</span>;
};

const Why = ({ messages }: { readonly messages: readonly Message[] }) =>
  messages.length === 0 ? null : (
    <ul class="t3 adj-why">
      {messages.map((message) => (
        <li key={JSON.stringify(message)}>
          <Sentence message={message} voice={voice()} />{' '}
          {message.clauses.map((clause) => (
            <Mark key={clause} clause={clause} />
          ))}
        </li>
      ))}
    </ul>
  );

interface Tag {
  readonly words: string;
  readonly look: 'gain' | 'loss' | 'help';
}

/** In a word or two what became of a unit, the worst last. */
const tagsOf = (unit: Unit): readonly Tag[] => {
  const result = verdict.value?.movement.results.find((one) => one.unit.loc === unit.loc);
  if (result === undefined) return [];
  const first: Tag =
    result.fault !== null
      ? { words: ta('status.illegal'), look: 'loss' }
      : { words: ta(`status.${result.status}`), look: hasFailed(result) ? 'loss' : result.given === null ? 'help' : 'gain' };
  if (result.dislodgedFrom === null) return [first];
  const retreat = verdict.value?.retreats?.results.find((one) => one.unit.loc === unit.loc);
  return [
    first,
    { words: ta('status.dislodged'), look: 'loss' },
    ...(retreat === undefined ? [] : [{ words: ta(`status.${retreat.status}`), look: retreat.arrived === null ? 'loss' : 'gain' } as const]),
  ];
};

/** Nothing need be said of a unit without an order that nobody attacked: its tag says it. */
const reasonsFor = (unit: Unit): readonly Message[] => {
  const messages = verdict.value === null ? [] : messagesOn(verdict.value, unit.loc);
  return messages.length === 1 && orderFor(scenario.value, unit.loc) === undefined ? [] : messages;
};

const Row = ({ unit }: { readonly unit: Unit }) => {
  const order = orderFor(scenario.value, unit.loc);
  const units = scenario.value.units;
  const look = (loc: string | null): void => {
    lit.value = loc;
  };
  return (
    <li class={chosen.value === unit.loc ? 'blue-under bg-now adj-now' : 'blue-under'} onPointerEnter={() => look(unit.loc)} onPointerLeave={() => look(null)}>
      <button
        type="button"
        class="cluster w-full min-h-36 text-left adj-line gap-1-4"
        aria-pressed={chosen.value === unit.loc}
        onClick={() => choose(chosen.value === unit.loc ? null : unit.loc)}
      >
        <PieceIcon unit={unit} />
        <span class="grow w600">{order === undefined ? printUnit(board, unit, lang.value) : printOrder(board, order, units, lang.value)}</span>
        {verdict.value === null
          ? order === undefined && <span class="none w500 t2 nowrap adj-status round-1">{ta('order.none')}</span>
          : tagsOf(unit).map(({ words, look: dress }) => (
              <span key={words} class={`adj-status round-1 t2 w650 nowrap ${dress}`}>
                {words}
              </span>
            ))}
      </button>
      {verdict.value !== null && <Why messages={reasonsFor(unit)} />}
    </li>
  );
};

const PowerOrders = ({ power, units }: { readonly power: PowerId; readonly units: readonly Unit[] }) => (
  <section aria-label={powerName(power)}>
    <h3 class="adj-power text-ink-2">{powerName(power)}</h3>
    <ul>
      {units.map((unit) => (
        <Row key={unit.loc} unit={unit} />
      ))}
    </ul>
  </section>
);

/** All units and their orders; after the ruling, what became of each and why. */
export const OrderSheet = () => {
  const { units, orders } = scenario.value;
  const told = verdict.value;
  const backups = told?.movement.backups ?? [];
  return (
    <section class="sheet padded stack min-w-0" aria-labelledby="orders-title">
      <header class="row ends ruled items-baseline gap-5">
        <h2 id="orders-title" class="t6">
          {told === null ? ta('sheet.title') : ta('sheet.verdict')}
        </h2>
        <span>{ta('sheet.count', { given: orders.length, units: units.length })}</span>
      </header>
      {units.length === 0 && <p class="hint">{ta('sheet.empty')}</p>}
      {backups.length > 0 && <p class="p-4 t3 adj-circle bg-now">{ta('sheet.circle', { list: backups.map((backup) => ta(`backup.${backup}`)) })}</p>}
      {POWERS.map((power) => ({ power, own: units.filter((unit) => unit.power === power) }))
        .filter(({ own }) => own.length > 0)
        .map(({ power, own }) => (
          <PowerOrders key={power} power={power} units={own} />
        ))}
    </section>
  );
};
