import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Column } from '#lab';

export const columnsAsParquet = (columns: readonly Column[]): Uint8Array =>
  new Uint8Array(parquetWriteBuffer({ columnData: columns.map(({ name, type, data }) => ({ name, type, data: [...data], nullable: true })) }));
