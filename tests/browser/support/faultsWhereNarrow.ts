/**
 * What is wrong with how the page is laid out in a narrow window: a page that scrolls sideways, what can be pressed or entered and is cut off
 * by the edge of the window, and of that in the header what lies over another. It runs in the page, so it holds all that it needs.
 */
export const faultsWhereNarrow = (): string[] => {
  /** Lengths that are less than this, in CSS pixels, are rounding. */
  const slack = 1;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
  const pressed = (within: Element | Document): Element[] =>
    [
      ...within.querySelectorAll('a[href], button, input, select, textarea, [role=button], [role=tab], [role=slider]'),
    ].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert], [aria-hidden=true]') === null
      );
    });
  /** It can be brought into the window: a row that scrolls sideways is meant to. */
  const scrollsInto = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + slack) return true;
    return false;
  };
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  const cut = pressed(document).filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -slack || right > window.innerWidth + slack) && !scrollsInto(element);
  });
  const overlaps = [...document.querySelectorAll('header')].flatMap((header) => {
    const parts = pressed(header);
    return parts.flatMap((one, place) =>
      parts
        .slice(place + 1)
        .filter((other) => {
          if (one.contains(other) || other.contains(one)) return false;
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          return (
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
          );
        })
        .map((other) => `${nameOf(one)} and ${nameOf(other)} overlap`),
    );
  });
  return [
    ...(beyond > 0 ? [`${beyond} px too wide`] : []),
    ...cut.map((element) => `cut off: ${nameOf(element)}`),
    ...overlaps,
  ];
};
