import { m } from '#src/paraglide/messages.js';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';
import { UploadIcon } from '../conversations/conversationIcons.tsx';

export interface BringButtonProps {
  size: NonNullable<ButtonProps['size']>;
  /** Opens the choice of files. */
  onPress: () => void;
}

/** Chooses cards to bring, as many as one likes. */
export const BringButton = ({ size, onPress }: BringButtonProps) => (
  <Button size={size} variant="outline" color="ink" onClick={onPress}>
    <UploadIcon />
    {m.own_bring()}
  </Button>
);
