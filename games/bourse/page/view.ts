import type { View } from '#games/bourse/types.ts';
import { viewOf } from '#web/shell/at-table.tsx';

export const asView = viewOf<View>('Bourse', ['table', 'data', 'cash']);
