import { gameOf } from '#kernel/package.ts';
import { bots } from './bot.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';
import { options } from './types.ts';
import { words } from './words.ts';

export const encan = gameOf({ manifest, options, presets: [{ id: 'short', options: { lots: 3 } }], words, unit: 'F', figures, rules, bots });
