import type { ComponentChildren } from 'preact';
import { CEILING, DISTRESS_DIVISOR, NOMINAL } from '#games/bourse/data.ts';
import { roundDown } from '#games/bourse/rules/payments.ts';
import { type Move, type OptionContract, type Point, SECURITIES, type View } from '#games/bourse/types.ts';
import { range, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Asked, Panel as Paper, Sum, Sums } from '#web/kit/parts/panel.tsx';
import { accountOf } from '../../accounts.ts';
import { ownersOf } from '../facts.ts';
import { shortName } from '../names.ts';
import { CONTROL } from '../board/controls.tsx';
import { type Scene, useScene } from '../scene.ts';

/* BO-13.8: what must be settled before play goes on, with its sums. */

interface Frame {
  readonly class: string;
  /** The way to what the panel covers. */
  readonly head: ComponentChildren;
}

interface At<Kind extends Point['kind']> {
  readonly point: Extract<Point, { readonly kind: Kind }>;
  readonly frame: Frame;
}

/** Somebody who is asked, with what is at stake for them; nothing is said of those who are not. */
const Owner = ({
  seat,
  point,
  children,
}: {
  readonly seat: Seat;
  readonly point: Pick<At<'auctionBid'>['point'], 'asked' | 'answered'>;
  readonly children?: ComponentChildren;
}) => {
  const { words, name } = useScene();
  const answered = point.answered.includes(seat);
  const awaited = !answered && point.asked.includes(seat);
  return (
    <Asked seat={seat} name={name(seat)} awaited={awaited} answer={answered ? words('hasAnswered') : awaited ? words('awaited') : ''}>
      {children}
    </Asked>
  );
};

/** BO-4.4.3: what each owner would receive for selling or keeping, and who has answered. */
const CeilingPanel = ({ point, frame }: At<'ceilingDecision'>) => {
  const { view, words, money, change, company } = useScene();
  const { security, raw } = point;
  const before = view.table.visit?.security === security ? view.table.visit.before : view.table.quotes[security];
  const excess = raw - NOMINAL;
  return (
    <Paper {...frame} explains="panel ceiling" title={words('ceilingTitle', { name: company(security) })}>
      <p class="text-ink-2 mb-3">
        {words('ceilingSum', { before: money(before), change: change(raw - before), raw: money(raw) })}{' '}
        {words('ceilingRule', { sold: money(raw), kept: money(excess) })}
      </p>
      <ul>
        {ownersOf(view, security).map(({ seat, owned, blocked }) => (
          <Owner key={seat} seat={seat} point={point}>
            <span>{words(blocked > 0 ? 'ceilingRowBlocked' : 'ceilingRow', { count: owned, blocked })}</span>
            <span>{words('sellAll', { sum: change((owned - blocked) * raw + blocked * excess) })}</span>
            <span>{words('keepAll', { sum: change(owned * excess) })}</span>
          </Owner>
        ))}
      </ul>
    </Paper>
  );
};

interface OptionPanelProps {
  readonly contract: OptionContract;
  /** BO-4.9.6 the quotation before the roll; BO-4.8.7 the displayed one. */
  readonly price: number;
  /** What the die makes of it; null in a forced release. */
  readonly raw: number | null;
  readonly frame: Frame;
}

/** An option falls due, or is released by a debtor's default: what exercising each number of shares costs. */
const OptionPanel = ({ contract, price, raw, frame }: OptionPanelProps) => {
  const { words, money, name, company } = useScene();
  const { holder, owner, shares, security } = contract;
  const terms = { holder: name(holder), count: shares, owner: name(owner), price: money(price) };
  return (
    <Paper {...frame} explains="panel option" title={words('dueTitle', { name: company(security) })}>
      <p class="text-ink-2 mb-3">
        {words(raw === null ? 'releaseRule' : 'dueRule', terms)} {raw !== null && words('dueNow', { raw: money(raw) })}
      </p>
      <Sums>
        {range(shares).map((index) => (
          <Sum key={index} label={`${index + 1} × ${money(price)}`} sum={money((index + 1) * price)} />
        ))}
      </Sums>
    </Paper>
  );
};

const Owed = ({ debtor, due }: { readonly debtor: Seat; readonly due: number }) => {
  const { view, words, money } = useScene();
  const cash = view.cash[debtor] ?? null;
  return (
    <Sums>
      <Sum label={words('due')} sum={money(due)} />
      <Sum label={words('inHand')} sum={cash === null ? words('hidden') : money(cash)} />
      {cash !== null && <Sum label={words('lacking')} sum={money(Math.max(0, due - cash))} result />}
    </Sums>
  );
};

