import type { Message, OptionSpecs, Preset } from '#kernel';
import type { Options } from './types.ts';

export const optionSpecs: OptionSpecs<Options> = {
  lots: { kind: 'int', min: 3, max: 12, step: 1, money: false, default: 6, amendable: false, group: 'game', clauses: ['EN-2.2'] },
  purse: { kind: 'int', min: 50, max: 300, step: 50, money: true, default: 100, amendable: false, group: 'game', clauses: ['EN-2.1'] },
  ties: { kind: 'choice', values: ['none', 'drawn'], default: 'none', amendable: true, group: 'game', clauses: ['EN-3.3'] },
};

export const presets: readonly Preset<Options>[] = [{ id: 'short', options: { lots: 3 } }];

/** Every mixture of these options makes a game. */
export const checkOptions = (): Message | null => null;
