/** What is JSON where its arrays come bit by bit. */
export type Streamed<Value> = Value extends readonly (infer Item)[]
  ? Value | AsyncIterable<Streamed<Item>>
  : Value extends object
    ? { readonly [Key in keyof Value]: Streamed<Value[Key]> }
    : Value;

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const comesInBits = (value: unknown): boolean =>
  isAsyncIterable(value) || (isRecord(value) && Object.values(value).some(comesInBits));

/** Writes JSON as it comes: of what comes bit by bit it holds one item at a time. */
export async function* jsonText(value: unknown): AsyncGenerator<string, void> {
  let separator = '';
  if (isAsyncIterable(value)) {
    yield '[';
    for await (const item of value) {
      yield separator;
      yield* jsonText(item);
      separator = ',';
    }
    yield ']';
  } else if (isRecord(value) && comesInBits(value)) {
    yield '{';
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* jsonText(part);
      separator = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}
