export * from './levels.ts';
export * from './pool.ts';
export * from './search.ts';
export * from './tasks.ts';
