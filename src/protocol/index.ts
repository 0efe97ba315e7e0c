export * from './api.ts';
export * from './marks.ts';
export * from './patch.ts';
export * from './rings.ts';
export * from './wire.ts';
