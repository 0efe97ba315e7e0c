import { useEffect, useState } from 'preact/hooks';
import { Said } from './said.tsx';

/** Words while something is on its way; nothing at all when it takes no longer than a blink. */
export const Loading = ({ words }: { readonly words: string }) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return <Said class="loading" words={late ? words : ''} />;
};
