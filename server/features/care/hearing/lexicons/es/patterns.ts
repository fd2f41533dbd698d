import type { SurePattern } from '../../lexicon.ts';
import { sure } from '../../sure.ts';

const FUN =
  'pelis?|peliculas?|series?|libros?|novelas?|telenovela|culebron|capitulo|temporada|protagonista|personajes?|actor|actriz|cancion|poema|cuento|documental|anime|manga|netflix|guion|fanfic|podcast|spoilers?|cine|obra de teatro|teatro|juego de|rol|videojuegos?|(?:el|un|este|ese) juego|jugar|jugando|partida|nivel|boss|jefe final|ajedrez|minecraft|fortnite|gta|fifa|play|xbox|nintendo|switch|consola|zelda|free fire|valorant|los sims|dark souls|elden ring|parchis|domino|mario|goles|gol|padel|kahoot|sudoku|pokemon|dota|warzone|(?:ja){2,}[a-z]*|(?:aj){2,}[a-z]*|(?:je){2,}|(?:ji){2,}|lol|xdd?|risas?|memes?|(?<!no (?:es|como) (?:una |un )?|sin )(?:broma|bromita|chiste)|sone que|sone con|en mi sueno|pesadilla|halloween|😂|🤣|😹|😜|\\*[^*]{3,200}\\*';
const TOPIC =
  'que (?:es|hay que hacer|se hace)|para (?:el|un) curso|para la tarea|taller|sintomas|senales de|diferencia entre|curso de|tesis|articulo|estadisticas?|investigacion sobre|charla sobre|noticias?|titulares|primeros auxilios|simulacro|hace (?:muchos )?anos|el ano pasado|trabajo sobre|ensayo sobre';
const W = (most: number): string => `,?(?: [^ .!?]+){0,${most}}`;
const TOOK =
  '(?:tome|tomado|tomao|tomarme|tomarmel[oa]s|tome de|trague|tragado|tragarme|bebi|bebido|beberme|ingeri|ingerido|ingerir|zampe|zampado|meti|metido|mande|mandado|clave|empine|baje|inyecte|inyectado|comi|comido)';
const TOOK_OTHER = '(?:tomo|tomado|trago|tragado|bebio|bebido|ingirio|ingerido|metio|metido|comio|mando)';
const MANY =
  '(?:tod[oa]s?|enter[oa]s?|complet[oa]s?|monton|cajas?|cajita|botes?|frascos?|frasquito|tarros?|envase|blister(?:es)?|plaquetas?|tiras?|punados?|demasiad[oa]s|much[oa]s|muchisim[oa]s|chorro|chingo|de golpe|de un (?:saque|tiron|trago|jalon)|de mas|tant[oa]s|caleta|sobredosis|resto|las que (?:habia|quedaban|tenia)|lo que (?:habia|quedaba)|[1-9][0-9]+|diez|doce|quince|veinte|veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta|cien)';
const WELL = `${FUN}|{pet}|vitaminas?|receta|recetad[oa]s?|receto|desayuno|cada (?:ocho|8|12|doce|dia|noche|manana)|anticonceptiv[a-z]*|antibioticos?|omeprazol|suplementos?|todos los dias|todas las (?:mananas|noches)|como (?:me )?(?:dijo|mando|indico)|a su hora|pastillero|gomitas|caramelos|mentas?|gripe|gripa|resfri[a-z]*|chocolates?|helado|hace (?:muchos )?anos|tratamiento|juanola|valda`;
const WHO =
  '(?:{partner}|{parent}|{child}|{friend}|el|ella|alguien|un (?:hombre|senor|chico|tipo|cliente|pasajero)|una (?:mujer|senora|chica|clienta)|hermanito|hermanita)';
const TONIGHT =
  '(?:esta (?:misma )?noche|hoy(?: mismo| en la noche| a la noche)?|manana|ahora(?: mismo)?|ahorita|ya mismo|este (?:finde|fin de semana)|esta (?:madrugada|tarde|semana)|en un rato|al rato|de esta noche|el (?:viernes|sabado|domingo|lunes)|cuando (?:todos )?(?:se )?(?:duerman|duerma|acuesten))';
const MATAR =
  '(?:me mato|matarme|me (?:voy a|quiero|vo a) (?:matar|suicidar|ahorcar|colgar|tirar|pegar un tiro|quitar la vida|cortar las venas)|suicidarme|me suicido|quitarme la vida|me quito (?:la vida|de en medio)|quitarme de en medio|me ahorco|me cuelgo|ahorcarme|colgarme|pegarme un tiro|me pego un tiro|cortarme las venas|me corto las venas|(?:acab(?:o|ar)|termin(?:o|ar)) con (?:todo(?: esto)?|mi vida|esto|mi sufrimiento|este dolor|este sufrimiento)|(?:poner|pongo|le pongo|ponerle) fin a (?:todo|mi vida|esto)|desvivirme)';
const OF =
  '(?:morir|morirme|muero|muriendo|matar|matarme|mato) (?:de |del |por )(?:la )?(?:risa|hambre|calor|frio|verguenza|aburrimiento|amor|envidia|curiosidad|sed|ganas|sueno|ternura|pena ajena|antojo|nervios|vieja|viejo|celos|un susto|gusto)|que (?:verguenza|oso|papelon|corte|bochorno)|pena ajena|a besos|cosquillas|tierra tragame|de lo (?:lindo|rico|bueno|tierno)';
const NO_ME = `${FUN}|${OF}`;

