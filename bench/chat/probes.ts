/** What a stretch of frames was like. */
export interface Frames {
  /** When the click came, and then the time stamp of each frame, in milliseconds. A frame that comes late may have an early one. */
  readonly times: readonly number[];
  /** When the click came, and then when each frame was made. */
  readonly made: readonly number[];
  /** How far the end of the conversation was out of view, in px, after each frame with some of the answer. */
  readonly fromEnd: readonly number[];
}

/** When something was painted after a click, in milliseconds since the click. */
export interface Painted {
  /** First seen. */
  readonly seen: number;
  /** First seen where it stays. */
  readonly atRest: number;
}

/** Where what was on screen has gone. */
export interface Movement {
  /** In px; the greatest of all messages and frames. */
  readonly greatest: number;
  /** How many messages were followed. */
  readonly followed: number;
}

interface Running<Result> {
  /** Ends it. */
  readonly stop: () => Result;
}

/** Instruments inside the page. What is asked for "after a frame" is asked in the first task after the frame was made. */
export interface Probes {
  readonly idle: (duration: number) => Promise<readonly number[]>;
  /** From the next click until the conversation is painted whose last message is `lastText`. */
  readonly opening: (lastText: string) => Promise<Painted>;
  /** From the next click until `word` is painted in the last message. */
  readonly answering: (word: string) => Promise<number>;
  /** From the next click until the frame with `last` in the last message; the answer begins with `first`. */
  readonly streaming: (first: string, last: string) => Promise<Frames>;
  /** Milliseconds from each keydown to its frame, and what the browser itself tells (Event Timing, steps of 8 ms from 16 up). */
  readonly typing: () => Running<{ readonly painted: readonly number[]; readonly told: readonly number[] }>;
  /** How far the messages that are on screen now move. */
  readonly movement: () => Running<Movement>;
  /** Comes when nothing has scrolled for so many milliseconds. */
  readonly rest: (duration: number) => Promise<void>;
}

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    probes: Probes;
  }
}

