import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url';
import besleyItalic from '@fontsource-variable/besley/files/besley-latin-wght-italic.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import { readStored, writeStored } from './storage.ts';

const KEY = 'fonts';

const FACES: readonly (readonly [family: string, url: string, descriptors: FontFaceDescriptors])[] = [
  ['Besley', besley, { weight: '400 900', style: 'normal' }],
  ['Besley', besleyItalic, { weight: '400 900', style: 'italic' }],
  ['Archivo', archivo, { weight: '100 900', stretch: '62% 125%', style: 'normal' }],
];

let worn = false;

const wear = (): void => {
  if (worn) return;
  worn = true;
  for (const [family, url, descriptors] of FACES)
    document.fonts.add(new FontFace(family, `url("${url}") format("woff2")`, { ...descriptors, display: 'swap' }));
  writeStored(KEY, archivo);
};

/**
 * The faces are as heavy as all the code of a game, and a slow line carries one thing at a time: the first time they are asked
 * for when what is to be read is here. A device that has fetched them has them at once.
 */
export const wearFontsIfHere = (): void => {
  if (readStored(KEY) === archivo) wear();
};

/** What is to be read is here, or comes with the document. */
export const wearFonts = (): void => {
  if (document.readyState === 'complete') wear();
  else window.addEventListener('load', wear, { once: true });
};
