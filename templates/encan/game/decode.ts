import type { Move } from './types.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

export const decode = (raw: unknown): Move | null =>
  isRecord(raw) && raw.type === 'bid' && typeof raw.amount === 'number' && Number.isSafeInteger(raw.amount) ? { type: 'bid', amount: raw.amount } : null;
