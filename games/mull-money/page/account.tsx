import type { ComponentChildren } from 'preact';
import { DUMP, POINTS_PER_CREDIT, START_MARKER } from '#games/mull-money/data.ts';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import { SERVICES, type View } from '#games/mull-money/types.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { IconButton } from '#web/kit/parts/buttons.tsx';
import type { AccountProps } from '#web/kit/interface/game-page.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { Mark } from '#web/kit/svg/seats.tsx';
import { wasteOutlook } from './count.ts';
import { CardSign, cardTint, Lettering, ZONE_BAR, ZONE_FIELD } from './pieces/pieces.tsx';
import { FACTORY_ID, useScene } from './scene.tsx';

interface PartProps {
  readonly seat: Seat;
}

interface HeldProps extends PartProps {
  readonly small?: boolean;
  readonly children?: ComponentChildren;
}

/** The cards in front of a company, as small as stamps. */
const Held = ({ seat, small = false, children }: HeldProps) => {
  const { view, card: nameOf } = useScene();
  return (
    <span class={small ? 'row tight wrap' : 'row tight'}>
      {player(view, seat).cards.map((card, index) => (
        <span
          key={`${card} ${index}`}
          class={`${small ? 'mm-stamp-small' : 'mm-stamp'} centred round-1 text-bar-ink`}
          style={{ background: cardTint(card) }}
          data-explain={`card ${card} ${seat}`}
        >
          <CardSign card={card} size={small ? 15 : 17} />
          <span class="hidden-words">{nameOf(card)}, </span>
        </span>
      ))}
      {children}
    </span>
  );
};

const WINDOW = 18.5;
const FLOOR = 21;

/** The three departments at a glance: lit up to the marker. */
const MiniBuilding = ({ seat }: PartProps) => {
  const { view, words } = useScene();
  const company = player(view, seat);
  const label = SERVICES.map((service) => `${words(`services.${service}`)} ${company[service]}`).join(', ');
  return (
    <svg class="mm-mini firm" data-explain={`services ${seat}`} viewBox="0 0 144 62" role="img" aria-label={label}>
      {SERVICES.map((service, level) => (
        <g key={service} data-explain={`service ${service} ${seat}`} transform={`translate(0 ${level * FLOOR})`}>
          <Lettering size={2} stretch={80} ink="quiet" x="0" y="14" words={words(`services.${service}`)} />
          {range(START_MARKER).map((hole) => {
            const marker = START_MARKER - hole;
            const x = 51 + hole * WINDOW;
            const fill = marker >= company[service] ? 'var(--lit)' : 'var(--glass)';
            return (
              <g key={marker}>
                <rect fill={fill} stroke="var(--edge)" stroke-width=".8" x={x} y=".5" width="16.5" height="18" rx="1.5" />
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
const DumpGauge = ({ seat }: PartProps) => {
  const { dump } = player(useScene().view, seat);
  const width = 144 / (DUMP.max + 1);
  const middle = (dump + 0.5) * width;
  return (
    <svg class="mm-gauge firm" viewBox="0 0 144 20" aria-hidden="true">
      {range(DUMP.max + 1).map((field) => {
        const zone = zoneAt(DUMP, field);
        const fill = field <= dump ? ZONE_BAR[zone] : ZONE_FIELD[zone];
        return <rect key={field} x={field * width} y="0" width={width} height="12" fill={fill} stroke="var(--edge)" stroke-width=".8" />;
      })}
      <path d={`M${middle - 5} 19.5L${middle} 12.5L${middle + 5} 19.5Z`} fill="var(--ink)" stroke="none" />
    </svg>
  );
};

/** Own waste, or what the next production would add to everybody's. */
const WasteLine = ({ seat }: PartProps) => {
  const { view, words, term } = useScene();
  const { now, zone, next, nextZone, hasRoom } = wasteOutlook(view, seat);
  const common = isSimulation(view);
  return (
    <p class="narrower-type leading-1-1 row ends items-start mt-2 hint" data-explain={common ? 'common' : `dump ${seat}`}>
      {common ? (
        <>
          <span>{hasRoom ? words('account.nextProduction', { place: next, zone: term(nextZone) }) : words('account.noRoom')}</span>
          <span class="hidden-words">{wasteBoard(view).max}</span>
        </>
      ) : (
        <>
          <DumpGauge seat={seat} />
          <span>
            <b class="text-ink">{now}</b> · {words('zone', { zone: term(zone) })}
          </span>
        </>
      )}
    </p>
  );
};

/** What is in a treasury, under lock where it may not be known. */
const Cash = ({ seat }: PartProps) => {
  const { view, words, money } = useScene();
  const cash = view.cash[seat] ?? null;
  return cash === null ? <Icon name="lock" size={13} label={words('secret')} /> : <>{money(cash)}</>;
};

const Sums = ({ seat }: PartProps) => {
  const { view, words } = useScene();
  const { silo, credits } = player(view, seat);
  const rows = [
    ['silo', words('account.silo'), silo],
    ['credits', words('account.debt'), words('pts', { count: -POINTS_PER_CREDIT * credits })],
    ['treasury', words('account.treasury'), <Cash key={seat} seat={seat} />],
  ] as const;
  return (
    <dl class="mm-sums grow hint">
      {rows.map(([thing, label, figure]) => (
        <div key={thing} class="row ends line-under" data-explain={`${thing} ${seat}`}>
          <dt>{label}</dt>
          <dd class="figure text-ink">{figure}</dd>
        </div>
      ))}
    </dl>
  );
};

/** One press shows the whole factory. */
const See = ({ seat }: PartProps) => {
  const { words, name, point } = useScene();
  const label = words('account.see', { name: name(seat) });
  return <IconButton icon="eye" size={16} label={label} class="mm-see min-w-28 text-blue" onClick={() => point(`${FACTORY_ID}${seat}`)} />;
};

/** MM-13.2: departments, silo, debt, treasury under lock, dump and cards. */
export const Account = ({ seat }: AccountProps<View>) => {
  const { view, words } = useScene();
  const company = player(view, seat);
  if (company.retired) return <p class="help">{words('account.retired')}</p>;
  return (
    <div>
      {view.table.first === seat && (
        <span class="mm-euro absolute round-full text-bar-ink text-center" role="img" data-explain="first" aria-label={words('account.first')}>
          €
        </span>
      )}
      <div class="row mt-2">
        <MiniBuilding seat={seat} />
        <Sums seat={seat} />
      </div>
      <WasteLine seat={seat} />
      <div class="row ends">
        <Held seat={seat}>
          <span class="leading-1-2 t2 text-ink-2">{words('cardCount', { count: company.cards.length })}</span>
        </Held>
        <See seat={seat} />
      </div>
    </div>
  );
};

/** One line under the phone's board: cards, zone, treasury where it may be known. */
export const PlayerLine = ({ seat }: AccountProps<View>) => {
  const { view, words, term } = useScene();
  if (player(view, seat).retired) return <small>{words('status.retired')}</small>;
  const { now, zone } = wasteOutlook(view, seat);
  return (
    <div class="mm-line row ends">
      <span class="row">
        <Held seat={seat} small />
        {!isSimulation(view) && (
          <small data-explain={`dump ${seat}`}>
            {now} · {term(zone)}
          </small>
        )}
      </span>
      <span class="row">
        <b data-explain={`treasury ${seat}`}>
          <Cash seat={seat} />
        </b>
        <See seat={seat} />
      </span>
    </div>
  );
};
