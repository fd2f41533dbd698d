/** How a menu was asked for: with the keyboard one goes on from its first item. */
export type Press = 'pointer' | 'keyboard';

let press: Press | undefined;
let tellPressed: () => void = () => undefined;

/** Resolves when the button of the account's menu is pressed for the first time. */
export const untilMenuPressed = new Promise<void>((resolve) => {
  tellPressed = resolve;
});

/** The button was pressed before there was a menu. */
export const pressMenu = (by: Press): void => {
  press = by;
  tellPressed();
};

/** The press that the menu has yet to answer. */
export const openPress = (): Press | undefined => press;

/** The menu is open. */
export const answerPress = (): void => {
  press = undefined;
};
