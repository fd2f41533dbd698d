const PRESSED = 'button, a, [role=button]';
/** Lengths that are less than this, in CSS pixels, are rounding. */
const SLACK = 1;
/** Of a conversation, at least this much must be seen between its head and its composer, in CSS pixels. */
const LEAST_OF_MESSAGES = 64;
/** Of a letter's size: so far a line may reach beyond what its letters fill. */
const LINE_SLACK = 0.35;
const SCROLLS = /auto|scroll/;

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
/** Cut on purpose, as is seen: with dots at the end, or fading out. */
const showsCut = ({ textOverflow, webkitLineClamp, maskImage }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || maskImage !== 'none';
/** For screen readers only, or not there at all. */
const isHidden = (element: Element, style: CSSStyleDeclaration): boolean =>
  style.display === 'none' || style.visibility === 'hidden' || (element.clientWidth <= 1 && hides(style.overflowX));

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`;

const textsIn = function* (element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.matches('textarea, option')) yield node;
};

const boxOf = (text: Text): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
};

interface Surround {
  readonly frame: DOMRect;
  readonly hidesX: boolean;
  readonly hidesY: boolean;
  /** A text must not hang out of it, although it would be seen. */
  readonly isPressed: boolean;
  /** Further out nothing needs to be looked at: it is cut on purpose, or can be scrolled to. */
  readonly isEnd: boolean;
  readonly slack: number;
}

const surroundOf = (element: Element): Surround => {
  const style = getComputedStyle(element);
  return {
    frame: element.getBoundingClientRect(),
    hidesX: hides(style.overflowX),
    hidesY: hides(style.overflowY),
    isPressed: element.matches(PRESSED) && style.display !== 'inline',
    isEnd: isHidden(element, style) || showsCut(style) || SCROLLS.test(style.overflow) || style.position === 'fixed',
    slack: Number.parseFloat(style.fontSize) * LINE_SLACK,
  };
};

/** Every text of which something is cut off: by the first around it that hides what does not fit, or by the button that it hangs out of. */
const cutTexts = (): string[] => {
  const known = new Map<Element, Surround>();
  const around = (element: Element): Surround => {
    const surround = known.get(element) ?? surroundOf(element);
    known.set(element, surround);
    return surround;
  };
  const cutterOf = (text: Text): Element | null => {
    const box = boxOf(text);
    for (let at = text.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { frame, hidesX, hidesY, isPressed, isEnd, slack } = around(at);
      if (isEnd) return null;
      const isWider = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
      const isHigher = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
      if ((isWider && (hidesX || isPressed)) || (isHigher && (hidesY || isPressed))) return at;
    }
    return null;
  };
  return [...textsIn(document.body)].flatMap((text) => {
    const cutter = cutterOf(text);
    return cutter === null ? [] : [`cut: “${text.data.slice(0, 40)}” by ${nameOf(cutter)}`];
  });
};

const isInWindow = ({ left, top, right, bottom }: DOMRect): boolean =>
  left >= -SLACK && top >= -SLACK && right <= window.innerWidth + SLACK && bottom <= window.innerHeight + SLACK;

/** Whether it can be brought into the window, with nothing else over it. */
const canBeSeen = (element: Element): boolean => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return isInWindow(box) && over !== null && (element.contains(over) || over.contains(element));
};

const faultsOfDialogs = (): string[] => {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
  const wide = dialogs.filter((dialog) => {
    const box = dialog.getBoundingClientRect();
    return box.left < -SLACK || box.right > window.innerWidth + SLACK;
  });
  // One may stand over another, which comes back when the upper one is closed.
  const pressed = [...(dialogs.at(-1)?.querySelectorAll('a[href], button, input, textarea') ?? [])].filter(
    (element) =>
      element.checkVisibility() &&
      !isHidden(element, getComputedStyle(element)) &&
      element.getBoundingClientRect().width > 1,
  );
  return [
    ...wide.map((dialog) => `too wide: ${nameOf(dialog)}`),
    ...pressed.filter((element) => !canBeSeen(element)).map((element) => `out of reach: ${nameOf(element)}`),
  ];
};

const scrollerOf = (element: Element): Element | null => {
  const around = element.parentElement;
  return around === null || getComputedStyle(around).overflowY === 'auto' ? around : scrollerOf(around);
};

const faultsOfConversation = (): string[] => {
  const composer = document.querySelector('main textarea');
  if (composer === null) return [];
  // A dialog may stand over it, which comes back when that is closed.
  const isCovered = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  const faults = isCovered || canBeSeen(composer) ? [] : ['out of reach: the composer'];
  const last = [...document.querySelectorAll('main article[data-message]')].at(-1);
  if (last === undefined) return faults;
  last.scrollIntoView({ block: 'end' });
  const { bottom, height } = last.getBoundingClientRect();
  const { top } = composer.getBoundingClientRect();
  if (bottom > top + SLACK) faults.push('out of reach: the end of the last message');
  // A composer that stands in the page leaves what is above it.
  const room = scrollerOf(last)?.clientHeight ?? top;
  if (room < Math.min(LEAST_OF_MESSAGES, height)) faults.push(`only ${room} px for messages`);
  return faults;
};

/** What is wrong with how the page is laid out now: what is too wide, cut off or out of reach. */
export const faultsOfLayout = (): string[] => {
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  return [
    ...(beyond > 0 ? [`${beyond} px too wide`] : []),
    ...cutTexts(),
    ...faultsOfDialogs(),
    ...faultsOfConversation(),
  ];
};
