/** The first row of a table: what each column holds; null over the names of the rows. */
export const Heads = ({ of }: { readonly of: readonly (string | null)[] }) => (
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
