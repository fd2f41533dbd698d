import type { SurePattern } from '../../lexicon.ts';
import { sure } from '../../sure.ts';

const FUN =
  'pelis?|peliculas?|series?|libros?|novelas?|telenovela|culebron|capitulo|temporada|protagonista|personajes?|actor|actriz|cancion|poema|cuento|documental|anime|manga|netflix|guion|fanfic|podcast|spoilers?|cine|teatro|juego de|rol|videojuegos?|(?:el|un|este|ese|al) juego|jugar|jugando|partida|nivel|boss|jefe final|ajedrez|minecraft|fortnite|gta|fifa|play|xbox|nintendo|switch|consola|zelda|free fire|valorant|los sims|parchis|domino|mario|goles|gol|padel|tenis|truco|uno|kahoot|sudoku|pokemon|(?:ja){2,}[a-z]*|(?:aj){2,}[a-z]*|(?:je){2,}|(?:ji){2,}|lol|xdd?|risas?|memes?|(?<!no (?:es|como) (?:una |un )?|sin )(?:broma|bromita|chiste)|sone que|sone con|en mi sueno|😂|🤣|😹|😜|\\*[^*]{3,200}\\*';
const TOPIC =
  'sintomas|senales de|diferencia entre|curso de|tesis|articulo|estadisticas?|investigacion sobre|charla sobre|noticias?|titulares|trabajo sobre|ensayo sobre|historia de';
const W = (most: number): string => `,?(?: [^ .!?]+){0,${most}}`;
const CLOSE =
  '(?:{partner}|{parent}|el|hermano|hermana|hermanastro|hijo|hija|yerno|nuera|cunado|cuidadora?|el papa de (?:mis|mi) [a-z]+|jefe|patron|vecino)';
const HIT =
  '(?:pega(?:n|ba|ron|ndo|do|r)?|pego|golpe(?:a|an|aba|o|aron|ado|ando|ar)|cachete(?:a|o|aba)|abofete(?:a|o|aba|ado)|pate(?:a|o|aba|aron)|empuj(?:a|o|aba|aron|ado)|madre(?:a|o|aba)|zamarre(?:a|o|aba)|zarande(?:a|o|aba)|maltrat(?:a|an|o|aba|ado)|agred(?:e|io|ia|ido)|violent(?:a|o)|surte|zurra|casca|fajo|faja|cachetea|levant(?:a|o|aba|ado) la mano|puso la mano encima|pone la mano encima|agarr(?:a|o|aba) (?:a golpes|a palos|a patadas|del pelo|de los pelos|del cuello)|cag(?:a|o|aba) a (?:palos|trompadas|pinas|golpes)|muele a (?:palos|golpes)|jal(?:a|o|aba) (?:del|el) (?:pelo|cabello)|tir(?:a|o|aba) del pelo|arrastr(?:a|o|aba)|(?:da|dio|daba|dado|dan|mete|metio|pego|pega|solto|suelta|encajo|planto|tira|tiro) (?:un |una |unos |unas |de |tremenda |tremendo |otra |otro |dos |la |a )*(?:golpes?|golpizas?|cachetadas?|bofetadas?|bofeton|bofetones|punetazos?|patadas?|paliza|palizas|madriza|trompadas?|pinas?|empujon(?:es)?|guantazos?|hostias?|tortazos?|sopapos?|combos?|correazos?|cinturonazos?|zapes?|manotazos?|cabezazos?|puna[a-z]*)|quemo con|escupe|escupio|rompio (?:la|una|el|el) (?:nariz|costilla|brazo|labio|diente|muneca|mandibula|ojo)|partio (?:la|el) (?:cara|labio|boca|ceja)|rompio la cara|avent(?:o|a) (?:cosas|contra|al|por)|tiro (?:contra|al suelo|al piso|por las escaleras))';
const CHOKE =
  '(?:ahorc(?:o|a|aba|ado|aron|ar)|estrangul(?:o|a|aba|ado|ar)|asfixi(?:o|a|aba|ado|ar)|acogot(?:o|a|aba)|(?:apret|agarr|cog|tom|sujet)(?:o|io|a|e|aba|ado|ido) (?:fuerte )?(?:del|por el|el|la) (?:cuello|garganta)|(?:puso|pone|echo) las manos (?:en el|al|alrededor del) cuello|apunt(?:o|a|aba) con|puso (?:un|una|el|la) (?:cuchillo|navaja|pistola|arma)|apunal(?:o|ar)|acuchill(?:o|ar)|(?:intento|quiso|trato de|ha intentado|casi) (?:matar(?:me)?|ahorcar(?:me)?|estrangular(?:me)?|apunalar(?:me)?|asfixiar(?:me)?|ahogar(?:me)?|atropellar(?:me)?|quemar(?:me)?)|casi me mata)';
const NOFIGHT = `${FUN}|{pet}|{love}|sol|fuerte la|bajon|nostalgia|gripe|gripa|covid|resfri[a-z]*|la letra|el calor|el frio|me pega (?:bien|mucho el|mas)|no me pega|pega el|pegatina|pego (?:el|su) (?:gripe|resfrio|acento|susto|estirada|virus|catarro)|un susto|un grito|en las nalgas|nalgada|masaje|boxeo|karate|box|sparring|pelota|balon|mania|costumbre|vicio|remodel[a-z]*|hambre|sueno|por detras de cariño|pelea de almohadas|un besazo|con tomate`;
const WHO = '(?:{partner}|{parent}|{child}|{friend}|ella|alguien|hermanito|hermanita)';
const MINE = '(?:mi|la|su|el) ';
const EAT_FUN = `${FUN}|{pet}|${TOPIC}|resaca|cruda|gastroenteritis|embarazada|embarazo|virus|intoxicacion|mal estado|marisco[s]?|borrach[oa]|colonoscopia|examen de sangre|analisis de sangre|analitica|estrenimiento|medico me|cirugia|operacion|dentista|muela|ramadan|cuaresma|quimio|carne|pan|azucar|gluten|dulces?|chocolate|pizza|tacos|sushi|fuera|en la calle|migrana|estomago`;
const NUM =
  '(?:[0-9]+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|varios|varias|casi|muchos|como)';

