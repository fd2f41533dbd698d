/** Gives the keyboard to the words of the wish, which stand far above on narrow windows. */
export const focusPrompt = (): void => document.querySelector<HTMLElement>('textarea[name=prompt]')?.focus();
