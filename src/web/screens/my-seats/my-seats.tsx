import { useEffect, useState } from 'preact/hooks';
import { useMyTables, waiting } from '../../store/use-my-tables.ts';
import { useAwaited } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { tk } from '../../i18n/seats.ts';
import { formatMoment } from '../../i18n/time.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { Said } from '../../kit/parts/sentence.tsx';
import { place } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { deviceToken } from '../../store/keys.ts';
import { haveRing, removed, ring, unanswered, unfound } from '../../store/ring.ts';
import { returns } from '../../browser/online.ts';
import { lang } from '../../browser/settings.ts';
import { myTables } from '../../store/tables.ts';
import { CarrySheet, TakeSheet } from './take-sheet.tsx';
import { DevicesSheet } from './devices-sheet.tsx';
import { KnownSheet } from './dialogs.tsx';
import { TablesSheet, useNextTable } from './tables-sheet.tsx';
import './my-seats.css';

/** More than anybody plays at once. */
const WANTED = { most: 60, live: 24 };
const ASK_AGAIN_MS = 30_000;

/** The ring is made when its owner first looks at it, and asked about as long as he looks. */
const useRing = (): string | null => {
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (!document.hidden) setWhy(await haveRing());
    };
    void look();
    const timer = setInterval(look, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [returns.value]);
  return why;
};

/** The six words of a link, which another device showed as a square. */
const wordsInLink = (fragment: string): string => {
  const [, words = ''] = /^words=(.+)$/.exec(fragment) ?? [];
  try {
    return decodeURIComponent(words).replaceAll('-', ' ');
  } catch {
    return '';
  }
};

/** /seats: all my tables, my devices, and what the house knows of me. */
export const MySeats = () => {
  const why = useRing();
  const tables = useMyTables(WANTED);
  const [erased, setErased] = useState(false);
  const count = waiting(tables);
  const device = deviceToken.value;
  const told = ring.value;
  const words = wordsInLink(place.value.fragment);
  const isEmpty = myTables.value.length === 0;
  const offline = unanswered.value;
  useNextTable(tables);
  useAwaited(count);
  return (
    <Page title={tk('title')} crumb={<b>{tk('title')}</b>} class="page paper my-seats">
      <header class="cluster gap-4-6 items-baseline mb-5">
        <h1>{tk('title')}</h1>
        <p class="help">{tk('lead')}</p>
        <a class="push" href={pathTo.notices}>
          {t('nav.notices')}
        </a>
      </header>
      {offline && (
        <Notice class="mb-5" words={told === null ? t('error.unreachable') : tk('offline', { time: formatMoment(told.at, Date.now(), lang.value) })} />
      )}
      {!offline && device === null && why !== null && why !== '' && <Notice class="mb-5" words={why} />}
      {removed.value && <Notice class="mb-5" words={tk('revoked')} />}
      {erased && <Said class="done mb-5 w600" words={tk('erase.done')} />}
      {erased && unfound.value.length > 0 && <Notice class="mb-5" words={tk('erase.unfound', { codes: unfound.value })} />}
      <div class="seats-top stack">
        {isEmpty ? (
          <section class="sheet padded stack">
            <h2>{tk('empty.title')}</h2>
            <p>{tk('empty.words')}</p>
            <p>
              <Link class="btn" href={pathTo.home} words={tk('empty.create')} />
            </p>
          </section>
        ) : (
          <TablesSheet tables={tables} />
        )}
        {words !== '' || isEmpty ? (
          <TakeSheet typed={words} />
        ) : (
          device !== null && told !== null && <CarrySheet device={device} view={told.view} offline={offline} />
        )}
      </div>
      <div class="seats-foot stack mt-6">
        {device !== null && told !== null && (
          <>
            <DevicesSheet device={device} view={told.view} offline={offline} />
            <KnownSheet device={device} offline={offline} onErased={() => setErased(true)} />
          </>
        )}
        {!isEmpty && words === '' && <TakeSheet typed="" />}
      </div>
    </Page>
  );
};
