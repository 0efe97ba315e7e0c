import { useState } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Select, Switch } from '../../kit/parts/choices.tsx';
import { saveAs } from '../../kit/parts/files.ts';
import { headed } from '../../kit/interface/turn-word.ts';
import { api } from '../../store/api.ts';
import { loadRules } from '../../store/games.ts';
import type { IconName } from '../../kit/svg/icon.tsx';
import { csvOf, type ModeOf } from './csv.ts';
import { type Debriefing, decisionsOf, playersOf, turnWordIn } from './debriefing.ts';
import { fileOf, readFile, type RoomFile, roomFileOf } from './game-file.ts';
import { pictureOf } from './image.ts';
import { Notice } from '../../kit/parts/waiting.tsx';
import { Form, Input } from '../../kit/parts/writing.tsx';
import { findTable } from './source.ts';

interface ToolProps {
  readonly icon: IconName;
  readonly words: string;
  readonly title?: string;
  readonly onPress: () => void;
}

const Tool = ({ onPress, ...more }: ToolProps) => <Button class="btn small" size={16} onClick={onPress} {...more} />;

const allCharts = (): readonly { readonly title: string; readonly drawing: SVGSVGElement }[] =>
  [...document.querySelectorAll<HTMLElement>('.chart-card')].flatMap((card) => {
    const drawing = card.querySelector<SVGSVGElement>('svg.chart');
    return drawing === null ? [] : [{ title: card.querySelector('h2')?.textContent ?? '', drawing }];
  });

/** What is kept of a room beside its games. */
export type Kept = Omit<RoomFile, 'games'>;

interface ToolsProps {
  readonly debriefing: Debriefing;
  readonly onFollow: (name: string) => void;
  /** Nobody is named, on the page and in all that is taken along. */
  readonly nameless: boolean;
  readonly onNameless: (nameless: boolean) => void;
  /** In a room: what is kept beside its games, in one file. */
  readonly kept?: Kept | undefined;
}

/** Whom to follow, and the ways to take the figures along. */
export const Tools = ({ debriefing, onFollow, nameless, onNameless, kept }: ToolsProps) => {
  const { recorded: games, voice, followed } = debriefing;
  const name = games.map(({ code }) => code).join('-');
  const picture = async (): Promise<void> => {
    const taken = await pictureOf(allCharts());
    if (taken !== null) saveAs(`${name}.png`, taken);
  };
  const [failed, setFailed] = useState(false);
  const modeOf: ModeOf = (options) => debriefing.page?.debrief?.kind?.(options, voice) ?? '';
  const words = {
    game: tr('debrief.csvGame'),
    mode: tr('debrief.csvMode'),
    title: tr('debrief.csvTitle'),
    turn: headed(turnWordIn(debriefing).one),
    player: tr('debrief.csvPlayer'),
    holder: tr('debrief.csvHolder'),
    holders: { person: tr('debrief.person'), bot: tr('debrief.bot') },
  };
  // Decisions are secret until the end; then the recording tells them all.
  const told = games.filter(({ table, outcome }) => table !== undefined && outcome !== null);
  const decisions = async (): Promise<void> => {
    const more = {
      step: tr('debrief.csvStep'),
      when: tr('debrief.csvWhen'),
      seconds: tr('debrief.csvSeconds'),
      ownSeconds: tr('debrief.csvOwnSeconds'),
      decision: tr('debrief.csvDecision'),
      details: tr('debrief.csvDetails'),
      effect: tr('debrief.csvEffect'),
      referee: tr('debrief.referee'),
    };
    for (const figures of told) {
      const [found, rules] = await Promise.all([api.recording(figures.table ?? ''), loadRules(figures.game).catch(() => null)]);
      const named = { ...voice, seatName: (seat: number) => figures.names[seat] ?? '' };
      const text = found.ok && rules !== null ? decisionsOf(rules, figures, found.value, named, { ...words, ...more }, modeOf) : null;
      setFailed(text === null);
      if (text !== null) saveAs(`${figures.code}-decisions.csv`, text, 'text/csv');
    }
  };
  return (
    <div class="debrief-tools cluster ends no-print">
      <label class="w600 row">
        <span>{tr('debrief.follow')}</span>
        <Select
          label={tr('debrief.follow')}
          value={followed}
          choices={[{ value: '', text: tr('debrief.followNobody') }, ...playersOf(games).map((player) => ({ value: player, text: player }))]}
          onChange={onFollow}
        />
      </label>
      <label class="row">
        <Switch label={tr('debrief.nameless')} on={nameless} onChange={onNameless} />
        <span>{tr('debrief.nameless')}</span>
      </label>
      <span class="cluster" role="group" aria-label={tr('debrief.tools')}>
        <Tool icon="download" words={tr('debrief.image')} onPress={() => void picture()} />
        <Tool icon="download" words={tr('debrief.csv')} onPress={() => saveAs(`${name}.csv`, csvOf(games, voice, words, modeOf), 'text/csv')} />
        {told.length > 0 && <Tool icon="download" words={tr('debrief.decisions')} title={tr('debrief.decisionsHelp')} onPress={() => void decisions()} />}
        <Tool
          icon="download"
          words={tr(kept === undefined ? 'debrief.file' : 'debrief.roomFile')}
          title={tr(kept === undefined ? 'debrief.fileHelp' : 'debrief.roomFileHelp')}
          onPress={() => {
            if (kept !== undefined) saveAs(`${kept.title}.json`, roomFileOf({ ...kept, games }), 'application/json');
            else for (const figures of games) saveAs(`${figures.game}-${figures.code}.json`, fileOf(figures), 'application/json');
          }}
        />
        <Tool icon="ledger" words={tr('debrief.print')} onPress={() => window.print()} />
      </span>
      {failed && <p role="alert">{tr('debrief.noDecisions')}</p>}
    </div>
  );
};

