import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Voice } from '#kernel/words.ts';
import { CHAPTERS, EXAMPLES, EXAMPLES_OF, findExample } from '#games/ecodip/data/examples/index.ts';
import { TAGS, type View } from '#games/ecodip/types.ts';
import { view as viewOf } from '#games/ecodip/view.ts';
import { face } from '#games/ecodip/face.ts';
import { powerAt } from '#games/ecodip/rules/facts.ts';
import type { GameSandboxProps } from '#web/rules/practice.ts';
import { wide as wideScreen } from '#web/browser/media.ts';
import { lang as language } from '#web/browser/settings.ts';
import { voiceOf } from '#web/store/voice.ts';
import { powerName } from '../powers.tsx';
import { Button, IconButton } from '#web/kit/parts/buttons.tsx';
import { choicesOf, Segments } from '#web/kit/parts/choices.tsx';
import { BookletHere, ClauseCard } from '#web/rules/clause-card.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { Card } from '../account.tsx';
import { ComposerBar } from '../board/composer-bar.tsx';
import type { Guessing } from '../desk/guess-panel.tsx';
import { drawnTrial, ordersIn } from '../draft/choices.ts';
import { useComposer } from '../draft/use-composer.ts';
import type { Writer } from '../draft/use-writer.ts';
import { Atlas } from '../map/atlas.tsx';
import { positionOf } from '../map/of-view.ts';
import type { DrawnOrder } from '../map/types.ts';
import { phaseTrack } from '../room/phase-track.ts';
import { type Scene, SceneAround, useScene } from '../scene.ts';
import { te } from '../words.ts';
import { PiecesCard } from './pieces-card.tsx';
import { Accounts, Results } from './results.tsx';
import { Sheets } from './sheets.tsx';
import { type Sandbox as Trying, useSandbox } from './attempt.ts';
import '../board/composer.css';
import '../board/board.css';
import '../desk/panels.css';
import '../desk/desk.css';
import './sandbox.css';

/** Nobody sits in a sandbox: orders go to the sheets of those whose units they move. */
const NOBODY: Writer = {
  status: 'watching',
  office: null,
  writing: null,
  text: '',
  sheet: null,
  canWrite: false,
  isSaving: false,
  write: () => undefined,
  add: () => undefined,
  put: () => undefined,
  addLine: () => undefined,
  remove: () => undefined,
  replace: () => undefined,
  seal: () => undefined,
  unseal: () => undefined,
};

export interface SandboxProps {
  /** The number of an example, or nothing for the start of the game. */
  readonly example: string;
  readonly voice: Voice;
  readonly wide: boolean;
  readonly onChoose: (id: string) => void;
  /** The way out, above the map: null on a page of its own. */
  readonly leave: ComponentChildren;
}

/** An example of chapter 8 is a few lines; the tables of orders are long. */
const isShort = (clause: string): boolean => /^EC-8\.[A-Z]/.test(clause);

