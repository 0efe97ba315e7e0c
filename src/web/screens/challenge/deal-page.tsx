import type { Deal } from '#protocol';
import { useState } from 'preact/hooks';
import { deviceName, lang } from '../../browser/settings.ts';
import { pathTo } from '../../browser/routes.ts';
import { tc } from '../../i18n/challenges.ts';
import { t } from '../../i18n/house.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { ShareButton } from '../../kit/parts/copy-button.tsx';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { Page } from '../../kit/parts/page.tsx';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { Lid } from '../../kit/svg/lettering.tsx';
import type { Fetched } from '../../store/api.ts';
import { challengeApi, givenChallenges } from '../../store/challenges.ts';
import { useOrigin } from '../../store/ways-in.ts';
import { gameTitle } from '../../store/table-words.ts';
import { Again, Facts, NameField, titleOf, Way } from './parts.tsx';
import { Results } from './results.tsx';
import './challenge.css';

/** Before it is played: what there is to know, and one plate. */
const Before = ({ deal }: { readonly deal: Deal }) => {
  const [name, setName] = useState(deviceName.value);
  return (
    <section class="challenge-felt" aria-labelledby="challenge-day">
      <div class="challenge-lid" aria-hidden="true">
        <Lid game={deal.game} width={150} lang={lang.value} />
      </div>
      <div class="min-w-0">
        <p class="challenge-over">
          {tc('one')} · {gameTitle(deal.game)}
        </p>
        <h1 id="challenge-day">{titleOf(deal)}</h1>
        <Facts deal={deal} zone={null} />
        <small class="block break-words">{tc('sealed', { print: deal.commitment.slice(0, 16) })}</small>
      </div>
      <div class="challenge-go stack">
        {deal.mine.length === 0 && <NameField name={name} hidden={deal.names === 'hidden'} onName={setName} />}
        <Way deal={deal} name={name} />
        <small>{tc('counts')}</small>
      </div>
    </section>
  );
};

const After = ({ deal }: { readonly deal: Deal }) => {
  const origin = useOrigin();
  const [mine] = deal.mine;
  const again = deal.tries === null || deal.mine.length < deal.tries;
  return (
    <div class="challenge-results stack gap-6">
      <Results challenge={deal.challenge} heading={tc('result')} />
      <div class="cluster">
        {mine !== undefined && <Link class="btn brass" href={pathTo.table(mine.table)} words={tc('lookMine')} />}
        {(again || deal.isOver) && <Again deal={deal} />}
        {!deal.isOver && (
          <ShareButton
            class="btn"
            title={titleOf(deal)}
            text={tc('shareText', { game: gameTitle(deal.game) })}
            url={`${origin}${pathTo.challenge(deal.challenge)}`}
            words={tc('share')}
          />
        )}
        {givenChallenges.value.some(({ challenge }) => challenge === deal.challenge) && (
          <Link class="btn" href={pathTo.challenge(deal.challenge, true)} words={tc('board')} />
        )}
      </div>
      {deal.day !== null && <p class="help text-center">{tc('tomorrow')}</p>}
    </div>
  );
};

/** /d/:id: a challenge, to be played or as it came out. */
export const DealPage = ({ challenge }: { readonly challenge: string }) => {
  const [found, setFound] = useState<Fetched<Deal> | null>(null);
  useAnswer(() => challengeApi.deal(challenge), setFound, [challenge]);
  const deal = found?.ok === true ? found.value : null;
  const isPlayed = deal !== null && (deal.isOver || deal.mine.some(({ state }) => state !== 'playing'));
  return (
    <Page
      title={deal === null ? tc('one') : titleOf(deal)}
      crumb={
        <>
          <b>{tc('one')}</b>
          {deal !== null && <span> · {gameTitle(deal.game)}</span>}
        </>
      }
      class="page paper challenge-page"
    >
      {found === null && <Loading words={t('common.loading')} />}
      {found?.ok === false && (
        <Problem title={tc('one')} words={found.message || t('error.unreachable')}>
          <Link class="btn" href={pathTo.challenges} words={tc('title')} />
        </Problem>
      )}
      {deal !== null && (isPlayed ? <After deal={deal} /> : <Before deal={deal} />)}
    </Page>
  );
};
