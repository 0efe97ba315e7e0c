import type { fr } from './solo.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  play: 'Play on this device',
  starting: 'Opening the box…',
  failed: 'The game could not begin',
  words: 'This game is played here, without a server. Nobody else sees it, and it stays on this device until you erase it.',
  dice: 'Its dice are drawn by this device. No server has sealed them beforehand: the finished game is played again move by move, but nothing proves to others that the dice were not chosen.',
  carry: 'Invite somebody',
  carryWords:
    'The game goes on at a table of the server, from this point. The other chairs are open there: your friends sit down by the link, bots take those that are left. What you cannot see is drawn anew. From then on the server seals the dice; the table says that until then nobody had. The game here stays on this device.',
  carryShared: 'Several of you share this device: what {name} cannot see is drawn anew, the secrets of the others too. To keep them, go on here.',
  carryGo: 'Go on at the server',
  carryOffline: 'This needs a connection.',
  save: 'Save',
  saveFor: 'Save the game {code} in a file',
  remove: 'Erase',
  removeFor: 'Erase the game {code} from this device',
  removeWords: 'This game is erased from this device for good.',
  removeGo: 'Erase for good',
};
