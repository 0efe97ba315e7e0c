import type { CreatedTable, CreateTable, PlayNow, SeatPlan } from '#protocol';

export const here = (count: number, who: string): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'here', name: `${who} ${seat + 1}` }));

export const bots = (count: number): readonly SeatPlan[] => Array.from({ length: count }, () => ({ kind: 'bot', level: 'decent' }));

const post = async (address: string, body: CreateTable | PlayNow): Promise<CreatedTable> => {
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  const created: CreatedTable = JSON.parse(await response.text());
  return created;
};

export const playNow = (url: string, game: string): Promise<CreatedTable> => post(`${url}/api/play-now`, { game, lang: 'fr', name: 'Inès' });

/** A table that begins at once, with the usual in all that is not said. */
export const openTable = (url: string, plan: Pick<CreateTable, 'game' | 'seats'> & Partial<CreateTable>): Promise<CreatedTable> =>
  post(`${url}/api/tables`, { options: {}, secondsPerDecision: null, watching: 'link', referee: 'auto', start: true, lang: 'fr', ...plan });
