import type { ExperimentDocument } from '#lab/document.ts';
import { asPage } from '#lab/report.ts';
import { labWords } from '#lab/words.ts';
import { tl } from '../../i18n/lab.ts';
import { Button } from '../../parts/button.tsx';
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
        <Button onClick={() => void saveGames()} words={tl('csv')} />
        <Button onClick={() => saveAs(`${name}-results.json`, JSON.stringify(findings, null, 2), 'application/json')} words={tl('json')} />
        <Button onClick={() => saveAs(`${name}.html`, asPage(ready, findings, lang.value), 'text/html')} words={tl('report')} />
        <Button onClick={() => window.print()} words={tl('print')} />
      </p>
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
