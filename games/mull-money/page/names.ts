/** For a place with room for so many letters: the whole name, else its first word, else its beginning with a full stop. */
export const shortName = (name: string, letters: number): string => {
  if (name.length <= letters) return name;
  const [first = name] = name.split(/[\s-]+/u);
  return first.length <= letters ? first : `${first.slice(0, letters - 1)}.`;
};
