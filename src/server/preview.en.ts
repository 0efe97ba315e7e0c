import type { fr } from './preview.fr.ts';

/** What a messenger says of a link to a table, in English. */
export const en: Readonly<Record<keyof typeof fr, string>> = {
  title: '{game} · table {code}',
  seated: '{who} {count|is|are} waiting.',
  playing: '{who} {count|is|are} playing.',
  played: 'The game is over. At the table: {who}.',
  over: 'The game is over.',
  nobody: 'Nobody has sat down yet.',
  others: '{count|# other|# others}',
  bots: '{count|# bot|# bots}',
  free: '{count|# seat is|# seats are} still free: no account needed.',
  full: 'The table is full.',
};
