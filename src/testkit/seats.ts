/** The players of an example, as specifications name them. */
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
