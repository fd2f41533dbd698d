const FOTO = String.raw`(?:fotos?|fotinhas?|fotografias?|imagem|imagens|selfies?|retratos?)\b`;
/** One that is there already, or somebody else's, is not asked for. */
const PALAVRA = String.raw`(?!(?:a|o|as|os|essa|esse|esta|este|aquela|minha|meu|sua mae|nao|nenhuma)\b)[\p{L}'-]+ `;
const UMA_FOTO = String.raw`(?:${PALAVRA}){0,4}${FOTO}`;
const TUA = String.raw`(?:sua|suas|tua|tuas|de voce|de ti|do seu (?:rosto|sorriso|corpo))\b`;
const JA = String.raw`(?:por favor |pfv |ja |agora |tambien |so |logo )*`;
const MANDA = String.raw`(?:manda|mande|envia|envie|mostra|mostre|passa|passe|compartilha|tira|tire|faz|faca|desenha|desenhe)`;
const SEU_ROSTO = String.raw`(?:como (?:voce|tu) (?:e|es|esta)|o seu rosto|seu rosto|o teu rosto|teu rosto)\b`;

/** Ways of asking for a picture in Portuguese. */
export const portuguese: readonly RegExp[] = [
  String.raw`^${JA}(?:me ${MANDA}|${MANDA}-me|${MANDA} (?:pra mim|para mim)) ${JA}${UMA_FOTO}`,
  String.raw`^${JA}${MANDA} ${JA}${UMA_FOTO}(?: \p{L}+)? (?:${TUA}|pra mim|para mim)`,
  String.raw`^(?:voce |tu )?(?:pode|podes|poderia|podia|quer|queres) (?:me )?(?:mandar|enviar|mostrar|passar|tirar|fazer|desenhar)(?:-me)? ${JA}${UMA_FOTO}`,
  String.raw`^(?:posso|poderia|podia) (?:ver|ter|receber) (?:${UMA_FOTO}(?: ${TUA}| por favor)*$|${SEU_ROSTO})`,
  String.raw`^(?:eu )?(?:quero|queria|gostaria de|adoraria) (?:ver |ter |receber |que (?:voce|tu) me (?:mande|mandes|envie|mostre) )?(?:${UMA_FOTO}(?: ${TUA})?$|${SEU_ROSTO})`,
  String.raw`^(?:deixa eu ver|deixe-me ver|deixa-me ver|me mostra|me mostre|mostra-me) (?:${UMA_FOTO}|${SEU_ROSTO})`,
  String.raw`^(?:voce )?(?:tem|tens) ${UMA_FOTO}(?: ${TUA}| pra mim| para mim)*$`,
  String.raw`^(?:uma |outra |mais uma )?${FOTO}(?: ${TUA})?(?: por favor)?$`,
].map((pattern) => new RegExp(pattern, 'u'));
