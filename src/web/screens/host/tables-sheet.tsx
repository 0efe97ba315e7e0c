import { BOXES } from '#catalogue';
import type { HostFigures, HostSort, HostTable, HostTableQuery, HostTables, Retention } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { th } from '../../i18n/host.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Select } from '../../kit/parts/choices.tsx';
import { Wrong } from '../../kit/parts/sentence.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { host } from '../../store/host.ts';
import { lang } from '../../browser/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { Lid } from '../../kit/svg/lettering.tsx';
import { DeleteDialog } from './reports-sheet.tsx';
import { formatAge, formatBytes } from './formats.ts';

const HEADS = ['game', 'status', 'people', 'moves', 'bytes', 'createdAt', 'lastAt', 'goes'] as const;
const SORTS: readonly HostSort[] = ['lastAt', 'createdAt', 'bytes', 'moves', 'people', 'game'];
const isSort = (head: (typeof HEADS)[number]): head is HostSort => head !== 'status' && head !== 'goes';
const STATES = ['lobby', 'playing', 'finished', 'closed'] as const;
const DAY_MS = 86_400_000;

/** When the retention deletes it, in words. */
const goesAt = ({ status, lastAt }: HostTable, { finishedDays, lobbyDays, idleDays = null }: Retention): string => {
  const days = status === 'finished' ? finishedDays : status === 'lobby' ? lobbyDays : idleDays;
  if (days === null) return th('row.stays');
  const left = Math.ceil((lastAt + days * DAY_MS - Date.now()) / DAY_MS);
  return left <= 0 ? th('row.soon') : th('row.goes', { days: left });
};

