import type { Words } from '../../lexicon.ts';

export const words: Words = {
  self: 'yo | me | mi | mis | mí | conmigo | mío | mía | míos | mías | a mí | io',
  you: 'tú | vos | te | ti | usted | ustedes | vosotros | vosotras | os | contigo | tu | tus | ud | uds',
  heShe: 'él | ella | le | lo | la | su | sus | se | este | esta | ese | esa',
  they: 'ellos | ellas | les | los | las | esos | esas | todos ellos | esa gente | esos tipos',
  partner:
    'marido | mi marido | esposo | esposa | mujer | mi mujer | novio | novia | pareja | ex | ex marido | exmarido | ex novio | exnovio | exnovia | ex pareja | expareja | exmujer | exesposo | pololo | polola | prometido | prometida | conviviente | compañero sentimental | chongo | mi señora | mi viejo | mi chico | mi chica | vato',
  parent:
    'madre | mamá | mami | ma | amá | jefa | padre | papá | papi | pa | apá | viejo | vieja | mi vieja | mis viejos | padres | papás | padrastro | madrastra | abuelo | abuela | abue | yaya | yayo | nona | nono | tata | tío | tía | tutor | tutora | cuidador | cuidadora | suegro | suegra | padrino | pareja de mi madre | novio de mi mamá | marido de mi mamá | progenitor',
  child:
    'hijo | hija | hijos | hijas | hijito | hijita | niño | niña | niños | niñas | nene | nena | bebé | bebe | beba | peque | pequeño | pequeña | guagua | chamaco | chamaca | crío | cría | críos | chiquillo | chiquilla | chiquito | chiquita | sobrino | sobrina | nieto | nieta | escuincle | mis peques | pibe | piba | guri | cabro chico | adolescente | menor',
  friend:
    'amigo | amiga | amigos | amigas | amix | amigui | hermano | hermana | hermanos | hermanito | hermanita | bro | compa | cuate | parce | carnal | primo | prima | compañero | compañera | compañeros | compi | colega | cuñado | cuñada | vecino | vecina | vecinos | roomie | rumi | conocido | conocida | tronco | weona | jefe | profe | profesor | entrenador',
  everyone:
    'todos | todo el mundo | todas | mi familia | los demás | mi gente | los míos | mis hijos | el mundo | la gente | el resto | todes | toda mi familia | mis padres',
  nobody:
    'nadie | ninguno | ninguna | ni dios | ni el tato | ni un alma | ni mi madre | naiden | ni perro que me ladre | ni cristo',
  die: 'morir | morirme | morirse | muero | muere | muera | mueren | murió | murieron | muriendo | muriéndome | muerto | muerta | muertos | muertas | muerte | muriera | muriese | moriré | moriría | palmar | palmarla | palmo | diñarla | espicharla | estirar la pata | petatear* | fallec* | defunción | colgar los tenis | irme al otro barrio | bajo tierra',
  kill: 'matar | matarlo | matarla | matarme | matarlos | matarse | matarte | matarnos | mato | mata | mate | maten | maté | mató | mataré | matará | matando | asesin* | cargarme a | cargármelo | apuñal* | acuchill* | rajar | degollar | degüello | ahorcarlo | quebrarlo | echármelo | liquidar | achicharrar | despachar | darle plomo | pegarle un tiro',
  suicide:
    'suicid* | sui | quitarme la vida | me quito la vida | quitarse la vida | me quité la vida | quitarme de en medio | matarme | me mato | me voy a matar | kms | autodelete | autoelimin* | desvivir* | unalive* | ahorcarme | colgarme | pegarme un tiro | cortarme las venas | atentar contra mi vida | acabar con mi vida | terminar con mi vida | poner fin a mi vida | sewerslide | matarse | suisid*',
  end: 'acabar | acabo | acaba | acabe | acabado | acabó | terminar | termino | termina | termine | terminado | terminó | fin | final | punto final | finalizar | parar | dejar | dejarlo | abandonar | rendirme | rindo | hasta aquí | hasta acá | se acabó | ponerle fin | último | última | apagar | basta',
  live: 'vivir | vivo | viva | vida | viviendo | existir | existo | existencia | existiendo | estar aquí | estar acá | estar vivo | estar viva | despertar | despertarme | despierto | despierte | despertarse | seguir | seguir aquí | en este mundo | respirar | levantarme | amanecer | nacido | haber nacido | nacer | sobrevivir',
  want: 'quiero | quisiera | querría | deseo | desearía | ganas | voy a | vamos a | pienso | pensando | planeo | plan | planeado | prefiero | preferiría | ojalá | gustaría | necesito | decidí | he decidido | decidido | estoy por | listo | lista | a punto de | tengo pensado | me dan ganas | se me antoja',
  not: 'no | ni | nunca | jamás | nada | sin | tampoco | ningún | ninguna | ninguno | apenas | nel | ya no | no puedo | nunk',
  anymore: 'ya no | más | nunca más | ya | no más | nomás | nunca jamás | de nuevo | ya no más',
  reason:
    'razón | razones | sentido | motivo | motivos | vale la pena | merece la pena | para qué | pa qué | por qué vivir | tiene caso | no tiene caso | sirve | propósito | finalidad | futuro | ilusión | ganas de vivir | merezco',
  burden:
    'carga | estorbo | estorbando | lastre | peso | sin mí | mejor sin mí | de más | de sobra | sobro | inútil | molesto | molestia | problema para todos | echar de menos | echaría de menos | echarían de menos | extrañar | extrañaría | extrañaran | daría cuenta | darían cuenta | importo | le importo | les importo | cacho | una carga | no sirvo | no valgo',
  goodbye:
    'adiós | despedida | despedirme | despido | despedidas | carta | cartas | cartas de despedida | nota | testamento | regalé | he regalado | regalando | adiós a todos | hasta siempre | último mensaje | última vez | último adiós | perdónenme | perdonadme | cuiden | cuidad | herencia | me despido | fue un gusto',
  tonight:
    'esta noche | hoy | mañana | ahora | ahorita | ahora mismo | pronto | este finde | este fin de semana | hoy mismo | hoy en la noche | ya mismo | ya | al rato | en la madrugada | el viernes | luego | en un rato | ahorititita | al tiro | esta madrugada',
  hopeless:
    'vacío | vacía | sin esperanza | esperanza | desesperado | desesperada | desesperación | sin salida | salida | hundido | hundida | roto | rota | cansado de vivir | cansada de vivir | cansado de todo | cansada de todo | no puedo más | ya no puedo | no doy más | no aguanto más | tocado fondo | asco de vida | harto de vivir | harta de vivir | muerto por dentro | muerta por dentro | bajoneado | bajoneada | depre | depresión | derrotado | derrotada | no le veo salida',
  pills:
    'pastilla | pastillas | pasti | pastis | pepa | pepas | píldora* | comprimido* | ibuprofenos | paracetamoles | ansiolíticos | tableta* | cápsula* | somnífero* | medicamento* | remedios | medicación | medicina | clona | clonazepam | rivotril | diazepam | valium | lorazepam | orfidal | trankimazin | alprazolam | xanax | tafil | paracetamol | ibuprofeno | tramadol | quetiapina | sertralina | zolpidem | ansiolítico* | antidepresivo* | tranquilizante* | metformina | insulina | fentanilo | tylenol | dormidina | blíster* | blister* | tafirol | opioide*',
  poison:
    'lejía | cloro | lavandina | veneno | raticida | matarratas | mataratas | veneno para ratas | anticongelante | insecticida | paraquat | salfumán | sosa cáustica | soda cáustica | pesticida | plaguicida | aguarrás | amoníaco | gasolina | quitaesmalte | detergente | límpido | clorox | arsénico | cianuro | ácido muriático | desatascador',
  take: 'tomé | tomado | tomar | tomo | tomarme | tomó | tragué | tragado | trago | tragar | tragó | bebí | bebido | beber | bebió | ingerí | ingerido | ingirió | tomándome | tomando | metí | metido | empastillé | empastillar* | empastillado | sobredosis | zampado | tomao | inyecté | inyectado | mandé',
  all: 'todo | toda | todos | todas | un montón | montón | caja entera | toda la caja | una caja | el bote | bote entero | todo el bote | frasco | todo el frasco | un puñado | puñado | demasiadas | demasiados | demasiada | muchas | muchísimas | un chorro | un chingo | el blíster | entero | entera | enteras | de golpe | de una | de un saque | de más | un kilo de | tantas | un vergo | caleta',
  blade:
    'cuchillo | cuchillos | navaja | navajas | cuchilla | cuchillas | cúter | cutter | tijera | tijeras | gillette | yilet | hojilla | hoja de afeitar | bisturí | filo | sacapuntas | vidrio | machete | trincheta | cortaplumas | charrasca | puñal | rastrillo | maquinilla | exacto',
  gun: 'pistola | escopeta | arma | revólver | fusil | rifle | fierro | bala | balas | tiro | balazo | disparo | cuete | fusca | pipa | chumbo | plomo | disparar* | pegarle un tiro | escuadra',
  height:
    'puente | azotea | balcón | ventana | tejado | techo | vías | vías del tren | tren | metro | acantilado | terraza | piso doce | viaducto | barranco | edificio | precipicio | andén | séptimo piso | subte | cornisa | vacío',
  rope: 'soga | cuerda | horca | ahorcar* | colgarme | me cuelgo | nudo | cinturón | lazo | mecate | viga | ahorco | cable',
  cut: 'cortarme | corté | cortado | cortes | corte | corto | cortándome | autolesion* | autolesión | quemarme | me quemé | me quemo | rasguñ* | tajearme | me tajeo | tajos | tajo | rajarme | me rajé | me hago cortes | lastimarme | me lastimo | me lastimé | arañarme | hacerme daño | me hago daño | cutting | cutearme',
  limb: 'muñeca | muñecas | brazo | brazos | venas | vena | pierna | piernas | muslo | muslos | antebrazo | cuello | tobillo | garganta | pulso | panza | mano | yugular',
  bleed: 'sangr* | desangr* | hemorrag* | sangre | sangrando | chorreando | no para de salir | borbotones',
  eat: 'comer | como | comí | comido | comiendo | comida | come | comía | cenar | ceno | cené | cenado | almorzar | almuerzo | desayun* | bocado | tragar | probar bocado | probado bocado | probé bocado | morfar | atracón* | atracon* | alimento | alimentarme | jalar',
  vomit:
    'vomit* | vómito | devolver | provocarme el vómito | meterme los dedos | los dedos a la garganta | dedos en la garganta | potar | guacarear | guacarea* | buitrear | lanzar | purgarme | purgo | purga | purgas | me purgo | atracones y vómitos | mia',
  laxative: 'laxante* | laxant* | diurético* | dulcolax | bisacodilo | supositorio* | sen | té laxante | enema*',
  weight:
    'peso | kilo | kilos | kg | gorda | gordo | gordísima | obesa | obeso | caloría* | kcal | cal | báscula | balanza | pesa | adelgazar | engordar | bajar de peso | flaca | flaco | huesos | talla | imc | grasa | grasas | adelgazado | delgada | delgado | pesarme | thinspo',
  days: 'día | días | semana | semanas | desde el lunes | desde el martes | desde el domingo | desde el jueves | desde ayer | desde antier | desde hace | llevo | mes | meses | horas | hs | hrs | desde el sábado | desde el viernes | desde anteayer',
  starve:
    'ayuno | ayunar | ayunando | ayunos | hambre | sin comer | no como | no comer | pasar hambre | restringir | restringiendo | en ayunas | ayuné | matarme de hambre | ana | saltarme | me salto | dejar de comer | dejé de comer | no ingiero',
  hit: 'pega | pegó | pegaba | pegado | pegan | pegaron | pegarme | golpea | golpeó | golpeaba | golpeado | golpean | golpearon | golpearme | golpes | golpiza | cachetada* | cachetea* | bofetada* | bofetón | bofetones | puñetazo* | patada* | patea | pateó | empuja | empujó | empujaba | empujones | empujón | paliza* | madriza* | madrea | madreó | zamarre* | cinturonazo* | correazo* | combo* | guantazo* | hostia* | tortazo* | sopapo* | trompada* | piña | piñas | maltrata | maltrató | maltrataba | maltrato | maltratan | zurra* | zape* | cinchazo* | lapo* | jala del pelo | agarra a golpes | agarró a golpes | zarandea* | tira del pelo | levanta la mano | levantó la mano | violenta | violentó | moler a palos | cagó a palos | fajó | agrede | agredió | arrastró',
  choke:
    'ahorc* | estrangul* | asfixi* | me apretó el cuello | me agarró del cuello | me agarra del cuello | agarró del cuello | cogió del cuello | coge del cuello | manos al cuello | manos en el cuello | me apretó la garganta | acogot* | ahog* | del cuello',
  threaten:
    'amenaz* | amenaza | amenazó | amenazas | amenazando | intimida* | chantaje* | extorsion* | coaccion* | me va a matar | si lo dejo me mata | te voy a matar | te mato',
  afraid:
    'miedo | temo | tengo miedo | pánico | terror | aterrad* | aterroriz* | susto | asustad* | temblando | pavor | cagada de miedo | cagado de miedo | acojonad* | culillo | atemoriz* | me escondo | escondida | escondido',
  control:
    'encierr* | encerr* | controla | controlaba | controlar | me revisa | revisa el celular | revisa el móvil | me quita | quita el móvil | quita el celular | no me deja | no me dejan | prohíb* | prohibid* | prohibió | vigila* | me sigue | persigu* | acosa* | acoso | acosándome | espía | rastre* | gps | celos | celoso | aisla* | aísla* | quitó las llaves | quitó los documentos | quitó el pasaporte | stalke* | me espera afuera | humilla*',
  hurt: 'daño | daña | lastim* | herid* | hiere | hirió | hacer daño | hace daño | sufr* | dolor | maltrat* | destroz*',
  bruise:
    'moretón | moretones | moratón | moratones | cardenal | cardenales | moretes | morete | ojo morado | ojo negro | morada | morados | hematoma* | marcas | costilla rota | labio partido | ojo en compota',
  rape: 'viola | violó | violaba | violada | violado | violaron | violación | violaciones | violador | violar | violarme | violan | abusó | abusaba | abusaron | abusada | abusado | abuso sexual | abusos | abusa | agresión sexual | agredió sexualmente | agredida sexualmente | incesto | pederast* | pedófil* | abusador | manada',
  touch:
    'tocó | tocaba | tocaron | toca | tocan | tocarme | tocando | tocado | manose* | manoseó | toquete* | toqueteó | metía mano | metió mano | mete mano | meter mano | mano por debajo | se metía en mi cama | se mete en mi cama | se metió en mi cama | sobó | sobaba | soba | magreó | partes íntimas | restreg* | agarró el culo | bajó los pantalones | arrimó | arrimón | frotó | me besó a la fuerza',
  force:
    'obligó | obliga | obligaba | obligaron | obligan | obligada | obligado | forzó | fuerza | forzaba | forzaron | forzada | forzado | a la fuerza | por la fuerza | le dije que no | dije que no | decía que no | no paró | no quería | no quise | sin mi consentimiento | contra mi voluntad | coaccion* | presion* | me hizo hacer | me hacía hacer | sometió',
  drugged:
    'drogó | drogaron | drogada | drogado | burundanga | escopolamina | ghb | sumisión química | me echaron algo | echaron algo en la bebida | me pusieron algo | algo en la copa | algo en el trago | algo en la bebida | algo en el vaso | no recuerdo nada | sin bragas | emborrachó | emborracharon | rohypnol | pincharon',
  nudes:
    'nudes | nude | packs | pack | desnuda | desnudo | desnudos | fotos íntimas | foto íntima | fotos mías | videos míos | vídeo íntimo | video íntimo | videos íntimos | fotos desnuda | sextorsión | sextorsion* | porno | publicar mis fotos | difundir | filtrar | pasar mis fotos | subir mis fotos | fotos hot',
  revenge:
    'vengar* | venganza | vengarme | vengaré | pagar | me las va a pagar | me las pagará | me las pagarán | me las van a pagar | va a pagar | van a pagar | lo van a lamentar | hacer justicia | se va a arrepentir | escarmiento | desquit* | cobrármela*',
  voices:
    'voces | voz | me dicen que lo haga | me ordenan | me ordena | me mandan | las voces | me susurra* | susurros | voces me dicen | oigo voces | escucho voces | en mi cabeza | el demonio me dice',
  chest: 'pecho | corazón | tórax | infarto | brazo izquierdo | esternón | infartando | paro cardíaco | pre infarto',
  pain: 'duele | dolor | dolores | duelen | punzada* | opresión | presión | aprieta | me aprieta | retorc* | pinchazo* | puntada* | ardor | quema',
  breathe:
    'respir* | respira | aire | me ahogo | ahoga | ahogando | ahogo | atragant* | azul | azules | morado | labios morados | labios azules | me falta el aire | asma | ventolin | inhalador | salbutamol | atorado | jadea* | atoró',
  unconscious:
    'inconsciente | desmay* | desvanec* | no despierta | no reacciona | no responde | no contesta | no se mueve | se cayó redondo | desplom* | sin conocimiento | perdió el conocimiento | sin pulso | no tiene pulso | no se despierta | tirado | tirada | ido | no vuelve en sí | privado | privada | colaps* | en coma',
  seizure:
    'convuls* | convulsión | convulsiones | convulsionando | ataque epiléptico | epilep* | espasmo* | echa espuma | espuma por la boca | ojos en blanco | temblores | ojos para atrás | espumarajos',
  numb: 'dormido el brazo | brazo dormido | adormec* | entumec* | cara torcida | boca torcida | media cara | medio cuerpo | no puede hablar | habla raro | balbuce* | arrastra las palabras | paraliz* | parálisis | un lado | derrame | ictus | acv | hemiplej* | embolia | hormigue* | chueca la boca | boca chueca',
  swell:
    'hinch* | inflam* | alergi* | alérgic* | anafil* | ronchas | urticaria | picadura | avispa | abeja | epipen | se cierra la garganta | cerrando la garganta | lengua hinchada | hinchando | maní | cacahuate | mariscos | cierra la garganta',
  emergency:
    'ambulancia | urgencias | urgencia | emergencia* | emergencias | hospital | 112 | 911 | 061 | 107 | 123 | 131 | samur | same | cruz roja | bomberos | policía | guardia | uci | intoxicaciones | 016',
  help: 'ayuda | ayúdame | ayudame | ayúdenme | ayudadme | socorro | auxilio | qué hago | que hago | ayudar | ayudarme | ayúdennos | no sé qué hacer',
  laugh:
    'jaja* | jeje* | jiji* | ajaj* | jajs* | lol | xd | xdd | xddd | 😂 | 🤣 | 😹 | 😜 | 😅 | broma | bromita | chiste | meme* | risa | risas | reír | me meo | me parto | carcajada* | es joda | jsjs* | jkajs* | kajs* | ksks* | cagó de risa | cago de risa | cague de risa | me descojono | jajaj* | gracioso | graciosa | jsks* | jqjq*',
  story:
    'película | pelicula | peli | pelis | película* | serie | series | libro | libros | novela | telenovela | culebrón | capítulo | cap | temporada | protagonista | personaje | personajes | actor | actriz | canción | poema | cuento | relato | ensayo | obra de teatro | documental | anime | manga | netflix | guion | fanfic | podcast | spoiler | true crime | historieta | cine | teatro | rol | letra',
  game: 'juego de | videojuego* | jugar | jugando | partida | nivel | boss | jefe final | ajedrez | minecraft | fortnite | lol | gta | fifa | play | xbox | nintendo | switch | consola | gamer | zelda | free fire | valorant | sims | dark souls | elden ring | respawn | monopoly | parchís | truco | dominó | cartas | mario | penal | goles | gol | padel | pádel | tenis | ping pong | kahoot | uno | mus | catan | laser tag | paintball | sudoku | pokemon | dota | warzone | callofduty | cod',
  food: 'pizza | pizzas | tarta | pastel | torta | hamburguesa* | tacos | taco | empanada* | chocolate* | helado* | nutella | asado | arepa* | completo | sushi | pan | queso | tortilla | paella | croqueta* | churros | galleta* | alfajor* | papas fritas | patatas | milanesa* | palomitas | donas | guacamole | chilaquiles | tamal* | ramen | lasaña | cebolla | aguacate | palta | ensalada | brownie* | postre | sandía | pollo | jamón | salsa | picante',
  thing:
    'pelo | cabello | flequillo | fleco | chasquilla | uñas | papel | batería | pila | pilas | móvil | celular | celu | cel | teléfono | compu | ordenador | portátil | laptop | coche | carro | auto | moto | planta | plantas | césped | pasto | internet | wifi | luz | mensaje | llamada | cuenta | video | cargador | tele | pantalla | árbol | vestido | cartón | cinta | tela | barba | impresora',
  pet: 'gato | gata | gatito | gatita | perro | perra | perrito | perrita | perrete | michi | conejo | hámster | hamster | loro | canario | pez | peces | cachorro | caballo | tortuga | gatos | perros | firulais | lomito | mascota | pajarito | gallina | gallinas',
  work: 'reunión | examen | exámenes | parcial | final de | tarea | deberes | trabajo | curro | pega | chamba | laburo | oficina | jefe | jefa | cliente* | proyecto | entrega | tesis | turno | informe | presentación | clase de | universidad | uni | zoom | excel | gimnasio | gym | entrenamiento | maratón',
  love: 'beso | besos | besito* | besar* | abrazo* | abrazar* | cariño | mi amor | amorcito | mimos | acurruc* | cucharita | te quiero | te amo | enamorad* | ganas de ti | bebé ven | guapo | guapa | corazoncito | caricia* | cita | ❤️ | 🥰 | 😍 | coquet* | sexy',
  medicine:
    'vitamina* | receta | recetado | recetó | médico dice | como dijo el médico | farmacia | dolor de cabeza | resfriad* | resfrío | gripe | gripa | antibiótico* | alergia al polen | antihistamínico* | según el doctor | con el desayuno | cada ocho horas | cada 8 horas | anticonceptiv* | omeprazol | jarabe | regla | menstruales | cólicos | aspirina | pediatra | vacuna',
};
