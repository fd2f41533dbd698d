const romantic =
  /(?<!\p{L})(?:kiss(?:es|ed|ing)?|romance|romantic|girlfriend|boyfriend|lover|date|dating|in love|kuss\p{L}*|freundin|verliebt|beso|besa\p{L}*|novi[ao]|enamorad[ao])(?!\p{L})/u;

/** Whether a legible text in English, German or Spanish speaks of love. */
export const isRomantic = (text: string): boolean => romantic.test(text);

const YOUNG = String.raw`(?:(?:[4-9]|1[0-7]) ?-?(?:(?:years?|yrs?)[ -]old|y\.?o|jahrig\p{L}*|jahre alt\p{L}*|anos)|teen(?:age\p{L}*|s)?|school ?girl|school ?boy|minor|underage\p{L}*|minderjahrig\p{L}*|menor(?: de edad)?|schulmadchen|colegiala)(?!\p{L})`;
const ONE = String.raw`(?:an? |this |my |the |einen? |einem |einer |una? )?(?:\p{L}+ ){0,2}`;
const woos = new RegExp(
  [
    String.raw`(?:i (?:want|would like|would love|wish|am going) to (?:kiss|date|marry|cuddle with)|i ?a?m (?:in love with|dating|attracted to|falling for|going out with|turned on by)|have a crush on|verliebt in|ich bin zusammen mit|estoy (?:enamorad[ao] de|saliendo con)) ${ONE}${YOUNG}`,
    String.raw`ich bin in ${ONE}${YOUNG} verliebt`,
  ]
    .map((pattern) => `(?<!\\p{L})(?:${pattern})`)
    .join('|'),
  'u',
);

/** Whether whoever speaks woos somebody who is no adult; `text` is legible. */
export const woosMinor = (text: string): boolean => woos.test(text);
