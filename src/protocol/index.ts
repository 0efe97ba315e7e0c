export * from './api.ts';
export * from './patch.ts';
export * from './wire.ts';
