import type { LogLine } from '#protocol';

/** The lines before a number, a page at most, oldest first. */
export type Fetch = (before: number) => Promise<readonly LogLine[]>;

/** More looks than halving any log takes. */
const MOST_LOOKS = 20;

/**
 * The lines of some steps of a long log, found by halving it: the log that is being read is not fetched for them. Of a turn that tells more than a
 * page holds it is a part.
 */
export const linesOf = async (
  { after, upTo }: { readonly after: number; readonly upTo: number },
  last: number,
  fetchBefore: Fetch,
): Promise<readonly LogLine[]> => {
  let [low, high] = [0, last + 1];
  let before = high;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const page = await fetchBefore(before);
    const [first, end] = [page[0], page.at(-1)];
    if (first === undefined || end === undefined) return [];
    if (end.step <= after) low = end.n;
    else if (first.step > upTo) high = first.n;
    else return page.filter(({ step }) => step > after && step <= upTo);
    if (high - low <= 1) return [];
    before = Math.min(Math.ceil((low + high) / 2) + 1, high);
  }
  return [];
};
