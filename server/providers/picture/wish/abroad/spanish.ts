import { set, type Tongue } from './tongue.ts';

export const spanish: Tongue = {
  things: set(
    'perro perros perra cachorro cachorros retriever gato gatos gata gatito gatitos caballo caballos poni unicornio vaca vacas toro ternero cerdo cerdos oveja ovejas cordero cabra gallina gallo pato patos ganso cisne cisnes buho buhos',
    'aguila halcon cuervo loro pinguino pinguinos pajaro pajaros paloma gaviota flamenco colibri zorro zorros lobo lobos oso osos panda koala leon leones leona tigre tigres leopardo pantera guepardo elefante elefantes jirafa cebra',
    'rinoceronte hipopotamo mono monos ciervo ciervos alce conejo conejos liebre ardilla erizo mapache nutria castor raton ratones rata hamster murcielago ballena ballenas delfin delfines tiburon pez peces pulpo medusa cangrejo foca tortuga',
    'rana lagarto serpiente cocodrilo dragon dragones dinosaurio fenix mariposa mariposas abeja escarabajo arana libelula caracol animal animales mascota flor flores rosa rosas tulipan tulipanes lirio orquidea girasol girasoles lavanda ramo planta cactus arbol arboles roble seta setas hoja',
    'manzana naranja limon fresa fresas cereza cerezas uva uvas melocoton pera fruta frutas verdura tomate calabaza pan pastel tarta galleta galletas pizza hamburguesa sopa ensalada queso chocolate helado desayuno cena comida paella',
    'cafe vino cerveza taza vaso botella cuenco plato coche coches carro camion autobus tren trenes moto motocicleta bicicleta tranvia avion helicoptero cohete barco barcos velero globo robot nave satelite camara ordenador piano guitarra violin tambor',
    'libro libros carta mapa reloj lampara farol vela velas espejo silla sofa cama mesa jarron caja cofre llave espada escudo corona anillo estatua escultura muneco juguete osito',
  ),
  scenes: set(
    'paisaje paisajes montana montanas bosque bosques selva mar lago oceano playa playas costa isla rio cascada desierto pradera campo campos valle colina jardin parque cielo luna sol atardecer amanecer aurora nubes tormenta lluvia nieve niebla',
    'arcoiris ciudad pueblo calle callejon casa cabana castillo iglesia torre faro puente puerto estacion mercado habitacion salon cocina biblioteca cafeteria espacio galaxia planeta',
  ),
  people: set(
    'mujer mujeres hombre hombres chica chicas chico chicos senora senoras senor senores persona personas gente amiga amigas amigo amigos novia novio esposa esposo pareja familia madre padre hermana hermano nina ninas nino ninos bebe',
    'reina rey princesa principe caballero guerrera guerrero soldado cazador cazadora mago maga bruja elfa elfo vampira vampiro angel demonio diosa dios heroina heroe pirata vaquero monja monje medica medico profesora profesor',
    'camarera camarero bailarina bailarin cantante musico musica pintora pintor cocinera cocinero granjero marinero capitan astronauta policia jinete actriz actor modelo cara rostro retrato selfie rubia morena pelirroja alguien',
  ),
  pronouns: set('tu tus te ti tuya tuyo contigo ella ellas ello ellos usted ustedes vos su sus suyo suya'),
  looks: set(
    'pelo cabello ojos sonrisa vestido falda blusa camisa pantalon pantalones vaqueros chaqueta abrigo sombrero gorra gafas bufanda jersey zapatos botas bikini banador traje uniforme disfraz trenza rizos barba pecas labios armadura',
  ),
  articles: set('el la los las un una unos unas y o dos tres del'),
  prepositions: set('con en sobre ante bajo junto entre hacia desde por para como al'),
  without: set('sin ningun ninguna ni'),
  request:
    /^(?:por favor |puedes |podrias |quiero (?:ver )?|quisiera (?:ver )?|me gustaria (?:ver )?|ensename |muestrame |mandame |enviame |dibujame |dibuja |pintame |pinta |hazme |haz |crea |genera |mostrarme |ensenarme |dibujarme )*/u,
  medium: /\b(?:foto|fotografia|imagen|dibujo|pintura|cuadro|ilustracion|boceto) (?:de |del |con )/u,
  doing: /\w{2}(?:ando|iendo|yendo|[aei]r)$/u,
};