export const injuryAndMedical: readonly SurePattern[] = [
  ...sure(['injury', 'now', 'self'], '', [
    [`${TOOK}${W(5)} ${MANY}${W(4)} {pills}`, WELL],
    [
      `${TOOK}${W(4)} {pills}${W(5)},? (?:todas|todos|entero|entera|de golpe|de un (?:saque|tiron|jalon)|de mas|vodka|tequila|alcohol|vino|ron|whisky|cerveza|aguardiente|fernet|pisco|ginebra|morir|morirme|no despertar|dormir para siempre|ya no sien[a-z]*|acabar con todo)`,
      WELL,
    ],
    [
      `me (?:las|los) (?:acabo de |he )?(?:tome|tomado|trague|tragado|tomar|tragar|meti|metido|bebi)${W(1)} tod[oa]s|me (?:tome|trague|he tomado|he tragado|acabo de tomar) (?:todas|todos)(?: ya| juntas| de golpe| de una)?$|ya me (?:las|los) tome(?: tod[oa]s)?$`,
      `${WELL}|cervezas?|shots?|cafes?`,
    ],
    [
      `(?:bebi|bebido|tome|tomado|trague|tragado|beberme|ingeri|ingerido|eche un trago de)${W(4)} {poison}`,
      `${FUN}|{pet}|sin querer un poco de pasta|sabe a|sabia a|como si`,
    ],
    [
      `(?:tuve|tengo|tome|tomado|hice|hecho|provoque|acabo de hacer|metido|meti)~sobredosis|me (?:he )?empastill(?:e|ado)|me (?:envenene|he envenenado|intoxique a proposito)|(?:pastillas|pepas|pastis)${W(4)} (?:haciendo efecto|hacer efecto|hacen efecto|pegar fuerte|subiendo)`,
      `${WELL}|sobredosis de (?:azucar|cafe|cafeina|series|dulce|ternura|chocolate|[a-z]+ navidad[a-z]*|trabajo|amor|realidad)|dolor de (?:cabeza|muelas)`,
    ],
    [
      `(?:corte|cortado|cortarme|abri|abierto|raje|rajado|tajee|tajeado)${W(2)} (?:las |la |el |los |mis |una |un )*(?:venas?|munecas?|yugular|cuello|garganta)`,
      `${NO_ME}|${TOPIC}|camisa|reloj|afeitando|rasurando`,
    ],
    [
      `(?:cort(?:e|es|o|ado|arme)|tajos?|navaja|cuchilla|gillette|me (?:lastime|pase|apunale|clave)|munecas?|herida)…(?:no (?:me )?(?:para|paro|deja|dejo|puedo parar|logro parar|consigo parar)(?: de)?(?: el| la| de)? (?:sangrar|sangre|sangrado|salir)|sangre por todos lados|mucha sangre|muchisima sangre|un monton de sangre|sangra(?:ndo)? (?:mucho|un monton|muchisimo|demasiado|bastante))|(?:no para de (?:sangrar|salir sangre)|sangrando mucho|mucha sangre)…(?:me corte|los cortes|me raje|cuchilla|navaja)|me (?:corte|he cortado|raje|pase cortandome)${W(3)} (?:muy |demasiado |bastante )?(?:profundo|hondo|hond[oa]|de mas)`,
      `${NO_ME}|{food}|cocina|cocinando|picando|cebolla|afeit[a-z]*|rasur[a-z]*|{pet}|lata|carpinter[a-z]*`,
    ],
    [
      `me (?:ahorque|colgue|dispare|pegue un tiro|apunale|acuchille|prendi fuego|queme a lo bonzo|he disparado|he colgado|he apunalado|avente|tire (?:del|de la|de un|por)|lance (?:del|de la|al)|inyecte${W(4)} insulina)|(?:abri|prendi|deje abierto|abierto|deje abiertas)${W(2)} (?:el gas|las llaves del gas|la llave del gas)|(?:carro|coche|auto|motor) (?:encendido|prendido|en marcha)${W(4)} (?:garaje|cochera|garage)|(?:soga|cuerda|cinturon|viga|lazo)${W(4)} (?:se (?:rompio|solto|zafo|ha roto|partio)|no aguanto)`,
      `${NO_ME}|piscina|alberca|pileta|tobogan|paracaidas|colgo|colgue el|medalla|merito|gasto|presupuesto|precio|cocinar|cuelgue|computadora|compu|llamada|bungee|{work}|selfie|estufa|horno`,
    ],
    [
      `(?:me |he )(?:acabo de )?(?:tome|tomado|trague|tragado|tomar|tragar|meti|baje|empine)${W(2)} (?:toda la caja|la caja entera|(?:el|un|todo el|medio) (?:frasco|bote|blister)(?: entero)?|(?:la|una|toda la) (?:tira|plaqueta|caja)(?: entera)?|(?:el )?tarro entero|todo$|todo (?:pero|ya|adios|y)|de todo para|triple dosis|much(?:as|isimas) de golpe)|(?:me |ya me |que me )(?:las|los) (?:tome|trague)|me trague (?:todo|todas|muchisimas|un monton)|(?:me pase|pasado) (?:de|con la) (?:dosis|pastillas|medicacion)|(?:insulina|pluma)${W(5)} (?:toda|entera|de una vez|de golpe|no despertar|unidades de mas)|(?:toda|entera|unidades de)${W(3)} insulina|acabo de (?:tomarme|tragarme)${W(3)} (?:todo|toda|todas|todos|la medicacion de)|(?:quem(?:e|ado)|prendi|eche)${W(5)} a proposito`,
      `${WELL}|{food}|agua|cerveza|leche|jugo|zumo|galletas?|creer(?:me)?|el cuento|palabras|semaforo|bocadillo|como debia|se me`,
    ],
    [
      `(?:prendi|encendi|puse)${W(2)} (?:el )?carbon${W(4)} (?:bano|cuarto|coche|carro|auto|pieza)|intente (?:ahorcarme|colgarme|matarme|suicidarme)${W(3)} (?:hoy|hace (?:un rato|una hora|poco)|recien|ahora|anoche)|(?:ya (?:lo hice|esta hecho)|hice lo que)…(?:pastillas|caja|frasco|me tome|sangre|tome)`,
      `${WELL}|asado|parrilla|{food}`,
    ],
  ]),
  ...sure(['injury', 'now', 'other'], '', [
    [
      `(?:(?:ya )?se (?:ha )?(?:tomo|trago|tomado|tragado) (?:todo|todas|todos|toda la caja|(?:el|un|todo el) (?:frasco|bote))|(?:ya )?se las (?:tomo|trago)|${WHO}…(?:tomo|tomado) (?:una )?sobredosis|${WHO}${W(4)} se (?:ha )?(?:corto|cortado|abrio|abierto)…(?:no para de sangrar|muy hondo|profundo|mucha sangre|sangra mucho|las venas))`,
      `${WELL}|cafe|cerveza|leche|jugo|agua|cocina[a-z]*|el postre|{food}|en serio|a mal`,
    ],
    [`(?:${WHO}|se|que)${W(4)} ${TOOK_OTHER}${W(4)} ${MANY}${W(4)} {pills}`, `${WELL}|yo me|{child}`],
    [
      `${WHO}${W(4)} se (?:ha )?(?:corto|cortado|abrio) las (?:venas|munecas)|(?:se tomo|se bebio|se trago|se ha tomado|se ha bebido|se tomo un vaso de)${W(3)} (?:veneno|raticida|matarratas|cloro|lejia|lavandina|paraquat|insecticida|plaguicida)|${WHO}${W(3)} (?:se colgo|se disparo|se pego un tiro|se acaba de (?:ahorcar|colgar|disparar|cortar))`,
      `${FUN}|${TOPIC}|{pet}|{child}|llamada|computadora|compu|celular|foto|en el pie|medalla|merito`,
    ],
  ]),
  ...sure(['medical', 'now', 'other'], '', [
    [
      `no (?:esta |puede |me |le )?respira(?:r|ndo)?(?: bien| casi)?|(?:dejo|ha dejado|paro) de respirar|(?:apenas|casi no) (?:puede )?respira(?:r)?|respira (?:muy )?(?:mal|raro|con dificultad|apenas)|(?:se esta|se me esta) (?:ahogando|asfixiando|poniendo (?:azul|morad[oa]))`,
      `${FUN}|{pet}|${TOPIC}|la piel|tela|no respirar|nariz|puedo|entre frase|ropa|en deudas|en un vaso|ni respira para|habla tanto|no respira entre`,
    ],
    [
      `${WHO}${W(5)} (?:se (?:ha )?(?:desmayo|desmayado|desvanecio|desplomo|desplomado)|(?:esta |quedo |sigue )?inconsciente|perdio el (?:conocimiento|sentido)|ha perdido el (?:conocimiento|sentido)|(?:no|ni) (?:se )?(?:despierta|reacciona|responde|mueve)(?: nada)?|no (?:la |lo )?(?:puedo|consigo|logro) despertar(?:l[oa])?|no vuelve en si|sin (?:pulso|conocimiento)|no tiene pulso|cayo (?:redond[oa]|desmayad[oa]))|(?:no (?:puedo|consigo|logro) despertar a|no (?:se )?despierta (?:mi|el bebe|la bebe)|inconsciente en el (?:suelo|piso|bano))${W(3)}`,
      `${FUN}|{pet}|${TOPIC}|casi|sueno|me desmaye|despertador|temprano|emocion|mensajes?|whatsapp|celular|movil|ni con|pereza|siesta|no responde (?:el|la|los|a|mis)|no me responde|se mueve en`,
    ],
    [
      `(?:convuls[a-z]*|ataque epileptico|crisis epileptica|espuma por la boca|echa(?:ndo)? espuma|espumarajos|ojos (?:en blanco|para atras|hacia atras))|(?:labios?|boca|cara|unas|dedos)${W(3)} (?:morad[oa]s?|azul(?:es|ad[oa]s?)?)|(?:esta|se puso|se pone|poniendo) (?:azul|morad[oa])`,
      `${FUN}|{pet}|${TOPIC}|labial|pintalabios|frio|esmalte|pitillo|barniz|alberca|piscina|me pinte|convulso (?:mundo|ano)|moreton|vestid[oa]|puso los ojos en blanco|pone los ojos en blanco`,
    ],
    [
      `(?:boca|cara|rostro|labio|sonrisa)${W(3)} (?:torcid[oa]|chuec[oa]|caid[oa]|paralizad[oa]|de lado)|(?:torcio|torcido|caido|chuequeo|cayo)${W(1)} (?:la|media|el) (?:boca|cara|lado de la cara)|(?:habla|hablando|hablar)${W(1)} (?:raro|enredado|arrastrad[oa]|trabado|como borrach[oa])|(?:arrastra|no le salen) las palabras|no (?:puede|logra) (?:hablar|mover)${W(2)}(?: bien| el brazo| la pierna| un lado| medio cuerpo)|(?:le (?:esta dando|dio|esta por dar|ha dado)|esta teniendo|le da)${W(2)} (?:un )?(?:infarto|ictus|derrame|acv|ataque al corazon|paro(?: cardiaco)?|embolia)`,
      `${FUN}|{pet}|${TOPIC}|dentista|por poco|casi le|murio|fallecio|precio|cuenta|tomo mucho|en publico`,
    ],
    [
      `(?:{child}|{parent}|anos?|meses|{pet}? ?ella|el)${W(4)} (?:se )?(?:ha )?(?:trago|tragado|bebio|bebido|comio|comido|tomo|tomado|ingirio)${W(4)} (?:pilas?|bateria|moneda|iman(?:es)?|{poison}|{pills}|capsula de|boton|canica|producto de limpieza|limpiador|suavizante)|(?:se (?:ha )?(?:trago|tragado)|tragarse) (?:una |un )?(?:pila|moneda|bateria|iman)`,
      `${FUN}|{pet}|vitaminas?|su medicina|sus (?:pastillas|medicinas)|jarabe|cafe y|receta[a-z]*|pediatra dijo|a su hora`,
    ],
    [
      `(?:{child}|{parent}|{partner}|{friend}|ella|alguien|un senor|una senora)${W(4)} (?:se )?(?:esta |ha )?(?:atragant[a-z]*|atoro|atorad[oa]|asfixi[a-z]*|ahogando|ahogo)|(?:se cayo|cayo|golpeo la cabeza|golpe en la cabeza|atropell[a-z]*|electrocut[a-z]*|descarga|ahogo|accidente|choco)…(?:no (?:se mueve|responde|reacciona|despierta|habla|respira)|inconsciente|mucha sangre|vomit[a-z]*|sangra(?:ndo)? mucho)|(?:esta |ha )?(?:perdiendo|perdido) mucha sangre|(?:sangra|sangrando)${W(2)} (?:un monton|mucho|muchisimo|a chorros|a borbotones)|se esta desangrando|hemorragia`,
      `${FUN}|{pet}|${TOPIC}|nariz|encias?|vaso de agua|deudas|de tanto|del amor|me corte`,
    ],
  ]),
  ...sure(['medical', 'now', 'self'], '', [
    [
      `(?:duele|dolor|dolores|opresion|presion|punzadas?|puntadas?|pinchazos?|aprieta|apreton|ardor|elefante|peso|quema)${W(4)} (?:en |el |al |mi |del )+(?:pecho|corazon|torax|esternon|brazo izquierdo)|(?:pecho|corazon)${W(3)} (?:me duele|duele|aprieta|oprimido)|(?:brazo izquierdo)${W(3)} (?:dormid[oa]|duele|entumid[oa]|adormecid[oa]|hormigue[a-z]*|no lo siento|me pesa)|(?:dormid[oa]|adormec[a-z]*|hormigue[a-z]*|entum[a-z]*)${W(2)} (?:el |mi |del )?brazo izquierdo`,
      `${FUN}|{love}|${TOPIC}|extran[a-z]*|ex|gym|gimnasio|flexiones|lagartijas|pesas|tatuaje|sosten|bra|lactancia|tos|ruptura|duelo|me dejo|corazon roto|dormi encima|ver(?:te|lo|la)|pollo|tristeza|tu (?:silencio|ausencia)|nostalgia|despedi[a-z]*|injusticia|{work}|rompi[a-z]*|hay tanta`,
    ],
    [
      `no (?:puedo|consigo|logro|estoy pudiendo)${W(1)} respirar|me (?:falta|esta faltando|cuesta) (?:mucho |muchisimo )?(?:el aire|aire|respirar)|me (?:estoy ahogando|estoy asfixiando|asfixio|atragante|estoy atragantando)|no me entra (?:el )?aire`,
      `${FUN}|{love}|sin (?:ti|vos|el|ella)|nariz|tapada|escaleras?|de subir|pisos|con el (?:cafe|agua)|corr[a-z]*|calor|gripe|gripa|vestido|pantalon|jeans|faja|aire acondicionado|{work}|deudas|corset|rutina|de tanto`,
    ],
    [
      `(?:garganta|lengua|labios?|cara|rostro|ojos)${W(4)} (?:hinch[a-z]*|inflam[a-z]*|cerrando|cierra|cerro)|(?:hinch[a-z]*|inflam[a-z]*|cerrando|cierra|cerro)${W(3)} (?:la |el |los |toda )+(?:garganta|lengua|labios|cara|rostro)|(?:abeja|avispa|cacahuates?|mani|mariscos|camaron(?:es)?|alergi[a-z]*|nuez|nueces|picadura|pico)…(?:garganta|no (?:puedo|puede) respirar|respir[a-z]*|lengua|labios|hinch[a-z]*|ronchas)|choque anafilatico|shock anafilactico|choque anafilactico|reaccion alergica`,
      `${FUN}|{pet}|${TOPIC}|dentista|muela|gripe|gripa|amigdal[a-z]*|dolor de garganta|llor[a-z]*|dormi|nariz|primavera|polen|tarea|que es|botox|acido hialuronico|mosquitos?`,
    ],
    [
      `(?:medio cuerpo|media cara|un lado d(?:e la|el|e mi) (?:cara|cuerpo)|mitad del cuerpo|lado (?:derecho|izquierdo))${W(4)} (?:dormid[oa]|paraliz[a-z]*|no (?:lo |la )?(?:siento|responde|puedo mover)|adormec[a-z]*|entum[a-z]*)|no (?:siento|puedo mover|me responde)${W(2)} (?:medio cuerpo|la mitad|el lado|un lado|media cara|las piernas|el brazo|la pierna)|(?:me esta dando|me dio|estoy teniendo|creo que (?:es|tengo|me da)|tengo|estoy sufriendo)${W(2)} (?:un )?(?:infarto|ictus|derrame|acv|paro cardiaco|ataque al corazon|preinfarto)|estoy infartando|peor dolor de cabeza (?:de mi vida|que)`,
      `${FUN}|{pet}|${TOPIC}|casi|cuando vi|precio|cuenta|boleta|factura|del susto|me va a dar|dentista|anestesia|gym|gimnasio|pierna(?:s)? (?:de|despues)|examen`,
    ],
    [
      `(?:vomit[a-z]*|tos[a-z]*|escup[a-z]*|cag[a-z]*|orin[a-z]*)${W(2)} (?:con )?sangre|(?:embarazada|embarazo|semanas|parto|di a luz|aborto)…(?:sangr[a-z]*|sangre|no se mueve|rompi fuente|contracciones)|(?:estoy|sigo)${W(1)} (?:perdiendo|sangrando)${W(1)} (?:mucho|mucha sangre|muchisimo|un monton)|me (?:estoy desangrando|desangro)|(?:glucosa|azucar|glucemia|glicemia)${W(4)} (?:en )?(?:[2-4][0-9]|[4-9][0-9]{2})|(?:llam(?:a|en|ad|e|ar|o)|manden|necesito|pedi(?:r)?)${W(2)} (?:a )?(?:una |la |al )?(?:ambulancia|911|112|samur|cruz roja|061|same)|(?:me pico|me mordio)${W(2)} (?:una |un )?(?:vibora|serpiente|alacran|escorpion|arana|culebra|yarara)|me (?:electrocute|dio una descarga)`,
      `${FUN}|{pet}|${TOPIC}|nariz|encias?|dentista|regla|menstrua[a-z]*|donar|donacion|vecin[a-z]*|sirena|cobran|sustos?|remolacha|betabel|juego|trabajo en|mama estaba`,
    ],
  ]),
];

