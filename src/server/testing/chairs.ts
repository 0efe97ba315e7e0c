/* Chairs of a plan. */

export const OPEN = { kind: 'open' } as const;
export const BOT = { kind: 'bot', level: 'weak' } as const;
export const here = (name: string) => ({ kind: 'here', name }) as const;

/** So many people whose names do not matter. */
export const people = (count: number) => Array.from({ length: count }, (_, seat) => here(`P${seat}`));
