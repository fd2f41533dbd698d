import { isMediaKey } from '#server/providers/image/storage/mediaStorage.ts';

/** Whether it is the key of a picture that came with a message; portraits and the like are not. */
export const isChatPicture = (key: string): boolean => key.startsWith('chat/') && isMediaKey(key);

const SHOWN = /^(?:pictures|chat)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
/** Whether it is the key of a picture that a person can have shown. */
export const isShownPicture = (key: string): boolean => SHOWN.test(key);
