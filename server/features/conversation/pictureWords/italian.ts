const FOTO = String.raw`(?:foto|fotografia|fotografie|fotina|immagine|immagini|selfie|ritratto)\b`;
/** One that is there already, or somebody else's, is not asked for. */
const PAROLA = String.raw`(?!(?:la|il|le|lo|quella|quel|questa|mia|mio|sua madre|non|nessuna)\b)[\p{L}'-]+ `;
const UNA_FOTO = String.raw`(?:${PAROLA}){0,4}(?:un'|un' )?${FOTO}`;
const TUA = String.raw`(?:tua|tue|di te|di lei|del tuo (?:viso|volto|sorriso|corpo))\b`;
const DAI = String.raw`(?:per favore |ti prego |anche |ora |adesso |subito |solo )*`;
const IL_VISO = String.raw`(?:come sei(?: fatt[ao])?|che aspetto hai|il tuo (?:viso|volto))\b`;

/** Ways of asking for a picture in Italian. */
export const italian: readonly RegExp[] = [
  String.raw`^${DAI}(?:manda|invia|mostra|passa|fai|fa|scatta|disegna)(?:mi|ci) ${DAI}(?:vedere )?${UNA_FOTO}`,
  String.raw`^${DAI}(?:mandami|fatti|fai|scatta|disegna) ${DAI}${UNA_FOTO} ${TUA}|^fatti un selfie\b`,
  String.raw`^${DAI}mi (?:mandi|invii|mostri|passi|fai|manderesti|fai vedere) ${DAI}${UNA_FOTO}`,
  String.raw`^(?:mi )?(?:puoi|potresti|vuoi|vorresti) ${DAI}(?:mi )?(?:mandar|inviar|mostrar|passar|far|scattar|disegnar)(?:mi|e|ti)? ${DAI}(?:vedere )?${UNA_FOTO}`,
  String.raw`^(?:posso|potrei) (?:vedere|avere|ricevere) (?:${UNA_FOTO}(?: ${TUA}| per favore)*$|${IL_VISO})`,
  String.raw`^(?:voglio|vorrei|mi piacerebbe|desidero) (?:vedere |avere |ricevere |che mi mandassi )?(?:${UNA_FOTO}(?: ${TUA})?$|${IL_VISO})`,
  String.raw`^(?:fammi vedere|mostrami|lasciami vedere) (?:${UNA_FOTO}|${IL_VISO})|^(?:mostrati|fatti vedere)$`,
  String.raw`^(?:hai|avresti) ${UNA_FOTO}(?: ${TUA}| per me)*$`,
  String.raw`^(?:una |un'altra |un |un altro |ancora una )?${FOTO}(?: ${TUA})?(?: per favore)?$`,
].map((pattern) => new RegExp(pattern, 'u'));
