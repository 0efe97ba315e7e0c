import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import { leastOffer } from '#games/mull-money/rules/auction.ts';
import type { Law, Point } from '#games/mull-money/types.ts';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Token } from '#web/kit/svg/seats.tsx';
import { Crate } from '../pieces/pieces.tsx';
import { shortName, useCloth, useScene } from '../scene.tsx';
import { knockedDown, trayHead, type TrayRow, trayRows } from '../turns.ts';
import { CardStrip } from './cards.tsx';
import { CardList, CompareLots } from './lots.tsx';

/** How long the hammer's word stays. */
const STAYS = 6000;

/** The result of an auction, for a moment after it. */
const useHammer = (): string | null => {
  const scene = useScene();
  const last = useRef(scene.view);
  const [word, setWord] = useState<string | null>(null);
  useEffect(() => {
    const result = knockedDown(last.current, scene);
    last.current = scene.view;
    if (result !== null) setWord(result);
  }, [scene]);
  useEffect(() => {
    if (word === null) return undefined;
    const timer = setTimeout(() => setWord(null), STAYS);
    return () => clearTimeout(timer);
  }, [word]);
  return word;
};

const Row = ({ row: { seat, tone, note, figure }, last }: { readonly row: TrayRow; readonly last: boolean }) => {
  const scene = useScene();
  const name = scene.name(seat);
  const mine = tone === 'now' && seat === scene.you;
  const ground = mine ? ' mm-row-now mm-you p-0-4' : tone === 'now' ? ' mm-row-now bg-now p-0-4' : '';
  return (
    <li class={`mm-row across gap-3${last ? '' : ' line-under'}${ground}`} aria-current={tone === 'now' ? 'step' : undefined}>
      <Token seat={seat} name={name} size={30} />
      <b class="besley w700 t5 leading-1-1 nowrap">{shortName(name, 13)}</b>
      <small class={mine ? 'leading-1-1 t3 text-bar-ink w600' : 'leading-1-1 t3'}>{note}</small>
      <span class={`w750 t6 nowrap${tone === 'lead' ? ' mm-lead' : ''}`}>{figure}</span>
    </li>
  );
};

/** The law that is voted on, with its figures. */
export const MotionCard = ({ law, class: more }: { readonly law: Law; readonly class: string }) => {
  const { voice, term } = useScene();
  return (
    <div class={`mm-motion p-3-4 round-1 ${more}`}>
      <h4 class="besley w700 t4 leading-1-2">{term(law.type)}</h4>
      <p class="mt-1 t3 leading-3">
        <Sentence message={lawSentence(law)} voice={voice} />
      </p>
    </div>
  );
};

/** What is sold, voted on or lies in the reserve, over the order of speech. */
const Subject = (): ComponentChildren => {
  const { view, words, you } = useScene();
  const { shown } = useCloth();
  const { point, reserve, lots } = view.table;
  if (point.kind === 'vote') return <MotionCard law={point.law} class="bg-sheet-2" />;
  if (point.kind === 'bidLot') {
    return (
      <CardList class="p-2-5">
        {(lots[point.lot] ?? []).map((card) => (
          <li key={card}>
            <CardStrip card={card} seat={you ?? shown} state={{ kind: 'free' }} />
          </li>
        ))}
      </CardList>
    );
  }
  const sold = point.kind === 'bid' ? point.size : null;
  return (
    <div class="centred" data-explain="reserve">
      <Crate pieces={sold ?? reserve} label={words('reserveOf', { count: sold ?? reserve })} height={sold === null ? 64 : 84} />
      {sold === null && <small>{words('reserve')}</small>}
    </div>
  );
};

const isSpeech = ({ kind }: Point): boolean => kind === 'bid' || kind === 'bidLot' || kind === 'vote';

/** A line under the rows: what the seller may do, how far the vote is, what the last auction brought. */
const useFoot = (): string | null => {
  const { view, words, money, you } = useScene();
  const last = useHammer();
  const { point, players } = view.table;
  if (point.kind === 'bid' && point.seat === point.seller && point.best !== null && you === point.seller) {
    return words('tray.choice', { best: money(point.best.amount), least: money(leastOffer(view, point.best)) });
  }
  if (point.kind === 'vote') {
    const sealed = view.options.ballot === 'simultaneous';
    const voted = point.voted.length;
    const all = sealed ? voted + point.asked.length : players.filter(({ retired }) => !retired).length;
    return `${words('vote.progress', { voted, all })}. ${words(sealed ? 'vote.sealed' : 'vote.open')}`;
  }
  return isSpeech(point) ? null : last;
};

const useOrder = () => {
  const scene = useScene();
  return { rows: trayRows(scene), order: scene.words(isSpeech(scene.view.table.point) ? 'tray.order' : 'tray.orderOfTurns') };
};

/** MM-13.6: the auction as a little ceremony; between auctions the order of play. */
export const Tray = () => {
  const scene = useScene();
  const { title, aside } = trayHead(scene);
  const { rows, order } = useOrder();
  const foot = useFoot();
  return (
    <section class="sheet mm-paper column h-full p-4 clip" aria-label={title}>
      <header class="row ends">
        <h2 class="t6 nowrap">{title}</h2>
        {scene.offersAny('lot') ? <CompareLots /> : <span class="hint text-right">{aside}</span>}
      </header>
      <Subject />
      <ol class="column mt-3 ink-over" data-explain="order" aria-label={order}>
        {rows.map((row, place) => (
          // By place, not by seat: nodes that change their class while they move keep the style they had in Chromium.
          <Row key={place} row={row} last={place === rows.length - 1} />
        ))}
      </ol>
      {foot !== null && <p class="mm-tray-foot mt-auto leading-1-2 hint">{foot}</p>}
    </section>
  );
};

/** The same order in one strip, along the top of a phone. */
export const OrderStrip = () => {
  const { view, words, name, you } = useScene();
  const { point } = view.table;
  const { rows, order } = useOrder();
  const strong = ({ seat, tone, note, short, figure }: TrayRow): string => {
    if (point.kind === 'bid' && seat === point.seller && tone !== 'done') return words('tray.sells', { size: point.size });
    return tone === 'now' ? note : figure || (short ?? note);
  };
  return (
    <ol
      class={`mm-order grid bg-sheet${rows.length > 3 ? ' mm-order-four' : ''}`}
      style={{ '--mm-cells': rows.length }}
      data-explain="order"
      aria-label={order}
    >
      {rows.map((row, index) => {
        const mine = row.tone === 'now' && row.seat === you;
        const ground = mine ? 'mm-you' : row.tone === 'now' ? 'bg-now text-ink-2' : 'text-ink-2';
        return (
          <li key={index} class={`mm-order-place across gap-2 t2 leading-2 p-0-2 ${ground}`} aria-current={row.tone === 'now' ? 'step' : undefined}>
            <Token seat={row.seat} name={name(row.seat)} size={30} />
            <span class="clip nowrap">
              <b class={mine ? 'mm-order-word block text-bar-ink' : 'mm-order-word block text-ink'}>{strong(row)}</b>
              {shortName(name(row.seat), 9)}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
