import type { Offer, Seat } from '#kernel/game.ts';
import { Die } from '#web/kit/svg/die.tsx';
import { Press } from '#web/kit/svg/press.tsx';
import type { Box, Spot } from '#web/kit/svg/box.ts';
import type { Moment } from '#web/shell/motion.ts';
import type { BoardScene } from './pawns.tsx';
import type { EconomicPhase } from '#games/bourse/types.ts';
import { Barometer, type Weather } from '#web/kit/svg/barometer.tsx';
import { inThousands, phaseAfter, ROMAN, type Speech } from '../speech.ts';
import type { ComponentChildren } from 'preact';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Weave } from '#web/kit/svg/ornaments.tsx';
import { innerField } from '../geometry.ts';
import type { MotionPlan } from '../motion.ts';
import { Columns } from './columns.tsx';
import { type Choices, Forecaster, PhasePager, PhoneControls, SlideRule, TableSwitch } from './controls.tsx';
import { Strip } from './strip.tsx';
import { offerOf } from '../targets.ts';
import './centre.css';

interface RollDieProps {
  readonly scene: BoardScene;
  readonly spot: Spot;
  readonly size: number;
  readonly motion: Moment | null;
  /** The offer to roll, when it is yours. */
  readonly roll: Offer<unknown> | undefined;
  readonly take: (offer: Offer<unknown>) => void;
}

