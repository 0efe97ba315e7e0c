/** Resolves at the first signal. Later ones are ignored: a terminal and npm may both pass the same one on. */
export const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
    // Node stops listening before it is gone, and a signal in between would kill it: when all is done we leave at once.
    process.once('exit', (code) => process.exit(code));
  });
