import type { Words } from '../../lexicon.ts';

export const words: Words = {
  self: 'eu | me | mim | meu | minha | meus | minhas | comigo | estou | to | tou',
  you: 'voce | vc | tu | te | seu | teu | tua | voces',
  heShe: 'ele | ela | dele | dela | lhe | o | a',
  they: 'eles | elas | alguem | um cara | um homem | um gajo | uns caras',
  partner:
    'marido | mulher | esposa | esposo | namorado | namorada | companheiro | companheira | ex | ex marido | ex namorado | noivo | noiva | parceiro | parceira',
  parent:
    'pai | mae | padrasto | madrasta | tio | tia | avo | vovo | vo | pais | papai | mamae | sogro | sogra | cuidador* | tutor | padrinho',
  child:
    'filho | filha | filhos | bebe | crianca* | menino | menina | neto | neta | miudo | miuda | sobrinho | sobrinha | garoto | garota | filhinh* | filhote humano',
  friend:
    'amigo | amiga | irmao | irma | primo | prima | colega* | vizinho | vizinha | amigos | cunhad* | maninh* | aluno | aluna | melhor amig*',
  everyone: 'todo mundo | toda a gente | todos | minha familia | a minha familia | meus filhos | o mundo',
  nobody: 'ninguem | nem um cao',
  die: 'morr* | mort* | falec* | defunt* | caixao | enterro | funeral | tumulo | velorio | cova',
  kill: 'mat* | assassin* | esfaque* | dar um tiro | acabar com ele | degol* | estrangul* | fuzil* | envenen*',
  suicide:
    'suicid* | me matar | matar me | me mato | tirar minha vida | tirar a minha vida | acabar com tudo | por fim a vida | me enforcar | enforcar me | tirar a propria vida | dar cabo de mim | acabar com a minha vida | kms',
  end: 'fim | acab* | termin* | parar | desist* | chega | encerr*',
  live: 'viv* | vida | exist* | acordar | estar aqui | continuar | seguir em frente | respirar',
  want: 'quer* | queria | vou | penso em | pensando em | vontade de | desejo | pretendo | decidi | gostava de | tomara | apetece* | planej*',
  not: 'nao | n | nunca | nem | sem | jamais | nada | num',
  anymore: 'mais | ja nao',
  reason: 'razao | motivo | sentido | proposito | para que | pra que | vale a pena | serve',
  burden:
    'peso | fardo | estorvo | sem mim | a mais | falta | sentiria falta | atrapalh* | inutil | dariam conta | melhor sem mim | um encosto',
  goodbye:
    'adeus | despedida | carta* | testamento | bilhete | ultima vez | despedir | despeco | dei meu cachorro | perdoem | ultimas palavras',
  tonight:
    'hoje | esta noite | amanha | agora | logo | hoje a noite | daqui a pouco | madrugada | essa noite | fim de semana',
  hopeless:
    'vazi* | sem saida | sem esperanca | desesper* | cansad* de viver | cansad* da vida | farto de viver | farta de viver | nao aguento | destruid* | escuridao | esgotad* | quebrad*',
  pills:
    'comprimido* | remedio* | pilula* | medicamento* | medicac* | rivotril | clonazepam | paracetamol | dipirona | zolpidem | calmante* | antidepressivo* | xanax | victan | ben u ron | soniferos | tarja preta | diazepam | valium | alprazolam | insulina | gotas | tramal | capsulas | sertralina | fluoxetina | dramin | lorazepam | ibuprofeno | litio | quetiapina | ansioliticos | tylenol | benuron | amitriptilina',
  poison:
    'lixivia | agua sanitaria | veneno | chumbinho | raticida | soda caustica | detergente | qboa | herbicida | candida | pesticida | acido | desinfetante | veneno de rato | candiba | alvejante',
  take: 'tom* | engol* | beb* | inger* | overdose | injet* | mandei | cheir*',
  all: 'tod* | tudo | cartela inteira | caixa inteira | demais | punhado | muitos | cartela | caixa | frasco | um monte | mao cheia',
  blade:
    'faca | navalha | gilete | lamina* | estilete | tesoura | x ato | xis ato | bisturi | canivete | caco de vidro | apontador',
  gun: 'arma | pistola | revolver | espingarda | tiro | cano | bala | gatilho | fuzil | cacadeira',
  height:
    'ponte | telhado | varanda | janela | predio | viaduto | linha do comboio | comboio | metro | andar | penhasco | trilho* | terraco | sacada | carris | parapeito | passarela',
  rope: 'corda | enforc* | cinto | viga | laco | no | gas | monoxido',
  cut: 'cort* | automutil* | queim* | arranh* | autoles* | recaida | risc*',
  limb: 'pulso* | braco* | perna* | coxa* | veia* | garganta | pele | antebraco* | barriga',
  bleed: 'sangue | sangr* | hemorragia | ensanguent*',
  eat: 'com* | comida | almoco | janta* | refeic* | alimento | jantar | lanche | pequeno almoco | alment* | mastigar',
  vomit:
    'vomit* | dedo na garganta | dedos na garganta | vomito | miar | botar pra fora | gregorio | por para fora | purga*',
  laxative: 'laxante* | diuretico* | lacto purga | dulcolax | sibutramina | ozempic | emagrecedor*',
  weight: 'kg | quilo* | peso | caloria* | gord* | magr* | balanca | emagrec* | engord* | ossos | kcal | imc',
  days: 'dia | dias | semana* | desde segunda | desde domingo | desde ontem | desde sexta | desde sabado | horas',
  starve:
    'jejum | fome | anorexi* | bulimi* | sem comer | passar fome | jejuar | nf | lf | ana | mia | transtorno alimentar | restricao',
  hit: 'bat* | soc* | soco | tapa* | chut* | murro* | empurr* | espanc* | agred* | pontape* | bofetada* | surra | porrada | estalo',
  choke: 'enforc* | estrangul* | esgan* | sufoc* | apertou meu pescoco | pelo pescoco | maos no meu pescoco',
  threaten: 'ameac* | me mata se | vai me matar | chantag*',
  afraid: 'medo | pavor | apavorad* | aterroriz* | pânico | escondid* | assustad* | tremendo',
  control:
    'tranc* | control* | persegue | nao me deixa | proib* | vigia | confisc* | stalk* | rastre* | segue me | me segue',
  hurt: 'machuc* | magoa* | ferir | fere | violent* | maltrat* | violencia | abus*',
  bruise: 'roxo* | hematoma* | nodoa* negra* | olho roxo | olho negro | marcas | costela quebrada | labio cortado',
  rape: 'estupr* | violad* | violou | abus* | violacao | abuso sexual | violaram | violentad* | molest*',
  touch: 'toc* | apalp* | passou a mao | na minha cama | partes intimas | encoxou | alis* | bolin* | meteu a mao',
  force: 'forc* | obrig* | nao parou | eu disse nao | contra a minha vontade | insist* | consentimento | a forca',
  drugged: 'drog* | boa noite cinderela | na minha bebida | no meu copo | nao me lembro | nao lembro de nada | dopad*',
  nudes: 'nudes | nude | fotos intimas | fotos nua | video intimo | fotos minhas | sextorsao | vazar | pack',
  revenge: 'vinganca | ving* | vai pagar | fazer pagar | massacre | atentado | acerto de contas',
  voices: 'voz | vozes | as vozes',
  chest: 'peito | coracao | torax | enfarte | infarto | braco esquerdo',
  pain: 'dor | dores | aperto | doi | doendo | pontada* | pressao | queimacao | latej*',
  breathe: 'respir* | ar | folego | sufoc* | labios roxos | falta de ar | engasg* | bombinha',
  unconscious:
    'desmai* | inconsciente | nao acorda | desacordad* | nao responde | apag* | sem sentidos | perdeu os sentidos | desfalec*',
  seizure: 'convuls* | epilep* | crise epilet* | ataque epilet* | espumando',
  numb: 'dormente* | paralis* | boca torta | fala enrolada | avc | derrame | formig* | enrolada',
  swell: 'inch* | alerg* | urticaria | picada | anafila* | fechando | glote | abelha | vespa',
  emergency: 'ambulancia | samu | 192 | 112 | inem | hospital | urgencia* | upa | pronto socorro | bombeiros',
  help: 'ajuda | socorro | me ajuda | ajudem | o que faco | que faco',
  laugh: 'kkk* | kk | rs | rsrs | haha* | 😂 | 🤣 | lol | brinc* | piada | rir | rindo | rachei | ahah*',
  story:
    'filme | livro | serie | novela | episodio | historia | musica | personagem | capitulo | conto | netflix | temporada | protagonista | redacao | documentario | podcast | romance | dorama | anime | noticia* | peca | telenovela',
  game: 'jogo | fase | xadrez | partida | chefao | videojogo | videogame | minecraft | freefire | free fire | boss | fifa | futebol | time | flamengo | benfica | sporting | porto | corinthians | penalti | nivel | zumbi | zombie | baralho | truco | dragao',
  food: 'pizza | bolo | chocolate | brigadeiro | francesinha | pastel | feijoada | hamburguer | gelado | sorvete | churrasco | bacalhau | coxinha | pao de queijo | pipoca | acai | cebola* | sushi | cafe',
  thing:
    'cabelo | franja | bateria | celular | telemovel | carro | planta* | papel | computador | grama | unha* | relva | wifi | impressora | notebook | maquina de lavar',
  pet: 'cachorr* | cao | gato | gata | coelho | gatinh* | caes | passarinho | peixe | hamster | cadela',
  work: 'trabalho | reuniao | prova | exame | escola | faculdade | chefe | patrao | tcc | escritorio | entrevista | deadline',
  love: 'beij* | abrac* | amor | carinho | namorar | cafune | apaixonad* | amorzinho',
  medicine:
    'vitamina* | receita* | dor de cabeca | gripe | alergia* | como o medico mandou | constipacao | resfriad* | polivitaminico | receitou | receitado | cafe da manha | pequeno almoco',
};
