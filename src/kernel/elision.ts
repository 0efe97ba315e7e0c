/** French particles that bend before the word they lead: « d’Inès », « du marché », « qu’Octave ». In a sentence: `{who:de}`, `{who:que}`. */
export type Particle = 'de' | 'que';

const ELIDED: Readonly<Record<Particle, string>> = { de: 'd’', que: 'qu’' };
const CONTRACTED: Readonly<Partial<Record<Particle, readonly (readonly [article: string, particle: string])[]>>> = {
  de: [
    ['le ', 'du '],
    ['les ', 'des '],
  ],
};

// An h is mute (Hélène, Hugo, hôtel), but in ha- mostly aspirated (Hans, Hassan, Hambourg), as in a few others (Heidi, Hongrie, Houston).
const ASPIRATED = /^h(?:a(?!bi[lt]|dri|iti|rmo)|eidi|elmut|esse|oll|ong|ou|ow|uit|ung|uss)/;
const UNELIDED = /^(?:onz|oui\b|ouistiti|yaourt)/;

/** Whether a word begins with a sound before which `de` loses its e. */
const opensWithVowel = (word: string): boolean => {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (UNELIDED.test(bare) || ASPIRATED.test(bare)) return false;
  // A y is a vowel before a consonant only: « d’Yves », « de Yann ».
  return /^(?:[aeiouhœæ]|y[^aeiou])/.test(bare);
};

export const isParticle = (text: string | undefined): text is Particle => text === 'de' || text === 'que';

/** The particle as it stands before the word, and what is left of the word. A small article contracts, « le chat » too; « Le Goff » keeps his. */
export const led = (particle: Particle, word: string): readonly [lead: string, word: string] => {
  for (const [article, contracted] of CONTRACTED[particle] ?? []) if (word.startsWith(article)) return [contracted, word.slice(article.length)];
  return opensWithVowel(word) ? [ELIDED[particle], word] : [`${particle} `, word];
};

/** « d’Inès », « de Balthazar ». */
export const elide = (particle: Particle, word: string): string => led(particle, word).join('');
