import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { isEditing } from '#machines/chat/chatSelectors.ts';
import { isAsking } from '#machines/chatPicture/chatPictureSelectors.ts';
import type { ChatPictureRef, ChatRef } from './chatTypes.ts';
import { hasKeyboard } from './hasKeyboard.ts';

/** Brings the focus to where one writes: at the start for who has a keyboard, when a message is changed, and after a picture was asked for. */
export const useComposerFocus = (
  input: RefObject<HTMLTextAreaElement | null>,
  chat: ChatRef,
  picture: ChatPictureRef,
): void => {
  useEffect(() => {
    if (hasKeyboard()) input.current?.focus();
  }, [input]);

  const isChanging = useSelector(chat, isEditing);
  useEffect(() => {
    if (isChanging) input.current?.focus();
  }, [input, isChanging]);

  /* The dialog gives the focus back to the button, which takes none once the picture is asked for. */
  const isPicturing = useSelector(picture, isAsking);
  const wasPicturing = useRef(isPicturing);
  useEffect(() => {
    if (wasPicturing.current && !isPicturing && document.activeElement === document.body) input.current?.focus();
    wasPicturing.current = isPicturing;
  }, [input, isPicturing]);
};
