import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { isBusy, isChoosingPortrait, isSavingPortrait } from '#machines/characterEdit/characterEditSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FileInput } from '../FileInput.tsx';
import { UploadIcon } from '../conversations/conversationIcons.tsx';
import type { CharacterEditRef } from './characterTypes.ts';
import { portraitFailureText } from './characterWording.ts';

const preview = css({
  display: 'block',
  width: '48',
  aspectRatio: '[2 / 3]',
  objectFit: 'cover',
  objectPosition: 'top',
  mx: 'auto',
  mt: '5',
  borderRadius: 'lg',
  bg: 'bg.hover',
});
const told = css({ mt: '5' });

/** Chooses another portrait. */
export const PortraitButton = ({ edit, onFile }: { edit: CharacterEditRef; onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const isWaiting = useSelector(edit, isBusy);
  return (
    <>
      <FileInput
        ref={input}
        label={m.edit_portrait_change()}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onFiles={([file]) => {
          if (file !== undefined) onFile(file);
        }}
      />
      <Button size="sm" variant="outline" color="ink" disabled={isWaiting} onClick={() => input.current?.click()}>
        <UploadIcon />
        {m.edit_portrait_change()}
      </Button>
    </>
  );
};

/** Asks before the old portrait goes, and shows the new one as it will be. */
export const PortraitDialog = ({ edit }: { edit: CharacterEditRef }) => {
  const isOpen = useSelector(edit, isChoosingPortrait);
  const isWaiting = useSelector(edit, isSavingPortrait);
  const picture = useSelector(edit, (snapshot) => snapshot.context.picture);
  const failure = useSelector(edit, (snapshot) => snapshot.context.failure);
  if (!isOpen || picture === null) return null;
  return (
    <ConfirmDialog
      title={m.edit_portrait_title()}
      text={m.edit_portrait_text()}
      submitText={m.edit_portrait_submit()}
      dismissText={m.edit_portrait_keep()}
      isWaiting={isWaiting}
      onSubmit={() => {
        edit.send({ type: 'portrait.confirmed', intentId: newIntentId() });
      }}
      onDismiss={() => {
        edit.send({ type: 'dialog.closed' });
      }}
    >
      <img className={preview} src={picture.url} alt={m.edit_portrait_preview()} />
      {failure === null ? null : (
        <div className={told}>
          <Notice tone="danger" isAlert>
            {portraitFailureText(failure)}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  );
};
