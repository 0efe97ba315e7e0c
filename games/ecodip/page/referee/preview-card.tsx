import { useMemo, useState } from 'preact/hooks';
import { renderText } from '#kernel/messages.ts';
import type { Lot, Preview } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Dialog } from '#web/kit/parts/dialogs.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { Card } from '../account.tsx';
import { type GazetteSection, sectionsOf } from '../gazette/sections.ts';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { comingLines, comingPage, privateParts, viewAfter } from './coming.ts';
import { GazettePaper } from '../gazette/gazette.tsx';
import { positionOf } from '../map/of-view.ts';
import { WorldPicture } from '../map/picture.tsx';
import { useActs } from './use-acts.ts';

const NO_ORDERS: readonly never[] = [];

interface ComingPageProps {
  readonly preview: Preview;
  readonly onClose: () => void;
}

/** The page of the gazette as it would be printed, and the position after it. */
const ComingPage = ({ preview, onClose }: ComingPageProps) => {
  const { view, voice } = useScene();
  const { session, scene } = useTable();
  const { find, take, busy } = useActs();
  const after = useMemo(() => viewAfter(view, preview), [view, preview]);
  const publish = find('publish');
  return (
    <Dialog
      title={te('preview.pageTitle')}
      onClose={onClose}
      footer={
        publish !== undefined && (
          <Button
            class="btn wax"
            disabled={busy}
            words={te('preview.publish')}
            onClick={() => {
              onClose();
              take(publish);
            }}
          />
        )
      }
    >
      <div class="ec-coming-page">
        <GazettePaper view={after} lines={comingPage(session.log.value, view, preview)} turn={view.table.turn + 1} voice={voice} code={scene.info.code}>
          <p class="m-5-0 cluster justify-center wrong">{te('preview.draft')}</p>
        </GazettePaper>
        <figure class="m-5-0">
          <WorldPicture position={positionOf(after)} orders={NO_ORDERS} width={1120} />
          <figcaption class="hint">{te('preview.after')}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
};

/** Longer sections stay folded: the page has room for them. */
const SHORT = 8;

const Part = ({ section }: { readonly section: GazetteSection }) => {
  const { voice } = useScene();
  return (
    <details class="blue-under" open={section.lines.length <= SHORT}>
      <summary class="ec-coming-summary min-h-32 content-center">
        {te(`section.${section.name}`)} <em class="upright text-ink-2 w400">{section.lines.length}</em>
      </summary>
      <ul class="entries t3">
        {section.lines.map((line) => (
          <li key={line.n}>
            <Sentence message={line.text} voice={voice} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** EC-4.11.4: what no preview can know. */
const LotLine = ({ lot }: { readonly lot: Lot }) => {
  const { lang } = useScene();
  return <p class="ec-warning">{te('preview.lot', { n: lot.n, who: powerName(lot.power, lang), among: lot.among.join(', ') })}</p>;
};

const Secrets = ({ preview }: { readonly preview: Preview }) => {
  const { lang, view, voice } = useScene();
  const parts = privateParts(view.table, comingLines(preview));
  if (parts.length === 0) return null;
  return (
    <details class="blue-under">
      <summary class="ec-coming-summary min-h-32 content-center">
        {te('preview.private')} <em class="upright text-ink-2 w400">{parts.reduce((sum, { lines }) => sum + lines.length, 0)}</em>
      </summary>
      {parts.map(({ tag, lines }) => (
        <div key={tag} class="row items-start">
          <PowerMark tag={tag} size={20} />
          <ul class="entries t3 grow" aria-label={powerName(tag, lang)}>
            {lines.map((line) => (
              <li key={line.n}>
                <Sentence message={line.text} voice={voice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
};

/** EC-13.12: what publishing now would give; only while the referee looks before he publishes. */
export const PreviewCard = ({ preview }: { readonly preview: Preview }) => {
  const { voice } = useScene();
  const [isOpen, open] = useState(false);
  const sections = sectionsOf(comingLines(preview));
  const { ending, phase } = preview.table;
  const end = ending && { key: `end.${ending.reason}`, args: { winners: { list: ending.winners.map((term) => ({ term })) } }, clauses: [] };
  return (
    <Card
      title={te('preview.title')}
      class="ec-coming"
      beside={<Button class="btn small push" icon="book" size={15} words={te('preview.page')} onClick={() => open(true)} />}
    >
      <p class="hint">{te('preview.help')}</p>
      {end !== null && (
        <p class="p-3-4 bg-now">
          <b>{te('preview.ends')}</b> <Sentence message={end} voice={voice} />
        </p>
      )}
      {preview.lots.map((lot) => (
        <LotLine key={`${lot.power} ${lot.type}`} lot={lot} />
      ))}
      {sections.length === 0 && <p class="hint">{te('preview.nothing')}</p>}
      {sections.map((section) => (
        <Part key={section.name} section={section} />
      ))}
      <Secrets preview={preview} />
      {ending === null && <p class="hint">{te('preview.next', { phase: renderText({ key: `ask.${phase}`, clauses: [] }, voice) })}</p>}
      {isOpen && <ComingPage preview={preview} onClose={() => open(false)} />}
    </Card>
  );
};
