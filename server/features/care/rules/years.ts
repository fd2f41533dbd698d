/** The first year of which people are under 18 all year. Read once: servers start more often than years do. */
const now = new Date().getFullYear();
const SPAN = 40;

/** Years as a pattern, from `offset` years from now on. */
export const yearsFrom = (offset: number): string =>
  Array.from({ length: SPAN }, (_, index) => String(now + offset + index)).join('|');

/** Births after which nobody is 18 yet. */
export const YOUNG_BIRTHS = yearsFrom(-17);
/** The one in which some have turned 18. */
export const UNSURE_BIRTH = String(now - 18);
