import { letterOf } from '#lab/document.ts';
import type { Row } from '#lab/experiment.ts';
import { endText } from '#lab/words.ts';
import { at } from '#kernel/collections.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tl } from '../../i18n/lab.ts';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { openedRecording } from '../replay/recorded.ts';
import type { BenchProps } from './bench.ts';
import type { Bin } from './bins.ts';
import { armColour } from './charts.tsx';
import { recordingOf } from './crew.ts';

/** A map has too many arms to lay a game beside its twins. */
const MOST_TWINS = 4;

/** One game, beside the one with the same dice in every other arm; each can be seen on its board. */
const GameCard = ({ crew, ready, writing, arm, game }: BenchProps & { readonly arm: number; readonly game: number }) => {
  const [rows, setRows] = useState<readonly (Row | null)[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let wanted = true;
    void crew.game(game).then((found) => wanted && setRows(found));
    return () => {
      wanted = false;
    };
  }, [crew, game]);
  const show = async (of: number): Promise<void> => {
    setBusy(true);
    const recording = await recordingOf(crew.document, lang.value, of, game);
    setBusy(false);
    if (recording === null) return;
    openedRecording.value = recording;
    goTo(pathTo.replay(null));
  };
  const shown = rows.flatMap((row, of) => (row !== null && (of === arm || (rows.length <= MOST_TWINS && crew.document.dice === 'same')) ? [{ row, of }] : []));
  const { package: rules } = at(ready.arms, 0).prepared;
  return (
    <section class="sheet padded stack lab-game" aria-labelledby="lab-game">
      <h3 id="lab-game">{tl('gameTitle', { game: String(game) })}</h3>
      <div class="scroll">
        <table class="sums">
          <thead>
            <tr>
              <th />
              {shown.map(({ of }) => (
                <th key={of} scope="col" style={{ color: armColour(of) }}>
                  {rows.length > MOST_TWINS ? '' : letterOf(of)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th class="lab-row" scope="row">
                {tl('reason')}
              </th>
              {shown.map(({ row, of }) => (
                <td class="lab-words" key={of}>
                  {row.end === null ? '–' : endText(row.end, rules, lang.value)}
                </td>
              ))}
            </tr>
            {writing.names.map((name, measure) => (
              <tr key={name}>
                <th class="lab-row" scope="row">
                  {name}
                </th>
                {shown.map(({ row, of }) => {
                  const value = row.values[measure] ?? null;
                  return (
                    <td class="lab-words" key={of}>
                      {value === null ? '–' : writing.write(measure, value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="cluster">
        {shown.map(({ of }) => (
          <button key={of} type="button" class={`btn ${of === arm ? 'ink' : ''}`} disabled={busy} onClick={() => void show(of)}>
            {of === arm ? tl('openGame') : tl('openTwin', { letter: letterOf(of) })}
          </button>
        ))}
      </p>
      {busy && <p class="hint">{tl('replaying')}</p>}
    </section>
  );
};

/** The games of a bar; one of them opens beside its twins. */
export const BinGames = ({ bin, ...bench }: BenchProps & { readonly bin: Bin }) => {
  const [game, setGame] = useState<number | null>(null);
  const more = bin.count - bin.games.length;
  const list = useRef<HTMLDivElement>(null);
  // On a phone they would lie under what stays at the foot.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={list} class="lab-games stack no-print">
      <p class="cluster tight">
        {bin.games.map((number) => (
          <button
            key={number}
            type="button"
            class="btn small"
            aria-pressed={number === game}
            aria-label={tl('gameTitle', { game: String(number) })}
            onClick={() => setGame(number)}
          >
            {number}
          </button>
        ))}
        {more > 0 && <span class="hint">{tl('andOthers', { count: more })}</span>}
      </p>
      {game !== null && <GameCard {...bench} arm={bin.arm} game={game} />}
    </div>
  );
};
