import type { TableInfo } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { pathTo } from '../../browser/routes.ts';
import { api, type Fetched } from '../../store/api.ts';
import { gameTitle } from '../../store/table-words.ts';
import { Partners } from '../watch/partners.tsx';
import { sorted } from './sorted.ts';

/** Tables open to everyone's eyes, asked for again every ten seconds. */
export const useWatchable = (): Fetched<readonly TableInfo[]> | null => {
  const [found, setFound] = useState<Fetched<readonly TableInfo[]> | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const answer = await api.list();
      if (!gone) setFound(answer.ok ? { ok: true, value: answer.value.tables } : answer);
    };
    void look();
    const timer = setInterval(() => void look(), 10_000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return found;
};

const PARTNERS_MOST = 5;

/** A few of them, on the first page: those that look for players first. */
export const OthersTables = () => {
  const found = useWatchable();
  const { looking, shown } = sorted(found);
  const tables = shown.slice(0, 3);
  return (
    <>
      {looking.length > 0 && <Partners tables={looking.slice(0, PARTNERS_MOST)} />}
      <section class="sheet home-sheet padded column" aria-labelledby="watch-title">
        <h2 id="watch-title" class="mb-4 t6">
          {t('watch.short')}
        </h2>
        {tables.length === 0 ? (
          <p class="help">{found?.ok === false ? t('mine.unreachable') : t('watch.empty')}</p>
        ) : (
          <ul class="entries ink-over">
            {tables.map(({ table, game, code, turn, status }) => (
              <li key={table} class="row ends">
                <a class="text-ink w700" href={pathTo.table(table)} aria-label={t('watch.see', { game: gameTitle(game), code })}>
                  {gameTitle(game)}, {code}
                </a>
                <span>{status === 'playing' ? t('mine.turn', { turn }) : t('mine.finished')}</span>
              </li>
            ))}
          </ul>
        )}
        <Link class="all mt-auto w600 pt-4" href={pathTo.watch} words={t('watch.all')} />
      </section>
    </>
  );
};
