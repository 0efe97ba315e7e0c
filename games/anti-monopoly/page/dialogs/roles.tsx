import { type PointOf, type Role, ROLES, type View } from '#games/anti-monopoly/types.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import { moveIn, type Speech } from '../targets.ts';
import { openRoles } from '#games/anti-monopoly/rules/roles.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { Die } from '#web/kit/svg/die.tsx';
import { Token } from '#web/kit/svg/token.tsx';
import { campOf, seatsOf } from '../facts.ts';
import { Slip } from '#web/kit/parts/slip.tsx';

const ROWS = ['builds', 'bare', 'built', 'transport', 'utilities', 'detention', 'tax', 'foundation'] as const;

/** AM-13.9, AM-13.10: the two camps side by side. */
export const CampsTable = ({ speech, yours }: { readonly speech: Speech; readonly yours: Role | null }) => {
  const { words } = speech;
  return (
    <table class="am-camps">
      <caption class="hidden-words">{words('help.title')}</caption>
      <thead>
        <tr>
          <td />
          {ROLES.map((camp) => (
            <th key={camp} scope="col" class={camp === yours ? 'am-your-camp' : ''}>
              <CampBadge camp={camp} size={18} /> {words(`campsShort.${camp}`)}
              {camp === yours && <small>{words('help.yours')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{words(`help.${row}`)}</th>
            <td class={yours === 'C' ? 'am-your-camp' : ''}>{words(`help.${row}.C`)}</td>
            <td class={yours === 'M' ? 'am-your-camp' : ''}>{words(`help.${row}.M`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface RolesProps {
  readonly view: View;
  readonly point: PointOf<'roleChoice'>;
  readonly speech: Speech;
  readonly you: Seat | null;
  readonly offers: readonly Offer<unknown>[];
  readonly take: (offer: Offer<unknown>) => void;
  readonly onClose: () => void;
}

/** First chooser, then clockwise. */
export const choiceOrder = (view: View): readonly Seat[] => {
  const seats = seatsOf(view);
  return seats.map((_, step) => (view.table.first + step) % seats.length);
};

const Throws = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
  <span class="stack tight">
    {view.table.roleThrows
      .filter((thrown) => thrown.seat === seat)
      .map(({ dice }, index) => (
        <svg key={index} width="46" height="22" viewBox="-1 -1 46 22" role="img" aria-label={dice.join(' + ')}>
          {dice.map((face, place) => (
            <Die key={place} face={face} size={20} x={place * 24} />
          ))}
        </svg>
      ))}
  </span>
);

const Order = ({ view, point, speech }: Pick<RolesProps, 'view' | 'point' | 'speech'>) => {
  const { words } = speech;
  return (
    <ol class="am-role-order stack tight" aria-label={words('roles.throws')}>
      {choiceOrder(view).map((seat, index) => {
        const camp = campOf(view, seat);
        return (
          <li key={seat} class={seat === point.seat ? 'across am-awaited' : 'across'}>
            <Token seat={seat} name={speech.name(seat)} size={28} />
            <b>{speech.name(seat)}</b>
            <Throws view={view} seat={seat} />
            <span class="cluster tight">
              {camp !== null && <CampBadge camp={camp} size={18} />}
              {camp === null ? (seat === point.seat ? words('roles.choosing') : words('roles.undecided')) : words(`camps.${camp}`)}
              {index === 0 && <small>{words('roles.first')}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const offerFor = (offers: readonly Offer<unknown>[], camp: Role): Offer<unknown> | undefined =>
  offers.find((offer) => {
    const move = moveIn(offer);
    return move?.type === 'chooseRole' && move.role === camp;
  });

/** Places still open in a camp (AM-3.5). */
export const placesLeft = (view: View, camp: Role): number => {
  const seats = seatsOf(view);
  const taken = seats.filter((seat) => campOf(view, seat) === camp).length;
  const most = Math.ceil(seats.length / 2);
  const undecided = seats.filter((seat) => campOf(view, seat) === null).length;
  return openRoles(view).includes(camp) ? Math.min(most - taken, undecided) : 0;
};

/** AM-3.5, AM-6.5: how a seat came to its camp, if it did not choose it itself. */
export const givenCamp = (view: View, seat: Seat): 'full' | 'drawn' | null => {
  if (view.options.roleAssignment !== 'dice') return 'drawn';
  const order = choiceOrder(view);
  const before = order.slice(0, order.indexOf(seat));
  const own = campOf(view, seat);
  const others = before.filter((other) => campOf(view, other) !== own).length;
  return own !== null && others >= Math.ceil(order.length / 2) ? 'full' : null;
};

/** AM-13.9: throws, order of choice, places left, the two camps compared. */
export const Roles = ({ view, point, speech, you, offers, take, onClose }: RolesProps) => {
  const { words } = speech;
  return (
    <Slip title={words('roles.title')} closeLabel={words('close')} class="am-roles" onClose={onClose}>
      <p class="am-lead">{point.seat === you ? words('roles.yourLead') : words('roles.lead', { name: speech.name(point.seat) })}</p>
      <div class="am-role-choices stack">
        {ROLES.map((camp) => {
          const offer = offerFor(offers, camp);
          const left = placesLeft(view, camp);
          return (
            <button key={camp} type="button" class="btn brass am-role" disabled={offer === undefined} onClick={() => offer !== undefined && take(offer)}>
              <CampBadge camp={camp} size={40} />
              <span>
                <b>{offer === undefined ? words(`campsMany.${camp}`) : words(`roles.take.${camp}`)}</b>
                <small>{left === 0 ? words('roles.full') : words('roles.places', { left })}</small>
              </span>
            </button>
          );
        })}
      </div>
      <CampsTable speech={speech} yours={null} />
      <h3>{words('roles.throws')}</h3>
      <Order view={view} point={point} speech={speech} />
    </Slip>
  );
};
