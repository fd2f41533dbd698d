import { Button } from '#src/ui/Button.tsx';
import { cancelSection } from './cancelSection.ts';
import type { SettingsRef } from './settingsTypes.ts';

/** Leaves the section, or gives up what is awaited. */
export const CancelButton = ({
  settings,
  text,
  isDisabled = false,
}: {
  settings: SettingsRef;
  text: string;
  isDisabled?: boolean;
}) => (
  <Button
    size="md"
    variant="ghost"
    color="ink"
    disabled={isDisabled}
    onClick={() => {
      cancelSection(settings);
    }}
  >
    {text}
  </Button>
);
