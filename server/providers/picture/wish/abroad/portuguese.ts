import { set, type Tongue } from './tongue.ts';

export const portuguese: Tongue = {
  things: set(
    'cao caes cachorro cachorros cadela filhote filhotes retriever gato gatos gata gatinho gatinhos cavalo cavalos ponei unicornio vaca vacas touro bezerro porco porcos ovelha ovelhas cordeiro cabra galinha galo pato patos ganso cisne cisnes coruja corujas',
    'aguia falcao corvo papagaio pinguim pinguins passaro passaros pombo gaivota flamingo raposa raposas lobo lobos urso ursos panda coala leao leoes leoa tigre tigres leopardo pantera elefante elefantes girafa zebra',
    'rinoceronte hipopotamo macaco macacos veado alce coelho coelhos lebre esquilo ourico guaxinim lontra castor rato ratos hamster morcego baleia baleias golfinho golfinhos tubarao peixe peixes polvo agua-viva caranguejo foca tartaruga',
    'sapo lagarto cobra crocodilo jacare dragao dragoes dinossauro fenix borboleta borboletas abelha joaninha aranha libelula caracol animal animais flor flores rosa rosas tulipa tulipas lirio orquidea girassol girassois lavanda buque planta cacto arvore arvores carvalho cogumelo cogumelos folha',
    'maca laranja limao morango morangos cereja cerejas uva uvas pessego pera fruta frutas legumes tomate abobora pao bolo torta biscoito pizza hamburguer sopa salada queijo chocolate sorvete jantar comida',
    'cafe cha vinho cerveja xicara chavena copo garrafa tigela prato carro carros caminhao onibus trem trens comboio moto motocicleta bicicleta bonde aviao helicoptero foguete navio barco barcos veleiro balao robo nave satelite camera computador piano violao violino tambor',
    'livro livros carta mapa relogio lampada lanterna vela velas espelho cadeira sofa cama mesa vaso caixa bau chave espada escudo coroa anel estatua escultura boneco brinquedo',
  ),
  scenes: set(
    'paisagem paisagens montanha montanhas floresta florestas mata mar lago oceano praia praias costa ilha rio cachoeira cascata deserto campo campos vale colina jardim parque ceu lua sol aurora nuvens tempestade chuva neve nevoa',
    'cidade vila aldeia rua beco casa cabana castelo igreja torre farol ponte porto estacao mercado quarto sala cozinha biblioteca espaco galaxia planeta',
  ),
  people: set(
    'mulher mulheres homem homens moca mocas moco rapaz rapazes garota garotas garoto garotos senhora senhor pessoa pessoas gente amiga amigas amigo amigos namorada namorado esposa marido casal familia mae pai irma irmao menina meninas menino meninos crianca criancas bebe',
    'rainha rei princesa principe cavaleiro guerreira guerreiro soldado cacador mago bruxa elfa elfo vampira vampiro anjo demonio deusa deus heroina heroi pirata freira monge medica medico professora professor',
    'garconete garcom dancarina dancarino cantora cantor musico pintora pintor cozinheira cozinheiro fazendeiro marinheiro capitao astronauta policial atriz ator modelo cara rosto retrato selfie loira morena ruiva alguem',
  ),
  pronouns: set('voce voces tu te ti teu tua teus tuas contigo ela elas ele eles dela dele seu sua seus suas'),
  looks: set(
    'cabelo cabelos olhos sorriso vestido saia blusa camisa calca calcas jeans jaqueta casaco chapeu bone oculos cachecol sueter sapatos botas biquini maio terno uniforme fantasia tranca cachos barba sardas labios armadura',
  ),
  articles: set('o a os as um uma uns umas e ou dois duas tres do da dos das de'),
  prepositions: set('com em no na nos nas sobre sob diante perto entre para por como ao a'),
  without: set('sem nenhum nenhuma'),
  request:
    /^(?:por favor |voce pode |pode |poderia |quero (?:ver )?|queria (?:ver )?|gostaria de (?:ver )?|me mostra |me mostre |mostra me |me manda |me envia |desenha |desenhe |pinta |faz |faca |cria |crie |gera |me )*/u,
  medium:
    /\b(?:foto|fotografia|imagem|desenho|pintura|quadro|ilustracao|esboco) (?:de |do |da |dos |das |com )(?:um |uma )?/u,
  doing: /\w{2}(?:ando|endo|indo|[aei]r)$/u,
};
