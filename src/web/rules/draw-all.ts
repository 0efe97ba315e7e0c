/** What draws the examples that nobody has come to yet. */
export const undrawn = new Set<() => Promise<void>>();

/** Before the booklet is printed all of its boards are drawn; where one cannot be fetched its words stand alone. */
export const drawAll = async (): Promise<void> => {
  await Promise.allSettled([...undrawn].map((draw) => draw()));
  await new Promise(requestAnimationFrame);
};
