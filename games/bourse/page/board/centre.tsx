import type { ComponentChildren } from 'preact';
import type { EconomicPhase } from '#games/bourse/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Barometer, type Weather } from '#web/kit/svg/barometer.tsx';
import type { Box, Spot } from '#web/kit/svg/box.ts';
import { Die } from '#web/kit/svg/die.tsx';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import { Press } from '#web/kit/svg/press.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { innerField } from '../geometry.ts';
import { hasPanel, noticeIn, Panel } from '../panels/panels.tsx';
import { ROMAN, useDrawing, useScene } from '../scene.ts';
import { Columns } from './columns.tsx';
import { CONTROL, Forecaster, PhasePager, PhoneControls, SlideRule, TableSwitch } from './controls.tsx';
import { orderOfPlay } from '../facts.ts';
import { preparedText, turnText } from '../status.ts';

/** Who trades in which order, what they did and at what price; one's own place has the way to a prepared order. */
const Strip = () => {
  const scene = useScene();
  const { view, you, words, name, take } = scene;
  const preparing = useDrawing().about.get('turn');
  const places = orderOfPlay(view);
  const prepared = view.own?.prepared ?? null;
  return (
    <ol class="bo-strip flex clip round-1 bg-sheet" data-explain="turn" aria-label={words(view.table.visit === null ? 'orderOfDice' : 'orderOfPlay')}>
      {places.map(({ seat, turn }, place) => {
        const isNow = turn.kind === 'asked' || turn.kind === 'dice';
        return (
          // By place, not by seat: nodes that change their class while they move keep the style they had in Chromium.
          <li key={place} class={`bo-place p-0-3 grow row gap-2 t2${isNow ? ' bg-now' : ''}`}>
            <SeatMark seat={seat} size={14} />
            <span class="grid min-w-0 nowrap">
              <b class="w650 clip">{name(seat)}</b>
              {seat === you && turn.kind === 'waiting' && preparing !== undefined ? (
                <Button
                  class="bo-prepare justify-self-start t1 w650 text-ink"
                  onClick={() => take(preparing)}
                  words={prepared === null ? words('prepare') : preparedText(scene, prepared)}
                />
              ) : (
                <small class={isNow ? 't1 w650 text-ink' : 't1'}>{turnText(scene, turn, places.length > 4)}</small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const DIE = 30;

/** The die as it lies; a brass ring and a button when it is the reader's to throw. */
const RollDie = ({ x, y }: Spot) => {
  const { view, words, take } = useScene();
  const { motion, about } = useDrawing();
  const { lastRoll, turn } = view.table;
  const roll = about.get('die');
  const thrown = lastRoll === null ? 'none' : `${turn} ${lastRoll.seat} ${lastRoll.from} ${lastRoll.to}`;
  const ring = { x: x - 3, y: y - 3, width: DIE + 6, height: DIE + 6, rx: 7, fill: 'none' };
  const die = (
    <g
      key={thrown}
      class={motion.die === null ? '' : 'bo-thrown'}
      style={{ transformOrigin: `${x + DIE / 2}px ${y + DIE / 2}px`, animationDuration: `${motion.die?.duration ?? 0}ms` }}
    >
      <ellipse cx={x + DIE / 2 + 1} cy={y + DIE + 0.5} rx={DIE / 2} ry="3" opacity=".24" />
      <Die face={lastRoll?.die ?? 6} size={DIE} x={x} y={y} />
    </g>
  );
  if (roll === undefined)
    return (
      <g aria-hidden="true" data-explain="die">
        {die}
      </g>
    );
  return (
    <Press label={words('roll')} box={{ x, y, width: DIE, height: DIE }} explains="die" onPress={() => take(roll)}>
      {die}
      <rect {...ring} stroke="#1F1913" stroke-width="6" />
      <rect {...ring} stroke="var(--brass-hi)" stroke-width="3.4" />
    </Press>
  );
};

/** BO-13.2: the dial, clockwise from the top as the phases follow each other. */
const DIAL: readonly EconomicPhase[] = ['expansion', 'stagnation', 'recession', 'recovery'];

const LOOK = {
  expansion: { fill: 'var(--p-e)', sign: 'sun' },
  stagnation: { fill: 'var(--p-s)', sign: 'cloud' },
  recession: { fill: 'var(--p-r)', sign: 'rain' },
  recovery: { fill: 'var(--p-p)', sign: 'dawn' },
} as const satisfies Record<EconomicPhase, Pick<Weather, 'fill' | 'sign'>>;

export const phaseFill = (phase: EconomicPhase): string => LOOK[phase].fill;

/** HTML inside the drawing: it scales with the board. */
const Html = ({ box, children }: { readonly box: Box; readonly children: ComponentChildren }) => (
  <foreignObject {...box} class="leading-1-25 t2 spill">
    {children}
  </foreignObject>
);

const Field = ({ x, y, width, height }: Box) => {
  const fine = useDrawing().layout.wide ? {} : { gap: 7, swing: 6, wave: 30, thickness: 0.45 };
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="var(--board-in)" />
      <g transform={`translate(${x} ${y})`}>
        <Weave width={width} height={height} {...fine} />
      </g>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke="var(--board-line)" stroke-width="2.4" />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} fill="none" stroke="var(--board-line)" stroke-width=".7" />
    </>
  );
};

const Dial = ({ x, y, radius }: Spot & { readonly radius: number }) => {
  const { view, words, phase } = useScene();
  const quarters = DIAL.map((id): Weather => ({ id, name: words(`phases.${id}`), ...LOOK[id] }));
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={`${phase()}, ${words('next')} ${phase(1)}`} data-explain="dial">
      <Barometer quarters={quarters} now={DIAL.indexOf(view.table.phase)} radius={radius} />
    </g>
  );
};

/** On the columns: what must be settled, or what became of a quotation. */
const Settling = ({ box }: { readonly box: Box }) => {
  const scene = useScene();
  const { shown, show } = useDrawing();
  const { turn, point } = scene.view.table;
  // A panel put aside stays aside until something else is to be settled.
  const settled = `${turn} ${point.kind}`;
  const notice = noticeIn(scene);
  return (
    <>
      {notice !== null && (
        <Html box={{ ...box, height: 24 }}>
          <p class="bo-notice bo-notice-over inline-block t2 bg-wax-tint p-1-4 round-1">{notice}</p>
        </Html>
      )}
      {hasPanel(scene.view) && shown.aside === settled && (
        <Html box={{ ...box, height: 32 }}>
          <Button class={`${CONTROL} bo-reopen relative`} words={scene.words('showPanel')} onClick={() => show({ aside: '' })} />
        </Html>
      )}
      {hasPanel(scene.view) && shown.aside !== settled && (
        <Html box={box}>
          <Panel onHide={() => show({ aside: settled })} />
        </Html>
      )}
    </>
  );
};

const WideCentre = ({ x, y, width, height }: Box) => {
  const { words, phase } = useScene();
  const columns = { x: x + 12, y: y + 246, width: width - 24, height: height - 257 };
  return (
    <>
      <Dial x={x + 104} y={y + 103} radius={84} />
      <RollDie x={x + 174} y={y + 170} />
      <Html box={{ x: x + 214, y: y + 12, width: width - 228, height: 32 }}>
        <PhasePager />
      </Html>
      <SlideRule box={{ x: x + 214, y: y + 48, width: width - 232, height: 124 }} />
      <Html box={{ x: x + 214, y: y + 176, width: width - 232, height: 30 }}>
        <div class="bo-controls row hint gap-3">
          <span class="bo-next nowrap" data-explain="dial">
            {words('next')} <b class="text-ink">{phase(1)}</b>
          </span>
          <TableSwitch />
          <Forecaster />
        </div>
      </Html>
      <Html box={{ x: x + 12, y: y + 209, width: width - 24, height: 33 }}>
        <Strip />
      </Html>
      <Columns box={columns} />
      <Settling box={columns} />
    </>
  );
};

/** What the last throw did, in words beside the die of the phone's board. */
const LastThrow = ({ x, y }: Spot) => {
  const { view, words, name, change, thousands } = useScene();
  const { visit, lastRoll } = view.table;
  if (visit === null) {
    return lastRoll === null ? null : (
      <text class="t2 w600 fill-ink-2" data-explain="die" x={x} y={y + 10}>
        {`${name(lastRoll.seat)}, ${words('die', { face: lastRoll.die })}`}
      </text>
    );
  }
  const moved = visit.raw - visit.before;
  return (
    <g data-explain="die">
      <text class="t2 w600 fill-ink-2" x={x} y={y}>
        {words('dieAndRisk', { face: visit.die, risk: ROMAN[view.data.securities[visit.security].coefficient] })}
      </text>
      <text class={`t5 w750 ${moved < 0 ? 'fill-loss' : 'fill-gain'}`} x={x} y={y + 17}>
        {moved === 0 ? thousands(0) : change(moved)}
      </text>
    </g>
  );
};

const PhoneCentre = ({ x, y, width, height }: Box) => {
  const { words, phase } = useScene();
  const left = x + 112;
  return (
    <>
      <Dial x={x + 56} y={y + 54} radius={46} />
      <text class="bes t5 w750" data-explain="dial" x={left} y={y + 26}>
        {phase()}
      </text>
      <text class="t2 w600 fill-ink-2" data-explain="dial" x={left} y={y + 43}>
        {`${words('next')} ${phase(1)}`}
      </text>
      <RollDie x={left} y={y + 56} />
      <LastThrow x={left + 40} y={y + 69} />
      <Html box={{ x: x + width - 35, y: y + 6, width: 30, height: 52 }}>
        <PhoneControls />
      </Html>
      <Columns box={{ x: x + 8, y: y + 110, width: width - 16, height: height - 118 }} />
    </>
  );
};

export const Centre = () => {
  const { layout } = useDrawing();
  const box = innerField(layout);
  return (
    <>
      <Field {...box} />
      {layout.wide ? <WideCentre {...box} /> : <PhoneCentre {...box} />}
    </>
  );
};
