import type { Lang } from '#kernel';

/** What `scenario`, `replay` and `verify` say. */
const fr = {
  notJson: (file: string, why: string) => `${file} n’est pas du JSON (${why}).`,
  notARecording: (file: string) => `${file} n’est pas un enregistrement de Comptoir.`,
  notAStep: (typed: string, last: number) => `--step attend un nombre entier de 0 à ${last}, pas «\u00a0${typed}\u00a0».`,
  notALanguage: (typed: string) => `--lang attend fr ou en, pas «\u00a0${typed}\u00a0».`,
  notACommitment: (typed: string) => `--commitment attend 64 chiffres hexadécimaux, pas «\u00a0${typed}\u00a0».`,
  refusedAt: (step: number, why: string) => (step === 0 ? `la partie ne commence pas\u00a0: ${why}` : `l’entrée ${step} est refusée\u00a0: ${why}`),
  scenarios: (count: number, failed: number) => `${count} ${count < 2 ? 'scénario' : 'scénarios'}, ${failed === 0 ? 'aucun échec' : `${failed} en échec`}.`,
  title: (game: string, seats: number, steps: number) => `${game}, ${seats} sièges, ${steps} entrées`,
  onlyFor: (who: string) => `[pour ${who}]`,
  referee: 'l’arbitre',
  awaited: (who: string) => `On attend ${who}.`,
  standing: (rank: number, who: string, score: string) => `${rank}. ${who}\u00a0: ${score}`,
  fingerprint: (hash: string) => `Empreinte de la graine\u00a0: ${hash}`,
  compare: 'Comparez-la à celle que la table montrait au début (--commitment la compare pour vous).',
  fingerprintRight: 'Les dés sont ceux qui étaient promis\u00a0: l’empreinte publiée est celle de la graine.',
  fingerprintWrong: (published: string) => `Les dés ne sont pas ceux qui étaient promis\u00a0: l’empreinte publiée était ${published}.`,
  playsRight: (steps: number) => `Les ${steps} entrées suivent les règles.`,
  digestsRight: 'La partie passe par les mêmes états qu’au fichier.',
  digestsWrong: (why: string) => `La partie ne passe pas par les mêmes états qu’au fichier (${why}).`,
  outcomeRight: 'Le résultat est celui du fichier.',
  outcomeWrong: (why: string) => `Le résultat n’est pas celui du fichier (${why}).`,
  unfinished: 'La partie n’est pas finie.',
};

export type RecordTexts = typeof fr;

const en: RecordTexts = {
  notJson: (file, why) => `${file} is not JSON (${why}).`,
  notARecording: (file) => `${file} is not a recording of Comptoir.`,
  notAStep: (typed, last) => `--step wants a whole number from 0 to ${last}, not “${typed}”.`,
  notALanguage: (typed) => `--lang wants fr or en, not “${typed}”.`,
  notACommitment: (typed) => `--commitment wants 64 hexadecimal digits, not “${typed}”.`,
  refusedAt: (step, why) => (step === 0 ? `the game does not start: ${why}` : `input ${step} is refused: ${why}`),
  scenarios: (count, failed) => `${count} ${count === 1 ? 'scenario' : 'scenarios'}, ${failed === 0 ? 'no failure' : `${failed} failed`}.`,
  title: (game, seats, steps) => `${game}, ${seats} seats, ${steps} inputs`,
  onlyFor: (who) => `[for ${who}]`,
  referee: 'the referee',
  awaited: (who) => `Awaited: ${who}.`,
  standing: (rank, who, score) => `${rank}. ${who}: ${score}`,
  fingerprint: (hash) => `Fingerprint of the seed: ${hash}`,
  compare: 'Compare it with the one that the table showed at the start (--commitment compares for you).',
  fingerprintRight: 'The dice are those that were promised: the published fingerprint is that of the seed.',
  fingerprintWrong: (published) => `The dice are not those that were promised: the published fingerprint was ${published}.`,
  playsRight: (steps) => `All ${steps} inputs follow the rules.`,
  digestsRight: 'The game passes through the same states as on file.',
  digestsWrong: (why) => `The game does not pass through the same states as on file (${why}).`,
  outcomeRight: 'The result is that of the file.',
  outcomeWrong: (why) => `The result is not that of the file (${why}).`,
  unfinished: 'The game is not over.',
};

export const recordTexts = (lang: Lang): RecordTexts => ({ fr, en })[lang];
