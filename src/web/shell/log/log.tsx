import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Select } from '../../kit/parts/choices.tsx';
import { Button, IconButton } from '../../kit/parts/buttons.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { lookIn, useTable } from '../at-table.tsx';
import { HappenedButton } from '../happened/happened-sheet.tsx';
import { ALL, answering, foundBlocks, grownBlocks, type LogBlock, type LogFilter, NOTHING_WRITTEN } from './rows.ts';
import type { Seat } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import type { LogLine } from '#protocol';
import { useLater } from '../../kit/parts/hooks.ts';
import { Said } from '../../kit/parts/sentence.tsx';
import { isWholeLog } from '../../store/connection.ts';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { Block, type Reading, TurnHeading } from './line.tsx';
import { useColumn, useWholeLog } from './use-column.ts';
import './log.css';

/** One player's lines, or those with a word in them: a slim row above the log. */
const LogFilters = ({ filter, onChange }: { readonly filter: LogFilter; readonly onChange: (filter: LogFilter) => void }) => {
  const { scene, voice } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <div class="p-1-4 firm row gap-3 blue-under min-h-32">
      <Select
        class="plain"
        label={tt('log.filter')}
        value={filter.seat === null ? '' : String(filter.seat)}
        choices={[{ value: '', text: tt('log.everybody') }, ...scene.info.seats.map(({ seat }) => ({ value: String(seat), text: voice.seatName(seat) }))]}
        onChange={(seat) => onChange({ ...filter, seat: seat === '' ? null : Number(seat) })}
      />
      {open && (
        <Input
          class="input t3 min-h-28 p-0-4"
          type="search"
          aria-label={tt('log.words')}
          placeholder={tt('log.words')}
          value={filter.words}
          onText={(text) => onChange({ ...filter, words: text })}
        />
      )}
      <HappenedButton />
      <IconButton
        icon={open ? 'close' : 'search'}
        size={15}
        class="push min-w-28 min-h-28 text-ink-2"
        label={tt('log.words')}
        aria-expanded={open}
        onClick={() => {
          if (open) onChange({ ...filter, words: '' });
          setOpen(!open);
        }}
      />
    </div>
  );
};

/** The blocks of the log, or of what a filter leaves of it. Nothing is gathered again that did not change. */
const useBlocks = (lines: readonly LogLine[], filter: LogFilter, voice: Voice): readonly LogBlock[] => {
  const held = useRef(NOTHING_WRITTEN);
  const texts = useMemo(() => new WeakMap<LogLine, string>(), [voice]);
  held.current = grownBlocks(held.current, lines);
  const answers = answering(filter, (line) => {
    const text = texts.get(line) ?? renderText(line.text, voice);
    texts.set(line, text);
    return text;
  });
  return answers === null ? held.current.blocks : foundBlocks(lines, answers);
};

/** Everything lines are read with; one object for as long as it says the same. */
const useReading = (): Reading => {
  const { session, voice, game, page, scene } = useTable();
  const { view, you, info } = scene;
  const looks = info.seats.map(({ seat }) => lookIn(page, view, seat));
  return useMemo(
    () => ({
      voice,
      game: game.module.id,
      referee: you === 'referee',
      turnWord: turnWordOf(page, voice),
      look: (seat: Seat) => looks[seat] ?? seat,
      show: (step: number) => void session.lookAt(step),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `looks` is new every time; what it says stands in its words
    [session, voice, game, page, you, looks.join()],
  );
};

/** What is written while one listens: the column itself is silent, since scrolling adds old lines to it. */
const NewLines = ({ lines, voice }: { readonly lines: readonly LogLine[]; readonly voice: Voice }) => {
  const heard = useRef(lines.at(-1)?.n ?? 0);
  const [said, setSaid] = useState('');
  const last = lines.at(-1)?.n;
  useEffect(() => {
    if (last === undefined || last <= heard.current) return;
    let first = lines.length;
    while (first > 0 && (lines[first - 1]?.n ?? 0) > heard.current) first--;
    heard.current = last;
    setSaid(
      lines
        .slice(first)
        .map(({ text }) => renderText(text, voice))
        .join('\n'),
    );
  }, [last]);
  return (
    <div class="hidden-words" aria-live="polite">
      {said}
    </div>
  );
};

const NEAR_TOP_PX = 200;

const lastHeading = (lines: readonly LogLine[]): number => lines.findLast(({ heading }) => heading !== undefined)?.n ?? 0;

/** What happened, turn by turn, newest at the foot; the clause in the margin; a click shows the board as it was. */
export const Log = () => {
  const { session, voice, scene } = useTable();
  const [filter, setFilter] = useState(ALL);
  // It follows the board in a frame of its own, as those beside it do.
  const lines = useLater(session.log.value);
  const whole = isWholeLog(lines);
  const blocks = useBlocks(lines, filter, voice);
  const reading = useReading();
  const { box, pieces, atEnd, onScroll, toEnd } = useColumn(blocks);
  const filtering = filter.seat !== null || filter.words.trim() !== '';
  useWholeLog(session, filtering);
  const nowFrom = scene.outcome === null ? lastHeading(lines) : null;
  const since = session.since.value;
  const sinceBlock = since === null ? undefined : blocks.find(({ rows }) => (rows.at(-1)?.line.n ?? 0) > since);
  const past = session.past.value?.step ?? null;
  const { takeback } = scene;
  const read = (): void => {
    onScroll();
    // Whoever reads up to the first line held goes on to the one before it.
    if (!whole && (box.current?.scrollTop ?? NEAR_TOP_PX) < NEAR_TOP_PX) void session.earlier();
  };
  return (
    <div class="log-panel fill relative">
      <LogFilters filter={filter} onChange={setFilter} />
      <div class="log scroll relative t3" ref={box} onScroll={read} role="log" aria-live="off" aria-label={tt('log.label')} tabIndex={0}>
        {!whole && filtering && <Said class="help p-4-5" words={tt('log.searching')} />}
        {!whole && !filtering && <Button class="text-btn log-earlier" icon="up" size={15} words={tt('log.earlier')} onClick={() => void session.earlier()} />}
        {lines.length === 0 && <p class="none">{tt('log.empty')}</p>}
        {whole && lines.length > 0 && blocks.length === 0 && <p class="none">{tt('log.none')}</p>}
        {whole && !filtering && lines[0] !== undefined && lines[0].heading === undefined && <TurnHeading line={null} {...reading} />}
        {pieces.map((piece) =>
          piece.kind === 'room' ? (
            <div key={`room ${piece.id}`} class="room" style={{ height: `${piece.height}px` }} />
          ) : (
            <Block
              key={piece.block.id}
              block={piece.block}
              reading={reading}
              nowFrom={nowFrom !== null && (piece.block.rows.at(-1)?.line.n ?? 0) >= nowFrom ? nowFrom : null}
              since={piece.block === sinceBlock ? since : null}
              takeback={takeback !== null && (piece.block.rows.at(-1)?.line.step ?? 0) > takeback.step ? takeback : null}
              shown={past !== null && piece.block.rows.some(({ line }) => line.step === past) ? past : null}
            />
          ),
        )}
      </div>
      <NewLines lines={lines} voice={voice} />
      {!atEnd && <IconButton icon="down" label={tt('log.toEnd')} class="to-end absolute edge-control bg-sheet" onClick={toEnd} />}
    </div>
  );
};
