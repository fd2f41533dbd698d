const ID3_HEADER = 10;
const ID3V1_LENGTH = 128;
/** Kilobits a second of MPEG layer III, by the index in the header: of version 1, and of 2 and 2.5. */
const BITRATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
/** Samples a second by the index in the header, of version 1; version 2 has half, 2.5 a quarter of them. */
const RATES = [44_100, 48_000, 32_000] as const;

const ascii = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** Where the tag in front ends, whose length is told in seven bits a byte. */
const frontTagLength = (bytes: Uint8Array): number => {
  if (bytes.length < ID3_HEADER || ascii(bytes, 0, 3) !== 'ID3') return 0;
  const size = bytes.subarray(6, ID3_HEADER).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return ID3_HEADER + size;
};

/** The frames without the tags at either end. */
const framesOf = (bytes: Uint8Array): Uint8Array => {
  const end = bytes.length - ID3V1_LENGTH;
  const hasTagBehind = end >= 0 && ascii(bytes, end, 3) === 'TAG';
  return bytes.subarray(frontTagLength(bytes), hasTagBehind ? end : bytes.length);
};

/** The first frame of MPEG layer III (ISO/IEC 11172-3 and 13818-3); undefined when there is none. */
const firstFrame = (frames: Uint8Array): { length: number; infoPlace: number } | undefined => {
  const [sync = 0, kind = 0, rates = 0, channels = 0] = frames;
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined;
  const version = (kind >> 3) & 3;
  const isOne = version === 3;
  const bitrate = BITRATES[isOne ? 'one' : 'two'][rates >> 4] ?? 0;
  const rate = (RATES[(rates >> 2) & 3] ?? 0) / (isOne ? 1 : version === 2 ? 2 : 4);
  if (version === 1 || bitrate === 0 || rate === 0) return undefined;
  const isMono = channels >> 6 === 3;
  const sideInfo = isOne ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    length: Math.floor(((isOne ? 144_000 : 72_000) * bitrate) / rate) + ((rates >> 1) & 1),
    infoPlace: 4 + sideInfo,
  };
};

/** Some encoders begin with a frame that tells how long the sound is, which is wrong for a part of a longer one. */
const withoutInfoFrame = (frames: Uint8Array): Uint8Array => {
  const first = firstFrame(frames);
  const isInfo = first !== undefined && ['Xing', 'Info'].includes(ascii(frames, first.infoPlace, 4));
  return isInfo ? frames.subarray(first.length) : frames;
};

export const isMp3 = (bytes: Uint8Array): boolean => firstFrame(framesOf(bytes)) !== undefined;

/** Several sounds one after the other; a single one as it is. */
export const joinMp3 = (sounds: readonly Uint8Array[]): Uint8Array => {
  const [first] = sounds;
  return first !== undefined && sounds.length === 1
    ? first
    : Buffer.concat(sounds.map((sound) => withoutInfoFrame(framesOf(sound))));
};
