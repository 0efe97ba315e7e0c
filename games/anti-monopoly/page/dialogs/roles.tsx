import { openRoles, losesAsCompetitor } from '#games/anti-monopoly/rules/roles.ts';
import { type PointOf, type Role, ROLES, type View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Slip } from '#web/kit/parts/slip.tsx';
import { Die } from '#web/kit/svg/die.tsx';
import { Token } from '#web/kit/svg/seats.tsx';
import { SeatCamp } from '../account.tsx';
import { campOf, seatsOf } from '../facts.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import { useScene } from '../scene.ts';

const ROWS = ['builds', 'bare', 'built', 'transport', 'utilities', 'detention', 'tax', 'foundation'] as const;

/** AM-13.9, AM-13.10: the two camps side by side, the reader's own marked. */
export const CampsTable = ({ narrow = false }: { readonly narrow?: boolean }) => {
  const { view, you, words } = useScene();
  const yours = you === null ? null : campOf(view, you);
  const cell = narrow ? 'am-camp-cell am-camp-narrow' : 'am-camp-cell';
  const cellOf = (camp: Role): string => (camp === yours ? `${cell} bg-now` : cell);
  return (
    <table>
      <caption class="hidden-words">{words('help.title')}</caption>
      <thead>
        <tr>
          <td class={cell} />
          {ROLES.map((camp) => (
            <th key={camp} scope="col" class={cellOf(camp)}>
              <CampBadge camp={camp} size={18} /> {words(`campsShort.${camp}`)}
              {camp === yours && <small class="block">{words('help.yours')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row" class={`${cell} am-camp-row text-ink-2 w500`}>
              {words(`help.${row}`)}
            </th>
            {ROLES.map((camp) => (
              <td key={camp} class={cellOf(camp)}>
                {words(`help.${row}.${camp}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** First chooser, then clockwise. */
export const choiceOrder = (view: View): readonly Seat[] => {
  const seats = seatsOf(view);
  return seats.map((_, step) => (view.table.first + step) % seats.length);
};

const Throws = ({ seat }: { readonly seat: Seat }) => (
  <span class="stack tight">
    {useScene()
      .view.table.roleThrows.filter((thrown) => thrown.seat === seat)
      .map(({ dice }, index) => (
        <svg key={index} width="46" height="22" viewBox="-1 -1 46 22" role="img" aria-label={dice.join(' + ')}>
          {dice.map((face, place) => (
            <Die key={place} face={face} size={20} x={place * 24} />
          ))}
        </svg>
      ))}
  </span>
);

interface RolesProps {
  readonly point: PointOf<'roleChoice'>;
  readonly onClose: () => void;
}

const Order = ({ point }: Pick<RolesProps, 'point'>) => {
  const { view, words, name } = useScene();
  return (
    <ol class="stack tight" aria-label={words('roles.throws')}>
      {choiceOrder(view).map((seat, index) => {
        const camp = campOf(view, seat);
        return (
          <li key={seat} class={seat === point.seat ? 'am-chooser across p-1-4 blue-under am-awaited' : 'am-chooser across p-1-4 blue-under'}>
            <Token seat={seat} name={name(seat)} size={28} />
            <b>{name(seat)}</b>
            <Throws seat={seat} />
            <span class="am-chooser-camp cluster tight">
              <SeatCamp seat={seat} size={18} labelled={false} />
              {camp === null ? (seat === point.seat ? words('roles.choosing') : words('roles.undecided')) : words(`camps.${camp}`)}
              {index === 0 && <small class="w-full">{words('roles.first')}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

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
export const Roles = ({ point, onClose }: RolesProps) => {
  const { view, you, offers, take, wide, words, name } = useScene();
  return (
    <Slip title={words('roles.title')} closeLabel={words('close')} class="am-slip" onClose={onClose}>
      <p class="w650 above t5">{point.seat === you ? words('roles.yourLead') : words('roles.lead', { name: name(point.seat) })}</p>
      <div class="stack columns-2 loose mb-5">
        {ROLES.map((camp) => {
          const offer = offers.find(({ group }) => group === `role ${camp}`);
          const left = placesLeft(view, camp);
          return (
            <button
              key={camp}
              type="button"
              class="btn brass am-role justify-start text-left"
              disabled={offer === undefined}
              onClick={() => offer !== undefined && take(offer)}
            >
              <CampBadge camp={camp} size={wide ? 40 : 30} />
              <span>
                <b class="besley w700 t5 leading-2 block">{offer === undefined ? words(`campsMany.${camp}`) : words(`roles.take.${camp}`)}</b>
                <small>{left === 0 ? words('roles.full') : words('roles.places', { left })}</small>
              </span>
            </button>
          );
        })}
      </div>
      {losesAsCompetitor(view) && <p class="help above">{words('roles.chances')}</p>}
      <CampsTable />
      <h3 class="am-slip-head">{words('roles.throws')}</h3>
      <Order point={point} />
    </Slip>
  );
};
