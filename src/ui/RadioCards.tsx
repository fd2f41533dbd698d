import { RadioGroup } from '@ark-ui/react/radio-group';
import { choice } from '#styled/recipes';
import { AlertIcon } from './icons.tsx';

export interface RadioCardsProps {
  label: string;
  name: string;
  items: readonly { value: string; text: string }[];
  defaultValue?: string;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** One choice out of a few that are all on view. */
export const RadioCards = ({ label, name, items, defaultValue, error, isDisabled = false }: RadioCardsProps) => {
  const classes = choice();
  return (
    <RadioGroup.Root
      className={classes.root}
      name={name}
      disabled={isDisabled}
      invalid={error !== undefined}
      {...(defaultValue === undefined ? {} : { defaultValue })}
    >
      <RadioGroup.Label className={classes.label}>{label}</RadioGroup.Label>
      <div className={classes.items}>
        {items.map((item) => (
          <RadioGroup.Item key={item.value} value={item.value} className={classes.item}>
            <RadioGroup.ItemText className={classes.itemText}>{item.text}</RadioGroup.ItemText>
            <RadioGroup.ItemControl className={classes.indicator} />
            <RadioGroup.ItemHiddenInput />
          </RadioGroup.Item>
        ))}
      </div>
      {error === undefined ? null : (
        <p className={classes.error} role="alert">
          <AlertIcon />
          {error}
        </p>
      )}
    </RadioGroup.Root>
  );
};
