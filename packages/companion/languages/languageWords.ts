const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Words by which a language is told, as `bareWord` writes them. English has none of those of other languages. */
export const languageWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: set(`the you is are am and not my what how was have do of to in that it this with your me for on a i we he she they at from been has had
    would will can like love just so yes went about be but hello hey there good morning night evening thanks thank please sorry who where when why
    which could should does did were his her him them us our their an if then than or as by up out some any no know think tell say want need
    feel make get got go going going's one more very really joke story poem bye name today tomorrow yesterday now never always because don't
    i'm it's that's what's can't you're i've didn't isn't won't let's english speak talk help work day live old dog cat remember forget`),
  es: set(`hola que como estas estoy esta eres soy gracias buenos buenas dias tardes noches quiero quieres tengo tienes tiene muy pero para porque
    por favor donde adonde cuando quien cual una uno los las del te mi tu yo nosotros mis tus es el la hasta desde tambien aqui alli ahora
    siempre nunca nadie algo alguien mucho mucha muchas poco menos mas bien hoy ayer manana llamo llamas llama vivo vives trabajo trabajas
    gusta gustas gustan encanta amo amas puedo puedes sabes dime cuentame cuenta chiste chistes poema cuento historia adivinanza cancion perro gato
    triste cansado cansada aburrido aburrida feliz adios luego chao chau noche dia vida morir ayuda ayudame hace frio calor llueve lluvia comida
    hambre musica cumpleanos espanol castellano ingles soledad sola solo siento tal hablas hablo hablar haces hago hacer perdon vale claro quizas
    creo pienso sonrie abraza abrazo besa beso ser estar fue era han he hemos tenemos vamos voy va casa madre padre hermana hermano amigo amiga
    bonito bonita linda lindo guapa guapo tonto tonta odio callate eres extrano echo buen buena tiempo hora nombre anos edad otro otra
    comer beber leer escuchar dormir jugar pregunta preguntas respuesta espera gente mujer hombre hijo hija hijos abuela abuelo amigos amigas familia
    ciudad calle libro libros pelicula serie cafe verano invierno primavera nieve tarde semana mes ano minuto mejor peor grande pequeno pequena nuevo nueva
    viejo vieja lejos cerca todavia aun despues antes mientras aunque tampoco bastante demasiado casi cada ese esa eso esto estos esas otros otras misma
    mismo crees sabe saben decir dijo dijiste digo dices hizo hice hiciste haciendo vengo vienes viene ido fui fuiste estuve estuvo estaba tuve tuvo
    quise quisiera querer puede pueden podemos poder debo debes deberia llorar llorando reir corazon miedo ansiedad preocupado preocupada cansancio enojada
    enojado enferma enfermo muerto murio fallecio cumple recuerda recuerdas olvides acuerdate acuerdas recomiendas recomiendame consejo jefe oficina
    escuela universidad examen cocina mucha mal gustaria escribeme escribe cantame canta abrazas abrazarte besame sonrio llora rie toma acerca
    zoologico padres marido esposa novia novio verdad vives naciste llueve raro rico rica traido traje flores regalo
    quitate ropa desnuda desnudo duermo despierto manana adonde ninguno ninguna alguno alguna algunos me a no de que
    un lo le les nos se su sus con sin si ni ya entonces jaja jajaja jeje`),
  de: set(`hallo ich bin bist du und nicht ist das wie geht gehts dir mir mich dich ein eine einen einem einer eines guten guter gute gutes danke heute
    habe hab hast hat haben hatte hatten aber auch warum wieso wer sehr gut kannst kann koennen koennte deutsch tag morgen abend nacht der die mein
    meine meinen meinem meiner dein deine deinen deinem deiner sein seine ihr ihre wir uns euch ihm ihn sie es kein keine keinen nein doch oder wenn
    weil dass ob wo wann woher wohin welche welcher welches sind seid wird werde werden wurde wuerde wuerdest muss musst muessen soll sollst sollte
    will willst wollte moechte moechtest magst mag darf darfst gehe gehst macht mache machst mach machen sag sage sagst erzaehl erzaehle gib komm
    komme kommst heisse heisst wohne wohnst arbeite arbeitest arbeit liebe liebst hier fuer mit von zu zum zur auf aus bei beim nach ueber unter vor
    durch gegen ohne als noch schon nur mal immer wieder gestern jetzt dann bitte tschuess tschuss tschau servus moin schoen schoene schoener schoenen
    toll muede traurig einsam gluecklich witz gedicht geschichte raetsel lied lustig etwas nichts alles viel mehr wenig ganz vielleicht natuerlich klar
    stimmt weiss weisst glaube denke finde hund katze englisch leben sterben hilfe wetter regnet hunger musik langweilig wochenende feierabend
    geburtstag gruess wiedersehen naja achso genau so was denn eigentlich umarmt umarme laechelt laechle kuesst nimmt seufzt weint winkt nickt
    lacht grinst zwinkert bloed doof dumm halt klappe schlecht schlechten krank im am den des dem man sich auch freue freut freund freundin lass
    isst gern gerne trinkst hoerst liest lese gelesen sprichst redest rede spanisch gefaellt passiert tun tust gegessen gearbeitet arbeiten gegangen
    gewesen wollen sollen duerfen leider schlafen essen trinken spielen spiel frage fragen antwort warte hilf helfen brauche brauchst bleib gehen
    leute menschen mensch frau mann kinder mutter vater schwester bruder oma opa freunde familie haus wohnung zimmer stadt buch kaffee kuchen brot
    schule studiere studium buero urlaub sommer regen sonne schnee kalt heiss morgens abends nachts endlich spaeter keiner niemand jemand jeder jede
    jeden dieser diese dieses diesen dort raus echt sogar trotzdem deshalb damit davon dafuer darauf dabei danach bevor waehrend seit zwischen
    schreibe schreibt redet sagt kommt bleibt findet heissen wohnt arbeitet lachen kuess kuss umarmung angst sorgen gestorben verliebt verheiratet
    geschafft lustige lustiges suess nett herz nochmal guck schau hoer kenne kennst verstehe verstehst verstanden vermisse vermisst allein alleine
    jahre uhr spaet frueh ahnung egal schade leid entschuldigung stunde woche monat naechste letzte erste einsame erinnerst empfiehlst empfiehl
    weine drueckt streichelt setzt legt haelt schaut rueckt sing singe dichte zieh nimm gebe gibt bringt lernst
    sprich schreib lieber merk vergiss schlaf`),
  fr: set(`bonjour salut je suis tu es est pas une comment ça va merci oui avec pour très mais vous nous qui où bien aujourd'hui c'est j'ai mon ma les
    des le la`),
  it: set(
    `ciao sono sei come stai grazie che non una per perché molto bene buongiorno buonasera voglio anche questo mio mia il gli oggi cosa chi`,
  ),
  pt: set(`olá oi você está estou não obrigado obrigada muito uma para porque bom boa dia noite quero tudo bem meu minha eu sou também gosto um com
    hoje mas isso`),
  nl: set(
    `hallo ik ben jij je niet een het hoe gaat goed dank wat waarom heb hebt ook maar vandaag mijn goedemorgen met van`,
  ),
  tr: set(`merhaba nasılsın ben sen bir ve değil teşekkürler evet hayır için çok iyi neden bugün selam günaydın`),
};

/** Words that stand in names and in English texts as well: they count beside others only. */
export const weakWords: ReadonlySet<string> =
  set(`a no de die das der den dem des von zu mit auf aus im am los las el la del con sin solo man will hat was
  so gut tag mag wo halt es mal toll un una se si no ya he sola us her le les du te me mi tu va sie ihr ob in an tal ser como vale bin echo era lo
  die uno yo hier klar ich's schon denn wie beim dich's kann lied buen buena casa musica`);

export const spellings: readonly (readonly [string, RegExp])[] = [
  ['es', /[¿¡ñ]/u],
  ['de', /[ßäöü]/u],
  ['pt', /[ãõ]/u],
  ['tr', /[ığş]/u],
];
