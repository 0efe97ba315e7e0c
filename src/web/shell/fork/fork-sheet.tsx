import type { Drawing } from '#kernel/chance.ts';
import type { AnyFace, BotLevel, Seat } from '#kernel/game.ts';
import type { ForkTable, Hidden } from '#protocol';
import { useState } from 'preact/hooks';
import { tf } from '../../i18n/forks.ts';
import { t } from '../../i18n/house.ts';
import { Segments, Select } from '../../kit/parts/choices.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { isHere } from '../../store/solo/plan.ts';
import { api } from '../../store/api.ts';
import { deviceName, lang } from '../../browser/settings.ts';
import { levelsOf } from '../../store/games.ts';
import { rememberCreated } from '../../store/tables.ts';
import { SeatForm } from '../table/seat-form.tsx';
import './fork.css';

interface ForkSheetProps {
  readonly title: string;
  readonly face: AnyFace;
  readonly from: ForkTable['from'];
  /** The chairs of that moment, by name. */
  readonly seats: readonly string[];
  /** In a running game one keeps one's own, and what it does not see is drawn anew. */
  readonly own: Seat | null;
  /** HO-13.6: whoever brings a game, or has brought one that it came from, may know it. */
  readonly brought: boolean;
  /** How its dice are drawn, where the same may come again: of a finished game of a table. */
  readonly draws: Drawing | null;
  /** Who plays the others unless something else is chosen. */
  readonly level?: BotLevel | null | undefined;
  /** Whose place is taken unless another is chosen. */
  readonly seat?: Seat | undefined;
  readonly token?: string | undefined;
  readonly onClose: () => void;
}

/** “What if?”: which seat one takes, who plays the others, and what becomes of what was hidden. */
export const ForkSheet = ({ title, face, from, brought, seats, own, draws, level, seat: taken = 0, token, onClose }: ForkSheetProps) => {
  const levels = levelsOf(face);
  const [seat, setSeat] = useState(String(own ?? taken));
  const usual = levels.includes('decent') ? 'decent' : (levels[0] ?? 'people');
  const [chosen, setOthers] = useState<ForkTable['others']>(level ?? usual);
  const [dice, setDice] = useState<'same' | 'own'>(own === null && draws === 'named' ? 'same' : 'own');
  const sameDice = dice === 'same';
  const others = sameDice && chosen === 'people' ? usual : chosen;
  const [hidden, setHidden] = useState<Hidden>(own === null ? 'kept' : 'drawn');
  const { id } = face.module;
  const drawn = brought && others === 'people';
  const open = async (name: string): Promise<string | null> => {
    const what = sameDice ? ({ hidden: 'kept', sameDice } as const) : { hidden: drawn ? 'drawn' : hidden };
    const made = await api.fork({ from, seat: Number(seat), name, others, ...what, lang: lang.value }, token);
    if (!made.ok) return made.message === '' ? t('error.unreachable') : made.message;
    rememberCreated(made.value, id);
    goTo(pathTo.table(made.value.table));
    return null;
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="stack loose">
        <p class="help">
          {own === null ? tf('words') : tf('running')} <ClauseMark game={id} clause={own === null ? 'HO-13.1' : 'HO-13.3'} />
        </p>
        {own === null && (
          <div class="field gap-3 justify-items-start">
            <span class="label">{tf('seat')}</span>
            <Select label={tf('seat')} value={seat} choices={seats.map((name, index) => ({ value: String(index), text: name }))} onChange={setSeat} />
          </div>
        )}
        {own === null && (
          <div class="field gap-3 justify-items-start">
            {draws === 'named' && (
              <>
                <span class="label">{tf('dice')}</span>
                <Segments
                  class="wrap"
                  label={tf('dice')}
                  value={dice}
                  choices={(['same', 'own'] as const).map((value) => ({ value, text: tf(`dice.${value}`) }))}
                  onChange={setDice}
                />
              </>
            )}
            {draws !== 'named' && <small class="help">{tf(draws === null ? 'dice.file' : 'dice.old')}</small>}
            {sameDice && (
              <small class="help">
                {tf('dice.sameHelp')} <ClauseMark game={id} clause="HO-13.7" />
              </small>
            )}
          </div>
        )}
        <div class="field gap-3 justify-items-start">
          <span class="label">{tf('others')}</span>
          <Segments
            class="wrap"
            label={tf('others')}
            value={others}
            choices={[...levels, ...(sameDice || ('table' in from && isHere(from.table)) ? [] : ['people' as const])].map((value) => ({
              value,
              text: tf(`others.${value}`),
            }))}
            onChange={setOthers}
          />
          {others === 'people' && <small class="help">{tf('peopleHelp')}</small>}
        </div>
        {own === null && !sameDice && (
          <div class="field gap-3 justify-items-start">
            <span class="label">{tf('hidden')}</span>
            {!drawn && (
              <Segments
                class="wrap"
                label={tf('hidden')}
                value={hidden}
                choices={(['kept', 'drawn'] as const).map((value) => ({ value, text: tf(`hidden.${value}`) }))}
                onChange={setHidden}
              />
            )}
            <small class="help">{tf(drawn ? 'brought.people' : `hiddenHelp.${hidden}`)}</small>
            {brought && !drawn && hidden === 'kept' && <small class="help">{tf('brought.bots')}</small>}
          </div>
        )}
        <SeatForm submit={tf('open')} onName={open} initial={deviceName.value || (others === 'people' ? '' : tf('player'))} />
      </div>
    </Dialog>
  );
};
