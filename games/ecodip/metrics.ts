import { sum } from '#kernel/collections.ts';
import type { Viewer } from '#kernel/game.ts';
import { worldOf } from './data/world.ts';
import { forceOf, holdingsOf, isAlive, unitsOf } from './rules/facts.ts';
import type { State } from './types.ts';
import { seesAll } from './view.ts';

/** EC-13.9: figures for the ledger, the lab and the debrief; gold only for those who may know it. */
export const metrics = (state: State, viewer: Viewer): Readonly<Record<string, number>> => {
  const { table, options, secrets } = state;
  const { centres, provinces, existing } = holdingsOf(worldOf(options), table);
  const figures: Record<string, number> = {};
  for (const [seat, tag] of table.powers.entries()) {
    if (!isAlive(table, tag)) continue;
    const units = unitsOf(table, tag);
    const { TB, MP, BT } = table.stocks[tag];
    const own: Readonly<Record<string, number>> = {
      centres: centres[tag],
      provinces: provinces[tag],
      units: units.length,
      force: sum(units.map(forceOf)),
      tb: TB,
      mp: MP,
      bt: BT,
      ...(viewer === seat || seesAll(state, viewer) ? { gold: secrets[tag].gold } : {}),
    };
    for (const [name, value] of Object.entries(own)) figures[`ecodip.metric.${name}/${seat}`] = value;
  }
  figures['ecodip.metric.existing'] = existing;
  figures['ecodip.metric.unGold'] = table.un.gold;
  figures['ecodip.metric.unAbm'] = table.un.ABM;
  figures['ecodip.metric.priceTb'] = table.prices.TB;
  figures['ecodip.metric.priceMp'] = table.prices.MP;
  figures['ecodip.metric.priceBt'] = table.prices.BT;
  figures['ecodip.metric.fired'] = table.tally.icbmFired;
  return figures;
};
