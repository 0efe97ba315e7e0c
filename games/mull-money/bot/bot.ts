import type { Bot, BotLevel } from '#kernel/game.ts';
import type { Move, View } from '../types.ts';
import { decent } from './decent.ts';
import { weak } from './weak.ts';

/** MM-12.6: the levels that Müll + Money has bots for. */
export const bots: Partial<Record<BotLevel, Bot<View, Move>>> = { weak, decent };
