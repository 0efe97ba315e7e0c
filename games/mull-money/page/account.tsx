import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { DUMP, POINTS_PER_CREDIT, START_MARKER } from '#games/mull-money/data.ts';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import { SERVICES, type View } from '#games/mull-money/types.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { IconButton } from '#web/kit/parts/buttons.tsx';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { Mark } from '#web/kit/svg/seat-mark.tsx';
import { FACTORY_ID } from './board/scene.tsx';
import { wasteOutlook } from './count.ts';
import { CardSign, cardTint, ZONE_BAR, ZONE_FIELD } from './pieces/pieces.tsx';
import { type Speech, speechOf } from './speech.ts';
import './account.css';

interface HeldProps {
  readonly view: View;
  readonly seat: Seat;
  readonly speech: Speech;
  readonly size: number;
  readonly children?: ComponentChildren;
}

/** The cards in front of a company, as small as stamps. */
const Held = ({ view, seat, speech, size, children }: HeldProps) => (
  <span class="mm-held row tight">
    {player(view, seat).cards.map((card, index) => (
      <span key={`${card} ${index}`} class="centred" style={{ background: cardTint(card) }} data-explain={`card ${card} ${seat}`}>
        <CardSign card={card} negotiation={isSimulation(view)} size={size} />
        <span class="hidden-words">{speech.card(view, card)}, </span>
      </span>
    ))}
    {children}
  </span>
);

interface PartProps {
  readonly view: View;
  readonly seat: Seat;
  readonly speech: Speech;
}

const WINDOW = 18.5;
const FLOOR = 21;

/** The three departments at a glance: lit up to the marker. */
const MiniBuilding = ({ view, seat, speech }: PartProps) => {
  const { words } = speech;
  const company = player(view, seat);
  const label = SERVICES.map((service) => `${words(`services.${service}`)} ${company[service]}`).join(', ');
  return (
    <svg class="mm-mini" data-explain={`services ${seat}`} viewBox="0 0 144 62" role="img" aria-label={label}>
      {SERVICES.map((service, level) => (
        <g key={service} data-explain={`service ${service} ${seat}`} transform={`translate(0 ${level * FLOOR})`}>
          <text x="0" y="14">
            {words(`services.${service}`)}
          </text>
          {range(START_MARKER).map((hole) => {
            const marker = START_MARKER - hole;
            const x = 51 + hole * WINDOW;
            return (
              <g key={marker}>
                <rect fill={marker >= company[service] ? 'var(--lit)' : 'var(--glass)'} x={x} y=".5" width="16.5" height="18" rx="1.5" />
                {marker === company[service] && <Mark seat={seat} x={x + 8.25} y={9.5} size={13} edgeWidth={1} />}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
};

/** The dump as a gauge; in the simulation variant the way of the common marker is everybody's. */
const DumpGauge = ({ view, seat }: Omit<PartProps, 'speech'>) => {
  const { dump } = player(view, seat);
  const width = 144 / (DUMP.max + 1);
  const middle = (dump + 0.5) * width;
  return (
    <svg class="mm-gauge" viewBox="0 0 144 20" aria-hidden="true">
      {range(DUMP.max + 1).map((field) => {
        const zone = zoneAt(DUMP, field);
        return <rect key={field} x={field * width} y="0" width={width} height="12" fill={field <= dump ? ZONE_BAR[zone] : ZONE_FIELD[zone]} />;
      })}
      <path d={`M${middle - 5} 19.5L${middle} 12.5L${middle + 5} 19.5Z`} fill="var(--ink)" stroke="none" />
    </svg>
  );
};

/** Own waste, or what the next production would add to everybody's. */
const WasteLine = ({ view, seat, speech }: PartProps) => {
  const { words, term } = speech;
  const { now, zone, next, nextZone, hasRoom } = wasteOutlook(view, seat);
  if (isSimulation(view)) {
    return (
      <p class="mm-waste row ends hint" data-explain="common">
        <span>{hasRoom ? words('account.nextProduction', { place: next, zone: term(nextZone) }) : words('account.noRoom')}</span>
        <span class="hidden-words">{wasteBoard(view).max}</span>
      </p>
    );
  }
  return (
    <p class="mm-waste row ends hint" data-explain={`dump ${seat}`}>
      <DumpGauge view={view} seat={seat} />
      <span>
        <b>{now}</b> · {words('zone', { zone: term(zone) })}
      </span>
    </p>
  );
};

const Sums = ({ view, seat, speech }: PartProps) => {
  const { words, money } = speech;
  const { silo, credits } = player(view, seat);
  const cash = view.cash[seat] ?? null;
  return (
    <dl class="mm-sums grow hint">
      <div class="row ends" data-explain={`silo ${seat}`}>
        <dt>{words('account.silo')}</dt>
        <dd class="figure">{silo}</dd>
      </div>
      <div class="row ends" data-explain={`credits ${seat}`}>
        <dt>{words('account.debt')}</dt>
        <dd class="figure">{words('pts', { count: -POINTS_PER_CREDIT * credits })}</dd>
      </div>
      <div class="row ends" data-explain={`treasury ${seat}`}>
        <dt>{words('account.treasury')}</dt>
        <dd class="figure">{cash === null ? <Icon name="lock" size={13} label={words('account.hidden')} /> : money(cash)}</dd>
      </div>
    </dl>
  );
};

/** MM-13.2: departments, silo, debt, treasury under lock, dump and cards; one press shows the whole factory. */
export const Account = ({ view, seat, voice, pointed }: AccountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, name } = speech;
  const parts = { view, seat, speech };
  const company = player(view, seat);
  if (company.retired) return <p class="help">{words('account.retired')}</p>;
  return (
    <div>
      {view.table.first === seat && (
        <span class="mm-euro" role="img" data-explain="first" aria-label={words('account.first')}>
          €
        </span>
      )}
      <div class="mm-account-row row">
        <MiniBuilding {...parts} />
        <Sums {...parts} />
      </div>
      <WasteLine {...parts} />
      <div class="row ends">
        <Held {...parts} size={17}>
          <small>{words('cardCount', { count: company.cards.length })}</small>
        </Held>
        <IconButton
          icon="eye"
          size={16}
          label={words('account.see', { name: name(seat) })}
          class="mm-see"
          onClick={() => {
            pointed.value = { kind: 'thing', id: `${FACTORY_ID}${seat}` };
          }}
        />
      </div>
    </div>
  );
};

/** One line under the phone's board: cards, zone, treasury where it may be known; a press shows the factory. */
export const PlayerLine = ({ view, seat, voice, pointed }: AccountProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, name, money, term } = speech;
  if (player(view, seat).retired) return <small>{words('status.retired')}</small>;
  const { now, zone } = wasteOutlook(view, seat);
  const cash = view.cash[seat] ?? null;
  return (
    <div class="mm-line row ends">
      <span class="row">
        <Held view={view} seat={seat} speech={speech} size={15} />
        {!isSimulation(view) && (
          <small data-explain={`dump ${seat}`}>
            {now} · {term(zone)}
          </small>
        )}
      </span>
      <span class="row">
        <span data-explain={`treasury ${seat}`}>{cash === null ? <Icon name="lock" size={13} label={words('account.hidden')} /> : <b>{money(cash)}</b>}</span>
        <button
          type="button"
          class="icon-btn mm-see"
          aria-label={words('account.see', { name: name(seat) })}
          onClick={() => {
            pointed.value = { kind: 'thing', id: `${FACTORY_ID}${seat}` };
          }}
        >
          <Icon name="eye" size={16} />
        </button>
      </span>
    </div>
  );
};
