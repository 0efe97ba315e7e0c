import { isRecord, type Seat } from '#kernel';
import { type Deal, type Move, SEAT_NAMES, TITLE_IDS, type TitleId } from './types.ts';

/* A move off the wire. The shape only: whether it is legal, `check` says. */

type Fields = Readonly<Record<string, unknown>>;

const isInt = (raw: unknown): raw is number => Number.isSafeInteger(raw);
const IDS: ReadonlySet<unknown> = new Set(TITLE_IDS);
const isTitle = (raw: unknown): raw is TitleId => IDS.has(raw);
const isTitleList = (raw: unknown): raw is readonly TitleId[] => Array.isArray(raw) && Array.from<unknown>(raw).every(isTitle);

/** A form leaves out what stays empty. */
const titlesOr = (raw: unknown): readonly TitleId[] | null => (raw === undefined ? [] : isTitleList(raw) ? [...raw] : null);
const cashOr0 = (raw: unknown): number | null => (raw === undefined ? 0 : isInt(raw) ? raw : null);

/** A chair by its number, or by its name in a form. */
const seatOf = (raw: unknown): Seat | null => {
  if (isInt(raw)) return raw;
  const named = SEAT_NAMES.findIndex((name) => name === raw);
  return named < 0 ? null : named;
};

const dealOf = (raw: Fields): Deal | null => {
  const giveTitles = titlesOr(raw.giveTitles);
  const getTitles = titlesOr(raw.getTitles);
  const giveCash = cashOr0(raw.giveCash);
  const getCash = cashOr0(raw.getCash);
  return giveTitles === null || getTitles === null || giveCash === null || getCash === null ? null : { giveTitles, giveCash, getTitles, getCash };
};

const decodeProposal = (raw: Fields): Move | null => {
  const to = seatOf(raw.to);
  const deal = dealOf(raw);
  return to === null || deal === null ? null : { type: 'proposeTrade', to, ...deal };
};

const decodeCounter = (raw: Fields): Move | null => {
  const deal = dealOf(raw);
  return deal === null ? null : { type: 'counter', ...deal };
};

export const decode = (raw: unknown): Move | null => {
  if (!isRecord(raw)) return null;
  const { type } = raw;
  switch (type) {
    case 'throw':
    case 'endTurn':
    case 'payRelease':
    case 'accept':
    case 'reject':
    case 'withdraw':
    case 'buy':
    case 'decline':
    case 'pass':
    case 'declareBankruptcy':
    case 'resign':
      return { type };
    case 'chooseRole':
      return raw.role === 'C' || raw.role === 'M' ? { type, role: raw.role } : null;
    case 'payTax':
      return raw.mode === 'flat' || raw.mode === 'percent' ? { type, mode: raw.mode } : null;
    case 'build':
    case 'mortgage':
    case 'unmortgage':
      return isTitle(raw.title) ? { type, title: raw.title } : null;
    case 'sellBuildings':
      return isTitle(raw.title) && isInt(raw.levels) ? { type, title: raw.title, levels: raw.levels } : null;
    case 'ceiling':
    case 'bid':
      return isInt(raw.amount) ? { type, amount: raw.amount } : null;
    case 'proposeTrade':
      return decodeProposal(raw);
    case 'counter':
      return decodeCounter(raw);
    default:
      return null;
  }
};
