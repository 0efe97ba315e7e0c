import { canonicalText, type ExperimentDocument, MOST_BYTES, parseDocument, type ReadDocument } from '#lab/document.ts';

/* An experiment as the fragment of a link: its document, nothing else, so that whoever opens it plays the very same games. */

const MARK = 'e=';

export const writeLink = (document: ExperimentDocument): string => {
  const bytes = new TextEncoder().encode(canonicalText(document));
  return `${MARK}${btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;
};

/** Null: the address carries none. */
export const readLink = (hash: string): ReadDocument | null => {
  const fragment = hash.replace(/^#/, '');
  if (!fragment.startsWith(MARK)) return null;
  if (fragment.length > 2 * MOST_BYTES) return { ok: false, field: '' };
  try {
    const text = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    return parseDocument(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)));
  } catch {
    return { ok: false, field: '' };
  }
};
