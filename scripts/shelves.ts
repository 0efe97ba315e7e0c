import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* A shelf is an index that passes on what others define: who takes one thing off it does not need all that lies there. */

type Read = (file: string) => string;

const read: Read = (file) => readFileSync(file, 'utf8');

/** The names in braces that are values, as they are called where they come from. */
const valuesIn = (braces: string): readonly string[] =>
  braces.split(',').flatMap((entry) => {
    const name = entry.trim().split(' as ')[0] ?? '';
    return name === '' || name.startsWith('type ') ? [] : [name];
  });

const definedIn = (text: string): readonly string[] => [...text.matchAll(/^export (?:const|class|function) (\w+)/gm)].map(([, name = '']) => name);

/** Where each thing on a shelf is defined. What the shelf itself defines is made of all that it imports. */
const thingsOn = (shelf: string, text: Read): ReadonlyMap<string, readonly string[]> => {
  const own = text(shelf);
  const beside = (path: string): string => join(dirname(shelf), path);
  const things = new Map<string, readonly string[]>();
  for (const [, path = ''] of own.matchAll(/^export \* from '(\.[^']+)';/gm))
    for (const name of definedIn(text(beside(path)))) things.set(name, [beside(path)]);
  for (const [, names = '', path = ''] of own.matchAll(/^export \{([^}]*)\} from '(\.[^']+)';/gm))
    for (const name of valuesIn(names)) things.set(name, [beside(path)]);
  const taken = [...own.matchAll(/^import \{[^}]*\} from '(\.[^']+)';/gm)].map(([, path = '']) => beside(path));
  for (const name of definedIn(own)) things.set(name, taken);
  return things;
};

/** For a module: the modules that it takes things from, behind the shelves (by the names they are imported under). */
export const behindShelves = (shelves: Readonly<Record<string, string>>, text: Read = read): ((module: string) => readonly string[]) => {
  const known = Object.entries(shelves).map(([name, file]) => ({ name, things: thingsOn(file, text) }));
  return (module) =>
    known.flatMap(({ name, things }) =>
      [...text(module).matchAll(/^(?:import|export) \{([^}]*)\} from '([^']+)';/gm)].flatMap(([, names = '', from]) =>
        from === name ? valuesIn(names).flatMap((value) => things.get(value) ?? []) : [],
      ),
    );
};
