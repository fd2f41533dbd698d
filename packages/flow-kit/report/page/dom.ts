/** The first element that a selector finds. Throws where there is none of that kind. */
export const find = <Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind => {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`);
  return found;
};

/** An element with attributes and children; text is text, never markup. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** Scrolls a box, and only it, so far that something in it can be seen. */
export const bringIntoView = (box: Element, inner: Element): void => {
  const outer = box.getBoundingClientRect();
  const { top, bottom, left, right } = inner.getBoundingClientRect();
  if (top < outer.top || bottom > outer.bottom) box.scrollTop += top - outer.top - outer.height / 4;
  if (left < outer.left || right > outer.right) box.scrollLeft += left - outer.left - outer.width / 4;
};
