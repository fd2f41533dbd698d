const PHOTO = String.raw`(?:photos?|images?|selfies?|portraits?|dessins?)\b`;
/** One that is there already, or somebody else's, is not asked for. */
const MOT = String.raw`(?!(?:la|le|les|cette|ces|cet|ce|ma|mes|mon|sa|ses|son|pas|aucune)\b)[\p{L}'-]+ `;
const UNE_PHOTO = String.raw`(?:${MOT}){0,4}${PHOTO}`;
const DE_TOI = String.raw`(?:de (?:toi|vous|ton (?:visage|sourire|corps))|de toi-meme)\b`;
const POLI = String.raw`(?:s'il te plait |s'il vous plait |stp |svp |donc |vite |juste |aussi |maintenant )*`;
const TON_AIR = String.raw`(?:a quoi tu ressembles|comment tu es|ton visage)\b`;

/** Ways of asking for a picture in French. */
export const french: readonly RegExp[] = [
  String.raw`^${POLI}(?:envoie|envoyez|montre|montrez|passe|partage|fais|prends|dessine)[ -](?:moi|nous|toi) ${POLI}${UNE_PHOTO}`,
  String.raw`^${POLI}(?:envoie|prends|fais|dessine) ${POLI}${UNE_PHOTO} ${DE_TOI}`,
  String.raw`^${POLI}tu (?:m'envoies|me montres|m'enverrais|me passes|me fais) ${POLI}${UNE_PHOTO}`,
  String.raw`^(?:(?:est-ce que )?tu (?:peux|pourrais|veux|voudrais)|(?:peux|pourrais|veux|voudrais)-tu|pouvez-vous|pourriez-vous) (?:bien )?${POLI}(?:m'envoyer|me montrer|me passer|me faire|me dessiner|m'en envoyer|prendre|partager) ${POLI}${UNE_PHOTO}`,
  String.raw`^(?:(?:est-ce que )?je (?:peux|pourrais)|puis-je|pourrais-je) (?:voir|avoir) (?:${UNE_PHOTO}(?: ${DE_TOI}| stp| svp)*$|${TON_AIR})`,
  String.raw`^(?:je (?:veux|voudrais)|j'aimerais|j'aimerais bien) (?:voir |avoir |recevoir |que tu m'envoies )?(?:${UNE_PHOTO}(?: ${DE_TOI})?$|${TON_AIR})`,
  String.raw`^(?:montre-moi|laisse-moi voir|fais-moi voir) ${TON_AIR}|^montre-toi$`,
  String.raw`^(?:tu as|as-tu|t'as|t'aurais) ${UNE_PHOTO}(?: ${DE_TOI}| pour moi)*$`,
  String.raw`^(?:une |un |encore une |une autre )?${PHOTO}(?: ${DE_TOI})?(?: s'il te plait| stp)?$`,
].map((pattern) => new RegExp(pattern, 'u'));
