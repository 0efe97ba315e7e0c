import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { awaited } from '../../browser/awaited.ts';
import { houseName } from '../../browser/house-sign.ts';

/** The tab's title while the component is shown, under the house's own name where it has one; before it, how many tables wait for its reader. */
export const useTitle = (words: string): void => {
  const title = words.replace('Comptoir', () => houseName.value);
  const count = awaited.value ?? 0;
  useEffect(() => {
    document.title = count === 0 ? title : t('title.waiting', { count, title });
  }, [title, count]);
};

/** What this page knows of the tables that wait: shown on its icon, and in every title until another page knows better. */
export const useAwaited = (count: number): void => {
  useEffect(() => {
    awaited.value = count;
  }, [count]);
};