interface RowProps {
  readonly table: HostTable;
  readonly retention: Retention;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

const Row = ({ table, retention, chosen, onChoose }: RowProps) => {
  const { game, code, people, bots, moves, bytes, createdAt, lastAt } = table;
  const words = { game: gameTitle(game), code };
  const now = Date.now();
  const cell = (head: (typeof HEADS)[number], what: string) => (
    <td class="host-cell" data-head={th(`head.${head}`)}>
      {what}
    </td>
  );
  return (
    <tr class={chosen ? 'host-row bg-now' : 'host-row'}>
      <td class="host-cell host-check">
        <input
          class="tick"
          type="checkbox"
          checked={chosen}
          aria-label={th('tables.choose', words)}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      <th class="host-cell host-table-name" scope="row">
        <span class="row">
          <Lid game={game} width={25} depth={3} lang={lang.value} />
          <span>
            <b class="besley w700 t5 leading-2">{words.game}</b> <small>{code}</small>
          </span>
        </span>
      </th>
      <td class="host-cell" data-head={th('head.status')}>
        {th(`status.${table.closed ? 'closed' : table.status}`)}
      </td>
      <td class="host-cell" data-head={th('head.people')}>
        {people}
        {bots > 0 && <small> {th('row.bots', { bots })}</small>}
      </td>
      {cell('moves', new Intl.NumberFormat(lang.value).format(moves))}
      {cell('bytes', formatBytes(bytes, lang.value))}
      {cell('createdAt', formatAge(now - createdAt, lang.value))}
      {cell('lastAt', formatMoment(lastAt, now, lang.value))}
      {cell('goes', goesAt(table, retention))}
    </tr>
  );
};

interface HeadProps {
  readonly query: HostTableQuery;
  readonly all: boolean;
  readonly onSort: (sort: HostSort) => void;
  readonly onAll: (on: boolean) => void;
}

const Head = ({ query, all, onSort, onAll }: HeadProps) => (
  <thead class="host-heads">
    <tr class="host-row">
      <th class="host-cell host-head-cell text-ink-2 w600 t3 host-check">
        <input class="tick" type="checkbox" checked={all} aria-label={th('tables.chooseAll')} onChange={(event) => onAll(event.currentTarget.checked)} />
      </th>
      {HEADS.map((head) =>
        isSort(head) ? (
          <th
            class="host-cell host-head-cell text-ink-2 w600 t3"
            key={head}
            scope="col"
            aria-sort={query.sort === head ? (query.descending ? 'descending' : 'ascending') : 'none'}
          >
            <button type="button" class="host-head-cell text-ink-2 w600 t3 row gap-1" onClick={() => onSort(head)}>
              {th(`head.${head}`)}
              {query.sort === head && <Icon name={query.descending ? 'down' : 'up'} size={12} />}
            </button>
          </th>
        ) : (
          <th class="host-cell host-head-cell text-ink-2 w600 t3" key={head} scope="col">
            {th(`head.${head}`)}
          </th>
        ),
      )}
    </tr>
  </thead>
);

interface FiltersProps {
  readonly query: HostTableQuery;
  readonly counts: HostFigures['tables'];
  readonly onChange: (query: HostTableQuery) => void;
}

const Filters = ({ query, counts, onChange }: FiltersProps) => (
  <div class="cluster">
    <Select
      label={th('tables.status')}
      value={query.status ?? 'all'}
      choices={[
        { value: 'all', text: th('tables.all') } as const,
        ...STATES.map((value) => ({ value, text: th(`tables.${value}`, { count: counts[value] }) }) as const),
      ]}
      onChange={(value) => onChange({ ...query, offset: 0, status: value === 'all' ? undefined : value })}
    />
    <Select
      label={th('tables.game')}
      value={query.game ?? ''}
      choices={[{ value: '', text: th('tables.allGames') }, ...BOXES.map(({ id, title }) => ({ value: id, text: title }))]}
      onChange={(value) => onChange({ ...query, offset: 0, game: value === '' ? undefined : value })}
    />
    <span class="by-select hidden">
      <Select
        label={th('tables.sort')}
        value={query.sort}
        choices={SORTS.map((value) => ({ value, text: th(`head.${value}`) }))}
        onChange={(sort) => onChange({ ...query, offset: 0, sort })}
      />
    </span>
    <Input
      class="input code host-filters-code"
      type="search"
      aria-label={th('tables.code')}
      placeholder={th('tables.code')}
      maxLength={12}
      value={query.code ?? ''}
      onText={(text) => onChange({ ...query, offset: 0, code: text.trim() || undefined })}
    />
  </div>
);

interface TablesProps {
  readonly counts: HostFigures['tables'];
  readonly retention: Retention;
  readonly onChange: () => Promise<void>;
}

interface Done {
  readonly words: string;
  /** Tables that can be opened again at one press. */
  readonly closed: readonly string[];
}

/** Paged by the server: ten thousand tables are as quick as ten. */
export const TablesSheet = ({ counts, retention, onChange }: TablesProps) => {
  const [query, setQuery] = useState<HostTableQuery>({ sort: 'lastAt', descending: true, offset: 0 });
  const [page, setPage] = useState<HostTables | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState('');
  const [done, setDone] = useState<Done | null>(null);
  const [deleting, setDeleting] = useState(false);
  const total = STATES.reduce((sum, state) => sum + counts[state], 0);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const answer = await host.tables(query);
      if (!wanted) return;
      setWrong(answer.ok ? '' : answer.message || t('error.unreachable'));
      if (!answer.ok) return;
      setPage(answer.value);
      const there = new Set(answer.value.tables.map(({ table }) => table));
      setChosen((before) => new Set([...before].filter((table) => there.has(table))));
    };
    void look();
    return () => {
      wanted = false;
    };
    // `counts` is new with every look: the list is asked for again with it.
  }, [query, counts]);
  const tables = page?.tables ?? [];
  const picked = tables.filter(({ table }) => chosen.has(table));
  const ids = picked.map(({ table }) => table);
  const choose = (which: readonly string[], on: boolean): void =>
    setChosen(new Set(on ? [...chosen, ...which] : [...chosen].filter((table) => !which.includes(table))));
  const close = async (which: readonly string[], closed: boolean): Promise<void> => {
    const answer = await host.close(which, closed);
    setWrong(answer.ok ? '' : answer.message || t('error.unreachable'));
    if (!answer.ok) return;
    setDone({ words: th(closed ? 'closed.done' : 'closed.undone', { count: which.length }), closed: closed ? which : [] });
    setChosen(new Set());
    await onChange();
  };
  const sort = (by: HostSort): void => setQuery({ ...query, offset: 0, sort: by, descending: query.sort === by ? !query.descending : true });
  const last = query.offset + tables.length;
  return (
    <section class="sheet" aria-labelledby="host-tables">
      <header class="cluster ends padded">
        <div class="cluster">
          <h2 id="host-tables">{th('tables.title')}</h2>
          <span class="hint">{th('tables.count', { count: total })}</span>
        </div>
        <Filters query={query} counts={counts} onChange={setQuery} />
      </header>
      {wrong !== '' && <Wrong class="padded" words={wrong} />}
      {done !== null && (
        <p class="row padded" role="status">
          {done.words}
          {done.closed.length > 0 && <Button class="text-btn" words={th('closed.undo')} onClick={() => void close(done.closed, false)} />}
        </p>
      )}
      {page !== null && tables.length === 0 ? (
        <p class="none">{th('tables.none')}</p>
      ) : (
        <div class="scroll">
          <table class="host-table ink-over t4">
            <Head
              query={query}
              all={tables.length > 0 && picked.length === tables.length}
              onSort={sort}
              onAll={(on) =>
                choose(
                  tables.map(({ table }) => table),
                  on,
                )
              }
            />
            <tbody class="host-table">
              {tables.map((table) => (
                <Row key={table.table} table={table} retention={retention} chosen={chosen.has(table.table)} onChoose={(on) => choose([table.table], on)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {page !== null && page.count > page.pageSize && (
        <nav class="cluster ends padded" aria-label={th('tables.title')}>
          <Button
            class="btn small"
            disabled={query.offset === 0}
            words={th('tables.before')}
            onClick={() => setQuery({ ...query, offset: Math.max(0, query.offset - page.pageSize) })}
          />
          <span class="hint">{th('tables.page', { from: query.offset + 1, to: last, count: page.count })}</span>
          <button type="button" class="btn small" disabled={last >= page.count} onClick={() => setQuery({ ...query, offset: query.offset + page.pageSize })}>
            {th('tables.after')}
          </button>
        </nav>
      )}
      {picked.length > 0 && (
        <footer class="cluster ends padded double-over">
          <span>
            <b>{th('chosen.count', { count: picked.length })}</b>,{' '}
            {formatBytes(
              picked.reduce((sum, { bytes }) => sum + bytes, 0),
              lang.value,
            )}
          </span>
          <div class="cluster">
            {picked.some(({ closed }) => !closed) && <Button words={th('chosen.close')} onClick={() => void close(ids, true)} />}
            {picked.some(({ closed }) => closed) && <Button words={th('chosen.reopen')} onClick={() => void close(ids, false)} />}
            <Button class="btn wax" icon="lock" words={th('chosen.delete')} onClick={() => setDeleting(true)} />
          </div>
        </footer>
      )}
      {deleting && (
        <DeleteDialog
          tables={ids}
          onClose={() => setDeleting(false)}
          onDeleted={(count) => {
            setDone({ words: th('delete.done', { count }), closed: [] });
            setChosen(new Set());
            void onChange();
          }}
        />
      )}
    </section>
  );
};
