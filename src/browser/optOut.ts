/** Whether the person has told the browser that they do not want to be followed: Global Privacy Control, or Do Not Track. */
export const isOptedOut = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
