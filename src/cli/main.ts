import { langOf } from './language.ts';
import { run } from './program.ts';
import { terminalOf } from './terminal.ts';

process.exitCode = await run(process.argv.slice(2), terminalOf(langOf(process.env)));
