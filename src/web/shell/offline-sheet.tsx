import { BOXES } from '#catalogue';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/house.ts';
import { tp } from '../i18n/app.ts';
import { pathTo } from '../browser/routes.ts';
import { askNow } from '../browser/online.ts';
import { keptRecordings } from '../store/recordings.ts';
import { gameTitle } from '../store/table-words.ts';
import { Icon, type IconName } from '../kit/svg/icon.tsx';
import { Button, Link } from '../kit/parts/buttons.tsx';
import '../kit/parts/offline.css';

const Works = ({ icon, children }: { readonly icon: IconName; readonly children: ComponentChildren }) => (
  <li class="row">
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </li>
);

/** A page of this house that needs no line. */
const Way = ({ href, icon, words, help }: { readonly href: string; readonly icon: IconName; readonly words: string; readonly help: string }) => (
  <Works icon={icon}>
    <a href={href}>{words}</a>, {help}
  </Works>
);

const Recordings = () => (
  <Works icon="play">
    {tp('offline.recordings')}
    {keptRecordings.value.length === 0 ? (
      <>, {tp('offline.noRecordings')}</>
    ) : (
      <span class="cluster">
        {keptRecordings.value.map(({ table, game, code }) => (
          <a key={table} href={pathTo.replay(table)}>
            {gameTitle(game)}, {code}
          </a>
        ))}
      </span>
    )}
  </Works>
);

/** What can be done without a line, and what cannot. */
export const OfflineSheet = ({ retry = () => void askNow() }: { readonly retry?: () => void }) => (
  <section class="sheet padded offline stack" aria-labelledby="offline-title">
    <header class="row ends">
      <h2 id="offline-title" class="row">
        <Icon name="wifi" size={22} />
        {tp('offline.title')}
      </h2>
      <Button class="btn small" words={t('common.retry')} onClick={retry} />
    </header>
    <p>{tp('offline.words')}</p>
    <h3>{tp('offline.works')}</h3>
    <ul class="stack tight">
      <Works icon="bot">
        {tp('offline.play')}
        <span class="cluster">
          {BOXES.map(({ id, title }) => (
            <Link key={id} href={pathTo.solo(id)} words={title} />
          ))}
        </span>
      </Works>
      <Way href={pathTo.booklets} icon="book" words={tp('offline.rules')} help={tp('offline.rulesHelp')} />
      <Way href={pathTo.seats} icon="person" words={tp('offline.seats')} help={tp('offline.seatsHelp')} />
      <Recordings />
      <Way href={pathTo.lab()} icon="chart" words={t('nav.lab')} help={tp('offline.labHelp')} />
      <Way href={pathTo.adjudicator} icon="flask" words={tp('offline.adjudicator')} help={tp('offline.adjudicatorHelp')} />
    </ul>
    <h3>{tp('offline.not')}</h3>
    <p class="help">{tp('offline.notWords')}</p>
  </section>
);
