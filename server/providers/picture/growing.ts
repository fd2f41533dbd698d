/** Passes on whole percents that grow, from 0 to 99; `done` says 100. */
export const growing = (onProgress: (percent: number) => void) => {
  let last = -1;
  const tell = (percent: number): void => {
    if (!(percent > last)) return;
    last = percent;
    onProgress(percent);
  };
  return {
    to: (share: number): void => tell(Math.min(99, Math.max(0, Math.floor(share * 100)))),
    done: (): void => tell(100),
  };
};
