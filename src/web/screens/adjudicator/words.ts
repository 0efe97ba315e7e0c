import { DIPLOMACY_CATALOGUES } from '#diplomacy';
import type { Voice } from '#kernel';
import { translator } from '../../i18n/translator.ts';
import { lang } from '../../store/settings.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const ta = translator({ fr, en });

const CATALOGUES = { fr: { ...DIPLOMACY_CATALOGUES.fr, ...fr }, en: { ...DIPLOMACY_CATALOGUES.en, ...en } } as const;

/** How the adjudicator's messages are read aloud here. */
export const voice = (): Voice => ({ lang: lang.value, catalogue: CATALOGUES[lang.value], unit: '', seatName: (seat) => String(seat + 1) });
