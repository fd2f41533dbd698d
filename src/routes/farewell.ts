/** Comes along to the page of farewell: whoever only knows its address has not deleted anything. */
export const FAREWELL = 'farewell';
