import type { Bot, BotLevel } from '#kernel/game.ts';
import type { Move, View } from '../types.ts';
import { decent } from './decent.ts';
import { strong } from './strong.ts';
import { weak } from './policies.ts';

/** EC-12: the levels that ECODIP has bots for. */
export const bots: Partial<Record<BotLevel, Bot<View, Move>>> = { weak, decent, strong };
