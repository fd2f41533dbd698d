/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a `Range` header asks for of `size` bytes (RFC 9110, section 14). Undefined stands for all of them: without a header, and where it is
 * of another kind or asks for several. Null when there is nothing of what it asks for.
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | null | undefined => {
  const [whole, first = '', last = ''] = SINGLE.exec(header ?? '') ?? [];
  if (whole === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? null : { start, end };
};
