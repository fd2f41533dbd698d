const toAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** As in RFC 8187: `encodeURIComponent` leaves four characters that are no part of a value. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * `Content-Disposition` (RFC 6266) of a download with a name that people gave, for browsers that read UTF-8 and those that do not: these
 * get `plainName` where nothing of the name is ASCII.
 */
export const attachment = (name: string, ending: string, plainName: string): string => {
  const plain = toAscii(name) || plainName;
  const whole = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-');
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encoded(whole)}.${ending}`;
};