interface FilePickProps {
  readonly words: string;
  readonly onFile: (file: RoomFile) => void;
  readonly onWrong: (words: string | null) => void;
}

/** A file of a game or of a room, from this device. */
export const FilePick = ({ words, onFile, onWrong }: FilePickProps) => {
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = readFile(await file.text());
    onWrong(opened === null ? tr('debrief.notAFile') : null);
    if (opened !== null) onFile(opened);
  };
  return (
    <label class="btn pick">
      {words}
      <input type="file" accept="application/json,.json" class="hidden-words" onChange={(event) => void open(event.currentTarget.files?.[0])} />
    </label>
  );
};

interface CompareFormProps {
  readonly comparing: boolean;
  /** Absent: another game comes from a file alone. */
  readonly onTable?: (table: string) => void;
  readonly onFile: (file: RoomFile) => void;
  readonly onEnd: () => void;
}

/** The other game: by its link, its code, or a file. */
export const CompareForm = ({ comparing, onTable, onFile, onEnd }: CompareFormProps) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    if (typed.trim() === '') return;
    setBusy(true);
    const found = await findTable(typed);
    setBusy(false);
    setWrong(found.ok ? null : found.words);
    if (found.ok) onTable?.(found.table);
  };
  if (comparing) {
    return (
      <div class="compare stack no-print">
        <Button class="btn justify-self-start small" words={tr('debrief.compareEnd')} onClick={onEnd} />
      </div>
    );
  }
  return (
    <Form class="compare stack no-print" aria-label={tr('debrief.compare')} onSend={look}>
      <h2>{tr(onTable === undefined ? 'debrief.compareClass' : 'debrief.compare')}</h2>
      <p class="help">{tr(onTable === undefined ? 'debrief.compareClassHelp' : 'debrief.compareHelp')}</p>
      <div class="cluster">
        {onTable !== undefined && (
          <>
            <Input class="input compare-line" aria-label={tr('debrief.compareField')} value={typed} onText={setTyped} />
            <Button type="submit" class="btn ink" disabled={busy} words={tr('debrief.compareGo')} />
          </>
        )}
        <FilePick words={tr('debrief.compareFile')} onFile={onFile} onWrong={setWrong} />
      </div>
      {wrong !== null && <Notice words={wrong} />}
    </Form>
  );
};
