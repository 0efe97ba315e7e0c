import { expect, it } from 'vitest';
import { behindShelves } from './shelves.ts';

const FILES: Readonly<Record<string, string>> = {
  '/house/index.ts':
    "import { fr } from './fr.ts';\nexport * from './dice.ts';\nexport { type Card, deal, draw as pull } from './cards.ts';\nexport const WORDS = { fr };\n",
  '/house/dice.ts': 'export const roll = () => 4;\nexport type Die = number;\n',
  '/house/cards.ts': '',
  '/page/one.ts': "import { roll, type Card } from '#house';\n",
  '/page/two.ts': "import type { Card } from '#house';\nimport {\n  deal,\n  WORDS,\n} from '#house';\n",
};
const behind = behindShelves({ '#house': '/house/index.ts' }, (file) => FILES[file] ?? '');

it('a module needs what it takes off a shelf, not the whole shelf; types are nothing at all', () => {
  expect(behind('/page/one.ts')).toEqual(['/house/dice.ts']);
  expect(behind('/page/two.ts')).toEqual(['/house/cards.ts', '/house/fr.ts']);
});
