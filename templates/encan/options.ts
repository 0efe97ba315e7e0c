import type { Message } from '#kernel/messages.ts';
import { type AnySpec, option, type OptionsOf, type OptionSpecs, type Preset } from '#kernel/options.ts';

const specs = {
  lots: option.int(3, 12, 6, 'game', ['EN-2.2']),
  purse: { ...option.int(50, 300, 100, 'game', ['EN-2.1']), step: 50, money: true },
  ties: { ...option.choice(['none', 'drawn'], 'none', 'game', ['EN-3.3']), amendable: true },
} satisfies Readonly<Record<string, AnySpec>>;

export type Options = OptionsOf<typeof specs>;
export const optionSpecs: OptionSpecs<Options> = specs;

export const presets: readonly Preset<Options>[] = [{ id: 'short', options: { lots: 3 } }];

/** Every mixture of these options makes a game. */
export const checkOptions = (): Message | null => null;
