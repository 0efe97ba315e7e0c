import { StorageError, type StorageFault } from '#table/journal.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** By the classes and codes of PostgreSQL's appendix A. */
const FAULTS: Readonly<Record<string, StorageFault>> = { '53100': 'full', '25006': 'readOnly', XX001: 'damaged', XX002: 'damaged' };

/** What PostgreSQL or the line to it complains of, in our words. */
export const faultOf = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const message = error instanceof Error && error.message !== '' ? error.message : codeOf(error);
  return new StorageError(FAULTS[codeOf(error)] ?? 'failed', message);
};

/** The work was ended so that another could go on, or its statements were prepared before the layout changed: begun anew it may succeed. */
export const isOvertaken = (error: unknown): boolean => ['40001', '40P01', '0A000'].includes(codeOf(error));

/** There was nobody at the other end, or they have hung up. */
export const isLost = (error: unknown): boolean => {
  if (!(error instanceof Error) || error instanceof StorageError) return false;
  return (
    /^(08|57P0|53300|E[A-Z]{4,}$)/.test(codeOf(error)) || /^(Connection terminated|timeout exceeded|Query read timeout|Client (has|was) )/.test(error.message)
  );
};