const DefaultPanel = ({ point, frame }: At<'default'>) => {
  const { view, words, money, name, company } = useScene();
  const holdings = accountOf(view, point.debtor).holdings.filter(({ owned, blocked }) => owned > blocked);
  return (
    <Paper {...frame} explains="panel default" title={words('defaultTitle', { name: name(point.debtor) })} wax>
      <div class="halves">
        <Owed debtor={point.debtor} due={point.due} />
        <div>
          <p class="text-ink-2 mb-3">{words('sellable')}</p>
          <Sums>
            {holdings.map(({ security, owned, blocked, quote }) => (
              <Sum
                key={security}
                label={`${owned - blocked} × ${company(security)}${point.unsold.includes(security) ? `, ${words('unsold')}` : ''}`}
                sum={money(roundDown(((owned - blocked) * quote) / DISTRESS_DIVISOR))}
              />
            ))}
          </Sums>
        </div>
      </div>
    </Paper>
  );
};

const ownAnswer = ({ words, money }: Scene, answer: Move | null): string | null => {
  if (answer?.type === 'bid') return words('yourMaximum', { sum: money(answer.amount) });
  return answer?.type === 'passBid' ? words('youPassed') : null;
};

const AuctionPanel = ({ point, frame }: At<'auctionBid'>) => {
  const scene = useScene();
  const { view, words, money, name, company } = scene;
  const { best, lot } = point;
  const answer = ownAnswer(scene, view.answer);
  const titles = SECURITIES.filter((security) => lot.titles[security] !== undefined).map((security) => `${lot.titles[security]} ${company(security)}`);
  return (
    <Paper {...frame} explains="panel auction" title={words('auctionTitle', { name: name(point.debtor) })} wax>
      <div class="halves mb-3">
        <Sums>
          <Sum label={words('lot')} sum={titles.join(', ')} />
          <Sum label={words('lotValue')} sum={money(lot.value)} />
          <Sum label={words('opening')} sum={money(lot.opening)} result />
          {view.options.auctionBids === 'rising' && (
            <Sum label={words('best')} sum={best === null ? words('noBid') : `${name(best.seat)}, ${money(best.amount)}`} />
          )}
        </Sums>
        <Owed debtor={point.debtor} due={point.due} />
      </div>
      <ul aria-label={words('bidders')}>
        {point.asked.map((seat) => (
          <Owner key={seat} seat={seat} point={point} />
        ))}
      </ul>
      {answer !== null && <p class="text-ink-2">{answer}</p>}
    </Paper>
  );
};

const panelAt = ({ table: { point, visit, quotes } }: View, frame: Frame): ComponentChildren => {
  switch (point.kind) {
    case 'ceilingDecision':
      return <CeilingPanel point={point} frame={frame} />;
    case 'optionDecision': {
      const quote = quotes[point.contract.security];
      return <OptionPanel contract={point.contract} price={visit?.before ?? quote} raw={visit?.raw ?? quote} frame={frame} />;
    }
    case 'releaseDecision':
      return <OptionPanel contract={point.contract} price={quotes[point.contract.security]} raw={null} frame={frame} />;
    case 'default':
      return <DefaultPanel point={point} frame={frame} />;
    case 'auctionBid':
      return <AuctionPanel point={point} frame={frame} />;
    case 'awaitRoll':
    case 'rollerTrade':
    case 'otherTrade':
    case 'bankDecision':
    case 'cardDecision':
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};

/** Is this settled on a panel of the board? */
export const hasPanel = (view: View): boolean => panelAt(view, { class: '', head: null }) !== null;

/** `onHide` gives the board back what the panel covers; absent where it covers nothing. */
export const Panel = ({ onHide }: { readonly onHide?: () => void }) => {
  const { view, words } = useScene();
  if (onHide === undefined) return panelAt(view, { class: 'bo-panel w-full', head: null });
  return panelAt(view, { class: 'bo-panel h-full', head: <Button class={CONTROL} words={words('showColumns')} onClick={onHide} /> });
};

/** BO-4.4: while a visit goes on after its quotation left the scale, one line says what became of it. */
export const noticeIn = ({ view, words, money, change, company }: Scene): string | null => {
  const { visit } = view.table;
  if (visit === null || visit.fixed === null || (visit.raw >= 0 && visit.raw <= CEILING)) return null;
  const name = shortName(company(visit.security), 24);
  const sum = { before: money(visit.before), change: change(visit.raw - visit.before), raw: money(visit.raw) };
  const [title, figures] =
    visit.raw < 0 ? [words('floorTitle', { name }), words('floorSum', sum)] : [words('ceilingTitle', { name }), words('ceilingSum', sum)];
  return `${title}\u00a0: ${figures}`;
};
