import type { Locator, Page } from 'playwright-core';

/** Waits until the words are there, once at least. */
export const sees = (place: Page | Locator, words: string | RegExp): Promise<void> => place.getByText(words).first().waitFor();

/** Presses the one button of that name. */
export const press = (place: Page | Locator, name: string | RegExp): Promise<void> => place.getByRole('button', { name }).click();
