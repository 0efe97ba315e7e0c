import type { Logger } from '../logs.ts';
import type { ServerOptions } from '../options.ts';
import { readAddress } from '../postgres/address.ts';
import type { LabQueue } from './queue.ts';

/** Opened when somebody sends the first experiment; null: nobody may. */
export const queueOf = ({ database, labQueue, version }: Pick<ServerOptions, 'database' | 'labQueue' | 'version'>, log: Logger) => {
  const address = labQueue === true && typeof database === 'string' ? readAddress(database) : null;
  if (address === null) return null;
  let opened: Promise<LabQueue> | null = null;
  return {
    open: (): Promise<LabQueue> => {
      opened ??= import('./queue.ts')
        .then(({ LabQueue: Queue }) => Queue.open(address, version, log, false))
        .catch((error: unknown) => {
          opened = null;
          throw error;
        });
      return opened;
    },
    close: async (): Promise<void> => (await opened?.catch(() => null))?.close(),
  };
};
