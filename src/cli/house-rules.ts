import { unreachable } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { resolveOptions } from '#kernel/options.ts';
import { allowedText, type OptionRange, type Setting } from '#lab';
import { Complaint, strangerComplaint, type Terminal, WRONG_USAGE } from './terminal.ts';

const valueOf = (spec: OptionRange, typed: string): Setting => {
  switch (spec.kind) {
    case 'int':
      return /^-?\d+$/.test(typed) ? Number(typed) : typed;
    case 'flag':
      return typed === 'true' ? true : typed === 'false' ? false : typed;
    case 'set':
      return typed === '' ? [] : typed.split(',');
    case 'choice':
    case 'name':
      return typed;
    default:
      return unreachable(spec);
  }
};

/** Reads `--set name=value …` by what the game says of its options; the first wrong one is named with what it accepts. */
export const readHouseRules = (game: AnyGame, pairs: readonly string[], terminal: Terminal): Record<string, Setting> => {
  const { texts } = terminal;
  const specs: Readonly<Record<string, OptionRange>> = game.module.options;
  const options: Record<string, Setting> = {};
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    const typed = rest.join('=');
    if (rest.length === 0 || name === '') throw new Complaint(texts('simulate.notAPair', { typed: pair }), WRONG_USAGE);
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) throw strangerComplaint(texts('simulate.unknownOption', { typed: name, game: game.module.id }), name, Object.keys(specs), terminal);
    const value = valueOf(spec, typed);
    if (!resolveOptions(game.module.options, { [name]: value }).ok)
      throw new Complaint(texts('simulate.badValue', { name, typed, allowed: allowedText(spec, terminal.lang) }), WRONG_USAGE);
    options[name] = value;
  }
  return options;
};
