import { sum } from '#kernel/collections.ts';
import { formatNumber, type Lang } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import { living, seatOf } from '#games/ecodip/rules/facts.ts';
import { worldOf } from '#games/ecodip/data/world.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import type { Desk, Secrets, Tag, View } from '#games/ecodip/types.ts';
import { FloatingButton } from '#web/kit/parts/buttons.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { statusWords } from '#web/shell/players/players.tsx';
import { NewLink, SeatActions } from '#web/shell/table/seat-manager.tsx';
import { Card } from '../account.tsx';
import { LineVerdict } from '../desk/fields.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { useActs } from './use-acts.ts';

type Link = { readonly name: string; readonly url: string };

interface PowerProps {
  readonly tag: Tag;
  readonly desk: Desk;
}

const LOOKS: Readonly<Partial<Record<SheetState, string>>> = { sealed: 'text-gain', sealedEmpty: 'text-gain', none: 'text-loss' };

type SheetState = 'nothing' | 'none' | 'draft' | 'sealed' | 'sealedEmpty';

const stateOf = ({ table: { asked, ready } }: View, { tag, desk }: PowerProps): SheetState => {
  if (!asked.includes(tag)) return 'nothing';
  const lines = desk.sheets[tag]?.lines.length;
  if (ready.includes(tag)) return (lines ?? 0) === 0 ? 'sealedEmpty' : 'sealed';
  return lines === undefined ? 'none' : 'draft';
};

const total = ({ stock, sites }: Secrets, kind: 'ICBM' | 'ABM'): number => stock[kind] + sum(Object.values(sites).map((arms) => arms[kind]));

export const figures = ({ tag, desk }: PowerProps, lang: Lang): string => {
  const secrets = desk.secrets[tag];
  return te('sheets.holds', { gold: formatNumber(secrets.gold, lang), icbm: total(secrets, 'ICBM'), abm: total(secrets, 'ABM') });
};

/** Everything that a power has and others do not know. */
export const Holdings = ({ tag, desk }: PowerProps) => {
  const { view, lang } = useScene();
  const secrets = desk.secrets[tag];
  const { TB, MP, BT } = view.table.stocks[tag];
  const world = worldOf(view.options);
  const nameOf = (id: string): string => world.find(id)?.name[lang] ?? id;
  const places = [
    ...(secrets.stock.ICBM + secrets.stock.ABM > 0 ? [{ name: te('sheets.stock'), arms: secrets.stock }] : []),
    ...Object.entries(secrets.sites).map(([id, arms]) => ({ name: nameOf(id), arms })),
  ];
  return (
    <>
      <p class="hint">{te('sheets.goods', { tb: TB, mp: MP, bt: BT })}</p>
      {places.length > 0 && (
        <p class="hint">
          {places
            .map(({ name, arms: { ICBM, ABM } }) => [ICBM > 0 ? `${ICBM} ICBM` : '', ABM > 0 ? `${ABM} ABM` : '', name].filter((word) => word !== '').join(' '))
            .join(' · ')}
        </p>
      )}
      {secrets.abmPlace !== null && <p class="hint">{te('sheets.abmPlace', { at: nameOf(secrets.abmPlace) })}</p>}
      {secrets.carried.length > 0 && (
        <p class="hint">
          {te('sheets.carried', { orders: secrets.carried.map((order) => printOrder(order, { world, units: view.table.units, lang })).join(' · ') })}
        </p>
      )}
    </>
  );
};

/** The sheet as it came in, and what the power was told in secret last. */
export const Written = ({ tag, desk }: PowerProps) => {
  const { voice } = useScene();
  const sheet = desk.sheets[tag];
  const { notes } = desk.secrets[tag];
  return (
    <>
      {sheet !== undefined && sheet.lines.length === 0 && <p class="hint">{te('sheets.empty')}</p>}
      <ul class="entries t3">
        {(sheet?.lines ?? []).map((line, index) => (
          <li key={`${index} ${line.text}`}>
            {line.text}
            <LineVerdict line={line} />
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <details>
          <summary class="ec-fold-head content-center text-blue t3">{te('sheets.notes')}</summary>
          <ul class="entries t3">
            {notes.map((note, index) => (
              <li key={`${index} ${note.key}`}>
                <Sentence message={note} voice={voice} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** EC-4.19.1: declares a power vacant and seats a replacement: a bot, a person with a new link, or whoever takes the chair. */
const Chair = ({ tag, onLink }: Omit<PowerProps, 'desk'> & { readonly onLink: (link: Link) => void }) => {
  const { lang, playerOf, view } = useScene();
  const table = useTable();
  const { find, take, busy } = useActs();
  const { vacant, missed } = view.table;
  const info = table.scene.info.seats[seatOf(view.table, tag)];
  const offer = find(vacant.includes(tag) ? 'reinstate' : 'vacate');
  return (
    <div class="p-3-0 cluster">
      <p class="w-full">
        <b>{playerOf(tag)}</b>{' '}
        <small>
          {info !== undefined && statusWords(table, info)}
          {missed[tag] > 0 && ` · ${te('sheets.missed', { n: missed[tag] })}`}
        </small>
      </p>
      {info !== undefined && (
        <FloatingButton class="btn small" spoken label={te('sheets.replaceTitle', { who: powerName(tag, lang) })} face={te('sheets.replace')}>
          {(close) => (
            <div class="ec-replace justify-items-start stack">
              <p class="hint">{te('sheets.replaceHelp')}</p>
              <SeatActions
                info={info}
                onLink={(link) => {
                  onLink(link);
                  close();
                }}
              />
            </div>
          )}
        </FloatingButton>
      )}
      {offer !== undefined && (
        <button type="button" class="btn small" disabled={busy} onClick={() => take(offer, { power: tag })}>
          {te(vacant.includes(tag) ? 'sheets.reinstate' : 'sheets.vacate')}
        </button>
      )}
    </div>
  );
};

const Power = (props: PowerProps) => {
  const { tag } = props;
  const { view, lang } = useScene();
  const [link, setLink] = useState<Link | null>(null);
  const { vacant } = view.table;
  const state = stateOf(view, props);
  return (
    <details class="ec-sheet-in blue-under">
      <summary class="ec-sheet-summary flex items-center gap-3 ec-fold-head content-center text-blue t3">
        <span class="ec-sheet-head grow cluster">
          <PowerMark tag={tag} size={22} />
          <b>{powerName(tag, lang)}</b>
          {vacant.includes(tag) && <em class="upright text-wax">{te('sheets.vacant')}</em>}
          <small class={`p-0 w400 ${LOOKS[state] ?? ''}`}>{te(`sheets.${state}`)}</small>
          <small class="p-0 w400 push">{figures(props, lang)}</small>
        </span>
      </summary>
      <div class="ec-sheet-body">
        <Written {...props} />
        <Holdings {...props} />
        <Chair {...props} onLink={setLink} />
        {link !== null && <NewLink {...link} />}
      </div>
    </details>
  );
};

/** EC-13.12: the sheets as they came in, everything that is secret, and who plays. */
export const SheetsCard = ({ desk }: Omit<PowerProps, 'tag'>) => {
  const { view } = useScene();
  const { asked, ready } = view.table;
  return (
    <Card title={te('sheets.title')} class="ec-referee" beside={<small class="t3">{te('sheets.count', { ready: ready.length, asked: asked.length })}</small>}>
      {living(view.table).map((tag) => (
        <Power key={tag} tag={tag} desk={desk} />
      ))}
    </Card>
  );
};
