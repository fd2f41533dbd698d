import { useSelector } from '@xstate/react';
import { COLOR_MODES, type ColorMode } from '#machines/colorMode/colorModeMachine.ts';
import { modeOf } from '#machines/colorMode/colorModeSelectors.ts';
import { colorMode } from '#src/browser/colorMode.ts';
import { m } from '#src/paraglide/messages.js';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { css, cx } from '#styled/css';
import { settingsRow } from '../pageStyles.ts';

const heading = css({ fontWeight: 'semibold' });
/* As the row of the language has it. */
const row = css({
  '& > [role=radiogroup]': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
  },
});

const modeText = (mode: ColorMode): string => {
  switch (mode) {
    case 'system':
      return m.settings_color_system();
    case 'light':
      return m.settings_color_light();
    case 'dark':
      return m.settings_color_dark();
  }
};

/** Whether Liora is drawn light, dark or as the device is set. */
export const ColorModeRow = () => {
  const chosen = useSelector(colorMode, modeOf);
  return (
    <section className={cx(settingsRow, row)} aria-label={m.settings_color()}>
      <ChoiceChips
        label={m.settings_color()}
        labelClassName={heading}
        name="colorMode"
        items={COLOR_MODES.map((mode) => ({ value: mode, text: modeText(mode) }))}
        value={chosen}
        onChoose={(value) => {
          const mode = COLOR_MODES.find((one) => one === value);
          if (mode !== undefined) colorMode.send({ type: 'mode.chosen', mode });
        }}
      />
    </section>
  );
};
