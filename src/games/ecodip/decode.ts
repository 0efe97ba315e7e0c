import { isRecord } from '#kernel';
import { isTag } from './facts.ts';
import { type AidKind, type Good, GOODS, type Missile, MISSILES, type Move, type Publicity, type Ruling, type Vote } from './types.ts';

/* A move off the wire. The shape only: whether it is legal, `check` says. */

type Fields = Readonly<Record<string, unknown>>;

const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isInt = (raw: unknown): raw is number => Number.isSafeInteger(raw);
const isVote = (raw: unknown): raw is Vote => raw === 'yes' || raw === 'no' || raw === 'abstain';
const isGood = (raw: unknown): raw is Good => GOODS.some((good) => good === raw);
const isMissile = (raw: unknown): raw is Missile => MISSILES.some((kind) => kind === raw);
const isAid = (raw: unknown): raw is AidKind => raw === 'gold' || isGood(raw);
const isPublicity = (raw: unknown): raw is Publicity => raw === 'public' || raw === 'private';

const decodeUnitRuling = (type: unknown, { power, at, to, place }: Fields, why: { reason: string; publicity: Publicity }): Ruling | null => {
  switch (type) {
    case 'ruleAddArmy':
      return isTag(power) && isText(at) ? { type, power, at, ...why } : null;
    case 'ruleAddFleet':
      return isTag(power) && isText(place) ? { type, power, place, ...why } : null;
    case 'ruleRemoveUnit':
      return isText(at) ? { type, at, ...why } : null;
    case 'ruleMoveArmy':
      return isText(at) && isText(to) ? { type, at, to, ...why } : null;
    case 'ruleMoveFleet':
      return isText(at) && isText(place) ? { type, at, place, ...why } : null;
    default:
      return null;
  }
};

const decodeRuling = (type: unknown, raw: Fields): Ruling | null => {
  const { reason, publicity, at, force, owner, holder, what, amount, power, kind, site, good } = raw;
  if (!isText(reason) || !isPublicity(publicity)) return null;
  const why = { reason, publicity };
  switch (type) {
    case 'ruleForce':
      return isText(at) && isInt(force) ? { type, at, force, ...why } : null;
    case 'ruleOwner':
      return isText(at) && (owner === 'nobody' || isTag(owner)) ? { type, at, owner, ...why } : null;
    case 'ruleStock':
      return (holder === 'UN' || isTag(holder)) && isAid(what) && isInt(amount) ? { type, holder, what, amount, ...why } : null;
    case 'ruleMissile':
      return isTag(power) && isMissile(kind) && isText(site) && isInt(amount) ? { type, power, kind, site, amount, ...why } : null;
    case 'rulePrice':
      return isGood(good) && isInt(amount) ? { type, good, amount, ...why } : null;
    default:
      return decodeUnitRuling(type, raw, why);
  }
};

export const decode = (raw: unknown): Move | null => {
  if (!isRecord(raw)) return null;
  const { type } = raw;
  switch (type) {
    case 'orders':
    case 'submit':
      return isText(raw.sheet) ? { type, sheet: raw.sheet } : null;
    case 'write':
      return isText(raw.line) ? { type, line: raw.line } : null;
    case 'confirm':
    case 'unconfirm':
    case 'publish':
      return { type };
    case 'autoReady':
      return typeof raw.on === 'boolean' ? { type, on: raw.on } : null;
    case 'sendBack':
      return isText(raw.reason) ? { type, reason: raw.reason } : null;
    case 'voteAid':
      return isInt(raw.motion) && isVote(raw.vote) ? { type, motion: raw.motion, vote: raw.vote } : null;
    case 'extend':
      return isInt(raw.hours) ? { type, hours: raw.hours } : null;
    case 'vacate':
    case 'reinstate':
      return isTag(raw.power) ? { type, power: raw.power } : null;
    default:
      return decodeRuling(type, raw);
  }
};
