import { BOXES, findBox } from '#catalogue';
import type { AnyGame } from '#kernel/game.ts';
import { type ExperimentDocument, gamesInAll } from '#lab/document.ts';
import { unreadableText } from '#lab/words.ts';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { tl } from '../../i18n/lab.ts';
import { Button, Link } from '../../kit/parts/buttons.tsx';
import { Select } from '../../kit/parts/choices.tsx';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { goTo, place } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { loadRules } from '../../store/games.ts';
import { lang } from '../../browser/settings.ts';
import { Compose } from './compose.tsx';
import { Crew } from './crew.ts';
import { type Draft, draftFrom, newDraft } from './draft.ts';
import { readLink, writeLink } from './link.ts';
import { RunView } from './run-view.tsx';
import { forecasts, forget, keep, saved, seal } from './saved.tsx';
import { startersOf } from './starters.ts';
import './lab.css';

const launch = (document: ExperimentDocument, forecast: number | null = null): void => {
  keep(document);
  if (forecast !== null) seal(document, forecast);
  goTo(pathTo.lab(writeLink(document)));
};

/** The experiment last at work: whoever comes back from one of its games finds it as he left it. */
let last: { readonly fragment: string; readonly crew: Crew } | null = null;

const crewFor = (fragment: string, document: ExperimentDocument): Crew => {
  if (last?.fragment === fragment) return last.crew;
  last?.crew.stop();
  const settled = (left: ExperimentDocument): void => {
    const forecast = forecasts.peek()[writeLink(document)];
    keep(left);
    if (forecast !== undefined) seal(left, forecast);
    last = { fragment: writeLink(left), crew };
    if (place.peek().fragment === fragment) goTo(pathTo.lab(writeLink(left)), 'replace');
  };
  const crew = new Crew(document, settled);
  last = { fragment, crew };
  return crew;
};

/** What is to be changed; null: something new. */
const copied = signal<ExperimentDocument | null>(null);

const copy = (document: ExperimentDocument): void => {
  copied.value = document;
  goTo(pathTo.lab());
};

/** Questions one press from running: those of the rulebooks, and one's own. */
const Starters = ({ game }: { readonly game: string }) => {
  const [ready, setReady] = useState<readonly ExperimentDocument[]>([]);
  useEffect(() => {
    void startersOf(game, lang.value).then(setReady);
  }, [game, lang.value]);
  return (
    <section class="stack" aria-labelledby="lab-starters">
      {ready.length > 0 && <h2 id="lab-starters">{tl('starters')}</h2>}
      <ul class="cards" style={{ '--card': '300px' }}>
        {ready.map((document) => (
          <li key={document.question}>
            <button type="button" class="lab-starter sheet padded full grid gap-3 border-0" onClick={() => launch(document)}>
              <b class="lab-starter-title">{document.question}</b>
              <small>{tl('inAll', { games: gamesInAll(document) })}</small>
            </button>
          </li>
        ))}
      </ul>
      {saved.value.length > 0 && (
        <>
          <h2>{tl('saved')}</h2>
          <ul class="stack tight">
            {saved.value.map((document) => {
              const title = document.question === '' ? `${findBox(document.game)?.title ?? document.game}, ${document.measures.join(', ')}` : document.question;
              return (
                <li key={writeLink(document)} class="row ends">
                  <a href={pathTo.lab(writeLink(document))}>{title}</a>
                  <Button class="text-btn" aria-label={tl('forget', { question: title })} onClick={() => forget(document)} words="×" />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
};

const Composing = () => {
  const [id, setId] = useState(copied.peek()?.game ?? BOXES[0]?.id ?? '');
  const [game, setGame] = useState<AnyGame | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const open = async (): Promise<void> => {
      const loaded = await loadRules(id).catch(() => null);
      if (!wanted) return;
      setFailed(loaded === null);
      if (loaded === null) return;
      setGame(loaded);
      const document = copied.peek();
      copied.value = null;
      setDraft((old) =>
        document?.game === id
          ? draftFrom(document, loaded, forecasts.peek()[writeLink(document)] ?? null)
          : { ...newDraft(loaded), question: old?.question ?? '' },
      );
    };
    void open();
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failed) return <Problem title={t('error.unreachableTitle')} words={t('error.chunk')} />;
  if (game === null || draft === null || draft.game !== game.module.id) return <Loading words={tl('opening')} />;
  return (
    <div class="stack loose">
      <header class="stack tight">
        <h1>{tl('title')}</h1>
        <p class="help">{tl('lead')}</p>
      </header>
      <Select label={tl('game')} value={id} choices={BOXES.map((box) => ({ value: box.id, text: box.title }))} onChange={setId} />
      <Starters game={id} />
      <Compose draft={draft} game={game} onChange={setDraft} onLaunch={launch} />
    </div>
  );
};

/** /lab: an economist's bench. The experiment stands in the address; without one it is composed here. */
export const LabPage = () => {
  const { fragment } = place.value;
  const read = useMemo(() => readLink(fragment), [fragment]);
  const crew = useMemo(() => (read?.ok === true ? crewFor(fragment, read.document) : null), [read]);
  useTitle(`${read?.ok === true && read.document.question !== '' ? read.document.question : tl('title')} · Comptoir`);
  return (
    <>
      <TopStrip crumb={<b>{tl('title')}</b>} />
      <main id="main" class="page paper lab" tabIndex={-1}>
        {crew !== null && <RunView key={fragment} crew={crew} onChange={() => copy(crew.document)} />}
        {read === null && <Composing />}
        {read?.ok === false && (
          <Problem title={tl('refusedTitle')} words={read.field === '' ? tl('damaged') : unreadableText(read.field, lang.value)}>
            <Link class="btn ink" href={pathTo.lab()} words={tl('title')} />
          </Problem>
        )}
      </main>
    </>
  );
};
