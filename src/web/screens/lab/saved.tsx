import { isRecord } from '#kernel/options.ts';
import { canonicalText, type ExperimentDocument, parseDocument } from '#lab/document.ts';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { writeLink } from './link.ts';
import { asPage } from '#lab/report.ts';
import { labWords } from '#lab/words.ts';
import { tl } from '../../i18n/lab.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { saveAs } from '../../kit/parts/files.ts';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import type { BenchProps } from './bench.ts';
import type { Crew } from './crew.ts';
import type { TableKind } from './lab-worker.ts';

/* Experiments run on this device, newest first. Only documents are kept: the games are played again to the letter. */

const KEY = 'comptoir.lab';
const MOST = 20;

const read = (): readonly ExperimentDocument[] => {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(texts) ? texts.flatMap((text: unknown) => (typeof text === 'string' ? docOf(text) : [])) : [];
  } catch {
    return [];
  }
};

const docOf = (text: string): readonly ExperimentDocument[] => {
  const parsed = parseDocument(text);
  return parsed.ok ? [parsed.document] : [];
};

export const saved = signal<readonly ExperimentDocument[]>(read());

const write = (documents: readonly ExperimentDocument[]): void => {
  saved.value = documents;
  try {
    localStorage.setItem(KEY, JSON.stringify(documents.map((document) => JSON.stringify(document))));
  } catch {
    // A full or forbidden store keeps nothing: the link still holds the experiment.
  }
};

const same = (a: ExperimentDocument, b: ExperimentDocument): boolean => canonicalText(a) === canonicalText(b);

export const keep = (document: ExperimentDocument): void => write([document, ...saved.value.filter((other) => !same(other, document))].slice(0, MOST));

export const forget = (document: ExperimentDocument): void => write(saved.value.filter((other) => !same(other, document)));

/* Forecasts stay beside the experiments they are about, by their link; one is written once. */

const FORECASTS = 'comptoir.lab.forecasts';

const readForecasts = (): Readonly<Record<string, number>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(FORECASTS) ?? '{}');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(Object.entries(kept).flatMap(([link, gap]) => (typeof gap === 'number' ? [[link, gap]] : [])));
  } catch {
    return {};
  }
};

export const forecasts = signal<Readonly<Record<string, number>>>(readForecasts());

export const seal = (document: ExperimentDocument, forecast: number): void => {
  const kept = new Set(saved.value.map(writeLink));
  const others = Object.entries(forecasts.value).filter(([link]) => kept.has(link));
  forecasts.value = { [writeLink(document)]: forecast, ...Object.fromEntries(others) };
  try {
    localStorage.setItem(FORECASTS, JSON.stringify(forecasts.value));
  } catch {
    // Whoever keeps nothing has it until the page is closed.
  }
};

/** The address that repeats an experiment. */
export const linkTo = (document: ExperimentDocument): string => `${location.origin}${pathTo.lab(writeLink(document))}`;

const TABLES: readonly (readonly [words: 'tableGames' | 'tableTurns', kinds: readonly TableKind[]])[] = [
  ['tableGames', ['games.csv', 'games.parquet']],
  ['tableTurns', ['turns.csv', 'turns.parquet']],
];

/** The games for whoever counts by themselves. */
const Tables = ({ crew, games, name }: { readonly crew: Crew; readonly games: number; readonly name: string }) => {
  const [making, setMaking] = useState<TableKind | null>(null);
  const [told, setTold] = useState<number | null>(null);
  const make = async (kind: TableKind): Promise<void> => {
    setMaking(kind);
    const made = await crew.table(kind, lang.value);
    setMaking(null);
    if (made === null) return;
    setTold(made.told < games ? made.told : null);
    saveAs(`${name}-${kind}`, made.file);
  };
  const button = (kind: TableKind, words: string) => (
    <Button
      key={kind}
      disabled={making !== null}
      aria-busy={making === kind}
      onClick={() => void make(kind)}
      words={making === kind ? tl('tableMaking') : words}
    />
  );
  return (
    <>
      {TABLES.map(([title, kinds]) => (
        <p key={title} class="cluster">
          <span>{tl(title)}</span>
          {kinds.map((kind) => button(kind, kind.endsWith('csv') ? 'CSV' : 'Parquet'))}
        </p>
      ))}
      <p class="cluster">
        <span>{tl('tableMeaning')}</span>
        {button('dictionary.md', tl('tableDictionary'))}
      </p>
      {told !== null && <p class="hint">{tl('tableTold', { told, games })}</p>}
    </>
  );
};

export const Keep = ({ crew, ready, findings }: BenchProps) => {
  const { document } = crew;
  const name = `comptoir-${document.game}`;
  return (
    <section class="sheet padded stack no-print" aria-labelledby="lab-keep">
      <h2 id="lab-keep" class="ruled">
        {tl('tools')}
      </h2>
      <p class="cluster">
        <CopyButton text={linkTo(document)} words={tl('copyLink')} />
        <Button onClick={() => saveAs(`${name}-results.json`, JSON.stringify(findings, null, 2), 'application/json')} words={tl('json')} />
        <Button onClick={() => saveAs(`${name}.html`, asPage(ready, findings, lang.value), 'text/html')} words={tl('report')} />
        <Button onClick={() => window.print()} words={tl('print')} />
      </p>
      <Tables crew={crew} games={findings.games} name={name} />
      <p class="hint">{tl('againHelp')}</p>
      <p class="cluster">
        <Button onClick={() => saveAs(`${name}.json`, JSON.stringify(document, null, 2), 'application/json')} words={tl('document')} />
        <code>{`comptoir experiment ${name}.json`}</code>
      </p>
      <details>
        <summary>{tl('methodTitle')}</summary>
        <p>{labWords({ lang: lang.value })(`report.method.${document.dice}`)}</p>
      </details>
    </section>
  );
};

/** What a printed page needs to be played again: how it was counted, link and document. */
export const Printed = ({ findings: { document } }: BenchProps) => {
  const words = labWords({ lang: lang.value });
  return (
    <section class="lab-printed across-all stack">
      <p>{words(`report.method.${document.dice}`)}</p>
      <p>{words('report.again')}</p>
      <p class="lab-address">{linkTo(document)}</p>
      <pre>{JSON.stringify(document, null, 2)}</pre>
    </section>
  );
};
