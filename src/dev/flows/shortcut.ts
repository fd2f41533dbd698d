import type { createBrowserRouter } from 'react-router';

/** Where the lab is. */
const LAB_PATH = '/dev/flows';

/** Alt, Shift and F lead to the lab and back without a reload, so that the flows of the page go on. */
export const listenForShortcut = (router: ReturnType<typeof createBrowserRouter>): void => {
  window.addEventListener('keydown', ({ code, altKey, shiftKey }) => {
    if (code !== 'KeyF' || !altKey || !shiftKey) return;
    void (router.state.location.pathname === LAB_PATH ? router.navigate(-1) : router.navigate(LAB_PATH));
  });
};
