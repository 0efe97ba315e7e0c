import type { ExperimentDocument } from '#lab/document.ts';
import { asPage } from '#lab/report.ts';
import { labWords } from '#lab/words.ts';
import { tl } from '../../i18n/lab.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { saveAs } from '../../parts/save-as.ts';
import { pathTo } from '../../routes.ts';
import { lang } from '../../store/settings.ts';
import type { BenchProps } from './bench.ts';
import { writeLink } from './link.ts';

/** The address that repeats an experiment. */
export const linkTo = (document: ExperimentDocument): string => `${location.origin}${pathTo.lab(writeLink(document))}`;

export const Keep = ({ crew, ready, findings }: BenchProps) => {
  const { document } = crew;
  const name = `comptoir-${document.game}`;
  const saveGames = async (): Promise<void> => saveAs(`${name}.csv`, await crew.csv(), 'text/csv');
  return (
    <section class="sheet padded stack no-print" aria-labelledby="lab-keep">
      <h2 id="lab-keep" class="ruled">
        {tl('tools')}
      </h2>
      <p class="cluster">
        <CopyButton text={linkTo(document)} words={tl('copyLink')} />
        <button type="button" class="btn" onClick={() => void saveGames()}>
          {tl('csv')}
        </button>
        <button type="button" class="btn" onClick={() => saveAs(`${name}-results.json`, JSON.stringify(findings, null, 2), 'application/json')}>
          {tl('json')}
        </button>
        <button type="button" class="btn" onClick={() => saveAs(`${name}.html`, asPage(ready, findings, lang.value), 'text/html')}>
          {tl('report')}
        </button>
        <button type="button" class="btn" onClick={() => window.print()}>
          {tl('print')}
        </button>
      </p>
      <p class="hint">{tl('againHelp')}</p>
      <p class="cluster">
        <button type="button" class="btn" onClick={() => saveAs(`${name}.json`, JSON.stringify(document, null, 2), 'application/json')}>
          {tl('document')}
        </button>
        <code>{`comptoir experiment ${name}.json`}</code>
      </p>
      <details>
        <summary>{tl('methodTitle')}</summary>
        <p>{labWords({ lang: lang.value })(`report.method.${document.dice}`)}</p>
      </details>
    </section>
  );
};
