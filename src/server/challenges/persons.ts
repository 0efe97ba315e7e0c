import type { ChallengeRecord, Try } from './challenge-rows.ts';

/*
 * Who is who at a challenge. A key ring or a device is a person, unless whoever gave the challenge says of two that they are one ("Adèle" and "Adèle 2"): then
 * the game that was begun first counts, and the others are later ones. Nothing is written over, so that it can be taken back.
 */

/** Under whose key this one is counted. */
export const holderIn = ({ joined }: Pick<ChallengeRecord, 'joined'>, holder: string): string => joined?.[holder] ?? holder;

/** Tries numbered by person; they come in the order in which they were begun. */
export const personsOf = (record: Pick<ChallengeRecord, 'joined'>, tries: readonly Try[]): readonly Try[] => {
  if (record.joined === undefined) return tries;
  const counts = new Map<string, number>();
  return tries.map((tried) => {
    const person = holderIn(record, tried.holder);
    if (!tries.some(({ holder }) => holder !== tried.holder && holderIn(record, holder) === person)) return tried;
    const attempt = (counts.get(person) ?? 0) + 1;
    counts.set(person, attempt);
    return { ...tried, attempt };
  });
};

/** `other` is `holder` as well, with all that was joined to either. */
export const joinedBy = (record: Pick<ChallengeRecord, 'joined'>, holder: string, other: string): ChallengeRecord['joined'] => {
  const [kept, gone] = [holderIn(record, holder), holderIn(record, other)];
  if (kept === gone) return record.joined;
  const moved = Object.entries(record.joined ?? {}).map(([from, to]) => [from, to === gone ? kept : to] as const);
  return { ...Object.fromEntries(moved), [gone]: kept };
};

/** All who were joined to them are persons of their own again. */
export const partedFrom = (record: Pick<ChallengeRecord, 'joined'>, holder: string): ChallengeRecord['joined'] => {
  const person = holderIn(record, holder);
  return Object.fromEntries(Object.entries(record.joined ?? {}).filter(([, to]) => to !== person));
};
