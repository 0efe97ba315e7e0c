import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ts } from '../../i18n/rules-and-replay.ts';
import { Segments } from '../../kit/parts/choices.tsx';
import { IconButton } from '../../kit/parts/buttons.tsx';
import type { IconName } from '../../kit/svg/icon.tsx';
import { type TurnWord, turnTitle } from '../../kit/interface/turn-word.ts';
import type { Frame } from './film.ts';

const SPEEDS = ['1', '2', '4', '8'] as const;
type Speed = (typeof SPEEDS)[number];
const FRAME_MS = 1200;

interface TransportProps {
  readonly turnWord: TurnWord;
  readonly frame: Frame;
  readonly place: number;
  readonly last: number;
  readonly onPlace: (place: number) => void;
  /** What whoever is awaited may be told. */
  readonly advice: ComponentChildren;
  readonly ways: ComponentChildren;
}

const Key = ({
  icon,
  words,
  disabled,
  onPress,
}: {
  readonly icon: IconName;
  readonly words: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}) => <IconButton class="transport-key phone-min-h-44" icon={icon} filled={icon !== 'pause'} size={20} label={words} disabled={disabled} onClick={onPress} />;

/** To the start, back, play, on, to the end; a slider over the whole game; the speed. */
export const Transport = ({ turnWord, frame, place, last, onPlace, advice, ways }: TransportProps) => {
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('2');
  useEffect(() => {
    if (!running) return undefined;
    if (place >= last) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => onPlace(place + 1), FRAME_MS / Number(speed));
    return () => clearTimeout(timer);
  }, [running, place, last, speed, onPlace]);
  const jump = (to: number) => () => {
    setRunning(false);
    onPlace(Math.max(0, Math.min(last, to)));
  };
  const title = place === 0 ? ts('replay.start') : place === last ? ts('replay.end') : turnTitle(turnWord, frame.turn);
  return (
    <section class="bar past transport" aria-label={ts('replay.crumb')}>
      <div class="transport-row p-4-6 across">
        <div>
          <div class="bar-words" aria-live="polite">
            <h1 class="bar-heading transport-title t7">{title}</h1>
            <p class="bar-detail help mt-1 t4">{ts('replay.position', { step: place, last })}</p>
          </div>
          {advice}
        </div>
        <div class="row transport-keys">
          <Key icon="first" words={ts('replay.first')} disabled={place === 0} onPress={jump(0)} />
          <Key icon="back" words={ts('replay.back')} disabled={place === 0} onPress={jump(place - 1)} />
          <Key
            icon={running ? 'pause' : 'play'}
            words={running ? ts('replay.pause') : ts('replay.play')}
            disabled={false}
            onPress={() => {
              if (!running && place === last) onPlace(0);
              setRunning(!running);
            }}
          />
          <Key icon="forward" words={ts('replay.forward')} disabled={place === last} onPress={jump(place + 1)} />
          <Key icon="last" words={ts('replay.last')} disabled={place === last} onPress={jump(last)} />
        </div>
        <input
          class="transport-slider min-h-36 w-full"
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={ts('replay.slider')}
          aria-valuetext={`${title}, ${ts('replay.position', { step: place, last })}`}
          onInput={(event) => jump(Number(event.currentTarget.value))()}
        />
        <Segments
          label={ts('replay.speed')}
          value={speed}
          choices={SPEEDS.map((value) => ({ value, text: ts('replay.speedTimes', { times: Number(value) }) }))}
          onChange={setSpeed}
        />
        {ways}
      </div>
    </section>
  );
};
