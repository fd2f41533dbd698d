/** Rows that a statement of those which read many gives at most. */
export const PAGE = 500;

/** Reads page after page: `read` gives what follows a row, `size` of it, and without one the first. */
export async function* inPages<Row>(
  read: (last: Row | undefined, size: number) => PromiseLike<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<Row, void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, size);
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
