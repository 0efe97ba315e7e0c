import type { ComponentChildren } from 'preact';
import type { Offer, Seat } from '#kernel/game.ts';
import { Button } from '#web/parts/buttons.tsx';
import { Barometer } from '#web/svg/barometer.tsx';
import { Weave } from '#web/svg/ornaments.tsx';
import type { Box } from '#web/svg/box.ts';
import { innerField } from '../geometry.ts';
import type { MotionPlan } from '../motion.ts';
import { inThousands, phaseAfter, ROMAN } from '../speech.ts';
import { Columns } from './columns.tsx';
import { type Choices, Forecaster, PhasePager, PhoneControls, TableSwitch } from './controls.tsx';
import { RollDie } from './roll-die.tsx';
import type { BoardScene } from './scene.ts';
import { SlideRule } from './slide-rule.tsx';
import { Strip } from './strip.tsx';
import { DIAL, quarters } from './weather.ts';
import { offerOf } from '../targets.ts';
import './centre.css';

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
