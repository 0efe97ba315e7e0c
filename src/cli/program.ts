import { BOXES } from '#catalogue';
import { Command, CommanderError, type Option } from 'commander';
import { Complaint, type Terminal, WRONG_USAGE } from './terminal.ts';
import { USUAL_DATABASE, USUAL_PORT, version } from './places.ts';

/** A flag that may be given several times. */
const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

const examples = ({ texts }: Terminal, ...lines: readonly string[]): string =>
  `\n${texts('help.examples')}\n${lines.map((line) => `  comptoir ${line}`).join('\n')}`;

/** The tree of commands. Each loads its own code when it is called, so that `--help` answers at once. */
const buildProgram = (terminal: Terminal, finish: (exitCode: number) => void): Command => {
  const { texts } = terminal;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': texts('help.titleUsage'),
    'Arguments:': texts('help.titleArguments'),
    'Options:': texts('help.titleOptions'),
    'Commands:': texts('help.titleCommands'),
  };
  // Games to show by.
  const [game = '', another = game] = BOXES.map(({ id }) => id);
  const program = new Command('comptoir');
  program
    .description(texts('help.program'))
    .version(version(), '-V, --version', texts('help.showVersion'))
    .helpOption('-h, --help', texts('help.showHelp'))
    .helpCommand('help [command]', texts('help.helpCommand'))
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.print(text.trimEnd()), writeErr: () => undefined })
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      optionDescription: ({ description, defaultValue, defaultValueDescription }: Option) => {
        const shown = defaultValueDescription ?? (typeof defaultValue === 'string' ? defaultValue : '');
        return shown === '' ? description : `${description} ${texts('help.byDefault', { value: shown })}`;
      },
    });
  const command = (name: string, description: string, ...lines: readonly string[]): Command =>
    program
      .command(name)
      .description(description)
      .addHelpText('after', examples(terminal, ...lines));

  const databaseFlag = `${texts('help.serveDatabase')} ${texts('help.byDefault', { value: USUAL_DATABASE })}`;
  command('serve', texts('help.serve'), 'serve', 'serve --port 8080 --host 0.0.0.0', `serve --dataset ${game}=my-box.json`)
    .option('--port <port>', texts('help.servePort'), USUAL_PORT)
    .option('--host <address>', texts('help.serveHost'), process.env.COMPTOIR_HOST || '127.0.0.1')
    .option('--database <file or address>', databaseFlag)
    .option('--dataset <game=file>', texts('help.serveDataset', { game }), collect, [])
    .option('--notify <url>', texts('help.serveNotify'))
    .option('--smtp-url <url>', texts('help.serveSmtpUrl'))
    .option('--mail-from <address>', texts('help.serveMailFrom'))
    .option('--imap-url <url>', texts('help.serveImapUrl'))
    .option('--mail-reply <address>', texts('help.serveMailReply'))
    .option('--push-anywhere', texts('help.servePushAnywhere'))
    .option('--site <url>', texts('help.serveSite'))
    .option('--allow-host <name>', texts('help.serveAllowHost'), collect, [])
    .option('--trust-proxy <address>', texts('help.serveTrustProxy'), collect, [])
    .option('--host-token <token>', texts('help.serveHostToken'))
    .option('--metrics-open', texts('help.serveMetricsOpen'))
    .option('--drain <seconds>', texts('help.serveDrain'), '0')
    .option('--lab-queue', texts('help.serveLabQueue'))
    .option('--log <level>', texts('help.serveLog'))
    .action(async (options) => finish(await (await import('./serve.ts')).serve(options, terminal)));

  command('backup', texts('help.backup'), 'backup /backup/comptoir.sqlite', 'backup today.sqlite --database games.sqlite')
    .argument('<file>', texts('help.backupFile'))
    .option('--database <file>', databaseFlag)
    .action(async (file, options) => finish(await (await import('./keeping.ts')).backupCommand(file, options, terminal)));
  command('restore', texts('help.restore'), 'restore /backup/comptoir.sqlite')
    .argument('<file>', texts('help.restoreFile'))
    .option('--database <file>', databaseFlag)
    .action(async (file, options) => finish(await (await import('./keeping.ts')).restoreCommand(file, options, terminal)));
  command('move-data', texts('help.moveData'), 'move-data data/comptoir.sqlite postgres://comptoir@localhost/comptoir')
    .argument('<from>', texts('help.moveDataFrom'))
    .argument('<to>', texts('help.moveDataTo'))
    .action(async (from, to) => finish(await (await import('./move-data.ts')).moveDataCommand(from, to, terminal)));
  command('host-token', texts('help.hostToken'), 'host-token --new')
    .option('--new', texts('help.hostTokenNew'))
    .option('--database <file>', databaseFlag)
    .action(async (options) => finish(await (await import('./keeping.ts')).hostTokenCommand(options, terminal)));

  command('simulate', texts('help.simulate'), `simulate ${game} --games 1000 --bots decent`, `simulate ${game} --bots weak,decent --players 3 --json`)
    .argument('<game>', texts('help.simulateGame', { game }))
    .option('--games <n>', texts('help.simulateGames'), '100')
    .option('--players <n>', texts('help.simulatePlayers'))
    .option('--bots <levels>', texts('help.simulateBots'), 'decent')
    .option('--seed <n>', texts('help.simulateSeed'), '1')
    .option('--set <name=value>', texts('help.simulateSet'), collect, [])
    .option('--dataset <file>', texts('help.simulateDataset'))
    .option('--workers <n>', `${texts('help.simulateWorkers')} ${texts('help.byDefault', { value: texts('help.allCores') })}`)
    .option('--out <file>', texts('help.simulateOut'))
    .option('--json', texts('help.json'))
    .action(async (named, options) => finish(await (await import('./simulate.ts')).simulate(named, options, terminal)));

  command('experiment', texts('help.experiment'), 'experiment question.json', 'experiment question.json --out results --json')
    .argument('<file>', texts('help.experimentFile'))
    .option('--out <folder>', texts('help.experimentOut'))
    .option('--workers <n>', `${texts('help.simulateWorkers')} ${texts('help.byDefault', { value: texts('help.allCores') })}`)
    .option('--turns', texts('help.experimentTurns'))
    .option('--spreadsheet', texts('help.experimentSpreadsheet'))
    .option('--queue', texts('help.experimentQueue'))
    .option('--database <address>', texts('help.workerDatabase'))
    .option('--json', texts('help.json'))
    .action(async (file, options) => finish(await (await import('./experiment.ts')).experiment(file, options, terminal)));

  command('worker', texts('help.worker'), 'worker --database postgres://comptoir@localhost/comptoir')
    .option('--database <address>', texts('help.workerDatabase'))
    .option('--workers <n>', `${texts('help.simulateWorkers')} ${texts('help.byDefault', { value: texts('help.allCores') })}`)
    .action(async (options) => finish(await (await import('./worker.ts')).workerCommand(options, terminal)));

  command('queue', texts('help.queue'), 'queue', 'queue --end 3f9c…')
    .option('--database <address>', texts('help.workerDatabase'))
    .option('--end <experiment>', texts('help.queueEnd'), collect, [])
    .option('--json', texts('help.json'))
    .action(async (options) => finish(await (await import('./queue.ts')).queueCommand(options, terminal)));

  command('rate', texts('help.rate'), `rate ${game} --games 400`, `rate ${another} --players 3 --one strong`, `rate ${game} --bots weak,decent,strong --json`)
    .argument('<game>', texts('help.simulateGame', { game }))
    .option('--games <n>', texts('help.simulateGames'), '100')
    .option('--players <n>', texts('help.simulatePlayers'))
    .option('--bots <names>', texts('help.rateBots'))
    .option('--one <name>', texts('help.rateOne'))
    .option('--figure <name>', texts('help.rateFigure'))
    .option('--keep <file>', texts('help.rateKeep'))
    .option('--seed <n>', texts('help.simulateSeed'), '1')
    .option('--set <name=value>', texts('help.simulateSet'), collect, [])
    .option('--workers <n>', `${texts('help.simulateWorkers')} ${texts('help.byDefault', { value: texts('help.allCores') })}`)
    .option('--json', texts('help.json'))
    .action(async (named, options) => finish(await (await import('./rate.ts')).rateCommand(named, options, terminal)));

  command('bot', texts('help.bot'), 'bot "http://127.0.0.1:4280/t/…#s=…"', `rate ${game} --one "remote:comptoir bot" --games 20`)
    .argument('<link>', texts('help.botLink'))
    .option('--level <name>', texts('help.botLevel'), 'decent')
    .option('--seed <n>', texts('help.simulateSeed'), '1')
    .action(async (link, options) => finish(await (await import('./bot.ts')).botCommand(link, options, terminal)));

  command('scenario', texts('help.scenario'), 'scenario my-case.json', 'scenario cases/*.json --json')
    .argument('<files...>', texts('help.scenarioFiles'))
    .option('--dataset <file>', texts('help.simulateDataset'))
    .option('--json', texts('help.json'))
    .action(async (files, options) => finish(await (await import('./scenario.ts')).scenarioCommand(files, options, terminal)));

  command('replay', texts('help.replay'), 'replay game.json', 'replay game.json --step 120 --lang fr')
    .argument('<file>', texts('help.replayFile'))
    .option('--step <n>', texts('help.replayStep'))
    .option('--lang <lang>', texts('help.replayLang'))
    .option('--dataset <file>', texts('help.simulateDataset'))
    .option('--json', texts('help.json'))
    .action(async (file, options) => finish(await (await import('./replay.ts')).replayCommand(file, options, terminal)));

  command('verify', texts('help.verify'), 'verify game.json', 'verify game.json --commitment 2c26b46b…')
    .argument('<file>', texts('help.verifyFile'))
    .option('--commitment <hash>', texts('help.verifyCommitment'))
    .option('--dataset <file>', texts('help.simulateDataset'))
    .option('--json', texts('help.json'))
    .action(async (file, options) => finish(await (await import('./verify.ts')).verifyCommand(file, options, terminal)));

  command(
    'adjudicate',
    texts('help.adjudicate'),
    'adjudicate --map standard < phases.ndjson',
    'adjudicate --map standard --explain --rules paradox=hold < phases.ndjson',
  )
    .option('--map <map>', texts('help.adjudicateMap'), 'standard')
    .option('--rules <key=value>', texts('help.adjudicateRules'), collect, [])
    .option('--explain', texts('help.adjudicateExplain'))
    .option('--time', texts('help.adjudicateTime'))
    .action(async (options) => finish(await (await import('./adjudicate.ts')).adjudicateCommand({ ...options, lang: terminal.lang })));

  command('bench', texts('help.bench'), 'bench', `bench --only randomPlay.${game} --seconds 5 --json`)
    .option('--only <part>', texts('help.benchOnly', { game }))
    .option('--seconds <n>', texts('help.benchSeconds'), '5')
    .option('--root <folder>', texts('help.benchRoot'))
    .option('--json', texts('help.json'))
    .action(async (options) => finish(await (await import('./bench.ts')).bench(options, terminal)));

  command('doctor', texts('help.doctor'), 'doctor', 'doctor --port 8080 --json')
    .option('--port <port>', texts('help.doctorPort'), USUAL_PORT)
    .option('--database <file>', `${texts('help.doctorDatabase')} ${texts('help.byDefault', { value: USUAL_DATABASE })}`)
    .option('--site <url>', texts('help.doctorSite'))
    .option('--smtp-url <url>', texts('help.doctorSmtpUrl'))
    .option('--imap-url <url>', texts('help.doctorImapUrl'))
    .option('--json', texts('help.json'))
    .action(async (options) => finish(await (await import('./doctor.ts')).doctor(options, terminal)));

  return program;
};

