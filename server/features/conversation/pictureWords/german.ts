const BILD = String.raw`(?:bild|bilder|bildchen|fotos?|photos?|selfies?|schnappschuss|pics?|aufnahme)\b`;
/** One that is there already, or somebody else's, is not asked for. */
const WORT = String.raw`(?!(?:das|die|den|dem|dieses|diese|jenes|mein|meine|meinem|sein|seine|ihr|ihre|kein|keine|nicht|nie)\b)[\p{L}'-]+ `;
const EIN_BILD = String.raw`(?:${WORT}){0,5}${BILD}`;
const VON_DIR = String.raw`(?:von|mit) (?:dir|sich|ihnen|deinem|deiner|deinen)\b`;
const FUELLWORT = String.raw`(?:bitte|mal|doch|jetzt|noch|kurz|schnell|eben|auch|gerne?|vielleicht|einfach)`;
const FUELLSEL = String.raw`(?:${FUELLWORT} )*`;
const MIR = String.raw`(?:(?:mir|uns|${FUELLWORT}) )*`;
const ZEIGEN = String.raw`(?:schick(?:e|st)?|send(?:e|est)?|zeig(?:e|st)?|gib|gibst|teil(?:e|st)?|poste?(?:st)?)`;
const MACHEN = String.raw`(?:mach(?:e|st)?|mal(?:e|st)?|zeichne(?:st)?|knips(?:e|t)?|schiess(?:e|t)?)`;
const GEBEN = String.raw`(?:schicken|senden|zeigen|geben|machen|malen|zeichnen|knipsen|teilen)`;
const AUSSEHEN = String.raw`(?:dein gesicht|wie du aussiehst|was du ${FUELLSEL}(?:gerade )?(?:anhast|tragst|machst))\b`;

/** Ways of asking for a picture in German. */
export const german: readonly RegExp[] = [
  String.raw`^${FUELLSEL}${ZEIGEN} (?:du |sie )?${MIR}${EIN_BILD}`,
  String.raw`^${FUELLSEL}${MACHEN} (?:du |sie )?${MIR}${EIN_BILD}(?: [\p{L}]+){0,3} (?:${VON_DIR}|fur mich\b)`,
  String.raw`^${FUELLSEL}${MACHEN} (?:du )?${MIR}(?:ein |n )?(?:${WORT})?selfies?\b`,
  String.raw`^(?:schicken|senden|zeigen) sie ${MIR}${EIN_BILD}`,
  String.raw`^(?:kannst|konntest|wurdest|willst|magst|mochtest) du ${MIR}${EIN_BILD}(?: [\p{L}]+){0,5} ${GEBEN}\b`,
  String.raw`^(?:konnen|konnten|wurden) sie ${MIR}${EIN_BILD}(?: [\p{L}]+){0,5} ${GEBEN}\b`,
  String.raw`^(?:kann|konnte|darf|durfte) ich ${FUELLSEL}${EIN_BILD}(?: ${VON_DIR}| ${FUELLWORT})* (?:sehen|haben|bekommen|kriegen)\b`,
  String.raw`^(?:kann|konnte|darf|durfte) ich ${FUELLSEL}(?:sehen ${AUSSEHEN}|dein gesicht ${FUELLSEL}sehen\b)`,
  String.raw`^zeig(?:e|st)? (?:du )?(?:dich(?: mir| ${FUELLWORT})*$|${MIR}${AUSSEHEN})`,
  String.raw`^lass mich ${FUELLSEL}(?:sehen ${AUSSEHEN}|${EIN_BILD}(?: ${VON_DIR})? sehen\b)`,
  String.raw`^ich (?:will|mochte|hatte|wurde|brauche|wunsche mir|wunsch mir) (?:so )?${FUELLSEL}${EIN_BILD}(?: ${VON_DIR}| (?:sehen|haben|bekommen|kriegen|bitte|${GEBEN}))*$`,
  String.raw`^ich (?:will|mochte|wurde) (?:so )?${FUELLSEL}sehen ${AUSSEHEN}`,
  String.raw`^hast du (?:nicht )?${FUELLSEL}${EIN_BILD}(?: ${VON_DIR}| fur mich| bitte| da)*$`,
  String.raw`^wie (?:ware|war) es mit ${EIN_BILD}(?: ${VON_DIR})?$|^wie war's mit ${EIN_BILD}(?: ${VON_DIR})?$`,
  String.raw`^(?:(?:noch )?(?:ein|n) )?(?:(?:schones|neues|kleines|susses) )?${BILD}(?: ${VON_DIR})?(?: bitte)?$`,
].map((pattern) => new RegExp(pattern, 'u'));
