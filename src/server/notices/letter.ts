import { createHash } from 'node:crypto';
import PostalMime, { addressParser, decodeWords, type Header } from 'postal-mime';

/* A letter as it lies in a mailbox, read for what concerns us: who wrote it, to which word of ours, and what is theirs in its text. */

/** A letter is looked at by its head alone until it is known to be for us. */
export interface Head {
  /** In small letters; null: nobody, or several. */
  readonly from: string | null;
  /** What they call themselves there. */
  readonly name: string;
  /** The words of ours that it may answer. */
  readonly words: readonly string[];
  /** Written by a machine: it is answered by nobody, or two machines would write to each other for ever. */
  readonly automatic: boolean;
  /** The same for the same letter, however often it is looked at. */
  readonly id: string;
}

/** What is asked of a mailbox for a head. */
export const HEADERS = [
  'from',
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'in-reply-to',
  'references',
  'message-id',
  'auto-submitted',
  'precedence',
  'list-id',
  'x-autoreply',
  'x-autorespond',
  'content-type',
  'return-path',
] as const;

const MOST_WORDS = 8;
const MOST_LETTERS = 8192;

/** 128 bits, in figures that no mail server writes otherwise: some make all letters of an address small. */
const WORD = '[0-9a-f]{32}';
const MESSAGE = new RegExp(`<comptoir\\.(${WORD})@`, 'gi');

