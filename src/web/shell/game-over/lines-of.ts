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
  let found: readonly LogLine[] = [];
  for (let looks = 0; looks < MOST_LOOKS && high - low > 1; looks++) {
    const page = await fetchBefore(before);
    const [first, end] = [page[0], page.at(-1)];
    if (first === undefined || end === undefined) return found;
    const inside = page.filter(({ step }) => step > after && step <= upTo);
    const [opening, closing] = [inside[0], inside.at(-1)];
    if (opening !== undefined && closing !== undefined) {
      // A page may end in the middle of them, or begin there: then the one is looked at that begins with the first of them, or ends with the last.
      const goesOn = closing === end && end.n < last;
      const beganBefore = opening === first && first.n > 1;
      if (found.length > 0 || goesOn === beganBefore) return inside.length > found.length ? inside : found;
      found = inside;
      before = goesOn ? Math.ceil(opening.n) + page.length : closing.n + 1;
      continue;
    }
    if (end.step <= after) low = end.n;
    else if (first.step > upTo) high = first.n;
    else return [];
    before = Math.min(Math.ceil((low + high) / 2) + 1, high);
  }
  return found;
};