/** Commander's complaint in our words: it names things between quotes and suggests after “Did you mean”. */
const usageComplaint = (error: CommanderError, help: string, { texts }: Terminal): Complaint => {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const meant = /Did you mean (?:one of )?(.+)\?\)/.exec(error.message)?.[1];
  const sentences: Readonly<Record<string, string>> = {
    'commander.unknownCommand': texts('usage.unknownCommand', { name }),
    'commander.unknownOption': texts('usage.unknownOption', { name }),
    'commander.missingArgument': texts('usage.missingArgument', { name }),
    'commander.optionMissingArgument': texts('usage.missingValue', { name }),
    'commander.excessArguments': texts('usage.tooMany'),
  };
  const sentence = sentences[error.code] ?? error.message.replace(/^error: /, '');
  return new Complaint(
    `${sentence} ${meant === undefined ? texts('usage.seeHelp', { command: help }) : texts('usage.didYouMean', { words: meant })}`,
    WRONG_USAGE,
  );
};

const isHelpOrVersion = (error: unknown): boolean =>
  error instanceof CommanderError && ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(error.code);

/** Runs what was typed and gives the exit code. A mistake of the person is one sentence; one of ours keeps its trace. */
export const run = async (typed: readonly string[], terminal: Terminal): Promise<number> => {
  let exitCode = 0;
  const program = buildProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(typed.length === 0 ? ['--help'] : typed, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (isHelpOrVersion(error)) return 0;
    const known = program.commands.find((command) => command.name() === typed[0]);
    const help = known === undefined ? 'comptoir' : `comptoir ${known.name()}`;
    const complaint = error instanceof CommanderError ? usageComplaint(error, help, terminal) : error;
    if (complaint instanceof Complaint) {
      terminal.note(`comptoir: ${complaint.message}`);
      return complaint.exitCode;
    }
    terminal.note(`comptoir: ${terminal.texts('usage.unexpected', { what: error instanceof Error ? (error.stack ?? error.message) : String(error) })}`);
    return 1;
  }
};