/** What names our letters, so that an answer to one tells which it answers where the address cannot. */
export const messageIdOf = (word: string, address: string): string => `<comptoir.${word}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** `table+*@example.org`, where `*` stands for a word of ours; without it the address is that of all letters. Null: no such address. */
export const readReplyAddress = (typed: string): { readonly to: (word: string) => string; readonly pattern: RegExp | null } | null => {
  const [local = '', domain = '', ...more] = typed.split('@');
  const [before = '', after = '', ...stars] = local.split('*');
  const isWord = (text: string): boolean => /^[\w.+=~-]*$/.test(text);
  if (more.length > 0 || stars.length > 0 || local === '' || !isWord(before) || !isWord(after) || !/^[\w-]+(?:\.[\w-]+)+$/.test(domain)) return null;
  // RFC 5321: 64 letters before the @.
  if (local.length - 1 + 32 > 64) return null;
  const plain = (text: string): string => text.replace(/[.+]/g, '\\$&');
  const pattern = local.includes('*') ? new RegExp(`(?<![\\w.+-])${plain(before)}(${WORD})${plain(after)}@${plain(domain)}(?![\\w-]|\\.\\w)`, 'gi') : null;
  return { to: (word) => typed.replace('*', word), pattern };
};

export type ReplyAddress = NonNullable<ReturnType<typeof readReplyAddress>>;

const wordsIn = (text: string, pattern: RegExp | null): readonly string[] =>
  pattern === null ? [] : [...text.slice(0, MOST_LETTERS).matchAll(pattern)].map(([, word = '']) => word.toLowerCase());

const RECIPIENTS: readonly string[] = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];
const THREAD: readonly string[] = ['in-reply-to', 'references'];

/** RFC 3834, and what older programs say instead. */
const isAutomatic = (headers: readonly Header[]): boolean =>
  headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase();
    switch (key) {
      case 'auto-submitted':
        return said !== 'no';
      case 'precedence':
        return ['bulk', 'junk', 'list', 'auto_reply'].includes(said);
      case 'list-id':
      case 'x-autoreply':
      case 'x-autorespond':
        return said !== 'no';
      case 'content-type':
        return said.startsWith('multipart/report');
      case 'return-path':
        return said === '<>';
      default:
        return false;
    }
  });

const writerOf = (headers: readonly Header[]): Pick<Head, 'from' | 'name'> => {
  const [line, ...others] = headers.filter(({ key }) => key === 'from');
  const [writer, ...more] = line === undefined || others.length > 0 ? [] : addressParser(line.value, { flatten: true });
  // `<a@x> <b@y>` is read as a by some and as b by others: whoever vouches for the one has not vouched for the other.
  const isPlain = line !== undefined && [...line.value.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/</g)].length <= 1;
  if (writer?.address === undefined || writer.address === '' || more.length > 0 || !isPlain) return { from: null, name: '' };
  return { from: writer.address.trim().toLowerCase(), name: decodeWords(writer.name) };
};

/** `raw`: the lines of its head. `place`: what tells letters apart that have no name of their own. */
export const readHead = async (raw: Uint8Array, address: ReplyAddress, place: string): Promise<Head> => {
  const { headers } = await PostalMime.parse(raw);
  const among = (keys: readonly string[]): string =>
    headers
      .filter(({ key }) => keys.includes(key))
      .map(({ value }) => value)
      .join(' ');
  const words = [...wordsIn(among(RECIPIENTS), address.pattern), ...wordsIn(among(THREAD), MESSAGE)];
  const writer = writerOf(headers);
  const named = among(['message-id']).trim();
  return {
    ...writer,
    words: [...new Set(words)].slice(0, MOST_WORDS),
    automatic: isAutomatic(headers) || /^(?:mailer-daemon|postmaster)@/.test(writer.from ?? ''),
    id: `mail ${createHash('sha256')
      .update(named === '' ? place : named)
      .digest('hex')
      .slice(0, 32)}`,
  };
};

/** The line above which our letters ask to be answered begins like this in every language. */
export const RULE = '\u2500\u2500\u2500';

const QUOTED = /^\s*>/u;
/** « Le 19 nov. 2026 à 20:14, Comptoir <…> a écrit : », on one line or several, or the block of headers that Outlook puts there. */
const INTRODUCTION = /^\s*(?:(?:le|on|am)\s.*|.*@\S+>?)\s*(?:a écrit|wrote|schrieb)\s*:?\s*$/iu;
/** No mail program writes a longer one: the pattern takes the square of a line's length, and everybody waits meanwhile. */
const LONGEST_INTRODUCTION = 500;
const isIntroduction = (text: string): boolean => text.length <= LONGEST_INTRODUCTION && INTRODUCTION.test(text);
const FORWARDED = /^\s*(?:-{3,}\s*(?:message d['’]origine|message original|original message|message transféré|forwarded message)\b|_{10,}\s*$)/iu;
const HEADER_BLOCK = /^\s*\*?(?:de|from)\s*:\*?\s.*@/iu;
const SIGNATURE = /^(?:-- ?|\s*(?:envoyé (?:de|depuis|à partir|avec|par)|sent (?:from|with|via|by)|get outlook|obtenir outlook|télécharge[rz] outlook)\b.*)$/iu;

const withoutIntroduction = (lines: readonly string[]): readonly string[] => {
  const kept: string[] = [];
  for (const [index, line] of lines.entries()) {
    // A mail program breaks it where it is too long.
    const two = /^\s*(?:le|on)\s.*[\d,]/iu.test(line) && isIntroduction(`${line} ${lines[index + 1] ?? ''}`);
    const isRest = index > 0 && /^\s*(?:le|on)\s.*[\d,]/iu.test(lines[index - 1] ?? '') && isIntroduction(`${lines[index - 1] ?? ''} ${line}`);
    if (!isIntroduction(line) && !two && !isRest) kept.push(line);
  }
  return kept;
};

const GOODBYE =
  /^(?:bises?|bisous|bien à (?:vous|toi)|à plus|à bientôt|merci|amicalement|cordialement|thanks?|yours|best|cheers|(?:kind |best )?regards)?[\s,.!]*$/iu;

const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Without a goodbye and a name at the foot of it. */
const withoutGoodbye = (lines: readonly string[], names: string): readonly string[] => {
  const known = foldedWords(names);
  const isName = (line: string): boolean => foldedWords(line).length > 0 && foldedWords(line).every((word) => known.includes(word));
  const last = lines.findLastIndex((line) => !GOODBYE.test(line.trim()) && !isName(line));
  return lines.slice(0, last + 1);
};

/** What whoever answers has written themselves: without the letter that they answer, wherever it stands, and without how they sign. */
export const ownWords = (text: string, names: string): string => {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  const written = lines.filter((line) => !QUOTED.test(line));
  const end = written.findIndex((line) => line.includes(RULE) || FORWARDED.test(line) || HEADER_BLOCK.test(line) || SIGNATURE.test(line));
  const own = withoutIntroduction(end === -1 ? written : written.slice(0, end));
  return withoutGoodbye(own, names).join('\n').trim();
};

/** Its text, empty where it says nothing; null: it is of HTML alone. */
export const readText = async (raw: Uint8Array): Promise<string | null> => {
  const letter = await PostalMime.parse(raw, { rfc822Attachments: true, maxNestingDepth: 20, maxHeadersSize: 65_536 });
  const text = letter.text ?? '';
  return text.trim() === '' && letter.html !== undefined ? null : text;
};
