// Loaded into the command by a test, before anything else: Bourse then has a habit that breaks its rules.
import { findBox } from '#catalogue';

const game = await findBox('bourse')?.load();
if (game?.policies === undefined) throw new Error('Bourse has no habits');
Object.assign(game.policies, { cheats: { choose: () => ({ type: 'take', everything: true }) } });
