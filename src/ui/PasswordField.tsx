import { PasswordInput } from '@ark-ui/react/password-input';
import { cx } from '#styled/css';
import { field, iconButton } from '#styled/recipes';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { EyeIcon, EyeOffIcon } from './actIcons.tsx';

export interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button that shows or hides what was typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed. */
export const PasswordField = ({
  label,
  name,
  help,
  error,
  isDisabled = false,
  autoComplete,
  showLabel,
  hideLabel,
}: PasswordFieldProps) => {
  const classes = field({ look: 'adorned' });
  return (
    <FieldFrame classes={classes} label={label} help={help} error={error} isDisabled={isDisabled}>
      <PasswordInput.Root
        name={name}
        autoComplete={autoComplete}
        translations={{ visibilityTrigger: (isVisible) => (isVisible ? hideLabel : showLabel) }}
      >
        <PasswordInput.Control className={classes.control}>
          <PasswordInput.Input className={classes.input} />
          <PasswordInput.Context>
            {(input) => (
              <PasswordInput.VisibilityTrigger
                tabIndex={0}
                className={cx(iconButton(), classes.adornment)}
                onClick={({ detail }) => {
                  /* Of a pointer Ark UI hears the press; of a key nothing. */
                  if (detail === 0) input.toggleVisible();
                }}
              >
                <PasswordInput.Indicator fallback={<EyeIcon />}>
                  <EyeOffIcon />
                </PasswordInput.Indicator>
              </PasswordInput.VisibilityTrigger>
            )}
          </PasswordInput.Context>
        </PasswordInput.Control>
      </PasswordInput.Root>
    </FieldFrame>
  );
};
