import { m } from '#src/paraglide/messages.js';

/** The dialog loads late; once the page is outdated it may be gone. */
export const loadDialog = () => import('./confirm.tsx');

/** Asks, under `title`, whether what is typed and kept nowhere may go with a reload. */
export const askToReload = async (title: string): Promise<boolean> => {
  try {
    const { confirm } = await loadDialog();
    await confirm({
      title,
      message: m.reload_message(),
      confirmButtonText: m.reload_confirm(),
      cancelButtonText: m.reload_cancel(),
    });
    return true;
  } catch {
    // "cancel" and "close"; or the dialog is itself a part that is gone, and what is typed stays.
    return false;
  }
};
