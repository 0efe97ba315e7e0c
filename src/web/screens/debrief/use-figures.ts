import { useEffect, useState } from 'preact/hooks';
import { useAnswer } from '../../hooks/use-answer.ts';
import { figuresOf, type Sourced } from './source.ts';

/** The figures of tables named by their numbers, links or codes; null while they are on their way. */
export const useFigures = (tables: readonly string[]): readonly Sourced[] | null => {
  const [sourced, setSourced] = useState<readonly Sourced[] | null>(null);
  const asked = tables.join(' ');
  useEffect(() => setSourced(null), [asked]);
  useAnswer(() => Promise.all(tables.map(figuresOf)), setSourced, [asked]);
  return sourced;
};
