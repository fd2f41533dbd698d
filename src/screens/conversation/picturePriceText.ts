import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';

/** What a picture costs beside the answer that it comes with. */
export const picturePriceText = (name: string, cost: number): string =>
  cost === 1 ? m.chat_picture_price_one({ name }) : m.chat_picture_price({ name, cost: countText(cost) });
