/** Whether a place in a text of Markdown is within code: in a fence, or between backticks of its line. */
export const isInCode = (text: string, place: number): boolean => {
  const lines = text.slice(0, place).split('\n');
  const last = lines.pop() ?? '';
  const isFenced = lines.filter((line) => /^\s*(?:```|~~~)/u.test(line)).length % 2 === 1;
  return isFenced || (last.match(/`/gu)?.length ?? 0) % 2 === 1;
};
