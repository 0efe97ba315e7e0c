import { useState } from 'preact/hooks';
import { tf } from '../../i18n/forks.ts';
import { t } from '../../i18n/house.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { lazily } from '../../kit/parts/waiting.tsx';
import { pathTo } from '../../browser/routes.ts';
import { goTo } from '../../browser/router.ts';
import { heldTable, rememberTable } from '../../store/tables.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { useTable } from '../at-table.tsx';
import type { ForkSheet } from './fork-sheet.tsx';
import './fork.css';

/* Forks as they are met at a table: its mark, the question to all, and the way to one. */

const Sheet = lazily<Parameters<typeof ForkSheet>[0]>(async () => (await import('./fork-sheet.tsx')).ForkSheet);

/** Where this table came from. */
export const ForkMark = () => {
  const { fork, table: here, status } = useTable().scene.info;
  if (fork === null) return null;
  const { table, step, code, carried, sameDice } = fork;
  return (
    <p class="fork-mark cluster gap-4 t3">
      <Icon name={carried ? 'tablet' : 'fork'} size={17} />
      {table === null ? (
        <b>{tf(carried ? 'markCarried' : 'markFile', { step })}</b>
      ) : (
        <Link class="fork-link" href={pathTo.table(table)} title={tf('back')} words={tf(sameDice ? 'markSame' : 'mark', { step, code })} />
      )}
      {sameDice && status !== 'lobby' && <Link class="fork-link nowrap" href={pathTo.branches(here)} words={tf('compare')} />}
    </p>
  );
};

/** From the moment in sight: a table of one's own against bots, or a question to all who play. */
export const WhatIf = ({
  step,
  words = tf('ask'),
  class: className = 'offer',
}: {
  readonly step: number;
  readonly words?: string;
  readonly class?: string;
}) => {
  const { scene, session, game, voice } = useTable();
  const [open, setOpen] = useState(false);
  const { info, you, outcome } = scene;
  const over = info.status === 'finished';
  const others = info.seats.some(({ holder, seat }) => holder === 'person' && seat !== you);
  if (info.status === 'lobby' || (!over && typeof you !== 'number') || (over && (outcome === null || step === scene.step))) return null;
  const close = (): void => setOpen(false);
  const title = step === scene.step ? tf('titleNow') : tf('title', { step });
  const ask = (): void => {
    close();
    void session.ask({ t: 'fork', step });
  };
  return (
    <>
      <Button class={className} words={words} onClick={() => setOpen(true)} />
      {open && !over && others && (
        <Dialog title={title} onClose={close} footer={<Button class="btn ink" words={tf('askAll')} onClick={ask} />}>
          <p>
            {tf('consent')} <ClauseMark game={game.module.id} clause="HO-13.4" />
          </p>
        </Dialog>
      )}
      {open && (over || !others) && (
        <Sheet
          title={title}
          face={game}
          from={{ table: info.table, shown: step }}
          seats={info.seats.map(({ seat }) => voice.seatName(seat))}
          own={!over && typeof you === 'number' ? you : null}
          brought={over && info.fork?.brought === true}
          draws={info.draws}
          seat={typeof you === 'number' ? you : undefined}
          level={info.seats.find(({ holder }) => holder === 'bot')?.level}
          token={session.active.value.token() ?? undefined}
          onClose={close}
        />
      )}
    </>
  );
};

/** A fork that is asked for, and the way to it once all have agreed. */
export const ForkingStrip = () => {
  const { scene, session, voice } = useTable();
  const { info, you } = scene;
  const { forking } = info;
  const [seen, setSeen] = useState('');
  if (forking === null || typeof you !== 'number') return null;
  const { by, step, asked, yes, made } = forking;
  if (made !== null) {
    // Whoever has been there, or does not care to go, is not told again.
    if (seen === made.table || heldTable(made.table) !== undefined) return null;
    const follow = (): void => {
      const held = heldTable(info.table);
      if (held !== undefined) rememberTable({ ...held, ...made });
      goTo(pathTo.table(made.table));
    };
    return (
      <section class="motion cluster" role="status">
        <Icon name="fork" size={20} />
        <b>{tf('made', { code: made.code })}</b>
        <Button words={tf('go')} onClick={follow} />
        <button type="button" class="icon-btn" aria-label={t('common.close')} onClick={() => setSeen(made.table)}>
          <Icon name="close" size={15} />
        </button>
      </section>
    );
  }
  const answer = (agreed: boolean) => () => {
    for (const { connection } of session.chairs.value) void connection.ask({ t: 'forkAnswer', yes: agreed });
  };
  const silent = asked.filter((seat) => !yes.includes(seat));
  const mine = by === you;
  return (
    <section class="motion cluster" role="status">
      <Icon name="fork" size={20} />
      <div class="forking-words">
        <b>{mine ? tf('waiting', { names: silent.map((seat) => voice.seatName(seat)) }) : tf('asked', { name: voice.seatName(by) })}</b>
        <p>{mine ? tf('waitingWords') : tf('askedWords', { step })}</p>
      </div>
      {mine ? (
        <Button words={tf('drop')} onClick={answer(false)} />
      ) : yes.includes(you) ? (
        <span class="voted">{tf('said')}</span>
      ) : (
        <>
          <Button words={tf('yes')} onClick={answer(true)} />
          <Button words={tf('no')} onClick={answer(false)} />
        </>
      )}
    </section>
  );
};
