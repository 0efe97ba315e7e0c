export { Alarm } from './alarm.ts';
export { type PlayedGame, playedGame } from './answers.ts';
export * from './bots-at-table.ts';
export {
  prepareHurry,
  prepareExtend,
  prepareLeave,
  preparePause,
  prepareReissue,
  prepareRemove,
  prepareRenameOther,
  prepareTake,
  prepareTalking,
} from './chairs.ts';
export * from './committer.ts';
export * from './create-table.ts';
export * from './fork.ts';
export * from './guest.ts';
export * from './host.ts';
export type { Answered } from './door.ts';
export type { Present } from './hub.ts';
export * from './identify.ts';
export * from './journal.ts';
export { answerInWriting, promptAt, questionAt, writtenAt } from './letter.ts';
export type { LiveTable, Rest } from './live-table.ts';
export * from './memory-journal.ts';
export { areAlike, hasWord, readName, readTalk, unnamed } from './names.ts';
export { defaultName } from './player-name.ts';
export { prepareChairs } from './prepare.ts';
export { preparePress, prepareWall } from './telling.ts';
export * from './open-table.ts';
export * from './pace.ts';
export * from './ports.ts';
export * from './refusal.ts';
export { isLook } from './requests.ts';
export * from './rings.ts';
export type { Identity } from './scene.ts';
export type { Prepared, TableState } from './state.ts';
export type { TableLimits, TablePorts } from './ports.ts';
export { isTableId, newCode, newFraction, newTableId, newToken, readCode } from './tokens.ts';
