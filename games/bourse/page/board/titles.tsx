import { TITLES_PER_SECURITY } from '#games/bourse/data.ts';
import type { SecurityId } from '#games/bourse/types.ts';
import { Mark } from '#web/svg/seat-mark.tsx';
import { type BoardScene, contractsOn, ownersOf } from './scene.ts';

interface TitlesProps {
  readonly scene: BoardScene;
  readonly security: SecurityId;
  /** Middle of the first place. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly step: number;
}

/** Five places: an owner's mark, struck when an option blocks the title, or an empty card for the cash desk. */
export const Titles = ({ scene, security, x, y, size, step }: TitlesProps) => {
  const marks = ownersOf(scene.view, security).flatMap(({ seat, owned, blocked }) =>
    Array.from({ length: owned }, (_, index) => ({ seat, struck: index < blocked })),
  );
  const reach = size * 0.62;
  const { pointed } = scene;
  const dimmed = (seat: number): boolean => pointed?.kind === 'seat' && pointed.seat !== seat;
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: TITLES_PER_SECURITY }, (_, place) => {
        const mark = marks[place];
        if (mark === undefined)
          return <rect key={place} class="bo-empty" x={place * step - size * 0.36} y={-size * 0.46} width={size * 0.72} height={size * 0.92} rx="1" />;
        return (
          <g key={place} transform={`translate(${place * step} 0)`} opacity={dimmed(mark.seat) ? 0.6 : 1}>
            <Mark seat={mark.seat} x={0} y={0} size={size} edgeWidth={0.9} />
            {mark.struck && <path class="bo-struck-casing" d={`M${-reach} ${reach}L${reach} ${-reach}`} />}
            {mark.struck && <path class="bo-struck" d={`M${-reach} ${reach}L${reach} ${-reach}`} />}
          </g>
        );
      })}
    </g>
  );
};

/** Who holds an option on this security: the mark in a dashed slip, for what would be. */
export const OptionMarks = ({
  scene,
  security,
  x,
  y,
}: {
  readonly scene: BoardScene;
  readonly security: SecurityId;
  readonly x: number;
  readonly y: number;
}) => (
  <>
    {contractsOn(scene.view, security).map(({ id, holder }, index) => (
      <g key={id} transform={`translate(${x - index * 20} ${y})`}>
        <rect class="bo-option" x="-9" y="-8.5" width="18" height="17" rx="2" />
        <Mark seat={holder} x={0} y={0} size={10} edgeWidth={0.9} />
      </g>
    ))}
  </>
);