export const sexualViolence: readonly SurePattern[] = [
  ...sure(['sexualViolence', 'near', 'other'], '', [
    [
      `(?:${MINE}|una |un )?(?:{child}|{friend}|ella|alumna|vecinita|hermanita|hermanito)${W(6)} (?:la |lo |le |se |fue |ha sido |que |sufrio )*(?:violaron|violo|viola|violad[oa]|abus(?:o|aron|aba|a|ado|ada)(?: sexualmente)? de (?:ella|el)|abusad[oa]|abuso sexual|toca(?:ba|ron|n)? (?:ahi|sus partes|abajo|las partes|alla)|manose[a-z]*|toco (?:ahi|sus partes|abajo))|(?:abus[a-z]*|violo|viola|violaron|manose[a-z]*|toquete[a-z]*)${W(2)} (?:de |a )+(?:mi|mis|la|una|su) (?:hija|hijo|hermana|hermanita|hermano|amiga|prima|sobrina|sobrino|nieta|nieto|alumna|novia|madre|mama|hijastra)`,
      `${FUN}|${TOPIC}|confianza|me (?:violo|violaron|abuso)|de mi|normas?|reglas?|guitarra|paciencia`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'self'], '', [
    [
      `me (?:han |ha |habia |habian )?(?:viol(?:o|aron|aba|aban|ado|an|a)|abusaron|abuso|abusaba|agredio sexualmente|agredieron sexualmente|manose(?:o|aron|aba|a|ado)|toquete(?:o|aron|aba|a)|sob(?:o|aba|aron)|magre(?:o|aron|aba)|metio mano|metia mano|metieron mano|drog(?:o|aron|ado)|echaron algo|puso algo|echo algo|pusieron algo|pincharon)|(?:fui|he sido|soy|ser|fuimos|sido) (?:victima de )?(?:una )?(?:violad[oa]|abusad[oa]|violacion|abusos?(?: sexual(?:es)?)?|agredid[oa] sexualmente|agresion sexual|drogad[oa])|abus(?:o|aba|aron|ado|aban|a|aran)(?: sexualmente)? de mi|(?:sufri|vivi|pase por|tuve|victima de)${W(2)} (?:una |un )?(?:abusos?(?: sexual(?:es)?)?|violacion|agresion sexual|violencia sexual)|(?:intento|intentaron|trato de|quiso|quisieron) (?:violarme|abusar de mi|forzarme|tocarme)|(?:violarme|me (?:intento|quiso|trato de) (?:violar|forzar|tocar))`,
      `${FUN}|${TOPIC}|confianza|paciencia|de mi (?:confianza|paciencia|tiempo|bondad|buena)|privacidad|normas?|derechos|intimidad|hospital|enfermera|vacuna`,
    ],
    [
      `(?:me )?(?:oblig(?:o|a|aba|aron|an|ado|ada)|forz(?:o|aba|aron|ado|ada)|fuerza|presion(?:o|a|aba|aron)|amenaz(?:o|a|aba)|hizo|hacia)${W(3)} (?:a |para |que )*(?:tener (?:relaciones|sexo|intimidad|coito)|hacer(?:lo|le)? (?:con el|el amor|cosas|sexo|oral|una mamada|aquello)|hacerlo|sexo|acostarme|acostarse|acueste|coger(?:me)?(?: con)?|follar|chupar(?:sela|la)?|mamar(?:sela)?|tocarl[oea]|tocarselo|desnudarme|desvestirme|quitarme la ropa|besarlo|mandar(?:le)? (?:fotos|nudes|videos|packs?)|mamarsela|estar con el|cumplir(?:le)? en la cama|dejarme tocar)|(?:le |les )?(?:dije|decia|pedi|grite|suplique|repeti)${W(2)} (?:que )?(?:no|parara|pare|se detuviera|basta|que no queria|me dejara)${W(6)},? (?:(?:pero )?(?:no paro|siguio|continuo|no (?:me )?hizo caso|lo hizo|le dio igual|no le importo|me lo hizo|igual (?:lo hizo|siguio)|me agarro|no se detuvo|insistio))`,
      `${FUN}|${TOPIC}|{food}|{work}|el examen|cosas de la casa|la tarea|ladr[a-z]*|hablando`,
    ],
    [
      `(?:tio|padrastro|padre|papa|abuelo|primo|hermano|hermanastro|vecino|cura|sacerdote|pastor|entrenador|profesor|profe|maestro|jefe|patron|medico|doctor|hombre|tipo|senor|novio de mi mama|pareja de mi madre|cunado|chofer|taxista|masajista|companero|alguien|el|un amigo|amigo)${W(5)} (?:me )?(?:toc(?:o|aba|a|aron|ado)|acarici(?:o|aba)|manose[a-z]*|met(?:io|ia|e) (?:la )?mano|se restreg[a-z]*|se frot[a-z]*|me arrimo|arrimon|me bes(?:o|aba) a la fuerza|me agarro (?:el culo|las nalgas|las tetas|los pechos|una teta|la cola|el poto)|se mas[a-z]+ frente|se saco (?:el pene|la verga|el miembro))${W(6)} ?(?:cuando (?:yo )?(?:era|tenia)|de (?:nina|nino|chic[oa]|pequen[oa]|chiquit[oa])|nina|partes|intim[oa]s|piernas?|pechos?|tetas|culo|nalgas|cama|dormid[oa]|dormia|metro|bus|camion|colectivo|debajo|falda|vagina|ahi abajo|entrepierna|anos|noches?|fuerza|sin (?:mi )?(?:permiso|consentimiento))|me (?:tocaba(?:n)?|toco|manoseaba|hacia cosas|hacia tocar[a-z]*)${W(5)} (?:cuando (?:yo )?era|de (?:nin[oa]|chic[oa]|pequen[oa]|chiquit[oa])|cuando tenia [a-z0-9]+|cuando mi mama|mientras dormia)|(?:cuando (?:yo )?era|de) (?:nin[oa]|chic[oa]|pequen[oa]|chiquit[oa])${W(7)},? me (?:tocaba(?:n)?|toco|hacia cosas|hacia tocar[a-z]*|obligaba)|(?:se metia|se metio|se mete|entraba|venia|se acostaba)${W(2)} (?:en|a|de noche en|de noche a|por las noches a) mi (?:cama|cuarto|habitacion|pieza|recamara)`,
      `${FUN}|{love}|{pet}|trueno[s]?|la guitarra|el piano|el timbre|la puerta|el corazon|el alma|la loteria|el turno|leerme|contarme|cuentos?|sueno|arropar[a-z]*|la frente|hombro`,
    ],
    [
      `(?:amenaz[a-z]*|chantaj[a-z]*|extorsion[a-z]*|va a|dice que|publico|subio|paso|difundi[a-z]*|compart[a-z]*|filtr[a-z]*|mando|mandar|publicar|subir|difundir|enviar)${W(6)} (?:mis |unas |las |fotos |videos |esas )*(?:fotos (?:mias|intimas|desnud[oa]|hot|sin ropa|de mi desnuda)|nudes|packs?|videos? (?:intimos?|sexual(?:es)?|mios?|nuestros?|de nosotros)|mis fotos|mis videos|desnud[oa]s?)${W(6)} ?|sextorsion[a-z]*|(?:me grabo|me grabaron|me filmo|grabo)${W(3)} (?:desnud[oa]|sin (?:mi )?(?:permiso|consentimiento|que (?:yo )?(?:supiera|lo supiera))|teniendo|bandose|duchandome|en la ducha|en el bano)`,
      `${FUN}|${TOPIC}|instagram de|los quince|platos|viaje|boda|cumple[a-z]*|vacaciones|graduacion|{pet}|{love}|mi amor|te mando|te las|bebe|papi`,
    ],
    [
      `(?:desperte|desperti|me desperte|amaneci)…(?:sin (?:ropa|bragas|calzones|pantalones|recordar|acordarme)|desnud[oa]|encima (?:de mi|mio|mia)|no (?:recuerdo|me acuerdo)(?: de)? nada|adentro|dentro de mi)|(?:en (?:mi |el |la )?(?:bebida|trago|copa|vaso))${W(6)} (?:algo|droga[a-z]*|pastilla|burundanga|escopolamina)|(?:algo|droga|burundanga|escopolamina)${W(3)} (?:en|a) (?:mi |el |la )?(?:bebida|trago|copa|vaso)|(?:lo hizo|me (?:lo )?(?:hizo|penetro|cogio|follo|la metio)|tuvo relaciones|tuvo sexo|se aprovecho|se aprovecharon|se quito el condon|quito el preservativo)${W(5)} (?:dormid[oa]|borrach[oa]|inconsciente|sin (?:mi )?(?:consentimiento|permiso|preguntar|condon|que yo)|aunque (?:le )?(?:dije|yo no)|a la fuerza|no queria|contra mi voluntad|estaba tomad[oa]|de mi)|(?:mi |el )?(?:marido|esposo|novio|pareja|ex)${W(5)} (?:me (?:fuerza|obliga|toma) (?:en la cama|por la noche|cuando no|aunque)|aunque (?:yo )?(?:no quiera|le diga que no))`,
      `${FUN}|{love}|hielo|limon|{food}|azucar|mosca|resaca|mi gato|{pet}`,
    ],
  ]),
];

export const harmToOthers: readonly SurePattern[] = [
  ...sure(['harmToOthers', 'now', 'self'], '', [
    [
      `(?:voy a|vo a|quiero|pienso|decidi|estoy por|estoy a punto de|planeo|tengo ganas de|ganas de|juro que|te juro que|pensando en|fantase[a-z]+ con|me dan ganas de|podria|soy capaz de|necesito)${W(3)} (?:matar|apunalar|acuchillar|asesinar|ahorcar|estrangular|envenenar|balear|acribillar|degollar|quemar viv[oa]|prenderle fuego|dispararle|meterle un tiro|pegarle un tiro|meterle un balazo|cortarle el cuello|atropellar|romperle la cabeza|clavarle|mandar matar|rajarle|darle un tiro|hacerle dano|partirle la cabeza)${W(1)} (?:a )?(?:mi|mis|ese|esa|esos|este|esta|ella|el|ellos|todos|su|al|la gente|alguien|un[oa]?s?|{partner}|con)`,
      `${FUN}|{food}|{pet}|a besos|a abrazos|el tiempo|las ganas|el hambre|cucaracha[s]?|mosquito[s]?|mosca[s]?|arana[s]?|hormigas|rata[s]?|raton|despertador|las plantas|la planta|carrete|dos pajaros|si no (?:me )?(?:contesta|trae)|curiosidad|tengo miedo de que|no quiero|cosquillas|al que invento|invento`,
    ],
    [
      `(?:lo|la|los|las) (?:voy a|vo a|quiero|pienso|juro que) (?:matar|apunalar|acuchillar|asesinar|estrangular|ahorcar|balear|envenenar|quemar viv[oa]s?|mandar matar|rajar|degollar|prender fuego)|(?:voy a|quiero|juro que voy a|decidi|pienso|ganas de|planeo) (?:matarl[oa]s?|apunalarl[oa]s?|acuchillarl[oa]s?|asesinarl[oa]s?|estrangularl[oa]s?|envenenarl[oa]s?|dispararles?|ahorcarl[oa]s?|degollarl[oa]s?|llevarme (?:a varios|a todos|a alguien) (?:por delante|conmigo))|(?:manana|hoy|esta noche) mato a [a-z]+|disparar(?:les)? a (?:todos|mis|mi)|lista de los que (?:van a|me las)|(?:lo|la|los) mato(?: hoy| esta noche| con mis propias manos| y me mato| y despues me mato)`,
      `${FUN}|{food}|{pet}|a besos|por (?:llegar tarde|comerse)|mosquito|cucaracha|arana|planta[s]?|mosca|spoil[a-z]*|si me (?:dice|vuelve a cantar)|a abrazos|amo`,
    ],
    [
      `(?:pistola|cuchillo|arma|machete|escopeta|navaja|fierro|fusca|bidon|gasolina|hacha|revolver|punal)…(?:voy para (?:su|la) casa|al (?:colegio|trabajo|instituto)|a la (?:escuela|uni|oficina|prepa)|para (?:matar|el|ella|mi jefe|mi ex|cuando (?:llegue|salga))|voy a (?:matar|esperar|buscar|ir (?:a|por))|lo (?:espero|estoy esperando|mato|voy a)|se (?:va a|van a) (?:arrepentir|acordar|enterar)|van a pagar|va a pagar|me las va|hacerles|los mato|quemar)|(?:voces?|demonio|diablo|dios|satanas)${W(4)} (?:me )?(?:dice|dicen|ordena|ordenan|manda|mandan|pide|piden|grita|gritan|susurra|susurran|obliga)${W(5)} (?:mate|matar|lastime|lastimar|haga dano|hacerle dano|apunale|hiera|queme|ahogue|acabe con|acuchille|clave)|(?:tengo miedo|miedo|me asusta|temo|me da miedo)${W(4)} (?:de |a )?(?:hacerle dano|lastimar|matar|perder el control y|hacerles dano|lastimarl[oa]s?|matarl[oa]|ahogar|sacudir)${W(2)} ?(?:a )?(?:mi|mis|el|la|al|los|alguien|{child}|{partner})?|(?:quemar|incendiar|prender(?:le)? fuego a|volar|balear|tirotear|poner una bomba)${W(2)} (?:en |a )?(?:la|mi|su|el) (?:casa|escuela|oficina|colegio|instituto|facultad|prepa|universidad|iglesia)${W(3)} (?:con|de|y|para|conmigo)`,
      `${FUN}|${TOPIC}|{food}|{pet}|sentimientos|me amenaz[a-z]*|me apunt[a-z]*|cocina|fogata|parrilla|matarme|quitarme|asado|me ahogue en`,
    ],
  ]),
];

export const abuse: readonly SurePattern[] = [
  ...sure(['abuse', 'now', 'self'], '', [
    [
      `(?:me|nos) (?:ha |han |habia |volvio a |acaba de |vuelve a )?${CHOKE}`,
      `${FUN}|{love}|{pet}|bufanda|corbata|collar|la deuda|hace que me|{work}|abrazo|las deudas|el hambre|de risa|susto|matar de`,
    ],
    [
      `(?:amenaz(?:a|o|aba|ado|ando)|jur(?:o|a|aba)|dice|dijo|decia|prometio|grita|grito|gritaba|mando decir|advirtio|va a)${W(5)} (?:matarme|me (?:va a|iba a|vaya a) matar|me mata|mata|me matara|que me mataria|me mataria|matarnos|nos mata|de muerte|con (?:un |el |una |la )?(?:cuchillo|pistola|arma|navaja|machete|matarme)|quemarme|prenderme fuego|quitarme (?:a )?(?:los|mis|la|mi) (?:ninos|hijos|hija|hijo|nina)|me va a encontrar|desfigurarme|echarme acido|acabar conmigo|mi familia)|si (?:lo|la|le) (?:dejo|denuncio|cuento|abandono|termino)${W(5)} (?:me mata|mata|matar|me va a|se mata|me quita|me encuentra|me busca|quema)|si me voy${W(5)} (?:me mata|mata|matar|me quita|me encuentra|me busca)|(?:tengo miedo|miedo|temo)${W(2)} (?:de |a )?que${W(3)} me mate`,
      `${FUN}|{food}|{pet}|se entera de que (?:rompi|use|perdi)|mama me mata|me mata si|de hambre|de risa|{work}|el examen|notas`,
    ],
    [
      `(?:encerrad[oa]|encerre|escondid[oa]|escondi|escondo|encierro)${W(4)} (?:bano|cuarto|habitacion|pieza|closet|armario|ropero|coche|carro|auto)…(?:el |marido|esposo|novio|papa|padre|padrastro|ex|golpea|gritando|grita|puerta|cuchillo|borracho|patadas|miedo|me (?:va a )?(?:mata|pega))|(?:tirando|tirar|pateando|golpeando|aporreando|derribar|romper|rompiendo)${W(2)} (?:la|mi) puerta|(?:tiene|trae|agarro|saco|con|viene con)${W(1)} (?:un |una |el |la )?(?:cuchillo|pistola|arma|machete|navaja|hacha)${W(5)} (?:y (?:me|grita|esta)|en la mano|contra mi|en mi cuello|amenaz[a-z]*|me (?:dijo|dice|va))|(?:me (?:tiene|tienen|tuvo|dejo|dejaron|ha)|estoy|nos tiene|nos tienen) (?:aqui )?(?:encerrad[oa]s?|secuestrad[oa]s?|bajo llave|atrapad[oa] en|retenid[oa]|amarrad[oa]|atad[oa]|prisioner[oa])|me (?:encierra|encerro|encerraba|encierran|encerraron)${W(4)}`,
      `${FUN}|{love}|{pet}|escondidas|escondite|escape room|ascensor|elevador|{work}|estudiando|estudiar|cortina|fantasia|cocina[a-z]*|covid|cuarentena|regalo[s]?|leer|por la lluvia|trafico|a jugar|en mi mente|en tus|tu mirada`,
    ],
  ]),
  ...sure(['abuse', 'near', 'other'], '', [
    [
      `(?:{partner}|{parent}|hermano|vecino|el|ex|hijo|cunado|yerno|novio|marido)${W(4)} (?:le|la|lo|les|los|las) (?:esta |sigue |ha |vuelve a |volvio a )?(?:${HIT}|ahorco|encierra|tiene encerrad[oa]s?|amenaza|amenazo|tiene amenazad[oa]|grita y le)${W(5)} ?(?:a )?(?:mi |su |sus |la |los )?(?:mama|madre|hermana|hermanita|hermano|hija|hijo|ninos?|ninas?|mujer|esposa|novia|amiga|abuela|prima|vecina|hijos|bebe|nieta|sobrin[oa])?|(?:amiga|hermana|hija|vecina|mama|madre|prima|companera|alumn[oa]|nin[oa]s?|sobrin[oa]|abuela|niet[oa]|tia)${W(7)} (?:la|le|lo|les) (?:esta |ha |vuelve a )?(?:${HIT}|amenaz[a-z]*|encierra|controla|maltrat[a-z]*)|(?:amiga|hermana|hija|vecina|mama|madre|prima|companera|alumn[oa]|nin[oa]|sobrin[oa]|niet[oa])${W(7)} (?:moretones|moratones|ojo morado|golpead[oa]|maltratad[oa]|miedo (?:de|a) (?:su|volver))|(?:oigo|escucho|escuche|oi|se escuchan|se oyen|escuchando|oyen)${W(6)} (?:gritos?|golpes|llor[a-z]*|grita[a-z]*|pega[a-z]*|pidiendo (?:ayuda|auxilio|socorro))${W(8)} ?(?:vecin[oa]s?|mujer|nin[oa]s?|departamento|piso|depto|apartamento|lado|arriba|pared)|vecin[oa]s?${W(7)} (?:le pega|les pega|la golpea|grita(?:ndo)? (?:auxilio|ayuda|socorro)|llora todas|pide ayuda|maltrata)`,
      `${NOFIGHT}|${TOPIC}|fiesta|musica|remodel[a-z]*|reggaeton|timbre|le pega (?:al|a la) (?:pelota|balon|guitarra)|obras?|taladro|sexo|coger|follando|partido|me pega`,
    ],
  ]),
  ...sure(['abuse', 'near', 'self'], '', [
    [
      `${CLOSE}${W(6)} (?:me|nos) (?:ha |han |habia |volvio a |vuelve a |sigue |esta |solia |puede |empezo a |acaba de |quiere )?${HIT}|(?:me|nos) (?:ha |han |habia |volvio a |vuelve a |sigue |acaba de |empezo a )?${HIT}${W(5)} (?:{partner}|padrastro|mi (?:papa|padre|mama|madre|hermano|hijo|hija|ex|viejo|suegra)|delante de|enfrente de|en frente de|en la (?:cara|cabeza|panza|boca)|con (?:el|un|una|la) (?:cinturon|cinto|palo|cable|cinta|chancla|zapato|puno|correa|manguera)|cuando (?:toma|bebe|llega|se enoja|se enfada|esta borracho|esta tomado|yo era)|otra vez|de nuevo|porque (?:no|le|la|quem|llegue|se)|por (?:no|celos|llegar|cualquier|contestar|todo)|y (?:luego|despues) (?:pide|me pide|llora|se disculpa)|todos los dias|si (?:no|llego|le|hablo)|estando embarazada|contra (?:la|el)|hasta)|me (?:maltrata|maltrataba|maltratan|golpea|golpeaba|golpean|madrea|madreaba|agrede|agredio|caga a palos|muele a golpes|levanta la mano|levanto la mano|da palizas)`,
      NOFIGHT,
    ],
    [
      `no me (?:deja|dejan|dejaba|permite|permiten)${W(2)} (?:salir|ver a|trabajar|hablar con|tener (?:amig[oa]s|celular|dinero|movil|llaves|telefono|trabajo)|estudiar|usar|visitar|ir (?:al medico|a ver|a trabajar|sola|a la escuela)|llamar|vestirme|irme|maquillarme|juntarme)${W(5)} ?|(?:me )?(?:quit(?:a|o|aba|aron|an)|revisa(?:ba)?|controla(?:ba)?|escond(?:e|io)|rompi[oa]|rompe|tiene (?:mi|mis)|maneja|se queda con|me vigila|maneja todo)${W(2)} (?:el |mi |mis |los |la |las |todo (?:el|mi) )(?:celular|celu|movil|telefono|dinero|plata|sueldo|documentos|papeles|pasaporte|tarjeta[s]?|llaves|mensajes|whatsapp|pension|jubilacion|ubicacion|ropa)${W(6)} ?`,
      `${FUN}|{pet}|sueter|abrigo|paraguas|dron|no me deja (?:ver a mas gente el trabajo|trabajar (?:el|la))|banco|app|la app|wifi|internet|pagina|sistema|{game} |lluvia|tos|cajero|ladron|robaron|clase|fiebre|cinco minutos|el medico|profe|profesora?|jefe|la (?:alarma|luz)|instagram|bici|migrana|insomnio|ruido|lesion|rodilla|(?:cuando|porque) (?:yo )?(?:era|saque)|regla[s]?|trafico|estudiando|bebe`,
    ],
    [
      `(?:miedo|pavor|terror|panico|aterrad[oa]|aterroriza|aterra)${W(2)} (?:a |de |que |cuando |por )+(?:mi |que |volver a |regresar a |llegue |llegar a |el )*(?:marido|esposo|esposa|novio|pareja|ex|papa|padre|padrastro|mi hermano|hijo|mama|madre|casa con el|llegue (?:el|mi|a casa)|el llegue|casa porque|mi casa)|miedo (?:a|de) (?:el|que llegue|que vuelva|su reaccion|que me (?:pegue|haga|encuentre|golpee|siga|busque))|(?:me )?(?:tapo|tapar|escondo|esconder|cubro|cubrir|disimul[a-z]*|ocult[a-z]*|maquill[a-z]*)${W(4)} (?:los |el |las |un )?(?:moretones|moreton|moratones|moraton|golpes|marcas|ojo|morados|cardenales)|(?:moretones|moratones|moreton|moraton|ojo morado|ojo negro|costilla|labio partido|cardenales)…(?:marido|esposo|novio|pareja|mi ex|papa|padre|padrastro|maquilla[a-z]*|me cai|escaleras?|el me|invent[a-z]*|mentir[a-z]*|le digo a)`,
      `${NOFIGHT}|${TOPIC}|perder|perderl[oa]|engan[a-z]*|cucarachas?|oscuridad|notas?|boleta|flores|mudarme|bici|patines|futbol|fracas[a-z]*|decepcion[a-z]*|conocer|presentar[a-z]*|ladrones|hospital|se muera|morir|cancer|terremoto|temblor|enferm[a-z]*|mudanza|sol[oa]`,
    ],
    [
      `(?:{partner}|ex|el|hombre|tipo|companero|vecino|alguien|exjefe)${W(6)} (?:me (?:sigue|siguio|persigue|acosa|acosaba|espia|vigila|rastrea|acecha|stalkea|espera (?:afuera|a la salida|en)|amenaza|amenazo|tiene amenazad[oa]|insulta|humilla|controla|prohibe|prohibio|aisla|aislo|manda (?:mensajes|amenazas))|me ha (?:amenazado|seguido|acosado|prohibido)|esta (?:afuera|abajo|en la puerta) (?:de|otra)|(?:se aparece|aparece|aparecio|esta parado|se para|ronda|viene)${W(3)} (?:mi casa|mi trabajo|afuera de|fuera de|mi puerta|mi edificio|mi portal)|puso (?:un |una )?(?:gps|rastreador|airtag|app|aplicacion|camara[s]?)|viol[oa] la orden|se salta la orden|es (?:muy )?(?:violento|violenta|agresivo|agresiva|abusivo|abusiva|maltratador)|se (?:puso|pone|vuelve) (?:muy )?(?:violento|agresivo|violenta|agresiva))|(?:violencia (?:de genero|domestica|intrafamiliar|machista)|orden de (?:alejamiento|restriccion))${W(6)} (?:yo|mi|me|sufr[a-z]*|vivo|ex|marido)|(?:sufro|vivo|sufri|victima de) (?:de )?(?:violencia|maltrato)|(?:soy|estoy siendo|fui) (?:una )?(?:mujer )?maltratad[oa]|me (?:tiene|trae) (?:amenazad[oa]|controlad[oa]|aislad[oa]|golpead[oa])|avento${W(3)} (?:plato|vaso|silla|celular|botella)|me (?:avento|tiro|lanzo|arrojo)${W(2)} (?:un |una |el |la )(?:plato|vaso|silla|botella|cenicero|sarten|zapato|control|cuchillo)`,
      `${NOFIGHT}|${TOPIC}|instagram|tiktok|twitter|redes|insta|spotify|sigue (?:gustando|cayendo|escribiendo|pareciendo|debiendo|sin|queriendo|en)|perrito|gatito|paquete|pedido|flores|serenata|dormido el|mi jefe me (?:sigue|manda)|uber|control remoto`,
    ],
  ]),
];

export const eating: readonly SurePattern[] = [
  ...sure(['eating', 'near', 'other'], '', [
    [
      `(?:${MINE}|una )(?:{child}|{friend}|{partner}|{parent}|alumna|hermanita)${W(6)} (?:(?:ya |casi |que )?no (?:quiere )?(?:come|comer)|solo come|dejo de comer|ha dejado de comer|vomita|esta en los huesos|anorexi[a-z]*|bulimi[a-z]*|esconde la comida|tira la comida|se niega a comer|se provoca)${W(6)} (?:dias|nada|semanas?|despues|magr[ao]|flac[ao]|kilos|desmay[a-z]*|huesos|mas|escondidas|bano|lechuga|gorda|anorexia|bulimia|casi|baño)`,
      `${EAT_FUN}|verduras?|fruta|pescado|gripe|brocoli`,
    ],
  ]),
  ...sure(['eating', 'near', 'self'], '', [
    [
      `(?:llevo|voy|tengo|hace|desde hace|van|cumplo|ya son)${W(1)} ${NUM}${W(1)} (?:dias?|semanas?|[0-9]* ?horas|hrs)${W(4)} (?:sin (?:comer|probar|ingerir|alimento|comida|desayunar|tragar)|no (?:como|pruebo|he comido|ingiero)|en ayunas?|de ayuno|ayunando|(?:solo |a )(?:con |puro |pura |base de |tomando )?(?:agua|cafe|te)|a (?:puro|pura|base de))|(?:no (?:como|he comido|pruebo|he probado|comi)|sin (?:comer|probar)|ayuno|ayunando|nada de comer)${W(4)} (?:desde (?:hace )?(?:el |la )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|antier|anteayer|antes de ayer|semana|${NUM})|(?:hace )?(?:${NUM}|[0-9]+) (?:dias|semanas)|en (?:${NUM}|todo el dia|[0-9]+) ?(?:dias|semana)?)|desde (?:el |hace )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|antier|anteayer)${W(3)} (?:que )?(?:no como|sin comer|no he comido|no pruebo|solo (?:agua|cafe))`,
      EAT_FUN,
    ],
    [
      `(?:vomit(?:o|e|ar|ando|aba|arlo|arla|ado)|devuelvo|devolver|devolvi|me purgo|purgarme|me purgue|purgo|guacareo|poto)${W(4)} (?:despues de|cada vez|todo lo que|lo que (?:como|comi|cene)|a proposito|a escondidas|tras (?:comer|cada|cenar)|luego de|cada comida|para (?:no engordar|adelgazar|bajar|no subir)|la (?:cena|comida)|todo$|otra vez|todas las)|(?:me )?(?:provo(?:co|que|caba|car[a-z]*|cando|cado)|obligo|obligue|fuerzo|forzar[a-z]*|induzco|indu[a-z]*)${W(2)} (?:el |a |me )?(?:vomit[a-z]*|devolver)|(?:los )?dedos (?:a|en|hasta) (?:la|mi) garganta|me (?:meto|meti) los dedos|(?:comi|como|comer|cene|ceno|atracon(?:es)?|comida|zampo|desayuno)${W(9)},? (?:vomit(?:o|e|ar|arlo)|devolver(?:lo)?|me purgo|purgarme|corri al bano|ir al bano a|al bano a vomitar|lo devuelvo|lo vomito)|(?:tomo|tome|tomando|tomar|uso|abuso de|abusando de|me tome|comprar|compre|cajas? de|puno de|[0-9]+)${W(3)} (?:laxantes?|diureticos?|dulcolax|bisacodilo)|laxantes?${W(4)} (?:todos|cada|despues|para|por dia|adelgazar|bajar|al dia|diari[a-z]*)`,
      EAT_FUN,
    ],
    [
      `(?:no merezco|no me (?:permito|dejo)|me prohibo|no tengo derecho a|no puedo permitirme)${W(2)} (?:comer|comida|cenar|probar|alimentarme|desayunar)|(?:me castigo|me castigue|castigarme|castigo|me odio|asco|culpa|culpable|sucia|cerda|ansiedad)${W(6)} (?:comer|comi|como|por haber comido|haber cenado|comida|sin comer|ayunando|calorias)|(?:comi|comer|comia|cene)${W(7)},? (?:me odio|me doy asco|asco de mi|castigo|castigarme|ayunar|ayuno|compensar(?:lo)?|quemar(?:lo)? todo|me siento (?:una cerda|un cerdo|asquerosa|una vaca|una basura|culpable))|(?:miedo|pavor|terror|panico)${W(1)} (?:a |de |me da )(?:comer|engordar|la comida|subir de peso|la bascula|la balanza|ganar peso|las calorias)|(?:me da|me dan) (?:miedo|terror|panico|pavor) (?:comer|engordar|la comida|la bascula|la balanza|subir)|(?:me mato|matarme|muero|morir[a-z]*|muriendo|me estoy matando) de hambre (?:para|a proposito|por (?:adelgazar|flaca)|hasta)|(?:dej(?:e|ar) de comer|no comer|sin comer|no como|ayuno|ayunar)${W(4)} (?:para (?:adelgazar|bajar|ser flaca|castigar[a-z]*|desaparecer|verme|estar|ser|sentir)|hasta (?:pesar|llegar|estar|ver|que|desmay[a-z]*)|porque (?:estoy|soy|me veo) (?:una )?(?:gord[ao]|vaca|cerda|asco))`,
      `${EAT_FUN}|alergia|{work}|espinas|hospital me|picante`,
    ],
    [
      `(?:peso|pesando|pesar|llegar a|bajar a|llegue a|estoy en|meta (?:es|son))${W(2)} (?:los )?(?:3[0-9]|4[0-3]|treinta y [a-z]+|cuarenta) ?(?:kg|kilos|k|kilitos)(?:${W(8)})?|(?:me veo|me siento|sigo viendome|me sigo viendo|sintiendome|sigo)${W(2)} (?:gord[ao]|enorme|obes[ao]|una (?:vaca|ballena|bola))${W(7)} (?:kilos|kg|huesos?|comer|ayuno|dicen|vomit[a-z]*|como|laxantes?)|(?:anorexia|bulimia|tca|trastorno alimentici?o|trastorno alimentario|trastorno de la conducta alimentaria|atracones)${W(5)} (?:volv[a-z]*|vuelto|otra vez|de nuevo|reca[a-z]*|peor|ganando|mata|matando)|(?:reca[a-z]*|volvi|vuelto|volviendo|tengo|sufro)${W(3)} (?:a |en |con |de |la )*(?:anorexia|bulimia|mi tca|el tca|los vomitos|las purgas|los atracones|ana|mia)|(?:solo|nada mas|puro|unicamente|apenas)${W(2)} (?:una? )?(?:manzana|lechuga|agua|cafe|hielo|chicles?|galleta|te|[1-6][0-9]0 (?:calorias|kcal|cal))${W(3)} (?:al dia|por dia|en todo el dia|desde|hace|y (?:me siento|agua|ya))|(?:como|comiendo|consumo|paso de|comer) (?:menos de |solo |unas |mas de )*[1-6][0-9]0 (?:calorias|kcal|cal)|(?:desmay[a-z]*|mareo|maread[oa]|mareos|debil|se me cae el pelo|no me baja la regla)${W(7)} (?:de hambre|sin comer|no comer|no como|no comi|por no comer|no he comido)|(?:cuento|contar|contando) (?:cada|todas las|las|hasta las) calorias?${W(6)} (?:miedo|vomit[a-z]*|odio|llor[a-z]*|castig[a-z]*|control|obsesi[a-z]*|no puedo|culpa)`,
      `${EAT_FUN}|medico|nutriologa|press de|sentadilla|maleta|mancuernas?|nutricionista|mi hij[oa]|de mi (?:hij[oa]|sobrin[oa])`,
    ],
  ]),
];

export const wider: readonly SurePattern[] = [
  ...sure(['medical', 'now', 'other'], '', [
    [
      `${WHO}…(?:no (?:puede|logra) (?:levantar|mover|sentir)|no se le entiende|dice (?:cosas sin sentido|tonterias)|se le va para un lado|esta fri[oa]|piel gris|cuello (?:duro|rigido)|manchit?as moradas|flojit[oa]|le dio un ataque|se ahoga con su|(?:acaba de|esta) (?:dar a luz|pariendo)|esta atrapad[oa])`,
      `${FUN}|{pet}|${TOPIC}|de risa|llorando|cafe|sopa|comida esta|embotellamiento|atrapad[oa] (?:en el trabajo|en la serie|en el trafico)|{love}`,
    ],
  ]),
  ...sure(['medical', 'now', 'self'], '', [
    [
      `(?:no para|no deja|no paro) de sangrar|sangre a chorros|estoy sangrando${W(4)} no para|(?:corazon|pulso)${W(3)} (?:a mil|a 1[4-9][0-9]|salta latidos|acelerad[oa])${W(6)} (?:ahogo|desmay[a-z]*|hora|mare[a-z]*|aire)|(?:me estoy|me voy a|siento que me) (?:desmay[a-z]*|desvanec[a-z]*)|(?:azucar|glucosa|fiebre)${W(4)} (?:temblando|borroso|confundid[oa]|4[1-2])|veo doble|se me (?:traba la lengua|va la vista|cae un parpado|entumec[a-z]*|durmio (?:todo|media|medio|la cara))|(?:me cai|choque|volcamos|chocamos|me golpee la cabeza)…(?:sangr[a-z]*|no (?:contesta|siente|recuerdo)|vomit[a-z]*|atrapad[oa]|mucho sueno|mareando)`,
      `${FUN}|{pet}|${TOPIC}|nariz|encias?|de (?:amor|emocion|hambre|sueno)|concierto|{love}|verte|afeit[a-z]*`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'other'], '', [
    [
      `(?:hija|hermana|hermanita|amiga|prima|mama|novia|sobrina|nieta|alumna)…(?:la (?:forzo|forzaron|obligo a acostarse)|abus(?:aba|o|aron) de ella|se (?:le metia|metia) en su cama|le (?:tocaba|toca|hizo cosas))`,
      `${FUN}|${TOPIC}|el turno|le toca (?:el|la|ir|a|hoy|lavar|cocinar)|confianza`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'self'], '', [
    [
      `me forz(?:o|aba|aron)(?! a (?:sonreir|comer|estudiar|trabajar))|me (?:acaban de|volvio a|volvieron a|puede|quieren|queria|va a) (?:violar|forzar)|me (?:hizo|hacia|hace|hicieron|haciendo) cosas (?:mientras|que (?:yo )?no|y|sin|cuando|de noche|a la fuerza|con)|haciendome cosas|me (?:toco|tocaron|agarro|toca|beso|besa|bese) (?:sin (?:mi )?permiso|a la fuerza|el trasero|las nalgas|el culo|la cola|los senos|las tetas|sin que yo)|(?:entra|entraba|se mete|viene|venia)${W(2)} (?:a|en) mi (?:cuarto|cama|habitacion|pieza)${W(6)} (?:toca|tocaba|noche|desnud[oa]|encima)|se (?:quito|saco) el (?:condon|preservativo|forro)|(?:si no )(?:me )?(?:acuesto|acostaba) con el|(?:yo )?(?:decia|dije) que no y|(?:insistio|presiono)${W(4)} hasta que (?:me deje|cedi|acepte)|no (?:fue|era|seria) violacion|fue (?:una )?violacion|lo que me (?:hizo|hicieron|hacia)${W(3)} (?:el cura|mi (?:tio|abuelo|padrastro|papa|padre|primo|hermano|ex)|ese (?:tipo|hombre)|de nin[oa])|me acorral(?:o|a|aba|aron)`,
      `${FUN}|${TOPIC}|guitarra|{pet}|postre|{food}`,
    ],
    [
      `(?:fotos?|videos?|video|videollamada)${W(4)} (?:desnud[oa]|intim[oa]s?|sin ropa|mi[oa]s?)…(?:plata|dinero|publica|amenaza|extorsion[a-z]*|chantaj[a-z]*|obliga|grupo|pide mas|pasan|denunci[a-z]*|familia|no sabia|grabo)|(?:me (?:extorsionan|chantajean|chantajea|extorsiona))|me (?:pide|exige|obliga a mandar)${W(2)} fotos (?:sin ropa|desnud[oa]|intimas)|se (?:pasan|estan pasando|filtro)${W(2)} (?:un |mi )?(?:video|foto|pack) mi[oa]`,
      `${FUN}|${TOPIC}|los quince|platos|{love}|cumple[a-z]*|viaje|{pet}`,
    ],
  ]),
  ...sure(['harmToOthers', 'now', 'self'], '', [
    [
      `(?:l[oa]s? mato|matarl[oa]s?|matar) (?:a todos|y lo voy a hacer)|(?:l[oa]s?|le|les) (?:voy a|quiero) (?:cortar (?:los frenos|el cuello)|echar acido|clavar|hacer pagar con|partir la cabeza|disparar|prender fuego)|lista${W(7)} (?:van a morir|voy a matar)|(?:pienso|pensando|plan para|planes de|imagino|ganas de)${W(5)} (?:envenenar[a-z]*|partirle la cabeza|clavarsel[oa]|hacerle dano a (?:mi|mis|el|la)|tirarl[oa] por|ahogarl[oa]|matarl[oa]|empujarl[oa] por)|voz${W(3)} (?:me )?(?:ordena|pide|manda|dice)${W(2)} (?:que )?(?:lastime|mate|sacrifique|hiera|ataque|queme)|(?:dios|diablo|demonio)…(?:sacrifique|mate)|miedo${W(4)} (?:que )?(?:la proxima|un dia) (?:la|lo|los) mate|(?:sicario|alguien)${W(4)} (?:desaparezca|mate) a mi|le puse (?:el cuchillo|la almohada)|poner una bomba|veneno${W(6)} (?:comida|suegr[oa]|marido|no se nota)|(?:le|la|lo) pego a mi (?:mujer|esposa|mama|papa|madre|padre|hij[oa]|bebe)|le pegue a mi (?:mujer|esposa|novia|mama|hij[oa]|bebe)`,
      `${FUN}|${TOPIC}|{food}|{pet}|cosquillas|mosquitos?|cucarachas?|a besos|gripe|gripa|resfr[a-z]*|catarro|costumbre|mania`,
    ],
  ]),
  ...sure(['abuse', 'now', 'self'], '', [
    [
      `(?:marido|esposo|novio|ex|papa|padre|padrastro|pareja|el)${W(5)} (?:(?:intento|quiso|trato de|amenaza con|amenazo con|va a venir a|viene a|me quiere|me va a venir a|quiere) (?:estrangularme|ahorcarme|matarme|apunalarme|quemarme|matar)|(?:esta|llego|vino|viene|anda)${W(3)} (?:con (?:una |un )?(?:pistola|cuchillo|arma|machete)|armado))|(?:esta |estan )?(?:rompiendo todo|tumbando la puerta)${W(6)}|trabando la puerta|(?:mi ex|dice|dicen|dijeron|diciendo)${W(9)} (?:me matan|me va a (?:venir a )?matar|no va a ser de nadie|no voy a ser de nadie)|me va a (?:volver a )?(?:pegar|golpear|matar a golpes) (?:si|otra|cuando|por)|matando a golpes`,
      `${FUN}|{food}|{pet}|{work}|mama me (?:va a )?mata|{love}`,
    ],
  ]),
  ...sure(['abuse', 'near', 'other'], '', [
    [
      `(?:{partner}|{parent}|vecino|hermano|cunado|el)${W(2)} (?:${HIT}|maltrata|amenaza)${W(1)} a (?:mi|su|sus|la|los) (?:mama|madre|hermana|hermanito|hermano|mujer|esposa|hij[oa]s?|novia|nin[oa]s?|abuela|prima)|a (?:mi|una|su|la) (?:hermana|amiga|mama|madre|hija|vecina|prima|abuela|sobrina|companera)${W(3)} (?:le|la) (?:pega|pego|golpea|maltrata|amenaza)${W(3)}|(?:alumn[oa]|niet[oa]|nin[oa]|sobrin[oa]|hij[oa])…(?:marcas de (?:cinturon|golpes|quemaduras)|(?:la|lo|le) (?:quema|pega|golpea|maltrata))`,
      NOFIGHT,
    ],
  ]),
  ...sure(['abuse', 'near', 'self'], '', [
    [
      `(?:ayer |anoche |hoy |hace poco )?me (?:dio|pego|metio|solto) (?:una |un |dos |otra |otro |unas )(?:cachetadas?|bofetadas?|bofeton|golpes?|golpiza|paliza|punetazos?|patadas?|empujon|trompadas?|guantazo|tortazo)|me (?:empujo|tiro|avento|lanzo|aventaba)${W(2)} (?:por|contra|al|en) (?:las?|el|los)? ?(?:escaleras?|pared|suelo|piso|cama|mesa|puerta)|me empujo y|me (?:dejo|ha dejado|dejaron)${W(2)} (?:el |un |los |la )*(?:ojos? (?:morados?|negros?)|moretones|moratones|brazos marcados|marcas|labio|moreton)|me (?:zamarrea|zarandea|patea|pateo|pellizca|revento el|partio la|arana|escupe)|(?:en mi casa|mis (?:papas|padres|viejos|hermanos)|me lo)${W(1)} me (?:pegan|golpean|maltratan|encierran)|(?:relacion|matrimonio|pareja|hogar) (?:de maltrato|abusiv[oa]|violent[oa]|de violencia)|(?:me agarro|agarra|agarro) (?:del|de los) (?:pelo|pelos|cuello)|aguanto (?:los|sus) golpes|me (?:pega|pegue) (?:mas|si|y|cuando|porque|sabiendo|otra|para que)`,
      NOFIGHT,
    ],
    [
      `(?:gps|rastreador|airtag|localizador)…(?:mi (?:coche|carro|auto|mochila|bolso|celular|movil))|orden de (?:alejamiento|restriccion|proteccion)|(?:lo |le )?denunci(?:e|ado)${W(6)} (?:policia|sigue|puerta|nada)|me espera${W(6)} (?:fuera|afuera|a la salida|en la puerta)${W(2)} (?:del|de mi|de la) (?:trabajo|casa|escuela|uni|universidad)|(?:no me siento segura|no estoy segura)${W(3)} (?:casa|con el)|(?:escaparme|huir|escapar|irme)${W(4)} (?:de el|de mi (?:marido|esposo|novio|pareja)|sin que se (?:entere|de cuenta))|(?:me (?:grita|insulta|humilla|dice))${W(5)} (?:puta|inutil|basura|estupida|no valgo|delante de los ninos|sin el me muero)|(?:casar|casarme)${W(2)} a la fuerza|si me (?:separo|voy|divorcio)${W(4)} (?:me quita|quitar)|(?:llega|llego)${W(2)} (?:borracho|tomado)${W(8)} (?:miedo|pega|grita|agarra|golpe[a-z]*)`,
      `${NOFIGHT}|fiesta|amigas|regalo|ola`,
    ],
  ]),
  ...sure(['eating', 'near', 'other'], '', [
    [
      `(?:hija|hijo|hermana|amiga|novia|prima|sobrina|alumna|hermano|hermanita)…(?:(?:se provoca|se induce)${W(2)} vomito|vomita (?:despues|todo|cada|a escondidas)|matando de hambre|a puro hielo|lleva ${NUM} dias sin comer|se le ven las (?:costillas|huesos)|pesa (?:3[0-9]|4[0-2]) ?(?:kg|kilos))`,
      `${EAT_FUN}|me da hambre`,
    ],
  ]),
  ...sure(['eating', 'near', 'self'], '', [
    [
      `dej(?:e|o) de comer$|(?:hace|llevo|van|va para) ${NUM} (?:dias?|semanas?)${W(3)} (?:que )?(?:solo|a puro|a pura|puro|no) (?:tomo|como|agua|te|cafe|trago)|(?:${NUM} )?(?:cuarto|tercer|quinto|segundo|sexto) dia${W(2)} (?:que no como|sin comer|de ayuno)|(?:no me (?:gane|merezco)|no tengo)${W(2)} (?:el )?derecho a comer|(?:volvi|volver|recai|parar|dejar|dejo)${W(3)} (?:a |de |con )(?:vomitar|la anorexia|la bulimia|purgarme|los laxantes)|recai con|(?:en el|al) bano${W(3)} (?:devolviendo|vomitando|de rodillas)|sin (?:los )?laxantes|(?:los|de) laxantes|(?:salto|pongo|bajo|dejo)${W(4)} insulina${W(5)} (?:bajar|adelgaz[a-z]*|kilos|peso|aposta)|si me salto la insulina|(?:escondo|tiro|escupo|la escupo)${W(1)} (?:la |mi |el )?(?:comida|lonche|almuerzo)${W(8)} (?:mama|papas|nadie|bano|creen?|calorias)|(?:se me (?:noten|notan|ven|vean|marquen)|verme|que se me vean)${W(2)} (?:los |las )?(?:huesos|costillas|clavicula[s]?)|(?:no me (?:viene|baja)|perdi|sin) (?:la )?(?:regla|menstruacion)${W(4)} (?:no comer|peso|flac[ao]|comer)|princesas? (?:ana|mia)|soy (?:ana|mia) (?:desde|y|hace)|(?:trucos?|tips)${W(4)} (?:aguantar el hambre|no comer|vomitar|ayunar)|me doy asco${W(4)} (?:comer|comi|como)|peso (?:3[0-9]|4[0-3])(?: |,)${W(8)} (?:bajar|gord[ao]|falta|mas)|baje a (?:3[0-9]|4[0-3])`,
      `${FUN}|{pet}|${TOPIC}|gimnasio|{medicine}|embarazad[oa]|pan|carne|pizza|sushi|chocolate|gluten|azucar|colonoscopia|bebe`,
    ],
  ]),
  ...sure(['injury', 'now', 'self'], '', [
    [
      `ya (?:me )?(?:tome|tomado|trague) (?:todo|las pastillas|las que|mas de)|(?:las|lo) que (?:me )?(?:trague|tome)${W(4)} (?:efecto|durmiendo|cajon)|efecto${W(3)} (?:si )?me (?:tome|trague)|me tome (?:lo que encontre|las de dormir)|(?:tome|ingeri|ingerido|me meti)${W(3)} (?:mucho mas|cantidad grande|gran cantidad)${W(2)} {pills}|creo que es (?:una )?sobredosis|me corte${W(5)} (?:no se cierra|roja|se ve (?:el hueso|la grasa))|no (?:llames|llamen|avises) a nadie…(?:me tome|me corte|pastillas|trague)`,
      `${FUN}|{pet}|${TOPIC}|{medicine}|{food}|la (?:pastilla|vitamina)|desayuno|cada (?:noche|dia|manana)|cocina[a-z]*|todo el (?:cafe|agua)|del medico|receta[a-z]*|a su hora`,
    ],
  ]),
];
