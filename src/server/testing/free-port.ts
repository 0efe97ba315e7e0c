import { createServer } from 'node:net';

/** Below what systems hand out by themselves: nobody is given it between the look and the use. */
const FIRST = 20_000;
const SPAN = 10_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Processes that began one after the other do not look at the same ports at the same moment. */
const APART = 37;

/** A port for a program that cannot choose one, or that must find it again; another one in every process. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < SPAN; tried++) {
    const port = FIRST + ((process.pid * APART + tried) % SPAN);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
};
