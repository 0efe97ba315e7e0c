import { type Inputs, useEffect } from 'preact/hooks';

/** Asks again whenever what it was asked for changes; an answer that comes after that, or when the part is gone, is nobody's. */
export const useAnswer = <T>(ask: () => Promise<T> | null, take: (answer: T) => void, askedFor: Inputs): void =>
  useEffect(() => {
    let gone = false;
    void ask()?.then((answer) => gone || take(answer));
    return () => {
      gone = true;
    };
  }, askedFor);
