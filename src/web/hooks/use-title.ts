import { useEffect } from 'preact/hooks';

/** The tab's title while the component is shown. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
