import { useMemo } from 'preact/hooks';
import { axes, ends, frameOf, line } from '#charts/shapes.ts';
import { formatNumber } from '#kernel/words.ts';
import { lang } from '../../browser/settings.ts';
import { tw } from '../../i18n/workshop.ts';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { Chart } from '../../kit/svg/chart/chart.tsx';
import { voiceOf } from '../../store/voice.ts';
import { debriefingOf } from '../debrief/debriefing.ts';
import { useFigures, useGameParts } from '../debrief/source.ts';
import { Wall } from '../projector/wall.tsx';
import { laidOver, overlaid } from './room-overlay.ts';
import { tableWord } from './table-word.ts';
import type { InRoom } from './use-room.tsx';
import { type Slide, slidesOf } from './wall-slides.ts';

const SIZE = { width: 1780, height: 640 };
const FONT = 34;
const MARGINS = { left: 130, right: 420, top: 40, foot: 90 };

const colourOf = (index: number): string => `var(--series-${index + 1})`;

const Drawing = ({ slide, turnWord }: { readonly slide: Slide; readonly turnWord: string }) => {
  const frame = frameOf({ ...SIZE, margins: MARGINS, readings: slide.lines.flatMap(({ readings }) => readings), reach: [0], ticks: 4 });
  const { plane } = frame;
  const write = (value: number): string => formatNumber(Math.round(value), lang.value) + (slide.kind === 'lorenz' || slide.kind === 'bank' ? '\u00a0%' : '');
  // A game without a bank has no line there, and no name beside it.
  const labels = slide.lines.flatMap(({ head, readings }, index) =>
    readings.slice(-1).map(({ value }) => ({ words: head, value, look: { fill: colourOf(index) } })),
  );
  return (
    <Chart
      label={tw(`slide.${slide.kind}`)}
      size={frame}
      shapes={[
        axes({ frame, write, turnWord, fontSize: FONT }),
        ...slide.lines.map(({ readings }, index) => line(plane, readings, colourOf(index), 9)),
        ...ends(plane, labels, { x: plane.right + 16, fontSize: FONT, gap: FONT * 1.25, top: plane.top + 6 }),
      ]}
    />
  );
};

const AXES = { medians: null, holdings: 'slide.people', lorenz: 'slide.tenths', bank: null } as const;

/** One view of the debrief, as large as the wall; the console leads from one to the next. */
export const WallDebrief = ({ room, slide: number }: { readonly room: InRoom; readonly slide: number }) => {
  const { view } = room;
  const games = overlaid(view.games);
  const parts = useGameParts(games[0]?.game ?? '');
  const sourced = useFigures(games.flatMap(({ tables }) => tables.map(({ table }) => table)));
  const voice = parts === null ? null : voiceOf(parts.game, lang.value);
  const slides = useMemo(
    () =>
      parts === null || voice === null || sourced === null
        ? []
        : slidesOf(debriefingOf(laidOver(games, sourced, view.people, tableWord), parts.game, parts.page, voice, { followed: '' })),
    [parts?.game, parts?.page, sourced, lang.value],
  );
  const slide = slides[Math.min(number, slides.length) - 1];
  if (slide === undefined || parts === null || voice === null)
    return <Wall kicker={view.title} title={tw('wall.debrief')} class="wall-slide" children={null} />;
  const axis = AXES[slide.kind];
  return (
    <Wall
      kicker={`${view.title} · ${tw('slide.of', { number: Math.min(number, slides.length), of: slides.length })}`}
      title={tw(`slide.${slide.kind}`)}
      class="wall-slide"
    >
      <section class="wall-card text-ink stack">
        <p class="slide-sentence leading-1-25 w650">
          {tw(`slide.${slide.kind}Words`)} {slide.figures.map(({ head, words }) => tw('slide.figure', { head, figure: words })).join(' ; ')}.
        </p>
        <Drawing slide={slide} turnWord={axis === null ? turnWordOf(parts.page, voice).one : tw(axis)} />
      </section>
    </Wall>
  );
};
