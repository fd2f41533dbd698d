/** What descriptions say in the same words. */

/** Of a time-out. */
export const noAnswerComes = 'No answer comes for {time}';
/** Why an act that was confirmed is not left. */
export const cannotBeCalledOff =
  'nobody could tell whether that came too late; it is answered, or given up when the time is up';
