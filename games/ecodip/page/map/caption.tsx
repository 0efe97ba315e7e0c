import { lang } from '#web/store/settings.ts';
import { spokenFacts } from './facts.ts';
import type { MapPosition } from './types.ts';

/** The full name and all that is true of the province pointed at, on a plate of brass. */
export const Caption = ({
  position,
  pointed,
  targets,
}: {
  readonly position: MapPosition;
  readonly pointed: string | null;
  readonly targets: ReadonlySet<string>;
}) => {
  const province = position.provinces.find(({ id }) => id === pointed);
  if (province === undefined) return null;
  return (
    <p class="map-caption" aria-hidden="true">
      <b>{province.name[lang.value]}</b> <i>{province.id}</i> <span>{spokenFacts(position, province, targets, lang.value)}</span>
    </p>
  );
};
