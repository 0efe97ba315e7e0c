import type { ComponentChildren } from 'preact';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { wasteBoard, zoneAt } from '#games/mull-money/rules/waste.ts';
import { SERVICES } from '#games/mull-money/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { wasteOutlook } from '../count.ts';
import { setsOf } from '../sets.ts';
import { statusOf } from '../offer-rank.ts';
import { setText } from './lots.tsx';
import type { BoardScene } from './scene.tsx';

interface PartProps {
  readonly scene: BoardScene;
}

const Company = ({ scene, seat }: PartProps & { readonly seat: Seat }) => {
  const { view, speech } = scene;
  const { words, name, money, term, card } = speech;
  const company = player(view, seat);
  const { now, zone } = wasteOutlook(view, seat);
  const cash = view.cash[seat] ?? null;
  return (
    <tr>
      <th scope="row">
        <span class="row tight">
          <SeatMark seat={seat} size={13} />
          {name(seat)}
        </span>
      </th>
      <td class="sum">{company.growth}</td>
      <td class="sum">{100 * company.employees}</td>
      {SERVICES.map((service) => (
        <td key={service} class="sum">
          {company[service]}
        </td>
      ))}
      {!isSimulation(view) && <td>{`${now}, ${term(zone)}`}</td>}
      <td class="sum">{company.silo}</td>
      <td class="sum">{company.credits}</td>
      <td class="sum">{cash === null ? words('secret') : money(cash)}</td>
      <td>{company.cards.map((held) => card(view, held)).join(', ') || '–'}</td>
      <td>{statusOf(view, seat, speech) ?? ''}</td>
    </tr>
  );
};

const Companies = ({ scene }: PartProps) => {
  const { view, speech } = scene;
  const { words } = speech;
  const heads = [
    words('table.company'),
    words('table.growth'),
    words('table.employees'),
    ...SERVICES.map((service) => words(`services.${service}`)),
    ...(isSimulation(view) ? [] : [words('table.dump')]),
    words('table.silo'),
    words('table.credits'),
    words('table.treasury'),
    words('table.cards'),
    words('table.state'),
  ];
  return (
    <table>
      <caption>{words('table.caption')}</caption>
      <Heads of={heads} />
      <tbody>{view.table.players.flatMap(({ retired }, seat) => (retired ? [] : [<Company key={seat} scene={scene} seat={seat} />]))}</tbody>
    </table>
  );
};

const Choose = ({ scene, offer, children }: PartProps & { readonly offer: Offer<unknown>; readonly children: ComponentChildren }) => (
  <Button class="btn brass small" words={children} onClick={() => scene.take(offer)} />
);

const Sets = ({ scene }: PartProps) => {
  const { view, speech, targets } = scene;
  const { words, name } = speech;
  return (
    <table>
      <caption>{words('table.lots')}</caption>
      <Heads of={[words('table.lot'), words('table.owner'), words('table.cards')]} />
      <tbody>
        {setsOf(view).map((set) => {
          const offer = targets.lots.get(set.lot);
          return (
            <tr key={set.lot}>
              <th scope="row">
                {set.lot + 1}{' '}
                {offer !== undefined && (
                  <Choose scene={scene} offer={offer}>
                    {words('table.choose')}
                  </Choose>
                )}
              </th>
              <td>{set.owner === null ? (set.leftOver ? words('leftOver') : words('table.free')) : name(set.owner)}</td>
              <td>{setText(scene, set)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The same as on the cloth: everything that may be chosen there, in words. */
const Actions = ({ scene }: PartProps) => {
  const { targets, speech } = scene;
  const offers = [...new Set([...targets.cells.values(), ...targets.windows.values(), ...targets.fields.values(), ...[...targets.cards.values()].flat()])];
  if (offers.length === 0) return null;
  return (
    <section>
      <h3>{speech.words('table.actions')}</h3>
      <ul class="cluster">
        {offers.map((offer) => (
          <li key={JSON.stringify(offer.move)}>
            <Choose scene={scene} offer={offer}>
              {speech.sentence(offer.label)}
            </Choose>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The cloth as tables: for screen readers, and for people who would rather read it. */
export const BoardTable = ({ scene, onClose }: PartProps & { readonly onClose: () => void }) => {
  const { view, speech } = scene;
  const { words, term } = speech;
  const board = wasteBoard(view);
  return (
    <div class="mm-sheet-table">
      <Button words={words('table.back')} onClick={onClose} />
      <Companies scene={scene} />
      {isSimulation(view) && (
        <p>{words('common.label', { place: view.table.commonWaste, max: board.max, zone: term(zoneAt(board, view.table.commonWaste)) })}</p>
      )}
      <p>{words('reserveOf', { count: view.table.reserve })}</p>
      <Sets scene={scene} />
      <Actions scene={scene} />
    </div>
  );
};
