import { describe, expect, it } from 'vitest';
import { comptoir } from './command.test-support.ts';
import { langOf, nearest } from './arguments.ts';

const COMMANDS = ['serve', 'simulate', 'scenario', 'replay', 'verify', 'bench', 'doctor'];

describe('help', () => {
  it('lists every command when nothing is typed', async () => {
    const { code, out, err } = await comptoir([]);
    expect([code, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it.each(COMMANDS)('%s --help shows examples, in both languages', async (command) => {
    const [english, french] = await Promise.all([comptoir([command, '--help']), comptoir([command, '--help'], 'fr')]);
    expect([english.code, french.code]).toEqual([0, 0]);
    expect(english.out).toMatch(new RegExp(`Usage: comptoir ${command}[^]*Options:[^]*Examples:\n  comptoir ${command}`));
    expect(french.out).toMatch(new RegExp(`Usage\u00a0: comptoir ${command}[^]*Options\u00a0:[^]*Exemples\u00a0:\n  comptoir ${command}`));
  });

  it('tells the version', async () => {
    expect((await comptoir(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('mistyped commands', () => {
  it.each([
    [['simulte'], 'comptoir: there is no command “simulte”. Did you mean simulate?\n'],
    [['dance'], 'comptoir: there is no command “dance”. “comptoir --help” says what is possible.\n'],
    [['doctor', '--prot', '1'], 'comptoir: there is no option “--prot”. Did you mean --port?\n'],
    [['simulate'], 'comptoir: the argument “game” is missing. “comptoir simulate --help” says what is possible.\n'],
    [['simulate', 'bourse', '--games'], 'comptoir: the option “--games <n>” wants a value. “comptoir simulate --help” says what is possible.\n'],
    [['doctor', 'now'], 'comptoir: there are too many arguments. “comptoir doctor --help” says what is possible.\n'],
  ])('%j: one sentence, no trace, exit code 2', async (args, sentence) => {
    expect(await comptoir(args)).toEqual({ code: 2, out: '', err: sentence });
  });

  it('are answered in French to a French terminal', async () => {
    expect((await comptoir(['simulte'], 'fr')).err).toBe('comptoir: la commande «\u00a0simulte\u00a0» n’existe pas. Vouliez-vous dire simulate\u00a0?\n');
  });
});

describe('the language of the terminal', () => {
  it('is the first that the environment names, English otherwise', () => {
    expect(langOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
    expect(langOf({ LC_ALL: 'C', LANG: 'fr_FR.UTF-8' })).toBe('en');
    expect(langOf({ COMPTOIR_LANG: 'fr', LC_ALL: 'en_GB' })).toBe('fr');
    expect(langOf({ LC_ALL: '', LC_MESSAGES: 'fr' })).toBe('fr');
    expect(langOf({})).toBe('en');
  });
});

describe('the word that was meant', () => {
  it('is the nearest one, if any is near', () => {
    expect(nearest('bourze', ['bourse', 'ecodip'])).toBe('bourse');
    expect(nearest('Bourse', ['bourse', 'ecodip'])).toBe('bourse');
    expect(nearest('wek', ['weak', 'decent', 'strong'])).toBe('weak');
    expect(nearest('chess', ['bourse', 'ecodip'])).toBeNull();
  });
});
