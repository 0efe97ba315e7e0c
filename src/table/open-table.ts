import type { AnyGame } from '#kernel/game.ts';
import { StorageError, type TableRecord } from './journal.ts';
import { LiveTable, type Rest } from './live-table.ts';
import { DamagedTable, loadState } from './load.ts';
import { describeError, type TablePorts } from './ports.ts';
import { refusalOf, refuse, type Result } from './refusal.ts';

/** Where a house finds its games; null: no such game. */
export type GameFinder = (id: string) => Promise<AnyGame | null>;

/** Was a game that is under way last played by newer rules than these? */
export const isPlayedByNewer = ({ status, rulesVersion }: TableRecord, { module }: AnyGame): boolean =>
  status === 'playing' && rulesVersion > module.rulesVersion;

/** A table read back from its journal, as it was put away (`rest`) if nothing was written since. One that cannot be read keeps nobody from the others. */
export const openTable = async (id: string, games: GameFinder, ports: TablePorts, rest: Rest | null = null): Promise<Result<LiveTable>> => {
  try {
    const stored = await ports.journal.find(id);
    if (stored === null) return refuse('noSuchTable');
    const game = await games(stored.record.game);
    if (game === null) return refuse('gameMissing');
    // Another server plays newer rules already: whoever comes is to go there.
    if (ports.inCharge !== undefined && isPlayedByNewer(stored.record, game)) return refuse('stopping');
    const table = new LiveTable(await loadState(ports.journal, game, stored), stored.last, ports, rest);
    if (stored.record.status === 'playing' && stored.record.rulesVersion !== game.module.rulesVersion) await table.changeRules();
    return table;
  } catch (error) {
    const why = error instanceof DamagedTable ? error.message : describeError(error);
    ports.log.error({ table: id, why }, 'a table could not be reopened');
    return error instanceof StorageError ? refusalOf(error) : refuse('tableDamaged');
  }
};
