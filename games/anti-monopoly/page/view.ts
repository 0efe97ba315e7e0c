import type { View } from '#games/anti-monopoly/types.ts';
import { viewOf } from '#web/shell/own-view.ts';

export const asView = viewOf<View>('Anti-Monopoly II', ['table', 'options']);
