import { lazily } from './kit/parts/waiting.tsx';

/** A screen, with the utilities that the home page does without: before its own sheets, which may say otherwise. */
export const opened = <P extends object>(fetchPart: Parameters<typeof lazily<P>>[0]) =>
  lazily<P>(async () => {
    const utilities = import('./styles/utilities.css');
    const part = await fetchPart();
    await utilities;
    return part;
  });
