import type { BotLevel } from '#kernel/game.ts';
import type { CreateChallenge } from '#protocol';
import { useState } from 'preact/hooks';
import { lang } from '../../browser/settings.ts';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { tc } from '../../i18n/challenges.ts';
import { t } from '../../i18n/house.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { choicesOf, Segments } from '../../kit/parts/choices.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { challengeApi, rememberGiven } from '../../store/challenges.ts';
import { gameHere, levelsOf } from '../../store/games.ts';
import { localMoment } from './parts.tsx';

interface GiveSheetProps {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** A finished game whose deal it is; null: a new one. */
  readonly from: string | null;
  /** Of a recording that this device has. */
  readonly seed?: string;
  readonly onClose: () => void;
}

const TITLE_LENGTH = 60;
const TRIES = { one: 1, three: 3, free: null } as const;
const EXPECTED = { min: 0, max: 1000, step: 1 } as const;
const EVENING_HOUR = 18;
const USUAL_DAYS = 3;

const usualClosing = (): string => {
  const now = new Date();
  return localMoment(new Date(now.getFullYear(), now.getMonth(), now.getDate() + USUAL_DAYS, EVENING_HOUR));
};

/** A challenge of one's own: from options, or from a finished game. */
export const GiveSheet = ({ game, options, seats, from, seed, onClose }: GiveSheetProps) => {
  const face = gameHere(game)?.game ?? null;
  const levels = face === null ? [] : levelsOf(face);
  const [title, setTitle] = useState('');
  const [level, setLevel] = useState<BotLevel>(levels.includes('decent') ? 'decent' : (levels[0] ?? 'decent'));
  const [tries, setTries] = useState<keyof typeof TRIES>('one');
  const [closes, setCloses] = useState(usualClosing);
  const [names, setNames] = useState<CreateChallenge['names']>('shown');
  const [expected, setExpected] = useState(0);
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    const asked: CreateChallenge = {
      game,
      options,
      seats,
      level,
      title: title.trim(),
      closesAt: new Date(closes).getTime(),
      tries: TRIES[tries],
      names,
      expected: expected === 0 ? null : expected,
      lang: lang.value,
      ...(from === null ? {} : { from }),
      ...(seed === undefined ? {} : { seed }),
    };
    const answer = await challengeApi.create(asked);
    setBusy(false);
    if (!answer.ok) return setWrong(answer.message || t('error.unreachable'));
    rememberGiven({ ...answer.value, game, title: asked.title });
    goTo(pathTo.challenge(answer.value.challenge, true));
  };
  return (
    <Dialog
      title={tc('give.title')}
      onClose={onClose}
      footer={<Button class="btn brass wide" disabled={busy || closes === ''} words={tc(busy ? 'give.busy' : 'give.go')} onClick={give} />}
    >
      <div class="stack">
        <p class="help">{tc(from === null && seed === undefined ? 'give.lead' : 'give.from')}</p>
        <Input label={tc('give.name')} value={title} maxLength={TITLE_LENGTH} onText={setTitle} />
        {levels.length > 1 && (
          <div class="stack tight">
            <h3>{tc('give.bots')}</h3>
            <Segments
              class="even"
              label={tc('give.bots')}
              value={level}
              choices={levels.map((value) => ({ value, text: tc(`level.${value}`) }))}
              onChange={setLevel}
            />
          </div>
        )}
        <div class="stack tight">
          <h3>{tc('give.tries')}</h3>
          <Segments
            class="even"
            label={tc('give.tries')}
            value={tries}
            choices={choicesOf({ one: tc('tries.one'), three: tc('tries.three'), free: tc('tries.free') })}
            onChange={setTries}
          />
          {tries !== 'one' && <p class="hint">{tc('triesHelp')}</p>}
        </div>
        <Input label={tc('give.closes')} type="datetime-local" value={closes} min={localMoment(new Date())} onText={setCloses} />
        <div class="stack tight">
          <h3>{tc('give.names')}</h3>
          <Segments
            class="even"
            label={tc('give.names')}
            value={names}
            choices={choicesOf({ shown: tc('names.shown'), hidden: tc('names.hidden') })}
            onChange={setNames}
          />
        </div>
        <div class="stack tight">
          <h3>{tc('give.expected')}</h3>
          <span class="row">
            <Stepper
              label={tc('give.expected')}
              value={expected}
              scale={EXPECTED}
              width={13}
              text={expected === 0 ? tc('give.unsaid') : String(expected)}
              onChange={setExpected}
            />
          </span>
        </div>
        {wrong !== '' && <Wrong words={wrong} />}
      </div>
    </Dialog>
  );
};
