/** On a phone the keyboard would cover the conversation before it was read. */
export const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;
