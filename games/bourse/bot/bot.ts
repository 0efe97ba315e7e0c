import type { Bot, BotLevel } from '#kernel/game.ts';
import { decent } from './decent.ts';
import { weak } from './weak.ts';
import type { Move, View } from '../types.ts';

/** BO-12.8: the levels that Bourse has bots for. */
export const bots: Partial<Record<BotLevel, Bot<View, Move>>> = { weak, decent };