export const selfHarm: readonly SurePattern[] = [
  ...sure(['selfHarm', 'now', 'other'], '', [
    [
      `(?:${WHO}|me (?:dijo|escribio|mando|llamo))${W(7)} (?:(?:subid[oa]|sentad[oa]|parad[oa]|esta|se subio)${W(2)} (?:en|a|al) (?:la |el |un |una )?(?:azotea|puente|balcon|ventana|cornisa|vias|techo|terraza)…(?:tirar[a-z]*|saltar|lanzar[a-z]*|aventar[a-z]*|tira|salta|avienta)|(?:se va a|va a) (?:matar|suicidar|tirar|ahorcar|colgar|quitar la vida|matarse|suicidarse|tirarse|quitarse la vida)${W(4)}|(?:mensajes?|carta|nota|audio|texto) de despedida|se (?:encerro|esta encerrad[oa])…(?:pastillas|cuchillo|pistola|navaja|soga|matar[a-z]*))|(?:se despidio|despidiendose)${W(3)} (?:de todos|de mi|por mensaje|por whatsapp|para siempre)…(?:no (?:contesta|responde)|matar|miedo|pastillas)`,
      `${FUN}|${TOPIC}|jubil[a-z]*|{work}|de (?:fiesta|viaje)|piscina|alberca|pileta|se entera|cuando (?:vea|sepa)|me va a matar|tirar (?:la|el|los|las)`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'other'], '', [
    [
      `${WHO}…(?:(?:hoy|ahora) se mata|se va a (?:dar|pegar) un (?:tiro|balazo)|dice que me despida|se (?:esta )?despid[a-z]*${W(3)} no contesta|(?:cualquier dia|un dia) se (?:pega un tiro|mata|tira)|escopeta${W(6)} balazo|quiere ir con|pide${W(4)} (?:morir|que lo deje morir)|se quiere (?:matar|morir|suicidar|quitar la vida|ahorcar|tirar)|(?:quiere|queria|quisiera|piensa en|pensando en|habla de|hablo de|amenaza con|desea|intento|trato de|intentado|ganas de|planea) (?:matarse|morir|morirse|suicidarse|quitarse la vida|ahorcarse|el suicidio|estar muert[oa]|desaparecer para siempre|no estar viv[oa]|dejar de existir)|se (?:quiso|intento|trato de|ha intentado) (?:matar|suicidar|quitar la vida|ahorcar)|(?:ya )?no quiere (?:vivir|seguir viv[a-z]+|existir|estar (?:aqui|viv[oa])|despertar)(?: mas)?|se (?:corta|autolesiona|esta cortando|hace cortes|lastima|hace dano a si mism[oa]|quema con)|(?:tiene|vi|encontre|con) (?:cortes|marcas) en (?:los |las )?(?:brazos?|munecas?|piernas?)|(?:ya )?no le ve (?:el )?sentido a (?:la vida|vivir|nada)|(?:estariamos|estaremos|estaran|estarian) mejor sin (?:el|ella))`,
      `${NO_ME}|${TOPIC}|el pelo|el cabello|las unas|{pet}|la llamada|el (?:cesped|pasto)|conmigo|soltero|en (?:madrid|pareja|casa)|se corta (?:la|el|cuando)`,
    ],
  ]),
  ...sure(['selfHarm', 'now', 'self'], '', [
    [
      `${TONIGHT}…(?:${MATAR}|(?:se acaba|acaba|termina|se termina) todo(?: esto)?|lo (?:voy a hacer|hago) (?:por fin|de una vez|y ya)|me (?:despido|voy) (?:de todos|para siempre|de este mundo)|(?:voy a|quiero) (?:morir|morirme|hacerlo)|ya no (?:voy a|estare|estoy|existire)${W(2)}(?: estar| aqui| despertar| viv[oa])|sera la ultima|es mi ultima noche|no (?:voy a )?despert[a-z]*)|${MATAR}${W(5)},? ${TONIGHT}`,
      `${NO_ME}|{work}|{food}|{pet}|pendientes?|dieta|relacion|temprano|contrato|mudanza|alarma|serie|cortarme el|gym`,
    ],
    [
      `(?:voy a|vo a|ire a|estoy (?:por|a punto de)|decidi|he decidido|ya (?:esta )?decid[a-z]*|pienso|planeo|list[oa] para|tengo (?:planeado|pensado|decidido|todo listo para))${W(2)} (?:matarme|suicidarme|quitarme la vida|quitarme de en medio|ahorcarme|colgarme|pegarme un tiro|cortarme las venas|tirarme|lanzarme|aventarme|arrojarme|acabar con mi vida|acabar con todo|terminar con mi vida|terminar con todo|ponerle fin|poner fin|desvivirme|tomarme (?:todas|todo|todos|el frasco|el bote|un frasco|la caja)|estrellar el (?:coche|carro|auto)|morir|morirme)|me (?:voy a|vo a|estoy por) (?:matar|suicidar|ahorcar|colgar|quitar la vida|pegar un tiro|cortar las venas|desvivir|tomar tod[oa]s|(?:tirar|lanzar|aventar|arrojar) (?:del|de la|de un|por|al|a las|desde|debajo|frente))|voy a acabar con (?:mi vida|todo|mi sufrimiento|esto de una vez)`,
      `${NO_ME}|{work}|{food}|{pet}|piscina|alberca|pileta|sofa|cama|paracaidas|tobogan|colgar (?:el|la|un)|en el (?:pasto|sillon|rio)|mar|si no (?:me|viene|gana)|al agua|tinder|a descansar|a estudiar`,
    ],
    [
      `(?:estoy|estoi|sentad[oa]|parad[oa]|subid[oa]|me subi|aqui|ando)${W(4)} (?:puente|azotea|cornisa|barandal|baranda|viaducto|acantilado|precipicio|las vias|via del tren|borde)…(?:saltar|salto|tirarme|tiro|lanzarme|aventarme|arrojarme|no (?:puedo|aguanto) mas|acabar|adios|soltar[a-z]*|todo (?:acaba|termina)|un paso|despedirme|valor)|(?:saltar|tirarme|lanzarme|aventarme|arrojarme|me (?:tiro|lanzo|aviento))${W(2)} (?:(?:del|de la|de un|desde|por|al|a|a las|bajo|debajo|frente|delante|enfrente|encima)(?: el| la| un| de| del| al| las)*) (?:puente|balcon|azotea|ventana|techo|edificio|tren|metro|subte|vias|vacio|viaducto|camion|coches?|carros?|autos?|tejado|acantilado|barranco|terraza|[a-z]+ piso|piso)`,
      `${NO_ME}|bungee|paracaidas|puenting|miedo a|el control|{pet}|si (?:me lo|mi equipo|pierde)`,
    ],
    [
      `(?:tengo|compre|consegui|busque|ya (?:tengo|compre|puse|ate)|agarre|guarde|guardo|estoy mirando|prepare|preparad[oa]|junt[a-z]*|colgue|mirando)${W(4)} (?:la soga|una soga|la cuerda|una cuerda|la pistola|el arma|un arma|el revolver|la escopeta|las pastillas|pastillas suficientes|suficientes pastillas|pastillas|el cuchillo|la navaja|las cuchillas|el veneno|veneno|raticida)…(?:morir[a-z]*|matar[a-z]*|acabar|terminar|list[oa]s?|esta noche|hoy|hacerlo|lo hago|me mato|adios|ya no|valor|cuello|viga|sien|boca|la cabeza|tomarmelas|no despertar|suficientes|coraje)|(?:cuant[oa]s|que cantidad de|que dosis de)${W(3)} {pills}${W(7)} (?:morir|morirme|matarme|no despertar|letal|mortal|matar|sobredosis|morirse|acabar)|(?:como|forma|manera|modo|metodo)${W(4)} (?:matarme|suicidarme|morir sin (?:dolor|que duela|sufrir)|quitarme la vida|morirme sin|ahorcarme|suicidarse sin|de morir(?:se)? (?:rapid[oa]|sin)|menos dolorosa|no duela morir)`,
      `${NO_ME}|${TOPIC}|{pet}|medicin[a-z]* de mi|{food}|escalada|escalar|caza|depilarse|depil[a-z]*`,
    ],
    [
      `(?:carta|cartas|nota|notas|mensaje|audio|video)s? de despedida|(?:escribi|escribiendo|escrit[oa]|deje|deje lista|dejado|hice)${W(4)} (?:cartas?|notas?|testamento)${W(6)} (?:mis (?:hijos|padres|papas)|mi (?:familia|mama|madre|hija|hijo)|despedi[a-z]*|cada uno|mesa|encuentren|perdon|adios|todos|cuando ya no|culpa)|(?:este|esto|es) (?:es |sera )?(?:mi|el) ultimo (?:mensaje|adios|dia|chat)|(?:perdon|perdonenme|perdonadme|perdoname|perdonen)${W(5)} (?:lo que voy a hacer|por lo que hare|irme asi|no aguant[a-z]*|no pude mas|ya no puedo mas)|(?:cuiden|cuida|cuidad|cuidale|cuidenme)${W(5)} (?:cuando (?:ya )?(?:yo )?no este|cuando me (?:muera|vaya para siempre)|ya no estare|me voy para siempre)|(?:adios|me despido)${W(3)} (?:mundo|para siempre|de todos|de este mundo|a todos)|(?:para cuando|cuando) (?:leas|lean|leais) esto${W(3)} (?:ya )?(?:no|estare|habre|me)|(?:regale|he regalado|regalando|di en adopcion|deje a mi (?:perro|gato))…(?:no (?:lo|la|las|los)? ?(?:voy a necesitar|necesitare)|carta|despedi[a-z]*|ya no voy a estar|donde voy|testamento|contrasenas)`,
      `${NO_ME}|{work}|viaje|vacaciones|taller|maestra|cumplan|mudo|mudanza|erasmus|jubil[a-z]*|companer[oa]|grupo|fiesta|instagram|facebook|twitter|dieta|adios (?:al|a la|a las|a los)|solter[a-z]*`,
    ],
    [
      `(?:ya )?(?:esta decidido|lo tengo decidido|tome la decision|tengo (?:la )?fecha|tengo todo (?:listo|planeado|preparado))…(?:morir[a-z]*|matar[a-z]*|vivir|me voy|irme|no (?:me )?(?:van|vas) a (?:ver|convencer)|despedi[a-z]*|nadie|cartas?|no vuelvo|sufrir)|(?:manana|el (?:lunes|viernes|domingo)) (?:ya )?no (?:voy a estar (?:aqui|viv[oa])|estare (?:aqui|viv[oa])?|existire|estoy viv[oa]|amanezco)|no (?:voy a )?(?:llegar|llego) (?:viv[oa] )?a (?:manana|mi cumple[a-z]*|navidad) (?:viv[oa]|porque me|y esta bien)|(?:meter(?:me)?|poner(?:me)?|tengo)${W(3)} (?:pistola|arma)${W(3)} (?:en|a) (?:la|mi) (?:boca|cabeza|sien)|estrell[a-z]*${W(2)} (?:el|mi) (?:coche|carro|auto|moto) (?:contra|en|a proposito)`,
      `${NO_ME}|{work}|boda|viaje|vacaciones|en la oficina|en casa|mudanza|disponible`,
    ],
  ]),
  ...sure(['selfHarm', 'now', 'self'], '', [
    [
      `(?:esta vez|ahora si|hoy)${W(2)} (?:no voy a fallar|no fallo|lo hago bien|me voy a tirar|no me (?:van a )?encuentran? a tiempo|si me (?:mato|tiro|muero)|es el dia en que (?:me|todo)|la uso conmigo)|manana es el dia${W(6)} (?:pensado|hora|lugar|decidido|me voy)|ya puse fecha|(?:despedirme|despedi[a-z]*)${W(3)} antes de (?:irme|morir|hacerlo)|(?:cargue|cargada|tengo|saque|agarre)${W(2)} (?:el arma|la pistola|la escopeta|el revolver)…(?:no se si|mirarla|mirando|conmigo|me animo|cabeza)|(?:via|vias|anden|tren|metro)${W(8)} (?:me (?:voy a )?(?:tiro|tirar|aviento)|aventarme|un paso|proximo tren)|(?:estrellarme|me estrello|volantazo)${W(6)} (?:acabe|listo|contra|camion|arbol|muro|termine)|no (?:voy a|vuelvo a) despertar(?: mas)?$|(?:es|fue|sera) lo ultimo que (?:voy a|leere|hare|escribo)|(?:dile|decile|diganle|digan)${W(4)} (?:que (?:la|lo|los) (?:amo|quiero|ame))${W(5)} (?:culpa|perdon[a-z]*|adios)|no (?:me vas|me van|intentes|trates)${W(2)} (?:parar|convencer(?:me)?|detener(?:me)?|encontrar)${W(8)} (?:decidi|me voy|hecho|esta noche|hoy|tiempo|mato)|prepare${W(1)} la cuerda|me quito la vida${W(2)} (?:ya|hoy)|mi vida (?:no debe|tiene que) (?:continuar|terminar|acabar)`,
      `${NO_ME}|{work}|{pet}|boda|examen|penal|receta|caza|{food}|ikea|nieve`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'self'], '', [
    [
      `(?:me )?(?:quiero|kiero|quisiera|querria|deseo|ganas de|desearia|preferiria|prefiero|gustaria|necesito|queria|mejor|ojala|dan ganas de|pienso en|pensando en|pensado en|penso en|pense en|dejarme|solo quiero)${W(3)} (?:morir|morirme|morir ya|estar muert[oa]|matarme|suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida|terminar con todo|acabar con todo|acabar con esto|ahorcarme|colgarme|desvivirme|dejar de (?:existir|vivir|respirar)|pegarme un tiro|no (?:estar|seguir|haber nacido|existir|despertar|haber existido)|desaparecer (?:para siempre|del mundo|de este mundo|de la vida|del mapa para siempre)|tirarme (?:del|de un|por|al)|morirme ya|cortarme las venas|dormir para siempre|dormirme para siempre)|(?:me )?(?:quiero|kiero|quisiera) (?:morir|matar|suicidar)|ojala (?:me )?(?:muera|muriera|muriese|no despert[a-z]+|no amane[a-z]+|me atropell[a-z]+|me mat[a-z]+)(?: hoy| ya)?`,
      `${NO_ME}|antes de morir|miedo (?:a|de) morir|{pet}|piscina|alberca|sofa|{food}|morir contigo|{work}|al que|(?<=me da miedo )morir|junta|en el (?:pasto|mar)`,
    ],
    [
      `(?:ya |yo )?no (?:me )?(?:quiero|kiero|quisiera|deseo|aguanto|soporto|tengo|hay|veo|encuentro|tiene|le veo|vale|puedo|le encuentro|siento|hallo|dan)${W(4)} (?:vivir|viviendo|existir|existiendo|estar (?:viv[oa]|aqui|aca|en este mundo|mas en este mundo)|seguir (?:viv[a-z]+|aqui|asi viviendo|existiendo|respirando|adelante|en este mundo)|despertar(?:me)?(?: mas| manana| nunca)?|amanecer|ganas de vivir|razon(?:es)? (?:para|de)|motivos? (?:para|de)|sentido (?:a|en|para|de) (?:la vida|mi vida|vivir|nada|seguir|todo)|sentido (?:vivir|seguir|nada|mi vida|la vida)|caso (?:vivir|seguir|que siga)|pena (?:vivir|seguir|que siga|mi vida)|fuerzas para (?:vivir|seguir)|(?:mas )?salida|otra salida)`,
      `${NO_ME}|{pet}|junta|aburrid[oa]|con (?:mis|mi|tu|ella|el) ?(?:padres|papas|suegra|roomie|ex)?$|vivir (?:con|en|de|sin|solo|juntos)|sin (?:cafe|ti|vos|internet|musica)|{work}|temprano|lunes|pareja|amorosa|invierno|lejos|seguir (?:viendo|estudiando)`,
    ],
    [
      `(?:cansad[oa]|hart[oa]|agotad[oa]|podrid[oa]|me canse|aburrid[oa]|asco|mamad[oa])${W(2)} (?:de |con )(?:vivir|la vida|existir|estar viv[oa]|esta vida|seguir viv[oa]|mi existencia|respirar)|(?:para|pa) que (?:vivir|vivo|seguir(?: viv[a-z]+)?|sigo (?:aqui|viv[oa]|viviendo)|existo|despertar(?:me)?|levantarme si|estoy viv[oa])|(?:mi vida|la vida|vivir|nada|seguir)${W(2)} (?:ya )?(?:no |perdio |dejo de )(?:tiene|tener|vale|el|todo|merece|su)${W(1)} (?:sentido|la pena|caso|proposito)|perdi (?:las|todas las) ganas de (?:vivir|seguir)|sin (?:ganas|razon|razones|motivos?) (?:de|para) (?:vivir|seguir viv[a-z]+|existir)|(?:unica|mejor) (?:salida|solucion)${W(4)} (?:morir[a-z]*|la muerte|matarme|desaparecer|suicid[a-z]*)|(?:la muerte|morir|morirme)${W(3)} (?:seria|es) (?:un |la |mi |el )?(?:alivio|solucion|descanso|unica|mejor|liberacion)`,
      `${NO_ME}|${TOPIC}|{work}|amorosa|de pareja|sin cafe|vivir (?:con|en|lejos)|filosof[a-z]*|trafico|de casada`,
    ],
    [
      `(?:estari(?:a|an)|estaran|estaria|seria|serian|estara|viviria|vivirian|estan|esta|estuvieran)${W(4)} (?:mejor|mas felices|mas feliz|felices|mas tranquil[oa]s|tranquil[oa]s|en paz|aliviad[oa]s)${W(2)} (?:sin mi|si (?:yo )?(?:no (?:existiera|estuviera|hubiera nacido|existiese|estuviese)|me (?:muero|muriera|mato|matara|fuera|voy para siempre)|desapare[a-z]+|muero))|mejor sin mi(?: presencia)?(?:$|,)|sin mi${W(4)} (?:mejor|mas felices|mas facil)|(?:soy|me siento|sintiendo|ser|siento que soy|he sido)${W(2)} (?:un |una |solo |puro |el )?(?:carga|estorbo|lastre|peso muerto|peso)(?: (?:para|de)(?: mi| mis)? ?(?:todos|todo el mundo|familia|mi familia|hijos|ellos|padres|papas|mama|los demas|los que|mujer))?|(?:solo )?(?:estorbo|sobro en (?:este mundo|todas partes|todos lados|esta casa|esta familia))`,
      `${NO_ME}|fiesta|grupo|{work}|{food}|equipo|carga (?:de|del|el|la|laboral)|peso (?:de|[0-9])|ligera|bateria|{pet}`,
    ],
    [
      `nadie${W(3)} (?:extran(?:aria|ara|a|e|aran)|echari?a(?:n)? de menos|echara de menos|va a (?:extranar|echar de menos|notar|llorar)|lloraria|llorara|(?:se |me )?(?:daria|dara) cuenta|notaria|notara|vendria a mi (?:funeral|entierro|velorio)|iria a mi (?:funeral|entierro|velorio)|echaria en falta|le importaria|se enteraria)|(?:si|cuando) (?:yo )?(?:me (?:muero|muriera|muriese|mato|matara|muera|suicido)|desapare(?:zco|ciera|ciese)|no (?:existiera|estuviera|despierto|despertara)|muriera|dejara de existir)${W(6)} (?:nadie|alguien|mejor|a quien|felices|todos|extran[a-z]*|nota[a-z]*|importa[a-z]*|daria|igual|lloraria|diferencia|alivi[a-z]*|descans[a-z]*)`,
      `${NO_ME}|{work}|{game} |corte de pelo|las llaves|a la fiesta|{pet}|postre|bigote`,
    ],
    [
      `(?:dormir(?:me)?|acostarme|cerrar los ojos|irme a dormir|me duermo)${W(3)} (?:y |para |e )?(?:no|nunca|jamas|ya no|sin) (?:volver a |mas )?(?:despert[a-z]*|abrirlos|amanec[a-z]*|levantarme)(?: mas| jamas| nunca)?|(?:no |nunca )(?:debi|deberia|tuve que|tendria que|hubiera) (?:haber )?(?:nacer|nacido|existir|existido)|(?:ojala|mejor|preferiria|desearia|quisiera)${W(2)} (?:nunca |no )(?:haber |hubiera )?(?:nacido|existido)|(?:pensamientos?|ideas?|ideacion|impulsos?|tendencias?) (?:suicidas?|de (?:muerte|suicidio|suicidarme|morirme|matarme|quitarme))|(?:soy|estoy|ando|fui|me siento) suicida|(?:pens[a-z]+|piens[a-z]+|considerando|intente|intento de|tentativa de|he intentado|quise|trate de)${W(3)} (?:en |el |al )*(?:suicid[a-z]*|matarme|quitarme la vida|la muerte todos)|(?:unicas?|solo)${W(3)} (?:por mis hijos|por mi (?:perro|gato|mama|madre|hija|hijo)) (?:sigo|no me (?:mato|he matado))|(?:no me (?:mato|he matado|suicido)) (?:solo |nada mas |unicamente )?(?:por|porque)`,
      `${NO_ME}|${TOPIC}|{work}|domingo|sabado|finde|hasta el (?:mediodia|lunes)|siesta|escuadron suicida`,
    ],
    [
      `me (?:he |ando |estoy |vivo |sigo |estuve |volvi a |vuelvo a |he vuelto a )?(?:corto|corte|cortar|cortado|cortando|cortaba|tajeo|tajee|tajeaba|tajear|quemo|queme|quemado|quemar|arano|rasguno|rasgune|lastimo|lastime|lastimar|hago cortes|hice cortes|hiero|rajo|pego a mi mism[oa])${W(4)} (?:los brazos|las piernas|los muslos|el muslo|las munecas|mis brazos|el brazo para|el brazo otra|los antebrazos|con (?:una |la |un |el )?(?:navaja|cuchilla|cuter|cutter|gillette|encendedor|cigarro|cigarrillo|sacapuntas|tijeras?|hojilla|vidrio|bisturi|rasuradora|compas)|a proposito|a escondidas|para (?:sentir|aliviar|calmar|castigar[a-z]*|no sentir|desahogar[a-z]*)|cuando (?:estoy|me siento|estaba|me pongo)|(?<!quemo el [a-z]+ |quemo la [a-z]+ )(?:otra vez|de nuevo)|despues de [a-z0-9]+ (?:meses|anos|semanas|dias)|desde (?:los|hace))|(?:me )?(?:volvi|vuelvo|he vuelto|volver)${W(1)} (?:a )(?:me )?(?:cortar|cortarme|autolesionarme|tajear|tajearme|lastimarme|quemarme|hacerme dano|los cortes)|(?:ganas|necesidad|impulso|urgencia|tentacion|pienso|quiero|necesito|deje|dejar)${W(2)} (?:de |en )?(?:cortarme|autolesionarme|tajearme|rajarme|quemarme con|hacerme dano|lastimarme|hacerme cortes)|me (?:autolesiono|autolesione|autolesionaba|he autolesionado)|autolesion[a-z]*|cutting|recai${W(4)} (?:cort[a-z]*|cuchilla|navaja|autolesion[a-z]*)|(?:cortes|cicatrices|marcas)${W(2)} (?:en|de) (?:los|las|mis|mi|el) (?:brazos?|munecas?|piernas?|muslos?)|manga(?:s)? larga(?:s)?…(?:cortes|cicatrices|marcas|vean)`,
      `${NO_ME}|${TOPIC}|{food}|se me|arroz|(?:el|mi) (?:pelo|cabello)|flequillo|fleco|unas|cocin[a-z]*|papel|barba|afeit[a-z]*|depil[a-z]*|{pet}|sol|playa|horno|sarten|gym|gimnasio|cera|lastime (?:la|el) (?:rodilla|tobillo|espalda)|entren[a-z]*|corriendo|futbol|plancha|las puntas|rasur[a-z]*|gluten|azucar`,
    ],
    [
      `(?:no puedo|no aguanto|no doy|no soporto|ya no puedo) mas${W(5)} (?:morir|morirme|vivir|con (?:la|mi|esta) vida|desaparecer|acabar|descansar para siempre|matarme|me quiero ir para siempre)|(?:quiero|quisiera|solo quiero|necesito) (?:que (?:todo|esto) (?:se )?(?:acabe|termine|pare)(?: ya| de una vez)?|descansar para siempre|que se apague todo|irme de este mundo|irme para siempre|dejar de sufrir para siempre|que (?:alguien|dios|diosito|la muerte) me (?:mate|lleve))|(?:le )?(?:pido|rezo|ruego)${W(3)} (?:que me lleve|morir[a-z]*|no despertar|que me muera|que no despierte)|(?:no merezco|no deberia|no tengo derecho a) (?:vivir|existir|estar viv[oa])|(?:estoy|me siento)${W(1)} (?:muert[oa] en vida|muert[oa] por dentro)|(?:no|nada) me (?:ata|retiene) (?:a este mundo|aqui|a la vida)|(?:ya )?no me importa (?:si (?:me )?(?:muero|vivo|despierto)|morir|vivir|seguir viv[oa])|(?:me da igual|da lo mismo) (?:si )?(?:vivir|morir|me muero|vivo|despertar|estar viv[oa])|(?:tomar|tomarme) (?:todas )?las pastillas y (?:ya|dormir|no)`,
      `${NO_ME}|{work}|{pet}|examenes|semestre|{food}|clase|obra|pandemia|calor|cuarentena|trafico|reunion|invierno`,
    ],
    [
      `(?:ojala|quisiera|quiero|preferiria|desearia|deberia|tendria que|debi|merezco)${W(2)} (?:estuviera muert[oa]|estar muert[oa]|haber muerto|haberme muerto|morir|morirme|irme con (?:ella|el|mi (?:hij[oa]|espos[oa]|marido|mujer|mama|papa|hermano))|apagarme|borrarme del mundo)|(?:ya )?me (?:habria|hubiera) (?:matado|suicidado|quitado la vida)|ya estaria muert[oa]|perdid[oa] las ganas de vivir|(?:pens[a-z]+|piens[a-z]+|sueno con|imagin[a-z]+|fantase[a-z]+)${W(4)} (?:aventarme|tirarme|lanzarme|pegarme un tiro|mi (?:propia muerte|muerte|entierro|funeral)|desvivirme|como morir|colgarme)|(?:voz|voces|alguien en mi cabeza)${W(6)} (?:que me (?:mate|tire|corte|ahorque)|matate|hacerme dano|me haga dano)|(?:me mato|me suicido|quita la vida|suicidarme|matarme)${W(6)} (?:seguro|infierno|perdona|reencuentr[a-z]*|no lo digo por decir|se lo dije|en serio|de verdad|nadie|que mas da|a nadie|dime)|(?:foros?|paginas?) de suicidio|(?:maneras|formas|metodos) de (?:morir|suicidio|suicidarse)|me quito de en medio|auto ?eliminar(?:me)?|(?:me|te) (?:dicen|dijeron) que me mate`,
      `${NO_ME}|${TOPIC}|{pet}|{work}|{food}|me mato (?:a |estudiando|trabajando|en el gym)`,
    ],
    [
      `(?:me (?:hago|hice|hacia|hiciera) dano|hacerme dano|me lo hago)(?: otra vez| a proposito| y| para| de nuevo| cuando|$)|cuando me (?:hago dano|lastimo|corto)|me corto$|(?:cortarme|lastimarme|hacerme dano)${W(3)} (?:me (?:calma|alivia|ayuda|relaja)|unico|ahora mismo|para)|(?:se me ven|vean|vea|vio|vieron|tapo|tapar|escondo|esconder)${W(3)} (?:los )?(?:tajos|cortes|cicatrices)|(?:cuchilla|navaja|gillette|cuter|cutter|bisturi)${W(3)} en la mano|me (?:arano|golpeo|muerdo|pego)${W(5)} (?:hasta|sangre|la pared|calm[a-z]*)|(?:apague|apago)${W(4)} (?:pierna|brazo|piel|mano)|(?:solo|unico)${W(4)} (?:siento algo|me calma|alivia)${W(4)} (?:corto|lastimo|cort[a-z]*|dano|sangre)`,
      `${NO_ME}|${TOPIC}|{food}|cocina[a-z]*|{pet}|gym|gimnasio|entren[a-z]*|espalda|rodilla|tobillo|corriendo|futbol|barba|afeit[a-z]*|alarma|luz|uñas`,
    ],
  ]),
];
