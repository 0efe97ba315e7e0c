export * from './api.ts';
export * from './marks.ts';
export * from './notices.ts';
export * from './patch.ts';
export * from './rings.ts';
export * from './rhythm.ts';
export * from './wire.ts';
export * from './zoned.ts';
