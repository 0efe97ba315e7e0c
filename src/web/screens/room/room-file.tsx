import { useState } from 'preact/hooks';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { tw } from '../../i18n/workshop.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { useTitle } from '../../kit/parts/use-title.ts';
import { Notice } from '../../kit/parts/waiting.tsx';
import { Key } from '../debrief/charts.tsx';
import type { RoomFile } from '../debrief/game-file.ts';
import { DebriefFrame } from '../debrief/told.tsx';
import { FilePick } from '../debrief/tools.tsx';
import { keepProgramme, readProgramme } from '../workshop/programmes.ts';
import { Classes, Polls } from './room-debrief.tsx';

/** Everybody who played in one of its games; of a file that does not say so, everybody who had a chair. */
const peopleIn = ({ heads, games }: RoomFile): number =>
  heads > 0 ? heads : new Set(games.flatMap(({ code, names, people }) => names.map((_, seat) => people?.[seat] ?? `${code} ${seat}`))).size;

const Opened = ({ file }: { readonly file: RoomFile }) => {
  const programme = readProgramme(file);
  const again = (): void => {
    if (programme !== null) keepProgramme(programme);
    goTo(pathTo.workshop);
  };
  return (
    <>
      <header>
        <h1>{file.title === '' ? tw('debrief.title') : file.title}</h1>
        <p class="help">{tw('debrief.words', { people: peopleIn(file), games: file.rounds })}</p>
        {programme !== null && <Button class="btn small no-print" words={tw('file.again')} onClick={again} />}
      </header>
      <Classes games={file.games} kept={file} followed="" head={(debriefing) => <Key debriefing={debriefing} />} />
      <Polls asked={file} told />
    </>
  );
};

/** /debrief: a room from its file, on this device alone; next month, or on a machine that never saw the room. */
export const RoomFilePage = () => {
  const [file, setFile] = useState<RoomFile | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useTitle(`${tw('file.title')} · Comptoir`);
  return (
    <DebriefFrame crumb={<b>{tw('file.title')}</b>} loading="" failed={null}>
      {file !== null ? (
        <Opened file={file} />
      ) : (
        <header class="stack">
          <h1>{tw('file.title')}</h1>
          <p>{tw('file.words')}</p>
          <p>
            <FilePick words={tw('file.open')} onFile={setFile} onWrong={setWrong} />
          </p>
          {wrong !== null && <Notice words={wrong} />}
        </header>
      )}
    </DebriefFrame>
  );
};
