/**
 * Gives the keyboard a place when what had the focus is gone with its screen: the content of the new one. Leaves alone
 * what a screen has focused itself.
 */
export const keepFocus = (): void => {
  // What is gone lets go of the focus, and what comes takes it, in the frame that draws the change.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
  });
};
