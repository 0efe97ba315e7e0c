import type { TableInfo } from '#protocol';
import { tm } from '../../i18n/new-table.ts';
import { formatAllowance, formatRhythm } from '../../i18n/time.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { companyOf, gameTitle, openSeats } from '../../store/table-words.ts';
import './partners.css';

const timeOf = ({ rhythm, secondsPerDecision }: TableInfo): string => {
  if (rhythm !== null) return tm('lobby.rhythm', { rhythm: formatRhythm(rhythm, lang.value) });
  return secondsPerDecision === null ? tm('lobby.timeNone') : tm('lobby.time', { time: formatAllowance(secondsPerDecision, lang.value) });
};

/** Tables at which somebody may sit down now. */
export const Partners = ({ tables }: { readonly tables: readonly TableInfo[] }) => (
  <section class="sheet padded stack partners" aria-labelledby="partners-title">
    <h2 id="partners-title" class="t6">
      {tm('partners.title')}
    </h2>
    <ul class="entries ink-over">
      {tables.map((info) => (
        <li key={info.table} class="row ends wrap gap-4-6">
          <span>
            <b>{gameTitle(info.game)}</b>
            <small class="block">
              {companyOf(info, [])} · {tm('lobby.freeCount', { count: openSeats(info) })} · {timeOf(info)}
            </small>
          </span>
          <Link
            class="btn small"
            href={pathTo.table(info.table)}
            aria-label={tm('partners.sitAt', { game: gameTitle(info.game), code: info.code })}
            words={tm('lobby.sit')}
          />
        </li>
      ))}
    </ul>
  </section>
);
