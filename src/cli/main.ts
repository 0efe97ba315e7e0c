import { langOf } from './arguments.ts';
import { run } from './program.ts';
import { terminalOf } from './terminal.ts';

// `comptoir simulate … | head` closes the pipe before we have finished: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), terminalOf(langOf(process.env)));