/** Runs in the page, before its scripts; so it uses nothing from outside. It costs nothing until a probe is asked for. */
// oxlint-disable-next-line max-lines-per-function -- it runs in the page, which has nothing else of this file
export const installProbes = (): void => {
  /** How long what was seen must stay where it is, in milliseconds. */
  const REST = 800;
  /** How long a probe waits at all, in milliseconds. */
  const TIMEOUT = 120_000;
  /** What may stand above the first whole message, in px: a day, the space between two messages. */
  const GAP = 90;

  const afterFrame = (then: (now: number, frame: number) => void): void => {
    requestAnimationFrame((frame) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        then(performance.now(), frame);
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  /** Calls `see` after every frame, until it says that it has seen enough. */
  const everyFrame = (see: (now: number, frame: number) => boolean): void => {
    afterFrame((now, frame) => {
      if (!see(now, frame)) everyFrame(see);
    });
  };

  const promise = <Result>(begin: (resolve: (result: Result) => void) => void): Promise<Result> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('What was waited for did not come')), TIMEOUT);
      begin(resolve);
    });

  const log = (): Element | null => document.querySelector('[role="log"]');
  const rows = (): Element[] => [...(log()?.querySelectorAll('article') ?? [])];
  const lastText = (): string => rows().at(-1)?.textContent ?? '';
  const isShown = (row: Element): boolean => getComputedStyle(row).visibility === 'visible';
  const isOnScreen = (row: Element): boolean => {
    const frame = log()?.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    return frame !== undefined && bottom > frame.top && top < frame.bottom && isShown(row);
  };
  const onClick = (then: (time: number) => void): void =>
    window.addEventListener('click', (event) => then(event.timeStamp), { capture: true, once: true });

  const plain = (text: string): string => text.replaceAll('*', '');
  /** Where the bottom of the last message is when the screen is full of messages down to it. */
  const bottomOf = (text: string): number | undefined => {
    const all = rows();
    const last = all.at(-1);
    const frame = log()?.getBoundingClientRect();
    if (last === undefined || frame === undefined || !last.textContent.includes(plain(text))) return undefined;
    const { bottom } = last.getBoundingClientRect();
    const isFull = all.some((row) => row.getBoundingClientRect().top <= frame.top + GAP && isOnScreen(row));
    return isFull && isShown(last) && bottom <= frame.bottom + 1 && bottom > frame.top ? bottom : undefined;
  };

  window.probes = {
    idle: (duration) =>
      promise((resolve) => {
        const times: number[] = [];
        const started = performance.now();
        everyFrame((now, frame) => {
          times.push(frame);
          if (now - started < duration) return false;
          resolve(times);
          return true;
        });
      }),

    opening: (text) =>
      promise((resolve) => {
        onClick((clicked) => {
          let seen: number | undefined;
          let atRest: number | undefined;
          let place: number | undefined;
          everyFrame((now) => {
            const bottom = bottomOf(text);
            if (bottom !== place) atRest = bottom === undefined ? undefined : now;
            place = bottom;
            if (bottom !== undefined) seen ??= now;
            if (seen === undefined || atRest === undefined || now - atRest < REST) return false;
            resolve({ seen: seen - clicked, atRest: atRest - clicked });
            return true;
          });
        });
      }),

    answering: (word) =>
      promise((resolve) => {
        onClick((clicked) => {
          everyFrame((now) => {
            const isThere = lastText().includes(word);
            if (isThere) resolve(now - clicked);
            return isThere;
          });
        });
      }),

    streaming: (first, last) =>
      promise((resolve) => {
        const fromEnd: number[] = [];
        onClick((clicked) => {
          const times = [clicked];
          const made = [clicked];
          everyFrame((now, frame) => {
            times.push(frame);
            made.push(now);
            const text = lastText();
            const scroller = log();
            if (scroller === null || !(text.includes(first) || fromEnd.length > 0)) return false;
            const { scrollHeight, scrollTop, clientHeight } = scroller;
            fromEnd.push(scrollHeight - scrollTop - clientHeight);
            if (!text.includes(last)) return false;
            resolve({ times, made, fromEnd });
            return true;
          });
        });
      }),

    typing: () => {
      const painted: number[] = [];
      const told: number[] = [];
      const takeIn = (entries: PerformanceEntryList): void => {
        for (const { name, duration } of entries) if (name === 'keydown') told.push(duration);
      };
      const observer = new PerformanceObserver((list) => takeIn(list.getEntries()));
      observer.observe({ type: 'event', durationThreshold: 16 });
      let pressed = 0;
      const onKeyDown = (event: KeyboardEvent): void => {
        pressed = event.timeStamp;
      };
      const onInput = (): void => {
        const since = pressed;
        afterFrame((now) => painted.push(now - since));
      };
      window.addEventListener('keydown', onKeyDown, true);
      window.addEventListener('input', onInput, true);
      return {
        stop: () => {
          window.removeEventListener('keydown', onKeyDown, true);
          window.removeEventListener('input', onInput, true);
          takeIn(observer.takeRecords());
          observer.disconnect();
          return { painted, told };
        },
      };
    },

    movement: () => {
      const places = new Map(
        rows()
          .filter(isOnScreen)
          .map((row) => [row, row.getBoundingClientRect().top]),
      );
      const followed = places.size;
      let greatest = 0;
      let isOver = false;
      everyFrame(() => {
        for (const [row, place] of places) {
          if (row.isConnected) greatest = Math.max(greatest, Math.abs(row.getBoundingClientRect().top - place));
          else places.delete(row);
        }
        return isOver;
      });
      return {
        stop: () => {
          isOver = true;
          if (places.size < followed) throw new Error('A message that was on screen was taken away');
          return { greatest, followed };
        },
      };
    },

    rest: (duration) =>
      promise((resolve) => {
        let place: number | undefined;
        let since = 0;
        everyFrame((now) => {
          const top = log()?.scrollTop;
          if (top !== place) since = now;
          place = top;
          if (now - since < duration) return false;
          resolve();
          return true;
        });
      }),
  };
};
