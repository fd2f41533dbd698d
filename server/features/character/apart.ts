/** What stands behind somebody; `null` where that is not known, which is like nothing else. */
interface Placed {
  readonly setting: string | null;
}

/** Whether those who are left can follow somebody at `last` without two neighbours at one place. */
const canFollow = (left: readonly Placed[], last: string | null): boolean => {
  const counts = new Map<string, number>();
  for (const { setting } of left) if (setting !== null) counts.set(setting, (counts.get(setting) ?? 0) + 1);
  return [...counts].every(([setting, count]) => 2 * count <= left.length + (setting === last ? 0 : 1));
};

/** In the order that they have, but that no two who are at one place stand beside each other, where that can be: the next one of another place comes before. */
export const apart = <Character extends Placed>(listed: readonly Character[]): Character[] => {
  const left = [...listed];
  const placed: Character[] = [];
  while (left.length > 0) {
    const last = placed.at(-1)?.setting ?? null;
    const isOther = ({ setting }: Character) => setting === null || setting !== last;
    const fitting = left.findIndex((one, place) => isOther(one) && canFollow(left.toSpliced(place, 1), one.setting));
    const next = fitting === -1 ? left.findIndex(isOther) : fitting;
    placed.push(...left.splice(Math.max(next, 0), 1));
  }
  return placed;
};
