import { afterAll, expect } from 'vitest';
import { type House, openHouse } from './house.ts';

/** A house for the tests of one file, closed after the last of them. None of its pages may have complained, but of what `expected` says. */
export const testHouse = async (where: Parameters<typeof openHouse>[0] = {}, expected?: RegExp): Promise<House> => {
  const house = await openHouse(where);
  afterAll(async () => {
    const complaints = house.complaints.filter((words) => expected?.test(words) !== true);
    await house.close();
    expect(complaints).toEqual([]);
  });
  return house;
};
