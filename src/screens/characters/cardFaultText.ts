import { CARD_FILE_MAX, CARD_PIXELS_MAX, CARD_TEXT_MAX, type CardFault, LOREBOOK_MAX } from '#contract/card.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';

const MEGABYTE = 1024 * 1024;

export const tooLargeText = () => m.cards_fault_too_large({ max: String(CARD_FILE_MAX / MEGABYTE) });

/** Why a file is not taken as what it is to be: a card, or a lorebook. */
export const cardFaultText = (fault: CardFault): string => {
  switch (fault) {
    case 'tooLarge':
      return tooLargeText();
    case 'textTooLarge':
      return m.cards_fault_text_too_large({ max: String(CARD_TEXT_MAX / MEGABYTE) });
    case 'notACard':
      return m.cards_fault_not_a_card();
    case 'brokenPng':
      return m.cards_fault_broken_png();
    case 'brokenZip':
      return m.cards_fault_broken_zip();
    case 'unreadZip':
      return m.cards_fault_unread_zip();
    case 'unsafeZip':
      return m.cards_fault_unsafe_zip();
    case 'notBase64':
    case 'notUtf8':
    case 'notJson':
      return m.cards_fault_text();
    case 'tooDeep':
      return m.cards_fault_too_deep();
    case 'tooManyPixels':
      return m.cards_fault_too_many_pixels({ max: countText(CARD_PIXELS_MAX) });
    case 'nameMissing':
      return m.cards_fault_name_missing();
    case 'notALorebook':
      return m.edit_lore_fault_none();
    case 'tooMany':
      return m.cards_fault_lorebook_too_many({ max: countText(LOREBOOK_MAX) });
  }
};
