import { END, type HurtingWords, START } from './hurtingWords.ts';

const SPANISH_PERSON = String.raw`(?:marido|esposo|esposa|mujer|novi[oa]|pareja|ex(?:[ -]?(?:marido|novi[oa]|mujer|esposa))?|jef[ea]|madre|mama|padre|papa|padrastro|madrastra|padres|herman[oa]s?|hij[oa]s?|profesora?|profe|maestr[oa]|vecin[oa]s?|companer[oa]s?|coleg[ao]s?|suegr[oa]|familia|casero)${END}`;
const SPANISH_INFINITIVE =
  '(?:matar|apunalar|envenenar|estrangular|golpear|asesinar|ahogar|patear|quemar|atropellar|acuchillar)';
const FRENCH_PERSON = String.raw`(?:mari|femme|copain|copine|compagnon|conjoint|ex(?:[ -]?(?:mari|femme|copain|copine))?|patronn?e?|chef|mere|maman|pere|papa|beau[ -]pere|belle[ -]mere|parents|frere|soeur|sœur|fils|fille|enfants?|prof(?:esseure?)?s?|voisine?s?|camarades?|collegues?|famille)${END}`;
const FRENCH_INFINITIVE =
  '(?:tuer|poignarder|empoisonner|etrangler|frapper|tabasser|abattre|assassiner|noyer|etouffer|gifler|bruler)';
const ITALIAN_PERSON = String.raw`(?:marito|moglie|fidanzat[oa]|ragazz[oa]|compagn[oaie]|partner|ex(?:[ -]?(?:marito|moglie|fidanzat[oa]|ragazz[oa]))?|capo|madre|mamma|padre|papa|patrigno|matrigna|genitori|fratello|sorella|figli[oa]?|professoressa|professore|prof|maestr[oa]|insegnante|vicin[oaie]|collega|colleghi|suocer[oa]|famiglia)${END}`;
const ITALIAN_INFINITIVE =
  '(?:uccidere|accoltellare|avvelenare|strangolare|picchiare|colpire|ammazzare|affogare|soffocare|bruciare|pugnalare)';
const PORTUGUESE_PERSON = String.raw`(?:marido|esposa|mulher|namorad[oa]|parceir[oa]|ex(?:[ -]?(?:marido|mulher|namorad[oa]))?|chefe|patroa|patrao|mae|pai|padrasto|madrasta|pais|irma|irmao|filh[oa]s?|professora?|vizinh[oa]s?|colegas?|sogr[oa]|familia)${END}`;
const PORTUGUESE_INFINITIVE =
  '(?:matar|esfaquear|envenenar|estrangular|bater|atirar|chutar|socar|espancar|afogar|sufocar|queimar|apunhalar)';

export const spanish: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:pues|entonces|anda|vamos|solo|simplemente|ya|y|ve y)[, ]+)*(?:mata|apunala|acuchilla|disparale|envenena|estrangula|golpea|asesina|ahoga|pegale|patea|quema|atropella) {whom}(?! de risa| a besos)`,
    String.raw`(?:deberias|tienes que|debes|puedes ir a) (?:${SPANISH_INFINITIVE}|dispararle|pegarle) {whom}(?! de risa| a besos)|(?:te ayud(?:o|are)|te ensen(?:o|are)|vamos) a (?:como )?${SPANISH_INFINITIVE} {whom}`,
  ],
  yours: String.raw`(?:a tus? (?:propi[oa] |mald\p{L}+ )?${SPANISH_PERSON}|(?:al|a ese|a tu|a su) (?:perro|perrito|gato)${END})`,
  theirs: String.raw`a (?:el|ella|ellos|ese (?:cabron|idiota|hombre|tipo)|esa (?:mujer|perra))${END}`,
  always: [
    String.raw`(?:lleva(?:te)?|trae) (?:un |una |el |la )?(?:arma|pistola|cuchillo|bomba|rifle) (?:a la|al|a tu) (?:escuela|colegio|instituto|trabajo|oficina|clase)`,
  ],
  near: [
    String.raw`${START}(?:(?:pues|entonces|anda|solo|simplemente|ya|y)[, ]+)*(?:(?:matal|apunalal|acuchillal|envenenal|estrangulal|golpeal|asesinal|ahogal)[oa]s?|(?:disparale|pegale)s?)${END}`,
    String.raw`(?:deberias|tienes que|debes|te ayud(?:o|are) a) (?:${SPANISH_INFINITIVE}l[oa]s?|(?:disparar|pegar)les?)${END}|(?:consigue|busca|toma|agarra|compra) una? (?:arma|pistola|cuchillo) y (?:ensenales?|muestrales?|demuestrales?|acaba|mata)`,
  ],
  mine: String.raw`(?:mis?|nuestr[oa]s?) (?:propi[oa] )?${SPANISH_PERSON}`,
};

export const french: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:alors|allez|vas-y|donc|juste|simplement|et)[, ]+)*(?:tue|poignarde|empoisonne|etrangle|frappe|tabasse|abats|assassine|noie|etouffe|gifle) (?:donc )?{whom}(?! aux echecs)`,
    String.raw`tu (?:devrais|dois|ferais mieux de|n ?as qu ?a|as qu ?a) ${FRENCH_INFINITIVE} {whom}|(?:je (?:vais )?t ?aide(?:r|rai|rais)?|je t ?apprends) a ${FRENCH_INFINITIVE} {whom}`,
    String.raw`donne (?:un|des) coups? de (?:pied|poing|couteau) a {whom}`,
  ],
  yours: String.raw`(?:t(?:on|a|es) (?:\p{L}+ )?${FRENCH_PERSON}|(?:le|ton|son|ce|leur) (?:chien|chat|chiot)${END})`,
  theirs: String.raw`(?:ce (?:salaud|connard|type)|cette (?:garce|femme))${END}`,
  always: [
    String.raw`(?:apporte|amene|emporte|prends) (?:une?|le|ton) (?:arme|flingue|couteau|pistolet|fusil|bombe) (?:a l ?ecole|au (?:lycee|college|travail|bureau))|donne un coup de pied (?:au|a ton|a ce) (?:chien|chat)`,
  ],
  near: [
    String.raw`(?:tue|poignarde|empoisonne|etrangle|frappe|tabasse|abats|gifle)[ -](?:le|la|les)(?=\s*[.!?,;]|$)`,
    String.raw`(?:tu (?:devrais|dois)|(?:je (?:vais )?t ?aide(?:r|rai|rais)?) a) (?:l|le |la |les )${FRENCH_INFINITIVE}${END}|(?:prends|trouve|achete) une? (?:arme|flingue|pistolet|couteau|fusil) et (?:montre|fais|regle)`,
  ],
  mine: String.raw`(?:m(?:on|a|es)|notre|nos) (?:\p{L}+ )?${FRENCH_PERSON}`,
};

