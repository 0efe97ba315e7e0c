import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/house.ts';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './problem.tsx';

/** A part of the page fetched when it is first shown. */
export const lazily = <P extends object>(fetchPart: () => Promise<(props: P) => ComponentChildren>) => {
  let here: ((props: P) => ComponentChildren) | null = null;
  return (props: P): ComponentChildren => {
    const [failed, setFailed] = useState(false);
    const [, redraw] = useState(0);
    useEffect(() => {
      if (here !== null || failed) return undefined;
      let gone = false;
      const arrive = async (): Promise<void> => {
        try {
          here = await fetchPart();
          if (!gone) redraw(1);
        } catch {
          if (!gone) setFailed(true);
        }
      };
      void arrive();
      return () => {
        gone = true;
      };
    }, [failed]);
    if (here !== null) {
      const Part = here;
      return <Part {...props} />;
    }
    if (!failed) return <Loading words={t('common.loading')} />;
    return (
      <Notice words={t('error.chunk')}>
        <Button class="text-btn" words={t('common.retry')} onClick={() => setFailed(false)} />
      </Notice>
    );
  };
};
