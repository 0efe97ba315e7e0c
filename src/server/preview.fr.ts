/** What a messenger says of a link to a table, in French. */
export const fr = {
  title: '{game} · table {code}',
  seated: '{who} {count|attend|attendent}.',
  playing: '{who} {count|joue|jouent}.',
  played: 'La partie est finie. Y jouaient\u00a0: {who}.',
  over: 'La partie est finie.',
  nobody: 'Personne n’est encore assis.',
  others: '{count|# autre|# autres}',
  bots: '{count|# bot|# bots}',
  free: '{count|Encore # siège libre|Encore # sièges libres}\u00a0: on s’assoit sans compte.',
  full: 'La table est complète.',
} as const;
