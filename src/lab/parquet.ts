import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Column } from './games-table.ts';

/* Apart from the rest: the page loads it with the first table that is asked for. */

export const columnsAsParquet = (columns: readonly Column[]): ArrayBuffer =>
  parquetWriteBuffer({ columnData: columns.map(({ name, type, data }) => ({ name, type, data: [...data], nullable: true })) });
