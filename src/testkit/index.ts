export * from './bot-game.ts';
export { requireSound } from './checks/steps.ts';
export { difference } from './difference.ts';
export { openingOf } from './forms.ts';
export * from './golden.ts';
export { lessonComplaints } from './lessons.ts';
export * from './random-player.ts';
export * from './scenario.ts';
export * from './speech.ts';
