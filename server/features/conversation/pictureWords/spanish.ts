const FOTO = String.raw`(?:fotos?|fotitos?|fotografias?|imagen|imagenes|selfies?|retratos?)\b`;
/** One that is there already, or somebody else's, is not asked for. */
const PALABRA = String.raw`(?!(?:la|el|las|los|esa|ese|esta|este|mi|mis|su|sus|aquella|no|ninguna)\b)[\p{L}'-]+ `;
const UNA_FOTO = String.raw`(?:${PALABRA}){0,4}${FOTO}`;
const TUYA = String.raw`(?:tuya|tuyas|de ti|de vos|de usted|de tu (?:cara|rostro|cuerpo|sonrisa|cuarto|casa))\b`;
const YA = String.raw`(?:por favor |porfa |ya |ahora |tambien |solo |al menos |quizas )*`;
const TU_CARA = String.raw`(?:como (?:eres|sos|te ves|luces|estas vestid[ao])|tu (?:cara|rostro)|que llevas puesto)\b`;

/** Ways of asking for a picture in Spanish. */
export const spanish: readonly RegExp[] = [
  String.raw`^${YA}(?:envia|envie|manda|mande|muestra|muestre|mostra|ensena|pasa|pase|comparte|regala)(?:me|nos) ${YA}${UNA_FOTO}`,
  String.raw`^${YA}(?:saca|toma|haz|hace|dibuja|pinta)(?:me|te|nos) ${YA}${UNA_FOTO}`,
  String.raw`^${YA}(?:envia|manda|muestra|saca|toma|haz|dibuja|pinta|comparte) ${YA}${UNA_FOTO}(?: \p{L}+)? ${TUYA}`,
  String.raw`^${YA}me (?:envias|mandas|muestras|mostras|ensenas|pasas|compartes|regalas|haces|sacas) ${YA}${UNA_FOTO}`,
  String.raw`^${YA}(?:me )?(?:puedes|podrias|podes|quieres|querrias|puede|podria|te importaria) ${YA}(?:me )?(?:enviar|mandar|mostrar|ensenar|pasar|compartir|hacer|sacar|tomar|dibujar)(?:me|te|nos)? ${YA}${UNA_FOTO}`,
  String.raw`^(?:puedo|podria|podre) ${YA}(?:ver|tener|recibir) (?:${UNA_FOTO}(?: ${TUYA}| por favor)*$|${TU_CARA})`,
  String.raw`^(?:quiero|quisiera|me gustaria|me encantaria|querria|deseo|necesito) (?:ver |tener |recibir |que me (?:envies|mandes|muestres|ensenes|pases) )?(?:${UNA_FOTO}(?: ${TUYA}| por favor)*$|${TU_CARA})`,
  String.raw`^(?:dejame ver|muestrame|mostrame|ensename) ${YA}(?:${UNA_FOTO}|${TU_CARA})`,
  String.raw`^(?:muestrate|mostrate|dejame verte)$`,
  String.raw`^(?:tienes|tenes|tendrias) ${YA}${UNA_FOTO}(?: ${TUYA}| para mi)*$`,
  String.raw`^(?:que tal|y si me mandas|por que no me (?:mandas|envias)) ${UNA_FOTO}`,
  String.raw`^(?:una |otra |un |otro |mas )?${FOTO}(?: ${TUYA})?(?: por favor| porfa)?$`,
].map((pattern) => new RegExp(pattern, 'u'));
