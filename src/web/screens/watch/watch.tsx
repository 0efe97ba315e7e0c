import type { TableInfo } from '#protocol';
import { t } from '../../i18n/house.ts';
import { Loading, Notice } from '../../kit/parts/waiting.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { pathTo } from '../../browser/routes.ts';
import { companyOf, gameTitle } from '../../store/table-words.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { SeatLooks, SeatMark } from '../../kit/svg/seats.tsx';
import { Partners } from './partners.tsx';
import { sorted } from '../home/sorted.ts';
import { useWatchable } from '../home/watch-list.tsx';
import './watch.css';

const STATUS = { lobby: 'status.lobby', playing: 'status.playing', finished: 'status.finished' } as const;

const Row = ({ info }: { readonly info: TableInfo }) => (
  <li class="watch-row">
    <a class="across watch-line gap-6 min-h-52 p-4-6 text-ink no-underline" href={pathTo.table(info.table)}>
      <span class="besley w700 t5 leading-1-2">
        {gameTitle(info.game)}, {info.code}
      </span>
      <span class="marks tight row" aria-hidden="true">
        <SeatLooks seats={info.seats}>
          {info.seats.slice(0, 12).map(({ seat }) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </SeatLooks>
      </span>
      <span class="help watch-company">{companyOf(info, [])}</span>
      <span class="status help">
        {t(STATUS[info.status])}
        {info.status === 'playing' && `, ${t('mine.turn', { turn: info.turn })}`}
      </span>
      <span class="help row wide-only">
        <Icon name="eye" size={16} />
        {t('watch.spectators', { count: info.spectators })}
      </span>
    </a>
  </li>
);

/** /watch: every table open to everyone's eyes. */
export const Watch = () => {
  const found = useWatchable();
  const { looking, shown } = sorted(found);
  return (
    <Page title={t('watch.title')} crumb={<b>{t('watch.short')}</b>} class="page paper">
      <h1>{t('watch.title')}</h1>
      <p class="lead">{t('watch.words')}</p>
      {found === null && <Loading words={t('common.loading')} />}
      {found?.ok === false && <Notice words={found.message === '' ? t('error.unreachable') : found.message} />}
      {looking.length > 0 && <Partners tables={looking} />}
      {found?.ok === true && (
        <div class="sheet">
          {shown.length === 0 ? (
            <p class="none">{t('watch.empty')}</p>
          ) : (
            <ul>
              {shown.map((info) => (
                <Row key={info.table} info={info} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Page>
  );
};
