import type { Localized } from './words.ts';

/** A question that an animator may put to the room: one of these answers, or (none given) a number. */
export interface ProgrammeQuestion {
  readonly text: Localized;
  readonly choices: readonly Localized[];
  /** The name by which the game tells afterwards which answer came true; absent: there is no right one. */
  readonly about?: string;
}

/** One part of a workshop. With `plays`, this game is played in it. */
export interface ProgrammePart {
  readonly title: Localized;
  readonly minutes: number;
  readonly plays?: {
    readonly preset?: string;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly perTable?: number;
    readonly seconds?: number;
    readonly motions?: boolean;
  };
  readonly question?: ProgrammeQuestion;
  /** What the animator may say. */
  readonly say?: Localized;
  /** What phones without anything to do offer, and what ends it; absent: as its kind has it. */
  readonly phones?: 'learn' | 'look';
  readonly ends?: 'hand' | 'time' | 'answered' | 'over';
}

/** A workshop that a game proposes, as plain data. */
export interface GameProgramme {
  readonly id: string;
  readonly title: Localized;
  readonly words: Localized;
  /** With fewer people it makes no sense. */
  readonly least: number;
  readonly parts: readonly ProgrammePart[];
}

/** A guide for those who lead a workshop with a game: what its pages need to know beside its text. */
export interface WorkshopGuide {
  /** The chapter whose sections are role cards. */
  readonly roles: string;
  /** Whose text it is. */
  readonly licence: Localized;
}

/** How every workshop begins and ends. */
export const welcome = (minutes: number): ProgrammePart => ({
  title: { fr: 'Accueil', en: 'Welcome' },
  minutes,
  say: {
    fr: 'Photographiez le code au mur, écrivez votre prénom. Aucun compte, rien à installer.',
    en: 'Photograph the code on the wall and write your first name. No account, nothing to install.',
  },
});

const BET_OR_VIEW = {
  bet: {
    title: { fr: 'Votre pari', en: 'Your bet' },
    say: {
      fr: 'Répondez sans vous concerter. Les réponses restent cachées jusqu’à la dernière\u00a0; on les comparera à ce qui arrive.',
      en: 'Answer without talking to each other. The answers stay hidden until the last one; we shall compare them with what happens.',
    },
  },
  view: {
    title: { fr: 'Votre avis', en: 'Your view' },
    say: {
      fr: 'Il n’y a pas de bonne réponse. Elles restent cachées jusqu’à la dernière\u00a0; puis chacun peut défendre la sienne.',
      en: 'There is no right answer. They stay hidden until the last one; then everybody may argue for theirs.',
    },
  },
} as const;

/** A question, put by itself and opened when all have answered. Where nothing comes true afterwards it is no bet. */
export const asking = (minutes: number, question: ProgrammeQuestion): ProgrammePart => ({
  ...BET_OR_VIEW[question.about === undefined ? 'view' : 'bet'],
  minutes,
  question,
});

export const debriefing = (minutes: number): ProgrammePart => ({
  title: { fr: 'Débriefing', en: 'Debrief' },
  minutes,
  phones: 'look',
  say: {
    fr: 'Posez vos téléphones. Qu’est-ce que vous avez ressenti\u00a0? Qu’est-ce que les courbes montrent que vous n’aviez pas vu\u00a0?',
    en: 'Put your phones down. What did you feel? What do the curves show that you had not seen?',
  },
});
