import { unreachable } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { resolveOptions } from '#kernel/options.ts';
import { TABLE_WORDS } from '#kernel/table-messages.ts';
import type { Setting } from '#lab';
import { Complaint, strangerComplaint, type Terminal, WRONG_USAGE } from './terminal.ts';

/** What the command needs to know of an option to read its value off the command line. */
type Spec =
  | { readonly kind: 'int'; readonly min: number; readonly max: number; readonly step: number; readonly also?: readonly number[] }
  | { readonly kind: 'choice' | 'set'; readonly values: readonly string[] }
  | { readonly kind: 'name'; readonly maxLength: number }
  | { readonly kind: 'flag' };

const valueOf = (spec: Spec, typed: string): Setting => {
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

const allowed = (spec: Spec, { texts }: Terminal): string => {
  switch (spec.kind) {
    case 'int':
      return (
        texts(spec.step === 1 ? 'simulate.allowedInt' : 'simulate.allowedSteps', { min: String(spec.min), max: String(spec.max), step: String(spec.step) }) +
        (spec.also === undefined ? '' : texts('simulate.allowedAlso', { numbers: spec.also.join(', ') }))
      );
    case 'flag':
      return texts('simulate.allowedFlag');
    case 'set':
      return texts('simulate.allowedSet', { values: spec.values.join(', ') });
    case 'choice':
      return texts('simulate.allowedChoice', { values: spec.values.join(', ') });
    case 'name':
      return texts('simulate.allowedName', { length: spec.maxLength });
    default:
      return unreachable(spec);
  }
};

/** Reads `--set name=value …` by what the game says of its options; the first wrong one is named with what it accepts. */
export const readHouseRules = (game: AnyGame, pairs: readonly string[], terminal: Terminal): Record<string, Setting> => {
  const { texts } = terminal;
  const specs: Readonly<Record<string, Spec>> = game.module.options;
  const options: Record<string, Setting> = {};
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    const typed = rest.join('=');
    if (rest.length === 0 || name === '') throw new Complaint(texts('simulate.notAPair', { typed: pair }), WRONG_USAGE);
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) throw strangerComplaint(texts('simulate.unknownOption', { typed: name, game: game.module.id }), name, Object.keys(specs), terminal);
    const value = valueOf(spec, typed);
    if (!resolveOptions(game.module.options, { [name]: value }).ok)
      throw new Complaint(texts('simulate.badValue', { name, typed, allowed: allowed(spec, terminal) }), WRONG_USAGE);
    options[name] = value;
  }
  return options;
};

/** A refusal of the table or of the game, in the words of its catalogue. */
export const refusalText = (game: AnyGame, refusal: Message, { lang }: Terminal): string =>
  renderText(refusal, {
    lang,
    catalogue: { ...TABLE_WORDS, ...game.words },
    unit: game.unit,
    seatName: (seat) => String(seat + 1),
  });
