/** Points on a dial: angles in degrees, clockwise from the top. */
export type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;

export const onDial = (angle: number, radius: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [round(radius * Math.sin(radians)), round(-radius * Math.cos(radians))];
};

/** The arc from one angle to another at a radius, as a path; backwards when `to` is the smaller. */
export const arcPath = (from: number, to: number, radius: number): string =>
  `M${onDial(from, radius).join(' ')}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${onDial(to, radius).join(' ')}`;

/** A slice of a ring between two radii. */
export const sectorPath = (from: number, to: number, inner: number, outer: number): string =>
  `${arcPath(from, to, outer)}L${onDial(to, inner).join(' ')}A${inner} ${inner} 0 0 0 ${onDial(from, inner).join(' ')}Z`;
