import { replaceAt, unreachable } from '#kernel/collections.ts';
import type { AnyFace } from '#kernel/game.ts';
import { NAME_LENGTH, type SeatPlan } from '#protocol';
import { tm } from '../../i18n/new-table.ts';
import { Button, IconButton } from '../../kit/parts/buttons.tsx';
import { Select } from '../../kit/parts/choices.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { Icon } from '../../kit/svg/icon.tsx';
import { Token } from '../../kit/svg/seats.tsx';
import { levelsOf } from '../../store/games.ts';
import { kindOf, planOf, resized, type SeatKind } from './draft.ts';

interface SeatRowProps {
  readonly game: AnyFace;
  readonly index: number;
  readonly plan: SeatPlan;
  /** The first seat of this device is the reader's own. */
  readonly own: boolean;
  readonly removable: boolean;
  /** May somebody of this device sit here? */
  readonly playing: boolean;
  /** What the seat plays, where that is settled. */
  readonly term: string | null;
  readonly onChange: (plan: SeatPlan) => void;
  readonly onRemove: () => void;
}

const SeatFace = ({ plan, index }: { readonly plan: SeatPlan; readonly index: number }) => {
  if (plan.kind === 'open') {
    return (
      <span class="empty-seat centred">
        <Icon name="link" size={17} />
      </span>
    );
  }
  const name = plan.kind === 'here' ? plan.name.trim() || tm('slip.somebody', { number: index + 1 }) : tm('slip.bot');
  return <Token seat={index} name={name} size={36} />;
};

const SeatWords = ({ plan, index, own, term, onChange }: Pick<SeatRowProps, 'plan' | 'index' | 'own' | 'term' | 'onChange'>) => {
  const played = (words: string): string => (term === null ? words : `${term} · ${words}`);
  switch (plan.kind) {
    case 'open':
      return (
        <div>
          <b class="t4">{tm('slip.open')}</b>
          <small class="block t3">{played(tm('slip.openHelp'))}</small>
        </div>
      );
    case 'bot':
      return (
        <div>
          <b class="t4">{tm('slip.bot')}</b>
          <small class="block t3">{played(tm(`levelOf.${plan.level}`))}</small>
        </div>
      );
    case 'here':
      return (
        <div>
          <Input
            class="name-field w-full border-0 bg-none t4"
            aria-label={tm('slip.name', { number: index + 1 })}
            placeholder={own ? tm('lobby.yourName') : tm('slip.somebody', { number: index + 1 })}
            maxLength={NAME_LENGTH}
            autoComplete={own ? 'nickname' : 'off'}
            value={plan.name}
            onText={(text) => onChange({ kind: 'here', name: text })}
          />
          <small class="block t3">{played(own ? tm('slip.you') : tm('slip.alsoHere'))}</small>
        </div>
      );
    default:
      return unreachable(plan);
  }
};

const SeatRow = ({ game, index, plan, own, removable, playing, term, onChange, onRemove }: SeatRowProps) => {
  const kinds: readonly SeatKind[] = [...(playing ? (['here'] as const) : []), 'open', ...levelsOf(game).map((level): SeatKind => `bot:${level}`)];
  const textOf = (kind: SeatKind): string => {
    if (kind === 'here') return tm('slip.kindHere');
    if (kind === 'open') return tm('slip.kindOpen');
    const planned = planOf(kind, plan);
    return planned.kind === 'bot' ? tm('slip.kindBot', { level: tm(`level.${planned.level}`) }) : '';
  };
  return (
    <li class="seat-plan across line-under">
      <SeatFace plan={plan} index={index} />
      <SeatWords plan={plan} index={index} own={own} term={term} onChange={onChange} />
      <Select
        class="small"
        label={tm('slip.kind', { number: index + 1 })}
        value={kindOf(plan)}
        choices={kinds.map((kind) => ({ value: kind, text: textOf(kind) }))}
        onChange={(kind) => onChange(planOf(kind, plan))}
      />
      <IconButton
        icon="close"
        size={15}
        label={tm('slip.remove', { number: index + 1 })}
        disabled={!removable}
        class="seat-remove min-w-28 min-h-32 text-ink-3"
        onClick={onRemove}
      />
    </li>
  );
};

interface SeatsPlanProps {
  readonly game: AnyFace;
  readonly seats: readonly SeatPlan[];
  readonly playing: boolean;
  readonly termOf: (seat: number) => string | null;
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

/** Above this a table is a room: its chairs are counted, not listed. */
const ROOM = 10;

/** How many chairs, for a game that fills a room. */
const Count = ({ game, seats, onChange }: Pick<SeatsPlanProps, 'game' | 'seats' | 'onChange'>) => {
  const { min, max } = game.module.seats;
  return (
    <div class="seat-count cluster p-4-6 blue-under w600">
      <span>{tm('slip.count')}</span>
      <Stepper
        label={tm('slip.count')}
        value={seats.length}
        scale={{ min, max, step: 1 }}
        text={String(seats.length)}
        width={4}
        onChange={(count) => onChange(resized(seats, count))}
      />
      <Button class="btn small" words={tm('slip.allOpen')} onClick={() => onChange(seats.map(() => ({ kind: 'open' })))} />
    </div>
  );
};

export const SeatsPlan = ({ game, seats, playing, termOf, onChange }: SeatsPlanProps) => {
  const { min, max } = game.module.seats;
  const own = seats.findIndex(({ kind }) => kind === 'here');
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const folded = seats.length > ROOM && open > 1;
  return (
    <>
      {max > ROOM && <Count game={game} seats={seats} onChange={onChange} />}
      <ul>
        {seats.map(
          (plan, index) =>
            (!folded || plan.kind !== 'open') && (
              // A seat is its place at the table.
              // oxlint-disable-next-line react/no-array-index-key
              <SeatRow
                key={index}
                game={game}
                index={index}
                plan={plan}
                own={index === own}
                removable={seats.length > min}
                playing={playing}
                term={termOf(index)}
                onChange={(changed) => onChange(replaceAt(seats, index, changed))}
                onRemove={() => onChange(seats.filter((_, other) => other !== index))}
              />
            ),
        )}
        {folded && (
          <li class="seat-plan across line-under">
            <SeatFace plan={{ kind: 'open' }} index={0} />
            <div>
              <b class="t4">{tm('slip.openMany', { count: open })}</b>
              <small class="block t3">{tm('slip.openHelp')}</small>
            </div>
          </li>
        )}
      </ul>
      {seats.length < max && max <= ROOM && (
        <div class="p-4-6 line-under">
          <Button class="btn dashed wide" icon="plus" size={16} words={tm('slip.add')} onClick={() => onChange([...seats, { kind: 'open' }])} />
        </div>
      )}
    </>
  );
};
