export * from './csv.ts';
export * from './duel.ts';
export * from './experiment.ts';
export * from './ladder.ts';
export * from './play-game.ts';
export * from './rated.ts';
export * from './statistics.ts';
export * from './summary.ts';
