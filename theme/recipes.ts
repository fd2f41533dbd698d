import { avatar, badge, chip, portrait, skeleton } from './recipes/display.ts';
import { button, iconButton } from './recipes/button.ts';
import { characterCard } from './recipes/characterCard.ts';
import { bubble, composer } from './recipes/conversation.ts';
import { choice, field } from './recipes/field.ts';
import { dialog, menu, toast, tooltip } from './recipes/overlay.ts';
import { emptyState, notice } from './recipes/notice.ts';

export const recipes = { badge, button, chip, iconButton, skeleton };
export const slotRecipes = {
  avatar,
  bubble,
  characterCard,
  choice,
  composer,
  dialog,
  emptyState,
  field,
  menu,
  notice,
  portrait,
  toast,
  tooltip,
};
