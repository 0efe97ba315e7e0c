import type { ComponentChildren } from 'preact';

/** The first row of a table: what each column holds; null over the names of the rows. */
export const Heads = ({ of }: { readonly of: readonly ComponentChildren[] }) => (
  <thead>
    <tr>
      {of.map((head, column) =>
        head === null ? (
          <td key={column} />
        ) : (
          <th key={column} scope="col">
            {head}
          </th>
        ),
      )}
    </tr>
  </thead>
);
