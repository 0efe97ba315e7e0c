import { tw } from '../../i18n/workshop.ts';

/** « Table 3 ». */
export const tableWord = (number: number): string => tw('wall.table', { number });