/** EC-13.13: the examples of chapter 8, one to be chosen, and its clause. */
const ExampleCard = ({ example: id, onChoose }: Pick<SandboxProps, 'example' | 'onChoose'>) => {
  const { lang } = useScene();
  const example = findExample(id);
  const whole = useContext(BookletHere);
  const place = EXAMPLES.findIndex((one) => one.id === id);
  const step = (by: 1 | -1): string => EXAMPLES[(place + by + EXAMPLES.length) % EXAMPLES.length]?.id ?? '';
  return (
    <Card title={te('sandbox.title')} class="ec-example" isGoal>
      <div class="ec-choose row">
        <IconButton icon="left" size={16} label={te('sandbox.earlier')} onClick={() => onChoose(step(-1))} />
        <span class="choice grow">
          <select
            class="ec-choose-select"
            aria-label={te('sandbox.example')}
            value={example?.id ?? ''}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            <option value="">{te('sandbox.start')}</option>
            {CHAPTERS.map((chapter) => (
              <optgroup key={chapter} label={te(`sandbox.chapter.${chapter}`)}>
                {EXAMPLES_OF[chapter].map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.id} · {one.title[lang]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="down" size={15} />
        </span>
        <IconButton icon="right" size={16} label={te('sandbox.later')} onClick={() => onChoose(step(1))} />
      </div>
      {example === undefined ? (
        <p class="hint">{te('sandbox.help')}</p>
      ) : (
        <>
          <p class="mt-4 besley w700 t5 leading-1-25">{example.title[lang]}</p>
          <details open={isShort(example.clause)}>
            <summary class="ec-fold-head content-center text-blue t3">{te('sandbox.rule')}</summary>
            <ClauseCard key={example.clause} game="ecodip" clause={example.clause} {...(whole === undefined ? {} : { onWhole: whole })} />
          </details>
        </>
      )}
    </Card>
  );
};

interface TryingProps {
  readonly trying: Trying;
}

const SheetsCard = ({ trying }: TryingProps) => (
  <Card title={te('sandbox.sheets')} beside={<small class="t3">{phaseTrack(trying.base, useScene().voice).title}</small>}>
    {trying.trial === null ? (
      <p class="hint">{te('sandbox.over')}</p>
    ) : (
      <Sheets asked={trying.base.table.asked} texts={trying.sheets} judged={trying.trial.sheets} onWrite={trying.write} />
    )}
    {trying.isChanged && <Button class="btn small" icon="undo" size={15} words={te('sandbox.again')} onClick={trying.again} />}
  </Card>
);

const ResultsCard = ({ trying }: TryingProps) => (
  <Card title={te('sandbox.results')}>
    {trying.trial !== null && <Results trial={trying.trial} />}
    <footer class="below cluster">
      {trying.isLater && <Button class="btn small" icon="left" size={15} words={te('sandbox.back')} onClick={trying.goBack} />}
      {trying.trial !== null && (
        <button type="button" class="btn small" onClick={trying.playOn}>
          {te('sandbox.on')}
          <Icon name="right" size={15} />
        </button>
      )}
    </footer>
  </Card>
);

const NO_ORDERS: readonly DrawnOrder[] = [];

/** What the map shows: the position with the orders as they come out, or where they lead. */
const useDrawing = (view: View, { base, trial }: Trying, shown: 'orders' | 'result') => {
  const position = useMemo(() => positionOf(view), [base]);
  const orders = useMemo(() => (trial === null ? NO_ORDERS : drawnTrial(view, trial)), [trial]);
  const after = useMemo(() => (trial === null ? position : positionOf(viewOf(trial.after, 'referee'))), [trial, position]);
  return shown === 'orders' ? { position, orders } : { position: after, orders: NO_ORDERS };
};

/** The provinces that the orders are about, to look at first. */
const stageOf = (orders: readonly DrawnOrder[], view: View): readonly string[] => {
  const named = orders.flatMap(({ order }) => Object.entries(order).flatMap(([name, id]) => (PLACES.has(name) && typeof id === 'string' ? [id] : [])));
  const units = view.table.units.map(({ loc }) => loc);
  return named.length > 0 ? named : units.length <= FEW ? units : [];
};
const PLACES: ReadonlySet<string> = new Set(['at', 'to', 'of', 'from', 'target']);
const FEW = 12;

const Opened = ({ example, voice, wide, onChoose, leave }: SandboxProps) => {
  const { lang } = voice;
  const trying = useSandbox(findExample(example), lang);
  const { base, trial } = trying;
  const view = useMemo(() => viewOf(base, 'referee'), [base]);
  const [shown, show] = useState<'orders' | 'result'>('orders');
  const composer = useComposer(view, NOBODY, { guess: trying.addMovement, goesOn: false });
  const { position, orders } = useDrawing(view, trying, shown);
  const [opens] = useState(() => stageOf(orders, view));
  const guessing: Guessing = {
    on: true,
    guesses: trying.sheets,
    orders: ordersIn(trial),
    trial,
    add: trying.add,
    write: trying.write,
    clear: trying.again,
    turnOn: () => undefined,
  };
  const scene: Scene = { view, voice, lang, writer: NOBODY, composer, guessing, playerOf: () => '' };
  return (
    <SceneAround value={scene}>
      <div class="ec-map-side column gap-4 min-w-0">
        <div class="ec-over-map phone-wrap ec-trying row">
          <ComposerBar />
          <Segments
            label={te('sandbox.look')}
            value={shown}
            onChange={show}
            choices={choicesOf({ orders: te('sandbox.orders'), result: te('sandbox.result') })}
          />
          {leave}
        </div>
        <Atlas opens={opens} position={position} orders={orders} chosen={composer.chosen} targets={composer.targets} onPoint={composer.point} />
      </div>
      <div class="ec-desk column min-w-0">
        <div class="ec-desk-panel fill gap-4 scrolls" role="group" tabIndex={0} aria-label={te('sandbox.title')}>
          <ExampleCard example={example} onChoose={onChoose} />
          <PiecesCard trying={trying} chosen={composer.chosen} />
          <SheetsCard trying={trying} />
          <ResultsCard trying={trying} />
          {trial !== null && <Accounts trial={trial} />}
        </div>
      </div>
      {!wide && <p class="hint p-2-5">{te('sandbox.help')}</p>}
    </SceneAround>
  );
};

/** Positions of study: the map, everybody's sheets, and what the rules make of them. Nothing of it leaves the page. */
export const Sandbox = (props: SandboxProps) => {
  const frame = useRef<HTMLDivElement>(null);
  // Whoever comes from the rules below finds the map in sight, and the keyboard at its papers.
  const isGuest = props.leave !== null;
  useEffect(() => {
    if (!isGuest) return;
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.querySelector<HTMLElement>('.ec-example h2')?.focus({ preventScroll: true });
  }, [isGuest]);
  return (
    <div ref={frame} class={`ec-board ec-sandbox min-w-0 min-h-0 ${props.wide ? 'ec-wide own-papers' : 'ec-phone'}`}>
      <Opened key={props.example} {...props} />
    </div>
  );
};

/** The sandbox on a page of its own, without a table: each power stands for who would play it. */
export const SandboxAlone = ({ example, onChoose }: GameSandboxProps) => {
  const voice = { ...voiceOf(face, language.value), seatName: (seat: number) => powerName(powerAt({ powers: TAGS }, seat), language.value) };
  return <Sandbox example={example} voice={voice} wide={wideScreen.value} onChoose={onChoose} leave={null} />;
};