/** The die as it lies; a brass ring and a button when it is yours to throw. */
const RollDie = ({ scene, spot, size, motion, roll, take }: RollDieProps) => {
  const { lastRoll, turn } = scene.view.table;
  const face = lastRoll?.die ?? 6;
  const thrown = lastRoll === null ? 'none' : `${turn} ${lastRoll.seat} ${lastRoll.from} ${lastRoll.to}`;
  const box = { ...spot, width: size, height: size };
  const die = (
    <g
      key={thrown}
      class={motion === null ? '' : 'bo-thrown'}
      style={{ transformOrigin: `${spot.x + size / 2}px ${spot.y + size / 2}px`, animationDuration: `${motion?.duration ?? 0}ms` }}
    >
      <ellipse cx={spot.x + size / 2 + 1} cy={spot.y + size + 0.5} rx={size * 0.5} ry="3" opacity=".24" />
      <Die face={face} size={size} x={spot.x} y={spot.y} />
    </g>
  );
  if (roll === undefined)
    return (
      <g aria-hidden="true" data-explain="die">
        {die}
      </g>
    );
  return (
    <Press label={scene.speech.words('roll')} box={box} explains="die" class="bo-target" onPress={() => take(roll)}>
      {die}
      <rect x={spot.x - 3} y={spot.y - 3} width={size + 6} height={size + 6} rx="7" fill="none" stroke="#1F1913" stroke-width="6" />
      <rect x={spot.x - 3} y={spot.y - 3} width={size + 6} height={size + 6} rx="7" fill="none" stroke="var(--brass-hi)" stroke-width="3.4" />
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

const quarters = (words: Speech['words']): readonly Weather[] => {
  const quarter = (phase: EconomicPhase): Weather => ({ id: phase, name: words(`phases.${phase}`), ...LOOK[phase] });
  return DIAL.map(quarter);
};

interface CentreProps {
  readonly scene: BoardScene;
  readonly choices: Choices;
  readonly motion: MotionPlan;
  readonly you: Seat | null;
  readonly offers: readonly Offer<unknown>[];
  readonly take: (offer: Offer<unknown>) => void;
  /** Laid over the columns while something must be settled. */
  readonly panel: ComponentChildren;
  readonly panelAside: boolean;
  readonly onPanel: () => void;
  readonly notice: string | null;
}

/** HTML inside the drawing: it scales with the board. */
const Html = ({ box, children }: { readonly box: Box; readonly children: ComponentChildren }) => (
  <foreignObject {...box} class="bo-html">
    {children}
  </foreignObject>
);

const Field = ({ scene }: { readonly scene: BoardScene }) => {
  const { x, y, width, height } = innerField(scene.layout);
  const fine = scene.layout.wide ? {} : { gap: 7, swing: 6, wave: 30, thickness: 0.45 };
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

const Dial = ({ scene, at, radius }: { readonly scene: BoardScene; readonly at: { readonly x: number; readonly y: number }; readonly radius: number }) => {
  const { words } = scene.speech;
  const { phase } = scene.view.table;
  const label = `${words(`phases.${phase}`)}, ${words('next')} ${words(`phases.${phaseAfter(phase, 1)}`)}`;
  return (
    <g transform={`translate(${at.x} ${at.y})`} role="img" aria-label={label} data-explain="dial">
      <Barometer quarters={quarters(words)} now={DIAL.indexOf(phase)} radius={radius} />
    </g>
  );
};

const WideCentre = ({ scene, choices, motion, you, offers, take, panel, panelAside, onPanel, notice }: CentreProps) => {
  const { x, y, width, height } = innerField(scene.layout);
  const { words } = scene.speech;
  const { phase } = scene.view.table;
  const columns = { x: x + 12, y: y + 246, width: width - 24, height: height - 257 };
  return (
    <>
      <Field scene={scene} />
      <Dial scene={scene} at={{ x: x + 104, y: y + 103 }} radius={84} />
      <RollDie scene={scene} spot={{ x: x + 174, y: y + 170 }} size={30} motion={motion.die} roll={offerOf(offers, 'roll')} take={take} />
      <Html box={{ x: x + 214, y: y + 12, width: width - 228, height: 32 }}>
        <PhasePager scene={scene} choices={choices} />
      </Html>
      <SlideRule view={scene.view} speech={scene.speech} phase={choices.phase ?? phase} box={{ x: x + 214, y: y + 48, width: width - 232, height: 124 }} />
      <Html box={{ x: x + 214, y: y + 176, width: width - 232, height: 30 }}>
        <div class="bo-controls row hint">
          <span data-explain="dial">
            {words('next')} <b>{words(`phases.${phaseAfter(phase, 1)}`)}</b>
          </span>
          <TableSwitch scene={scene} choices={choices} />
          <Forecaster scene={scene} choices={choices} />
        </div>
      </Html>
      <Html box={{ x: x + 12, y: y + 209, width: width - 24, height: 33 }}>
        <Strip scene={scene} you={you} offers={offers} take={take} />
      </Html>
      <Columns scene={scene} box={columns} motion={motion.pegs} />
      {notice !== null && (
        <Html box={{ ...columns, height: 24 }}>
          <p class="bo-notice">{notice}</p>
        </Html>
      )}
      {panel !== null && panelAside && (
        <Html box={{ ...columns, height: 32 }}>
          <Button class="bo-control row bo-reopen" words={words('showPanel')} onClick={onPanel} />
        </Html>
      )}
      {panel !== null && !panelAside && <Html box={columns}>{panel}</Html>}
    </>
  );
};

/** What the last throw did, in words beside the die of the phone's board. */
const LastThrow = ({ scene, x, y }: { readonly scene: BoardScene; readonly x: number; readonly y: number }) => {
  const { view, speech } = scene;
  const { visit, lastRoll } = view.table;
  if (visit === null) {
    return lastRoll === null ? null : (
      <text class="bo-note bo-phone" data-explain="die" x={x} y={y + 10}>
        {`${speech.name(lastRoll.seat)}, ${speech.words('die', { face: lastRoll.die })}`}
      </text>
    );
  }
  const change = visit.raw - visit.before;
  return (
    <g data-explain="die">
      <text class="bo-note bo-phone" x={x} y={y}>
        {speech.words('dieAndRisk', { face: visit.die, risk: ROMAN[view.data.securities[visit.security].coefficient] })}
      </text>
      <text class={change < 0 ? 'bo-last bo-loss' : 'bo-last bo-gain'} x={x} y={y + 17}>
        {change === 0 ? inThousands(0, speech.lang) : speech.change(change)}
      </text>
    </g>
  );
};

const PhoneCentre = ({ scene, choices, motion, offers, take }: CentreProps) => {
  const { x, y, width, height } = innerField(scene.layout);
  const { words } = scene.speech;
  const { phase } = scene.view.table;
  const left = x + 112;
  return (
    <>
      <Field scene={scene} />
      <Dial scene={scene} at={{ x: x + 56, y: y + 54 }} radius={46} />
      <text class="bes bo-phase" data-explain="dial" x={left} y={y + 26}>
        {words(`phases.${phase}`)}
      </text>
      <text class="bo-note bo-phone" data-explain="dial" x={left} y={y + 43}>
        {`${words('next')} ${words(`phases.${phaseAfter(phase, 1)}`)}`}
      </text>
      <RollDie scene={scene} spot={{ x: left, y: y + 56 }} size={30} motion={motion.die} roll={offerOf(offers, 'roll')} take={take} />
      <LastThrow scene={scene} x={left + 40} y={y + 69} />
      <Html box={{ x: x + width - 35, y: y + 6, width: 30, height: 52 }}>
        <PhoneControls scene={scene} choices={choices} />
      </Html>
      <Columns scene={scene} box={{ x: x + 8, y: y + 110, width: width - 16, height: height - 118 }} motion={motion.pegs} />
    </>
  );
};

export const Centre = (props: CentreProps) => (props.scene.layout.wide ? <WideCentre {...props} /> : <PhoneCentre {...props} />);
