/** Once the page has loaded with all that it shows. */
export const onceLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
};
