import { gather } from '#kernel/collections.ts';
import { isCoast, type Lexicon } from './lexicon.ts';
import { CONDITIONS, fold, isDenial, isDoubt } from './words.ts';

/* A sheet as people write one: numbers, bullets and remarks beside the orders, several orders on a line. */

interface Author {
  readonly lexicon: Lexicon;
  /** The tag of the power that writes: its name may stand before an order. Null: nobody's in particular. */
  readonly own: string | null;
}

/** How the lines of a sheet are read: one order each, and whose sheet it is. */
export interface LineReader<P extends { readonly ok: boolean }> extends Author {
  readonly read: (text: string) => P;
  /** What follows « et » may still belong to a support or a convoy. */
  readonly isOpenEnded: (parsed: P) => boolean;
}

/** One order, in the words of its author. */
export interface Piece<P> {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly parsed: P;
}

/** EC-4.18.2: `#` starts a comment, except directly before the number of a vote or motion; so does `//`. */
export const withoutComment = (line: string): string => {
  if (!/#|\/\//.test(line)) return line.trim();
  for (const { index, 0: sign } of line.matchAll(/#|\/\//g)) {
    const isVote =
      sign === '#' && /(?:^|[;,.])\s*(?:(?:je|i)\s+)?(?:m['’])?(?:vote|motion|abst)[^#]*$/i.test(line.slice(0, index)) && /^#\d/.test(line.slice(index));
    if (!isVote) return line.slice(0, index).trim();
  }
  return line.trim();
};

/** `1.`, `2)`, `(3)`, `4/`, `a)`, `•`, and what a mail puts before what it answers to. */
const BULLET = /^\s*(?:\(?\d{1,2}\s*[.):/]|\(?\d{1,2}\s+[-\u2010-\u2015]|\(?[a-z]\)|[-\u2010-\u2015*\u2022\u00b7\u25aa\u2023\u25e6>+])\s*/iu;

export const withoutBullet = (line: string): string => line.replace(BULLET, '');

const withoutName = (line: string, { own, lexicon }: Author): string => {
  const words = line.split(/(?<=[\s:])/u);
  for (let length = Math.min(words.length - 1, 4); length > 0; length--) {
    const name = words.slice(0, length).join('');
    const tokens = lexicon.tokensOf(name);
    if (own !== null && tokens.length === 1 && tokens[0]?.senses.get('POWER') === own)
      return words
        .slice(length)
        .join('')
        .replace(/^\s*:?\s*/u, '');
  }
  return line;
};

/** Whether words are beside the matter: none of them is part of an order, a condition, a denial or a doubt. */
const isBeside = (lexicon: Lexicon, text: string): boolean => {
  const words = fold(text).split(/[^\p{L}']+/u);
  if (words.some((word) => CONDITIONS.has(word) || isDenial(word) || isDoubt(word.replace(/^\p{L}'/u, '')) || isCoast(word))) return false;
  const tokens = lexicon.tokensOf(text);
  return tokens.some(({ senses }) => senses.size === 0) && tokens.every(({ senses }) => !senses.has('PROVINCE') && !senses.has('N'));
};

const withoutRemarks = (line: string, lexicon: Lexicon): string =>
  line.replace(/\(([^()]*)\)|\[([^[\]]*)\]/gu, (all, round: string | undefined, square: string | undefined) =>
    isBeside(lexicon, round ?? square ?? '') ? ' ' : all,
  );

/** What a line may be when what stands beside its order is put aside: little by little, for the fewest changes are the likeliest. */
function* barer(line: string, author: Author): Generator<string> {
  yield line;
  const bare = withoutBullet(line.replace(/^\s*<(.*)>\s*$/u, '$1'));
  yield bare;
  const own = withoutName(bare, author);
  yield own;
  yield withoutRemarks(line, author.lexicon);
  yield withoutRemarks(own, author.lexicon);
}

const AND = /\s+(?:et|and)\s+/iu;
const BETWEEN = /\s*[,;&]\s*|\s+\/\s+|\.\s+|\s+(?:et|and)\s+|\s+(?=\(?(?:\d{1,2}|[a-z])\)\s)/iu;

/** Greetings, headings and dates: lines that no order opens like. */
const REMARK =
  /^\s*(?:bonjour|bonsoir|salut|hello|hi|dear|cher|chere|merci|thanks|thank you|cordialement|amicalement|regards|best|cheers|voici|voila|here are|(?:mes )?ordres?\b|(?:my )?orders?\b|(?:printemps|automne|hiver|spring|autumn|fall|winter)\b|tour\b|turn\b|a bientot|bonne partie|good luck)/iu;

/** What no greeting says, though it names no place: « Bonjour, je vote oui à la motion 1 ». */
const DECIDES: readonly string[] = ['SELL', 'BUY', 'GIVE', 'ASK', 'FIRE', 'VOTE', 'MOTION', 'DRAW'];

const isRemark = (line: string, reader: Author): boolean => {
  const text = withoutName(line, reader);
  const isHeading =
    REMARK.test(text.normalize('NFD').replace(/\p{Diacritic}/gu, '')) ||
    reader.lexicon.tokensOf(`${line}:`).every(({ senses }) => senses.get('POWER') === reader.own);
  const isSilent = (senses: ReadonlyMap<string, string>): boolean =>
    (!senses.has('PROVINCE') || senses.has('VIA')) && !DECIDES.some((sense) => senses.has(sense));
  return isHeading && reader.lexicon.tokensOf(text).every(({ senses }) => isSilent(senses));
};

type Found<P> = { readonly text: string; readonly parsed: P };

const readOne = <P extends { readonly ok: boolean }>(text: string, reader: LineReader<P>): Found<P> | null => {
  const whole = reader.read(text);
  if (whole.ok) return { text, parsed: whole };
  for (const bare of barer(text, reader)) {
    const parsed = reader.read(bare);
    if (parsed.ok) return { text, parsed };
  }
  return null;
};

/** What may be said once for several orders. */
const VERBS: readonly string[] = ['BUILD', 'REMOVE', 'PUT', 'SELL', 'BUY', 'GIVE', 'REINFORCE', 'STARVE', 'PRODUCE', 'FACTORY', 'FIRE', 'VOTE', 'MOTION'];

const SUPPORTED = /,?\s+(?:soutenue?s? par|supported by|with (?:the )?support (?:from|of)|avec (?:le )?soutien de)\s+/iu;

/** `A par - bel, supported by A ham`: an order, and who supports it. */
const readSupported = <P extends { readonly ok: boolean }>(text: string, reader: LineReader<P>): readonly Found<P>[] | null => {
  const [order = '', by] = text.replace(BULLET, '').split(SUPPORTED);
  if (by === undefined) return null;
  const found = [order, ...by.split(BETWEEN).map((unit) => `${unit} S ${order}`)].map((each) => readOne(each, reader));
  return found.every((each) => each !== null) ? found : null;
};

/** `A par, A pie and A ham hold`: units that stand alone have the order of the last. */
const readTogether = <P extends { readonly ok: boolean }>(parts: readonly string[], reader: LineReader<P>): readonly Found<P>[] | null => {
  const last = parts.at(-1) ?? '';
  const ends = [...last.matchAll(/\s+/g)].map(({ index }) => last.slice(index));
  const isEnd = (end: string): boolean => {
    const [token, ...more] = reader.lexicon.tokensOf(end);
    return more.length === 0 && (token?.senses.has('HOLD') === true || token?.senses.has('DISBAND') === true);
  };
  const end = ends.find(isEnd);
  if (end === undefined || parts.slice(0, -1).some((part) => readOne(part, reader) !== null)) return null;
  const found = parts.map((part, index) => readOne(index === parts.length - 1 ? part : part + end, reader));
  return found.every((each) => each !== null) ? found : null;
};

/** `2 ICBM in Texas, 2 in Alaska`: the second counts what the first does. */
const withNoun = (part: string, first: string, { lexicon }: Author): string => {
  const noun = /^\s*\d+\s+(\S+)/u.exec(first)?.[1] ?? '';
  const isNoun = lexicon.tokensOf(noun).some(({ senses }) => senses.has('ICBM') || senses.has('ABM') || senses.has('BT'));
  return isNoun ? part.replace(/^\s*\d+(?=\s)/u, `$& ${noun}`) : part;
};

/** A line is taken apart only where every part of it is an order, or beside the matter. */
const readSeveral = <P extends { readonly ok: boolean }>(text: string, reader: LineReader<P>): readonly Found<P>[] | null => {
  const parts = withoutBullet(text)
    .split(BETWEEN)
    .filter((part) => part.trim() !== '');
  if (parts.length < 2) return null;
  // `Build A pie, F lon`: the second has the verb of the first.
  const [verb = ''] = /^\s*(?:je\s+|i\s+|j['’]\s*)?\S+/iu.exec(parts[0] ?? '') ?? [];
  const isVerb = reader.lexicon.tokensOf(verb).every(({ senses }) => VERBS.some((sense) => senses.has(sense)) && !senses.has('ARMY') && !senses.has('FLEET'));
  const readPart = (part: string): Found<P> | null =>
    readOne(part, reader) ?? readOne(withNoun(part, parts[0] ?? '', reader), reader) ?? (isVerb ? readOne(`${verb} ${part}`, reader) : null);
  const read = parts.map((part) => (isRemark(part, reader) ? [] : readPart(part.trim())));
  const found = read.flatMap((part): readonly Found<P>[] => (part === null || Array.isArray(part) ? [] : [part]));
  const isTorn = AND.test(text) && found.slice(0, -1).some(({ parsed }) => reader.isOpenEnded(parsed));
  if (read.includes(null)) return readTogether(parts, reader);
  return found.length === 0 || isTorn ? null : found;
};

const readLine = <P extends { readonly ok: boolean }>(text: string, reader: LineReader<P>): readonly Found<P>[] => {
  const one = readOne(text, reader);
  if (one !== null) return [one];
  if (isRemark(text, reader)) return [];
  const several = readSupported(text, reader) ?? readSeveral(text, reader);
  if (several !== null) return several;
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // What is wrong with it is told of the order, not of its number.
  return parts.length > 1 ? parts.flatMap((part) => readLine(part, reader)) : [{ text, parsed: reader.read(withoutBullet(text)) }];
};

/** Everything that a sheet orders, in the order written; what is beside the matter is left out. */
export const piecesOf = <P extends { readonly ok: boolean }>(sheet: string, reader: LineReader<P>): readonly Piece<P>[] =>
  gather(sheet.split('\n'), (raw, index) => {
    const text = withoutComment(raw);
    return text === '' ? [] : readLine(text, reader).map((found) => ({ line: index + 1, text: found.text, parsed: found.parsed }));
  });
