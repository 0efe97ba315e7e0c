import { type Words, wordsOf } from '#kernel/words.ts';

/** What `scenario`, `replay` and `verify` say. */
const sentences = {
  notJson: ['{file} n’est pas du JSON ({why}).', '{file} is not JSON ({why}).'],
  notARecording: ['{file} n’est pas un enregistrement de Comptoir.', '{file} is not a recording of Comptoir.'],
  notAStep: ['--step attend un nombre entier de 0 à {last}, pas «\u00a0{typed}\u00a0».', '--step wants a whole number from 0 to {last}, not “{typed}”.'],
  notALanguage: ['--lang attend fr ou en, pas «\u00a0{typed}\u00a0».', '--lang wants fr or en, not “{typed}”.'],
  notACommitment: ['--commitment attend 64 chiffres hexadécimaux, pas «\u00a0{typed}\u00a0».', '--commitment wants 64 hexadecimal digits, not “{typed}”.'],
  notBegun: ['la partie ne commence pas\u00a0: {why}', 'the game does not start: {why}'],
  refusedAt: ['l’entrée {step} est refusée\u00a0: {why}', 'input {step} is refused: {why}'],
  scenarios: ['{count|# scénario|# scénarios}, aucun échec.', '{count|# scenario|# scenarios}, no failure.'],
  scenariosFailed: ['{count|# scénario|# scénarios}, {failed} en échec.', '{count|# scenario|# scenarios}, {failed} failed.'],
  title: ['{game}, {seats} sièges, {steps} entrées', '{game}, {seats} seats, {steps} inputs'],
  onlyFor: ['[pour {who}]', '[for {who}]'],
  referee: ['l’arbitre', 'the referee'],
  awaited: ['On attend {who}.', 'Awaited: {who}.'],
  rankedBy: ['Classement, par «\u00a0{figure}\u00a0»\u00a0:', 'Places, by “{figure}”:'],
  standing: ['{rank}. {who}\u00a0: {score}', '{rank}. {who}: {score}'],
  fingerprint: ['Empreinte de la graine\u00a0: {hash}', 'Fingerprint of the seed: {hash}'],
  compare: [
    'Comparez-la à celle que la table montrait au début (--commitment la compare pour vous).',
    'Compare it with the one that the table showed at the start (--commitment compares for you).',
  ],
  fingerprintRight: [
    'Les dés sont ceux qui étaient promis\u00a0: l’empreinte publiée est celle de la graine.',
    'The dice are those that were promised: the published fingerprint is that of the seed.',
  ],
  fingerprintWrong: [
    'Les dés ne sont pas ceux qui étaient promis\u00a0: l’empreinte publiée était {published}.',
    'The dice are not those that were promised: the published fingerprint was {published}.',
  ],
  playsRight: ['Les {steps} entrées suivent les règles.', 'All {steps} inputs follow the rules.'],
  digestsRight: ['La partie passe par les mêmes états qu’au fichier.', 'The game passes through the same states as on file.'],
  digestsWrong: ['La partie ne passe pas par les mêmes états qu’au fichier ({why}).', 'The game does not pass through the same states as on file ({why}).'],
  fork: ['Jusqu’à l’entrée {upTo}, les dés de la partie d’origine\u00a0: {hash}', 'Up to input {upTo}, the dice of the game it came from: {hash}'],
  boardsAgree: [
    '{boards|Le plateau du fichier concorde.|Les # plateaux du fichier concordent.}',
    '{boards|The board of the file agrees.|The # boards of the file agree.}',
  ],
  boardsDiffer: ['Le plateau après l’entrée {step} n’est pas celui du fichier.', 'The board after input {step} is not that of the file.'],
  noBoards: ['Le fichier n’a aucun plateau à comparer.', 'The file has no board to compare with.'],
  outcomeRight: ['Le résultat est celui du fichier.', 'The result is that of the file.'],
  outcomeWrong: ['Le résultat n’est pas celui du fichier ({why}).', 'The result is not that of the file ({why}).'],
  unfinished: ['La partie n’est pas finie.', 'The game is not over.'],
} as const satisfies Words;

export const recordTexts = wordsOf(sentences);
