/** Serves until whoever measures ends it, or is interrupted himself: the end of the input says so. The address goes first. */
export const serveUntilEnd = ({ url, close }: { readonly url: string; readonly close: () => Promise<void> }): void => {
  process.stdin.resume().on('end', () => process.exit(0));
  process.on('SIGTERM', () => void close().then(() => process.exit(0)));
  console.log(url);
};
