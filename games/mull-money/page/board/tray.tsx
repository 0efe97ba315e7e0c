import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import { leastOffer } from '#games/mull-money/rules/auction.ts';
import type { Law, Point } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Token } from '#web/kit/svg/token.tsx';
import { shortName, type Speech } from '../speech.ts';
import { Crate } from '../pieces/pieces.tsx';
import { knockedDown, trayHead, type TrayRow, trayRows } from '../tray.ts';
import { CompareLots } from './lots.tsx';
import { CardStrip } from './card-strip.tsx';
import type { BoardScene } from './scene.tsx';
import './tray.css';

/** How long the hammer's word stays. */
const STAYS = 6000;

/** The result of an auction, for a moment after it. */
const useHammer = ({ view, speech }: BoardScene): string | null => {
  const last = useRef(view);
  const [word, setWord] = useState<string | null>(null);
  useEffect(() => {
    const result = knockedDown(last.current, view, speech);
    last.current = view;
    if (result !== null) setWord(result);
  }, [view, speech]);
  useEffect(() => {
    if (word === null) return undefined;
    const timer = setTimeout(() => setWord(null), STAYS);
    return () => clearTimeout(timer);
  }, [word]);
  return word;
};

const Row = ({ scene, row }: { readonly scene: BoardScene; readonly row: TrayRow }) => {
  const name = scene.speech.name(row.seat);
  const mine = row.tone === 'now' && row.seat === scene.you;
  return (
    <li class={`mm-row across mm-row-${row.tone}${mine ? ' mm-row-you' : ''}`} aria-current={row.tone === 'now' ? 'step' : undefined}>
      <Token seat={row.seat} name={name} size={30} />
      <b>{shortName(name, 13)}</b>
      <small>{row.note}</small>
      <span>{row.figure}</span>
    </li>
  );
};

/** The law that is voted on, with its figures. */
export const MotionCard = ({ law, speech }: { readonly law: Law; readonly speech: Speech }) => (
  <div class="mm-motion">
    <h4>{speech.term(law.type)}</h4>
    <p>
      <Sentence message={lawSentence(law)} voice={speech.voice} />
    </p>
  </div>
);

/** What is sold, voted on or lies in the reserve, over the order of speech. */
const Subject = ({ scene }: { readonly scene: BoardScene }): ComponentChildren => {
  const { view, speech } = scene;
  const { words } = speech;
  const { point, reserve, lots } = view.table;
  switch (point.kind) {
    case 'bid':
      return (
        <div class="centred" data-explain="reserve">
          <Crate pieces={point.size} label={words('reserveOf', { count: point.size })} />
        </div>
      );
    case 'bidLot':
      return (
        <ul class="mm-cards stack mm-tray-lot">
          {(lots[point.lot] ?? []).map((card) => (
            <li key={card}>
              <CardStrip view={view} card={card} seat={scene.you ?? scene.shown} state={{ kind: 'free' }} speech={speech} />
            </li>
          ))}
        </ul>
      );
    case 'vote':
      return <MotionCard law={point.law} speech={speech} />;
    case 'alert':
    case 'chooseLot':
    case 'designateLot':
    case 'play':
    case 'gameOver':
      return (
        <div class="centred" data-explain="reserve">
          <Crate pieces={reserve} label={words('reserveOf', { count: reserve })} height={64} />
          <small>{words('reserve')}</small>
        </div>
      );
    default:
      return unreachable(point);
  }
};

/** A line under the rows: what the seller may do, how far the vote is, what the last auction brought. */
const Foot = ({ scene, last }: { readonly scene: BoardScene; readonly last: string | null }): ComponentChildren => {
  const { view, speech, you } = scene;
  const { words, money } = speech;
  const { point } = view.table;
  if (point.kind === 'bid' && point.seat === point.seller && point.best !== null && you === point.seller) {
    return <p class="mm-tray-foot hint">{words('tray.choice', { best: money(point.best.amount), least: money(leastOffer(view, point.best)) })}</p>;
  }
  if (point.kind === 'vote') {
    const all = point.voted.length + (view.options.ballot === 'simultaneous' ? point.asked.length : activeCount(scene) - point.voted.length);
    return (
      <p class="mm-tray-foot hint">
        {words('vote.progress', { voted: point.voted.length, all })}. {view.options.ballot === 'simultaneous' ? words('vote.sealed') : words('vote.open')}
      </p>
    );
  }
  return last === null || isSpeech(point) ? null : <p class="mm-tray-foot hint">{last}</p>;
};

const activeCount = ({ view }: BoardScene): number => view.table.players.filter(({ retired }) => !retired).length;

const isSpeech = ({ kind }: Point): boolean => kind === 'bid' || kind === 'bidLot' || kind === 'vote';

/** MM-13.6: the auction as a little ceremony; between auctions the order of play. */
export const Tray = ({ scene }: { readonly scene: BoardScene }) => {
  const { speech, view, you } = scene;
  const head = trayHead({ view, speech });
  const last = useHammer(scene);
  return (
    <section class="sheet mm-tray column" aria-label={head.title}>
      <header class="row ends">
        <h2>{head.title}</h2>
        {scene.targets.lots.size > 0 ? <CompareLots scene={scene} /> : <span class="hint">{head.aside}</span>}
      </header>
      <Subject scene={scene} />
      <ol class="column" data-explain="order" aria-label={isSpeech(view.table.point) ? speech.words('tray.order') : speech.words('tray.orderOfTurns')}>
        {trayRows({ view, you, speech }).map((row, place) => (
          // By place, not by seat: nodes that change their class while they move keep the style they had in Chromium.
          <Row key={place} scene={scene} row={row} />
        ))}
      </ol>
      <Foot scene={scene} last={last} />
    </section>
  );
};

/** The same order in one strip, along the top of a phone. */
export const OrderStrip = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech, you } = scene;
  const { point } = view.table;
  const { words, name } = speech;
  const rows = trayRows({ view, you, speech });
  const strong = (row: TrayRow): string => {
    if (point.kind === 'bid' && row.seat === point.seller && row.tone !== 'done') return words('tray.sells', { size: point.size });
    if (row.tone === 'now') return row.note;
    return row.figure === '' ? (row.short ?? row.note) : row.figure;
  };
  return (
    <ol
      class={rows.length > 3 ? 'mm-order mm-order-four' : 'mm-order'}
      style={{ '--mm-cells': rows.length }}
      data-explain="order"
      aria-label={isSpeech(point) ? words('tray.order') : words('tray.orderOfTurns')}
    >
      {rows.map((row, index) => {
        const mine = row.tone === 'now' && row.seat === you;
        return (
          <li key={index} class={`mm-row-${row.tone}${mine ? ' mm-row-you' : ''}`} aria-current={row.tone === 'now' ? 'step' : undefined}>
            <Token seat={row.seat} name={name(row.seat)} size={30} />
            <span>
              <b>{strong(row)}</b>
              {shortName(name(row.seat), 9)}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