export const italian: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:allora|dai|su|e|semplicemente|vai e)[, ]+)*(?:uccidi|accoltella|avvelena|strangola|picchia|colpisci|ammazza|spara|affoga|soffoca|pugnala|prendi a (?:calci|pugni)) {whom}(?! a scacchi)`,
    String.raw`(?:(?:dovresti|devi)|(?:ti (?:aiuto|aiutero|insegno)|andiamo) ad?) (?:${ITALIAN_INFINITIVE}|prendere a (?:calci|pugni)|sparare) {whom}(?! a scacchi)`,
  ],
  yours: String.raw`(?:(?:il |la |i |le |al |alla |a )?(?:tu[oae]|tuoi) (?:\p{L}+ )?${ITALIAN_PERSON}|(?:il|quel|al|il suo|il tuo) (?:cane|gatto|cucciolo)${END})`,
  theirs: String.raw`(?:quel (?:bastardo|tipo|verme)|quella (?:stronza|donna))${END}`,
  always: [
    String.raw`porta (?:una? |la |il )?(?:pistola|arma|coltello|fucile|bomba) (?:a scuola|al lavoro|in ufficio|in classe)`,
  ],
  near: [
    String.raw`${START}(?:(?:allora|dai|su|e)[, ]+)*(?:(?:uccidil|accoltellal|avvelenal|strangolal|picchial|colpiscil|ammazzal|pugnalal)[oaie]|sparagli)${END}`,
    String.raw`(?:dovresti|devi|ti aiut(?:o|ero) ad?) (?:uccider|accoltellar|avvelenar|picchiar|ammazzar|strangolar|colpir|pugnalar|sparar)(?:l[oaie]|gli)${END}|(?:prendi|procurati|trova|compra) una? (?:pistola|arma|coltello|fucile) e (?:fagli|fai|mostra|falla|falli|fa)`,
  ],
  mine: String.raw`(?:mi[oae]|miei|nostr[oaie]) (?:\p{L}+ )?${ITALIAN_PERSON}`,
};

export const portuguese: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:entao|vai|vai la e|e|simplesmente|ora)[, ]+)*(?:mat[ae]|esfaquei[ae]|envenen[ae]|estrangul[ae]|bat[ae]|atir[ae]|chut[ae]|soqu?[ae]|espanqu?[ae]|afogu?[ae]|sufoqu?[ae]|apunhal[ae]) {whom}(?! no xadrez)`,
    String.raw`(?:deveria|devia|devias|tem (?:que|de)|precisa|(?:te ajudo|vou te ajudar|ajudo voce|te ensino|vamos) ?a?) ${PORTUGUESE_INFINITIVE} {whom}(?! no xadrez)`,
  ],
  yours: String.raw`(?:(?:(?:o|a|os|as|em|no|na|nos|nas) )?(?:seu|sua|seus|suas|teu|tua|teus|tuas) (?:\p{L}+ )?${PORTUGUESE_PERSON}|(?:o|no|esse|nesse|seu) (?:cachorro|cao|gato)${END})`,
  theirs: String.raw`(?:n?el[ea]s?|n?esse (?:cara|desgracado|idiota)|n?essa (?:mulher|vaca))${END}`,
  always: [
    String.raw`(?:lev[ea]|trag[ao]) (?:uma |a )?(?:arma|faca|pistola|bomba) (?:para|pra|a|ao) (?:a |o )?(?:escola|trabalho|aula)`,
  ],
  near: [
    String.raw`${START}(?:(?:entao|vai|e)[, ]+)*(?:mat[ae]|esfaquei[ae]|envenen[ae]|estrangul[ae]|espanqu?[ae])-[oa]s?${END}|(?:mata|envenena|esfaquea|estrangula|espanca)-l[oa]s?${END}`,
    String.raw`(?:pegue|pega|arrum[ea]|arranj[ea]|compre) uma (?:arma|faca|pistola) e (?:mostr[ea]|faz|faca|acab)`,
  ],
  mine: String.raw`(?:meus?|minhas?|noss[oa]s?) (?:\p{L}+ )?${PORTUGUESE_PERSON}`,
};
