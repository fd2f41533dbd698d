/** What is shown stands in the address, so that it can be sent to others: `#/setup/12/3?at=state:closed`. */
export interface Address {
  /** A flow, `requirements`, or empty for the front page. */
  readonly page: string;
  /** Number of the chosen path, from 1. */
  readonly path: number | null;
  /** Number of the chosen step, 0 for the start. */
  readonly step: number | null;
  /** The id of a row to go to. */
  readonly at: string | null;
  /** Position of a transition, for the first path that takes it. */
  readonly by: number | null;
}

const numberIn = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/** Reads the part of an address behind `#`. */
export const addressOf = (hash: string): Address => {
  const [way = '', query] = hash.replace(/^#/, '').split('?', 2);
  const [, page = '', path, step] = way.split('/');
  const parameters = new URLSearchParams(query);
  return {
    page: decodeURIComponent(page),
    path: numberIn(path),
    step: numberIn(step),
    at: parameters.get('at'),
    by: numberIn(parameters.get('by')),
  };
};

export const pathAddress = (flow: string, path: number): string => `#/${flow}/${path}`;
export const stepAddress = (flow: string, path: number, step: number): string => `${pathAddress(flow, path)}/${step}`;
