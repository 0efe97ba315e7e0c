import { useEffect, useState } from 'preact/hooks';
import { figuresOf, type Sourced } from './source.ts';

/** The figures of tables named by their numbers, links or codes; null while they are on their way. */
export const useFigures = (tables: readonly string[]): readonly Sourced[] | null => {
  const [sourced, setSourced] = useState<readonly Sourced[] | null>(null);
  const asked = tables.join(' ');
  useEffect(() => {
    setSourced(null);
    let gone = false;
    const ask = async (): Promise<void> => {
      const found = await Promise.all(tables.map(figuresOf));
      if (!gone) setSourced(found);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [asked]);
  return sourced;
};
