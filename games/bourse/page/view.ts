import type { View } from '#games/bourse/types.ts';
import { viewOf } from '#web/shell/own-view.ts';

export const asView = viewOf<View>('Bourse', ['table', 'data', 'cash']);
