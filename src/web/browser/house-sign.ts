import { type HouseSign, NO_SIGN } from '#protocol';
import { BOXES } from '#catalogue';
import { computed, signal } from '@preact/signals';

/* What the house says of itself comes with the document, so that nothing changes before the reader's eyes. */

const said = (): HouseSign => {
  // A worker has no document, and asks for nothing that hangs on the sign.
  if (typeof document === 'undefined') return NO_SIGN;
  const content = document.querySelector<HTMLMetaElement>('meta[name="house"]')?.content;
  try {
    return content === undefined ? NO_SIGN : { ...NO_SIGN, ...JSON.parse(content) };
  } catch {
    return NO_SIGN;
  }
};

export const houseSign = signal<HouseSign>(said());

/** Its own name, or ours. */
export const houseName = computed(() => houseSign.value.name || 'Comptoir');

/** The games that tables are opened for here, in their order. */
export const shelf = computed(() => BOXES.filter(({ id }) => houseSign.value.games?.includes(id) ?? true));

/** Where a contact leads; null: it is only read. */
export const contactHref = (contact: string): string | null => {
  if (/^https?:\/\/\S+$/i.test(contact)) return contact;
  return /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+$/.test(contact) ? `mailto:${contact}` : null;
};
