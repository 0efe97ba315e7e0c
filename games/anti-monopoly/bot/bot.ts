import type { Bot, BotLevel } from '#kernel/game.ts';
import type { Move, View } from '../types.ts';
import { dealer } from './dealer.ts';
import { decent } from './decent.ts';
import { weak } from './weak.ts';

/** AM-12.5: the levels that Anti-Monopoly II has bots for. */
export const bots: Partial<Record<BotLevel, Bot<View, Move>>> = { weak, decent, strong: dealer };
