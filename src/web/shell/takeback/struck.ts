import type { LogLine, Takeback } from '#protocol';

/** Would this line be struck if the takeback that is asked for were granted? */
export const isStruck = ({ step, upTo }: Pick<Takeback, 'step' | 'upTo'>, line: LogLine): boolean =>
  line.undone !== true && line.step > step && line.n < upTo + 1 && !isOfTable(line);

/** Chairs and clocks are not taken back; a vote is. */
const isOfTable = ({ text }: LogLine): boolean => text.key.startsWith('table.') && !/motion|voted/.test(text.key);
