import type { Spared } from './ageRules.ts';

const SPANISH_RELATIVE =
  '(?:hij[oa]s?|hijit[oa]s?|herman[oa]s?|hermanit[oa]s?|sobrin[oa]s?|niet[oa]s?|prim[oa]s?|gemel[oa]s?|ahijad[oa]s?)';
const SPANISH_THING =
  '(?:moto|bici\\p{L}*|camioneta|furgoneta|tractor|puente|iglesia|sofá|queso|conejo|burro|poni|hámster|tortuga|vaca|cabra|perr[oa]|gat[oa]|caballo|yegua|loro|coche|carro|barco|empresa|panadería|tienda|whisky|vino|ron|casa|matrimonio|relación|experiencia|carrera|servicio|tradición|amistad|guerra|ordenador|árbol|proyecto|contrato|ausencia|condena|período|periodo|viaje|investigación|plan|curso|beca|préstamo|pena|cárcel|prisión|misión|aprendizaje|entrenamiento|estudio|edificio|botella|exilio|silencio|espera|historia|amor|alianza|tregua|mandato|reinado|sueño|maldición|búsqueda|guardia)';
const PORTUGUESE_RELATIVE =
  '(?:filh[oa]s?|filhinh[oa]s?|irmãos?|irmãs?|irmãzinha|sobrinh[oa]s?|net[oa]s?|prim[oa]s?|gême[oa]s?|afilhad[oa]s?)';
const PORTUGUESE_THING =
  '(?:moto|bicicleta|carrinha|caminhonete|trator|ponte|igreja|apartamento|prédio|sofá|queijo|coelho|burro|pónei|tartaruga|vaca|cabra|cão|cachorr[oa]|cadela|gat[oa]|cavalo|égua|papagaio|carro|barco|empresa|padaria|loja|uísque|whisky|vinho|rum|casa|casamento|relação|relacionamento|experiência|carreira|serviço|tradição|amizade|guerra|computador|árvore|projeto|contrato|ausência|pena|período|viagem|investigação|plano|curso|bolsa|empréstimo|prisão|missão|aprendizagem|treino|estudo|edifício|garrafa|exílio|silêncio|espera|história|amor|aliança|trégua|mandato|reinado|sonho|maldição|busca|guarda)';

/** Spanish and Portuguese have many words alike once their accents are gone: what one of them spares, the rules of the other must spare too. */
export const iberianSpared: Spared = {
  before: [
    `(?<!\\b(?:es|soy|eres)\\s)(?<!\\p{L})(?:sus?|mis?|tus?|una?|dos|tres|nuestr[oa]s?)\\s+(?:\\p{L}+\\s+)?${SPANISH_RELATIVE}(?!\\p{L})[^.!?;\\n]{0,30}`,
    `(?<!\\p{L})${SPANISH_THING}s?(?!\\p{L})[^.!?;\\n]{0,24}`,
    '(?<!\\p{L})(?:después|dentro|más|menos|antes|cerca|alrededor|al cabo|a lo largo|a partir|desde hace|hace|durante|mayor|menor|desde)\\s+',
    '(?<!\\p{L})(?:cuando|desde que|hasta que|mientras)\\s+(?:\\S+\\s+){0,3}',
    '(?<!\\p{L})(?:no|nunca|ex|antigu[oa])\\s+(?:\\S+\\s+)?',
    '(?<!\\p{L})(?:enseña|profesora? de|madre de|padre de|maestr[oa] de)\\s+(?:\\S+\\s+){0,3}',
    `(?<!\\b(?:é|sou)\\s(?:a\\s|o\\s)?)(?<!\\p{L})(?:suas?|seus?|minhas?|meus?|tuas?|teus?|uma?|dois|duas|três)\\s+(?:\\p{L}+\\s+)?${PORTUGUESE_RELATIVE}(?!\\p{L})[^.!?;\\n]{0,30}`,
    `(?<!\\p{L})${PORTUGUESE_THING}s?(?!\\p{L})[^.!?;\\n]{0,24}`,
    '(?<!\\p{L})(?:depois|dentro|mais|menos|antes|cerca|ao fim|ao longo|a partir|há|faz|durante)\\s+',
    '(?<!\\p{L})(?:quando|desde que|até que|enquanto)\\s+(?:\\S+\\s+){0,3}',
    '(?<!\\p{L})(?:não|nunca|ex|antig[oa])[\\s-]+(?:\\S+\\s+)?',
    '(?<!\\p{L})(?:madre|padre|mamá|papá|mãe|pai|abuel[oa]|avó|avô|t[ií][oa])(?:\\s+\\p{L}{3,})?\\s+(?:de|da|do)\\s+(?:un[ao]?|uma?|dos|duas|tres|três|dois|cuatro|quatro|\\d)\\s[^.!?;,\\n]{0,40}',
    '(?<!\\p{L})(?:ensina|professora? d[eo]|mãe de|pai de)\\s+(?:\\S+\\s+){0,3}',
  ],
  afterYouths: ['de\\s+(?:corazón|espíritu|coração)|por\\s+dentro|no\\s+coração'],
  after: [
    'de\\s+(?!edad)',
    '(?:trabaj|casad|viviendo|haciendo|junt[oa]s|en\\s|como\\s|sin\\s|más\\s|menos\\s|mayor|menor que|después|antes|atrás|sirviendo|estudiando|navegando|y medio)',
    'de\\s+(?!idade)',
    '(?:trabalh|casad|vivendo|fazendo|junt[oa]s|em\\s|no\\s|na\\s|como\\s|sem\\s|mais\\s|menos\\s|depois|antes|atrás|servindo|estudando|saiu|partiu|fugiu|foi\\s|e meio)',
  ],
};

/** What stands before and after years that are no age, in both. */
export const iberianYears = {
  before: 'hace|hace unos|há|faz|durante|después|depois|dentro|tras|após|por|en|em',
  after: 'después|depois|antes|más tarde|mais tarde|de experi[eê]ncia|atrás|de casad',
};
