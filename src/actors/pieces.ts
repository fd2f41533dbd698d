/** A piece of an answer as the machine hears of it. */
export interface AnswerPiece {
  readonly msgId: string;
  /** Length of the answer after it, in UTF-16 code units. */
  readonly seq: number;
  readonly text: string;
}

/** A page that is not drawn gets no frames; it hears of an answer that often, in milliseconds. */
const WITHOUT_FRAMES = 100;

/** Calls `then` before the next frame but one, or soon when there are no frames. */
const beforeNextButOne = (then: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') {
    then();
    return;
  }
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    then();
  };
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(once);
  });
  const timer = setTimeout(once, WITHOUT_FRAMES);
};

/**
 * Passes pieces on, at most one in two frames: a provider writes faster than anybody reads, and drawing one takes a slow device longer
 * than a frame. The first after a pause goes at once, those that come meanwhile are joined.
 */
export const joinPieces = (tell: (piece: AnswerPiece) => void) => {
  let waiting: AnswerPiece | undefined;
  let isPaused = false;
  const release = (): void => {
    if (waiting === undefined) {
      isPaused = false;
      return;
    }
    const piece = waiting;
    waiting = undefined;
    beforeNextButOne(release);
    tell(piece);
  };
  return {
    add({ msgId, seq, text }: AnswerPiece): void {
      waiting = { msgId, seq, text: (waiting?.text ?? '') + text };
      if (isPaused) return;
      isPaused = true;
      release();
    },
    /** Passes on what waits, before something that must not overtake it. */
    flush(): void {
      if (waiting === undefined) return;
      const piece = waiting;
      waiting = undefined;
      tell(piece);
    },
  };
};
