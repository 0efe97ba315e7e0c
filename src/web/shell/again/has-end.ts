import type { Scene } from '#protocol';

/** Is there something to say after the game: a rematch that is asked for, or a series? */
export const hasEnd = ({ outcome, info }: Scene): boolean => outcome !== null && (info.rematch !== null || info.series !== null);
