/** The id of a row, which search leads to. */
export const rowId = (kind: string, name: string): string => `${kind}:${name}`;

/** The address of a row on a flow's page. */
export const rowLink = (flow: string, kind: string, name: string): string =>
  `#/${flow}?at=${encodeURIComponent(rowId(kind, name))}`;

/** A time of ISO form for people, in UTC: reports are read elsewhere than they are made. */
export const when = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** `39 of 39`. */
export const share = (part: number, whole: number): string => `${part} of ${whole}`;
