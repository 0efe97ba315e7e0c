import type { Cell, Column } from './csv.ts';
import { type ReadyExperiment, type Row, seedOf } from './experiment.ts';

/** The games of an experiment, arm after arm. */
export const experimentColumns = ({ document, arms }: ReadyExperiment, rows: readonly (readonly Row[])[]): readonly Column[] => {
  const games = rows.flatMap((own, arm) => own.map((row, game) => ({ arm: arms[arm]?.name ?? '', game, seed: seedOf(document, arm, game), row })));
  const column = (name: string, type: Column['type'], value: (entry: (typeof games)[number]) => Cell): Column => ({ name, type, data: games.map(value) });
  return [
    column('arm', 'STRING', ({ arm }) => arm),
    column('game', 'INT32', ({ game }) => game),
    column('seed', 'STRING', ({ seed }) => seed),
    column('end', 'STRING', ({ row }) => row.end),
    column('turns', 'INT32', ({ row }) => row.turns),
    column('moves', 'INT32', ({ row }) => row.moves),
    ...document.measures
      .map((name, index) => column(name, 'DOUBLE', ({ row }) => row.values[index] ?? null))
      .filter(({ name }) => name !== 'turns' && name !== 'moves'),
    column('error', 'STRING', ({ row }) => row.error),
  ];
};
