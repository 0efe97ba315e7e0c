/** Parts that games may have, found by the names of their files, by game. */
export const byGame = <Part>(found: Readonly<Record<string, Part>>): Readonly<Record<string, Part>> =>
  Object.fromEntries(Object.entries(found).map(([file, part]) => [/\/games\/([^/]+)\//.exec(file)?.[1] ?? file, part]));
