import type { Lexicon } from '../lexicon.ts';
import { sure } from '../sure.ts';
import { words } from './pt/words.ts';

const FUN =
  '{story}|{game}|{laugh}|teatro|ator|atriz|respawn[a-z]*|tcc sobre|gol|domino|danone|meia trocada|de meia|meio dia|pra prova|para a prova';
const TOPIC =
  'quais sao|sintomas|sinais de|diferenca entre|curso de|tese|artigo|estatistica[s]?|pesquisa sobre|anos atras|ha anos|palestra|aula de';
const W = (most: number): string => `(?: [^ .!?]+){0,${most}}`;
const TOOK =
  '(?:tom(?:ei|ou|ado|ar)|engoli[ur]?|engolido|ingeri[ru]?|ingerido|beb(?:i|eu|ido)|mandei|virei|enfiei|injet(?:ei|ou)|inject(?:ei|ou)|emborquei|botei pra dentro|comi|meti)';
const MANY =
  '(?:tod[oa]s?|tudo|inteir[oa]s?|demais|muit[oa]s|um monte|cartelas?|caixas?|frascos?|vidro|punhado|mao cheia|blisters?|embalagem|a mais|[1-9][0-9]+|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|resto)';
const HARMLESS_PILLS = `${FUN}|{medicine}|{pet}|como sempre|antibiotico|de uma vez por dia|vitamina`;
const WHO = '(?:{partner}|{parent}|{child}|{friend}|ele|ela|alguem|um homem|uma mulher|uma menina|um menino)';
const TONIGHT =
  '(?:hoje(?: a noite| de noite| mesmo)?|esta noite|essa noite|amanha|agora|daqui a pouco|logo|neste fim de semana|de madrugada|nesta madrugada|logo a noite)';
const DO_IT =
  '(?:me mat(?:o|ar|arei)|mato ?-?me|matar ?-?me|acab(?:o|ar) com (?:tudo|isto|isso|a minha vida|minha vida|essa dor|esse sofrimento)|tir(?:o|ar) (?:a )?minha (?:propria )?vida|suicid[a-z]*|me enforc[a-z]*|enforco ?-?me|me jog(?:o|ar)|me atir(?:o|ar)|atiro ?-?me|dou um fim|dar um fim|por (?:um )?fim|ponho (?:um )?fim|me despe[cd][a-z]*|tudo (?:acaba|vai acabar|termina|isto acaba)|acaba tudo|(?:vou|quero) morrer|estarei mort[oa]|nao estarei mais|nao vou (?:mais )?(?:estar|acordar)|morro)';
const DIE_OF =
  'mor(?:rer|ri|ro|to|ta|rendo) (?:a |de |do |da )(?:rir|riso|tanto|sono|fome|calor|frio|vergonha|tedio|amores|inveja|curiosidade|saudade[s]?|sede|medo d|vontade|ciume|susto)|morrer a rir|de velhice|{food}|me matar de|de rir|de tanto';
const HIT =
  '(?:bate(?:u|r|ram|ndo)?|batia|agride|agrediu|agredia|agredir|espanca|espancou|espancava|soca|socou|esmurra|esmurrou|chuta|chutou|empurra|empurrou|estapeia|estapeou|esbofeteia|esbofeteou|esgana|esganou|estrangula|estrangulou|sufoca|sufocou|enforca|enforcou|belisca|puxa(?: o| pelo)? cabelo|puxou (?:pelo|o) cabelo|puxa (?:os|pelos) cabelos|(?:da|deu|dava|da me|deu me|dando)(?: [^ .!?]+){0,2} (?:tapas?|socos?|murros?|chutes?|pontapes?|bofetadas?|estalos?|chapadas?|porrada|surra|empurrao|coca|pancada|facada|sova|tareia)|encheu? de (?:porrada|pancada)|enche de (?:porrada|pancada)|levanta a mao|levantou a mao|joga (?:coisas|na parede|contra)|jogou (?:na|no|contra|da)|maltrata|maltratava|machuca|machucou|machucava|ameaca|ameacou|ameacava|persegue|perseguiu|stalkeia|queimou com|apertou o (?:meu )?(?:pescoco|braco)|quebrou (?:meu|o meu|o)|apontou (?:a|uma))';
const NOFIGHT = `${FUN}|{pet}|{work}|{love}|bate (?:papo|bola|saudade|um bolo|continua)|saudade|fome|sono|bateu (?:a|uma|um|aquela|na trave|recorde|meta|o sinal|forte)|no meu carro|xadrez|{food}|na bunda|no rabo|gostoso|massagem|carteira|sol|luta|treino|truco|coracao bate|palma|com tapinhas`;

export const pt: Lexicon = {
  words,
  patterns: [
    ...sure(['injury', 'now', 'other'], '', [
      [
        `${WHO}${W(3)} ${TOOK}${W(4)} ${MANY}${W(4)} {pills}|${WHO}${W(3)} (?:cortou os pulsos|se enforcou|enforcou ?-?se|(?:tomou|bebeu|engoliu)${W(2)} (?:chumbinho|veneno|{poison})${W(3)}|deu um tiro (?:na|em si))`,
        `${HARMLESS_PILLS}|\\beu tomei|anos atras|{child}`,
      ],
    ]),
    ...sure(['injury', 'now', 'self'], '', [
      [
        `(?:tomei|engoli|ingeri|mandei|virei|bebi|enfiei|acabei de (?:tomar|engolir)|injetei|comi|meti)${W(4)} ${MANY}${W(4)} {pills}|(?:tomei|engoli|ingeri|acabei de tomar)${W(3)} {pills}${W(4)} (?:tod[oa]s|tudo|de uma vez|com (?:vodka|cachaca|vinho|alcool|pinga|whisky)|demais|a mais|pra morrer|para morrer|inteir[ao])`,
        `${HARMLESS_PILLS}|ela tomou`,
      ],
      [
        `(?:tomei|engoli) (?:eles |elas |ja )?(?:tudo|todos|todas|tudo de uma vez)(?:${W(2)})?$|(?:tomei|bebi|engoli|ingeri)${W(4)} {poison}|(?:tive|tomei|fiz|to tendo|estou a ter|causei) (?:uma )?overdose(?! de)|(?:comprimidos|remedios|pilulas)${W(3)} (?:fazendo|fazer|a fazer) efeito`,
        `${FUN}|{food}|{pet}|suco|leite|dor de`,
      ],
      [
        `(?:cortei|abri|rasguei)${W(3)} (?:os |meus |os meus |o )?(?:pulsos?|veias?|garganta|bracos?)(?! sem querer)${W(3)}|(?:cortei|corte|cortes)${W(4)} (?:fundo|funda|profund[oa]|demais)|(?:corte|cortei|cortes|pulso|lamina|gilete)${W(8)} (?:nao para de sangrar|sangue (?:nao para|por todo|pra todo|em todo)|nao estanca|muito sangue|sangrando muito|a sangrar muito)|(?:nao para de sangrar|muito sangue|sangue (?:nao para|por todo))${W(6)} (?:cortei|corte|lamina|pulso)`,
        `${FUN}|{food}|cozinh[a-z]*|barb[a-z]*|{pet}|anos atras|cabelo`,
      ],
      [
        `(?:dei um tiro em mim|me enforquei|me esfaqueei|me envenenei|envenenei ?-?me|ateei fogo em mim|injetei${W(3)} insulina|(?:carro|motor) ligado${W(4)} garagem|abri o gas|liguei o gas|corda (?:arrebentou|rebentou))`,
        `${FUN}|cozinhar|fogao`,
      ],
    ]),
    ...sure(['medical', 'now', 'other'], '', [
      [
        `nao (?:esta |ta |consegue |esta a |para de )?(?:respira(?:r|ndo)?)(?: mais| direito| bem)?|parou de respirar|(?:respira|respirando|a respirar) (?:mal|com dificuldade|muito mal|estranho)|sem respirar`,
        `${FUN}|{pet}|${TOPIC}|consigo|pele|tecido|nariz|eu nao|sem respirar de tanto|meia hora debaixo`,
      ],
      [
        `${WHO}?${W(3)} ?(?:desmaiou|inconsciente|desacordad[oa]|perdeu (?:os sentidos|a consciencia)|sem sentidos|nao (?:acorda|esta a acordar|ta acordando|reage|desperta)(?: mais)?|nao consigo acordar (?:el[ea]|minha|meu|a|o)|caiu dur[oa])`,
        `${FUN}|{pet}|${TOPIC}|quase|celular|sono|eu desmaiei|preguic[a-z]*|despertador|cedo|antes do meio|nao acorda cedo|de emocao|telemovel|de tanto`,
      ],
      [
        `(?:convulsao|convulsoes|convulsionando|ataque epilet?ico|crise epilet?ica|espumando|espuma pela boca|revirando os olhos)|(?:labios?|boca|rosto|cara|unhas|dedos)${W(3)} (?:rox[oa]s?|azul|azuis|azulad[oa]s?)|(?:ficando|ficou|a ficar|ta) (?:rox[oa]|azul)`,
        `${FUN}|{pet}|${TOPIC}|batom|frio|acai|esmalte|piscina|joelho|remedio pra|bateu`,
      ],
      [
        `(?:boca|rosto|cara|sorriso)${W(3)} (?:torta|torto|caid[oa]|de lado|ao lado|paralisad[oa])|fala(?:ndo)? (?:enrolad[oa]|arrastad[oa]|embolad[oa])|falar enrolado|nao (?:mexe|move|sente|consegue mexer|levanta)${W(2)} (?:lado|braco|perna|metade)|(?:ta|esta|teve|tendo|a ter|acho que e)${W(2)} (?:um )?(?:avc|derrame|infarto|enfarte|enfarto|choque anafilatico|parada cardiaca)`,
        `${FUN}|{pet}|${TOPIC}|bebad[oa]|dentista|quase|anos|ano passado|morreu|faleceu|conta de|boleto|preco|me da um|recuper`,
      ],
      [
        `(?:{child}|{parent}|ano|anos|meses|ele|ela)${W(4)} (?:engoliu|bebeu|comeu|ingeriu|tomou)${W(4)} (?:pilha|bateria|moeda|ima|imas|{poison}|{pills}|capsula de lavar|produto de limpeza|botao|amaciante|bolinha)|(?:engoliu|ingeriu)${W(2)} (?:uma |um )?(?:pilha|bateria|moeda|ima)|(?:{child}|{parent}|{partner}|ele|ela|alguem)${W(3)} (?:engasgad[oa]|engasgou|engasgando|se engasgou|esta a sufocar|sufocando|se afogou)|(?:caiu|atropelad[oa]|eletrocutad[oa]|levou um choque|bateu a cabeca)${W(8)} (?:nao (?:mexe|responde|acorda|fala|respira|reage)|sangue|desacordad[oa]|inconsciente|vomitando)|(?:perdendo|perdeu|a perder)${W(2)} (?:muito|tanto) sangue|hemorragia`,
        `${FUN}|{pet}|${TOPIC}|vitamina|de rir|rindo|gengiva|{medicine}|de tanto`,
      ],
    ]),
    ...sure(['medical', 'now', 'self'], '', [
      [
        `(?:dor|dores|aperto|pontadas?|pressao|peso|queimacao|doi|doendo|doer|pontada|fisgada|elefante)${W(4)} (?:no|o|ao|meu|em meu|na) (?:meu |lado esquerdo do )?(?:peito|torax|caixa toracica)|peito${W(4)} (?:doendo|doer|doi|braco|mandibula|apertado e|a arder|queixo)|(?:dor|formig[a-z]*|dormente|doi)${W(4)} braco esquerdo|braco esquerdo${W(3)} (?:dormente|doendo|formig[a-z]*|doi|a doer)`,
        `${FUN}|{love}|${TOPIC}|saudade[s]?|academia|ginasio|supino|treino|termin[a-z]*|tatuagem|sutia|amament[a-z]*|ex|tosse|flexoes|luto`,
      ],
      [
        `nao (?:consigo|to conseguindo|estou a conseguir|tou a conseguir|estou conseguindo|posso|consiga)${W(2)} respirar|(?:nao )?(?:consigo )?puxar o ar|falta(?:ndo)?(?: de| me)? (?:o )?ar${W(4)}|sem (?:conseguir )?(?:ar|respirar)$|(?:estou|to|tou)${W(1)} (?:sufocando|a sufocar|me engasgando)|custa ?-?me (?:muito )?respirar|o ar nao entra`,
        `${FUN}|{love}|sem voce|sem ti|rir|nariz|rindo|escada|correr|corrida|calor|gripe|vestido|calca[s]?|ar condicionado|condicionado|{work}|pneu|rotina`,
      ],
      [
        `(?:garganta|lingua|labios?|rosto|cara|boca|olhos)${W(4)} (?:inch[a-z]*|fechando|a fechar|fechar|fechou)|(?:acho que|estou|to|estou a|tou)${W(3)} (?:infartando|enfartar|enfartando|infarto|enfarte|tendo um (?:avc|infarto|derrame|troco)|a ter um (?:avc|enfarte)|choque anafilatico|reacao alergica)|(?:picad[oa]|abelha|vespa|amendoim|camarao|alergic[oa]|marisco)${W(8)} (?:garganta|respir[a-z]*|lingua|inch[a-z]*|labios?|falta de ar)|(?:vomit|tossi|cuspi|vomitei|botando|a vomitar|vomitando|tossindo|tossir)[a-z]*${W(1)} sangue|(?:perdendo|a perder|perdi|sangrando|sangrar)${W(1)} muito(?: sangue)?|gravida${W(8)} (?:sangr[a-z]*|sangue|nao mexe|bebe nao)|(?:metade|lado|braco|perna)${W(4)} (?:paralisad[oa]|dormente|nao (?:sinto|mexe|consigo mexer|responde))|(?:glicemia|glicose|acucar)${W(3)} (?:[2-4][0-9]|[5-9][0-9][0-9])|pior dor de cabeca da (?:minha )?vida|(?:chama|chamem|ligar? (?:pro|pra|para o)|preciso de)${W(2)} (?:ambulancia|samu|192|112|inem)`,
        `${FUN}|{pet}|${TOPIC}|quase|boleto|preco|conta|dentista|dente|gengiva|gripe|dor de garganta|choro|chorar|nariz|menstrua[a-z]*|preenchimento|botox|barulho|sirene|dormi em cima|doar|de matar|nó na`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'other'], '', [
      [
        `(?:{child}|{friend}|ela|ele|aluna)${W(4)} (?:foi|sofreu|e|esta sendo|contou que|disse que|diz que)${W(5)} (?:estuprad[ao]|abusad[ao]|violad[ao]|molestad[ao]|abuso|toca nela|tocou nela|mexe com ela|toca nele|passa a mao|abusou|abusa|a tocou)|(?:estuprou|abusou d|violou|abusa d|molestou)${W(1)} ?(?:minha|a minha|o meu|meu|ela|dela|a) (?:filha|irma|amiga|prima|sobrinha|filho|neta|aluna|crianca)?`,
        `${FUN}|${TOPIC}|confianca|regra[s]?|paciencia|eu fui|me abusou|me estuprou|noticia|rainha`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'self'], '', [
      [
        `(?:me|fui|fomos|ser|sido|era|sou|a mim)${W(3)} (?:estupr(?:ou|aram|ad[ao]|ar|ava)|violentad[ao]|violentou|viol(?:ou|aram|ad[ao])|abus(?:ou|ad[ao]|aram|ava)|molest(?:ou|ad[ao]|ava)|apalp(?:ou|ad[ao]|aram)|assediad[ao] sexualmente|drogad[ao]|dopad[ao]|dopou|drogou|drogaram)|(?:violou|estuprou|violaram|apalpou|abusaram|violava|abusou) ?-?(?:me|de mim)|abus(?:ou|ava|aram|a|ado|ada) (?:sexualmente )?(?:de mim|quando)|sofri (?:um |uma )?(?:abuso|estupro|violacao|violencia) ?(?:sexual)?|(?:vitima de|tentativa de|tentou me) (?:estupr[a-z]*|abuso|violacao|violar)|(?:tentou|quis) (?:me )?(?:estuprar|violar|agarrar a forca)|passou a mao (?:em mim|na minha|no meu|nas minhas|nos meus)`,
        `${FUN}|${TOPIC}|confianca|paciencia|boa vontade|lei|cabeca|rosto|cabelo|direitos`,
      ],
      [
        `(?:forc(?:ou|a|ava|ad[ao])|obrig(?:ou|a|ava|ad[ao])|forcaram|obrigaram|coag[a-z]*)${W(4)} (?:transar|sexo|ter relac[a-z]*|fazer (?:sexo|coisas|aquilo|um boquete|oral)|dormir com|deitar com|chupar|cama|relac[a-z]*|tirar a roupa|toca[a-z]*|ficar com ele|nudes)|(?:eu )?(?:disse|falei|pedi|gritei)${W(2)} (?:nao|para parar|pra parar|que nao|pra ele parar)${W(6)} (?:ele (?:nao parou|continuou|fez|insistiu)|nao parou|continuou|mesmo assim|fez na mesma|nao quis saber|na mesma)|(?:ele|marido|namorado)${W(4)} (?:transa|transou|faz|fez)${W(3)} (?:comigo dormindo|enquanto (?:eu )?(?:durmo|dormia)|mesmo (?:eu )?(?:nao querendo|dizendo nao|sem eu)|sem (?:o )?meu consentimento|a forca|contra a minha vontade|eu nao queria)`,
        `${FUN}|{food}|{work}|sobremesa`,
      ],
      [
        `(?:tio|padrasto|pai|avo|primo|irmao|vizinho|padre|treinador|professor|chefe|patrao|medico|homem|ele|cara|gajo|pastor)${W(4)} (?:me toc[a-z]*|toc[a-z]*(?: em mim| ?-?me)|me alis[a-z]*|passava a mao|passou a mao|mexia comigo|mexeu comigo|encoxou|me agarrou|agarrou ?-?me|se esfreg[a-z]*|meteu a mao|me bolin[a-z]*|apalp[a-z]*|enfiou)${W(6)} (?:quando|crianca|pequen[ao]|intim[ao]s?|perna[s]?|seio[s]?|peito[s]?|cama|dormi[a-z]*|onibus|autocarro|metro|baixo|ali|saia|bunda|rabo|calcinha|cuecas|coxa|forca|tinha|anos|onde|a noite)|(?:entrava|entrou|vinha|deitava|subia|ia)${W(3)} (?:no|ao|na|pra|para a|em) (?:meu|minha|o meu|a minha) (?:quarto|cama)${W(7)}`,
        `${FUN}|{love}|{pet}|mae|trovoada|pesadelo|filh[ao]|cafe|coracao|violao|alma`,
      ],
      [
        `acordei${W(6)} (?:nu[a]?\\b|pelada|pelado|sem (?:roupa|calcinha|cuecas)|ele (?:em cima|dentro)|em cima de mim|dentro de mim)|(?:colocou|colocaram|botou|botaram|puseram|pos|meteram)${W(4)} (?:na|no) (?:minha |meu )(?:bebida|copo|drink|drinque)|boa noite cinderela|(?:fotos?|nudes?|videos?|imagens|intim[ao]s|nua)${W(9)} (?:vaz(?:ar|ou|aram)|espalh[a-z]*|public[a-z]*|ameac[a-z]*|se eu nao|divulg[a-z]*|chantag[a-z]*|pra (?:minha|todo)|para (?:a minha|toda)|pagar|enviar a|mandar para)|(?:ameaca|ameacou|chantag[a-z]*|ameacando|ameacar)${W(6)} (?:fotos|nudes|nude|video|videos|intim[ao]s)`,
        `${FUN}|{pet}|gelo|limao|casamento|aniversario|viagem|calor|ferias`,
      ],
    ]),
    ...sure(['harmToOthers', 'now', 'self'], '', [
      [
        `voz(?:es)?${W(6)} (?:manda|mandam|mandando|diz|dizem|dizendo|ordena|ordenam|pede|pedem|a mandar|falam|querem|falando|a dizer)${W(8)} (?:mat[a-z]*|machucar|fazer mal|esfaquear|ferir|faca|atacar|magoar|sacrificar|acabar com)|(?:vou|quero|vontade de|pensando em|penso em|preciso|ia|juro que|apetece ?-?me|capaz de|planejando|decidi|planeio|tenho medo de|medo de|ideia de|imagino)${W(2)} (?:matar|esfaquear|dar um tiro|dar (?:uma )?facada[s]?|estrangular|sufocar|envenenar|esganar|degolar|espancar ate|tacar fogo|pegar fogo|dar cabo|acabar com a vida|fazer mal|machucar|magoar|atropelar|sacudir)${W(1)} ?(?:ele|ela|el[ea]s|d[eo]le|dela|meu|minha|o meu|a minha|aquele|aquela|o|a|nele|nela|esse|essa|todo mundo|toda a gente|todos|alguem|no meu|na minha|ao|ao meu|desse|deste|os|as|no|na|gente|em alguem)(?: [^ .!?]+)?`,
        `${FUN}|{food}|{thing}|{pet}|saudade[s]?|tempo|aula|mosquito|barata|curiosidade|sede|fome|formiga[s]?|me matar|mim mesm[ao]|a mim|se matar|charada|figura|{work}|coelhos`,
      ],
      [
        `(?:vou|quero|juro que|hei de|ia) (?:mata ?-?l[oa]s?|esfaquea ?-?l[oa]|estrangula ?-?l[oa]|esgana ?-?l[oa]|matalo|matala)|(?:eu )?(?:mato|esfaqueio|furo|estrangulo) (?:ele|ela|el[ea]s|aquele|aquela|esse|meu|minha|o meu|a minha|o desgracado)${W(4)}(?: (?:hoje|juro|amanha|nao to brincando|faca|serio|agora|quando (?:chegar|dormir)|a serio))|(?:faca|arma|revolver|gasolina|pistola|facao|espingarda|martelo)${W(8)} (?:esperando (?:ele|ela)|a espera (?:del[ea])|vou (?:atras|la|na casa|matar)|ele vai (?:pagar|morrer)|ela vai (?:pagar|morrer)|casa del[ea]|acabar com el[ea]|vai pagar|a espera que)|(?:massacre|atirar em todo|tiroteio|matar (?:geral|todo mundo|toda a gente))${W(4)}`,
        `${FUN}|{food}|{thing}|{pet}|beijos|comida|piada`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'other'], '', [
      [
        `${WHO}${W(6)} (?:quer|queria|fala em|falou em|disse que (?:quer|ia|vai|queria)|diz que (?:quer|vai)|falou que (?:quer|vai|queria)|ameaca|ameacou|tentou|esta a pensar em|pensa em|falando em|mandou mensagem)${W(4)} (?:morrer|se matar|matar ?-?se|suicid[a-z]*|tirar a (?:propria )?vida|acabar com (?:tudo|a (?:propria )?vida)|se enforcar|se jogar|atirar ?-?se|nao quer mais viver|desistir da vida|sumir|desaparecer|se despedindo|pular)|${WHO}${W(4)} (?:nao quer (?:mais )?viver|ja nao quer viver|se corta|anda se cortando|corta ?-?se|se cortando|anda a cortar ?-?se|se automutila|tem cortes nos?|marcas de cortes?)|(?:carta|bilhete|mensagem|audio) de (?:despedida|suicidio|adeus)${W(5)} (?:d[oa]|del[ea]|minh[a]|meu|amig[oa]|irma|irmao|filh[oa])|(?:achei|encontrei|vi|descobri)${W(3)} (?:cortes|marcas)${W(3)} (?:braco|bracos|pulso|pulsos|pernas)${W(2)} (?:d[oa]|del[ea]|minha|meu)|(?:medo|receio)${W(1)} (?:de )?que${W(3)} (?:se mate|faca (?:uma|alguma) (?:besteira|asneira|loucura|bobagem|parvoice)|se suicide|tire a (?:propria )?vida)`,
        `${FUN}|${TOPIC}|eu quero|grupo|cabelo|de rir|velhice`,
      ],
    ]),
    ...sure(['selfHarm', 'now', 'self'], '', [
      [
        `${TONIGHT}${W(6)} ${DO_IT}|${DO_IT}${W(3)} ${TONIGHT}`,
        `${FUN}|${DIE_OF}|{work}|{food}|no sofa|na piscina|na cama|de cabeca nos estudos|namoro|{love}|me jogar no|na balada|academia|treino|de estudar|morro d`,
      ],
      [
        `(?:vou|irei|decidi|vo|vamos|estou prestes a|prestes a) (?:me matar|matar ?-?me|acabar com (?:a minha vida|minha vida|tudo isso|tudo isto|tudo)|tirar (?:a )?minha (?:propria )?vida|me enforcar|enforcar ?-?me|me suicidar|suicidar ?-?me|dar um fim (?:em tudo|na minha|nisso|a minha)|por (?:um )?(?:fim|termo) (?:a|na) (?:minha )?vida|me jogar (?:d[aoe]|na frente)|atirar ?-?me d[ao]|pular da|morrer)|(?:jogar|jogo|atirar|atiro|pular|saltar|pulo|salto)${W(1)} (?:da (?:ponte|janela|sacada|varanda|passarela)|do (?:predio|viaduto|terraco|telhado|[a-z0-9]+ andar)|na frente d[oe] (?:trem|metro|onibus|caminhao|um)|para (?:a linha|debaixo)|debaixo d)`,
        `${FUN}|${DIE_OF}|{work}|{food}|bungee|paraquedas|um dia todos|se (?:voce|o|a)${W(3)} nao|de estudar|todos vamos|filhotes`,
      ],
      [
        `(?:estou|to|tou|sentad[oa]|aqui)${W(3)} (?:n[oa] (?:beira|beirada|topo|borda|terraco|parapeito|ponte|sacada|alto|trilho|telhado|viaduto|linha|cima)|em cima d[ao] (?:ponte|predio|viaduto)|nos trilhos|a beira)…(?:pul[a-z]*|salt[a-z]*|jog[a-z]*|atir[a-z]*|trem|comboio|adeus|fim|acab[a-z]*|coragem|passo|baixo|cair)|(?:corda|faca|arma|comprimidos|remedios|gilete|lamina|veneno|revolver|pilulas|cartelas)${W(4)} (?:na (?:minha )?(?:mao|cabeca|mesa|boca|frente)|nas maos|a minha frente|pront[oa]s?|do meu lado|ao meu lado|amarrada|pendurada|separad[oa]s|no pescoco|guardad[oa]s pra|no pulso|no colo)|(?:juntei|juntando|guardando|a juntar|guardei|estoquei|acumulando)${W(3)} {pills}`,
        `${FUN}|{food}|{medicine}|{pet}|sol|vista|foto|cozinh[a-z]*|cerveja|churrasco|viajar|mala|levar pro`,
      ],
      [
        `(?:carta|cartas|bilhete|bilhetes|mensagens?) (?:de )?(?:despedida|adeus|suicidio)|(?:escrevi|deixei|escrevendo|a escrever)${W(3)} (?:cartas?|bilhetes?)${W(4)} (?:minha (?:mae|familia|filha)|meus (?:pais|filhos)|todos|cada um|mesa|despedida|a minha mae|aos meus)|adeus (?:mundo|a todos|pra sempre|para sempre|pessoal)|(?:isso|isto|essa|esta) e (?:um adeus|a minha (?:despedida|ultima)|meu adeus|minha (?:despedida|ultima (?:mensagem|noite)))|quando (?:voce ler|vc ler|lerem|leres|voces lerem|acharem|encontrarem)${W(5)} (?:ja (?:nao )?|nao )?(?:estarei|vou estar|estou|terei|sera tarde)|(?:ultima|minha ultima) (?:noite|mensagem)${W(3)} (?:viv[oa]|vida|neste mundo|nesse mundo|aqui na terra)|(?:so )?(?:queria|quero|vim) (?:me despedir|despedir ?-?me|dizer adeus|te dar adeus)|cuida(?:m|r|i)? (?:bem )?d[ao]s? (?:meu|minha|meus|minhas)${W(3)} (?:quando|depois que|por mim) (?:eu )?(?:me for|nao estiver|morrer|partir|for embora)|(?:dei|doei|dando|vendi|arrumei|organizei|resolvi|paguei|deixei)${W(8)} (?:nao vou (?:mais )?precisar|nao (?:vai|vao) (?:ter|dar) trabalho|quando eu (?:nao estiver|morrer)|antes de (?:partir|morrer|me matar)|onde (?:eu )?vou nao)`,
        `${FUN}|{work}|viagem|ferias|mudanca|colega de|aposent[a-z]*|formatura|solteir[oa]|intercambio|turma|dieta|pascoa|natal|carnaval`,
      ],
      [
        `(?:quant[oa]s?|que dose|qual (?:a )?dose)${W(4)} (?:{pills}|gramas|mg|andares|metros|veneno|gotas)${W(5)} (?:pra morrer|para morrer|mata[r]?|letal|fatal|overdose|nao acordar|suficiente)|(?:jeito|forma|maneira|metodo|modo)${W(5)} (?:de (?:me matar|morrer|se matar|suicidio|acabar com (?:a|minha|tudo))|para (?:morrer|me matar)|pra (?:morrer|me matar)|sem dor)|como (?:(?:eu )?(?:faco|posso|faz|fazer|consigo) (?:para |pra )?)?(?:me matar|se matar|morrer sem|suicidar|me enforcar|matar ?-?me|morrer (?:rapido|dormindo))|(?:ja )?(?:decidi|escolhi|marquei|planejei|planeei|tenho|sei)${W(4)} (?:morrer|me matar|o dia em que|como vou (?:fazer|morrer)|a data|meu suicidio|como fazer isso|plano (?:para|de|pra) (?:morrer|me|acabar|suicid))`,
        `${FUN}|{pet}|${TOPIC}|mosquito|barata|formiga|casamento|viagem|festa|{work}|ferias|batizado`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'self'], '', [
      [
        `(?:quer(?:o|ia|endo|er)|qria|gostaria de|gostava de|prefiro|preferia|vontade de|penso em|pensando em|pensei em|pensar em|penso muito em|desejo|desejando|sonho em|apetece ?-?me|devia|deveria|melhor|merecia|mereco|preciso|tentei|tento|ideia de|a pensar em|so penso em|mas vale|podia|tomara|quem me dera|oxala|medo de)(?: so| mesmo| apenas| muito| era| as vezes| de| tanto| logo| ja| estar| simplesmente| mais){0,3} (?:morrer|me matar|matar ?-?me|mata ?-?me|estar mort[oa]|mort[oa]|sumir (?:do mundo|pra sempre|de vez|desse mundo|para sempre)|desaparecer (?:do mundo|pra sempre|de vez|para sempre|deste mundo)|deixar de existir|parar de existir|acabar com (?:tudo|a minha vida|minha vida|a vida)|tirar (?:a )?minha (?:propria )?vida|nao (?:existir|acordar|ter nascido|estar (?:mais )?(?:aqui|viv[oa]))|nunca ter (?:nascido|existido)|me enforcar|me suicidar|suicidar ?-?me|me jogar|atirar ?-?me|pular (?:da|do)|dormir (?:pra|para) sempre|dormir e nao|por fim (?:a|na)|dar cabo de mim|desistir da vida|desistir de viver|morresse|morrer logo)`,
        `${FUN}|${DIE_OF}|medo de (?:morrer|pular)|velh[oa]|antes de morrer|me jogar (?:na|no|em)|{love}|melhor morto|{work}|piscina|ator|dia de`,
      ],
      [
        `(?:ja )?(?:nao|n|num)${W(1)} (?:quero|queria|aguento|tenho|consigo|vejo|vale|ha|suporto|vejo mais|encontro|faz|sinto)${W(4)} (?:viver|existir|vida|acordar|continuar (?:viv[oa]|vivendo|aqui|a viver)|estar (?:aqui|viv[oa]|neste mundo)|razao (?:pra|para|de)|motivo (?:pra|para|de)|sentido (?:em|na|nenhum)|saida|seguir (?:em frente|vivendo)|futuro|de viver|pra viver|estar viva)|(?:cansad[oa]|fart[oa]|cansei|exaust[oa])${W(2)} (?:de viver|da vida|de existir|de estar viv[oa]|desta vida|dessa vida|de respirar|de lutar)|(?:a |minha |a minha )?(?:vida|viver|existir|nada)${W(2)} (?:nao|ja nao|deixou de|perdeu|perdeu o) (?:faz|tem|fazer|ter|vale|sentido)(?: mais)?(?: sentido| a pena| graca)?$|(?:pra|para) que (?:viver|continuar|acordar|existir|seguir)|qual (?:e )?o sentido (?:de|da) (?:viver|vida|continuar|tudo)|perdi a vontade de viver|sem (?:vontade|razao|motivo)s? (?:de|pra|para) (?:viver|continuar|existir)`,
        `${FUN}|sem (?:cafe|voce|chocolate|ti|internet)|{food}|{pet}|{game}|cedo|viver (?:com|em|na|no) (?:meus|minha|sao|lisboa|casa|cidade|republica)|{work}|inverno|segunda|amorosa|de casal|filosof[a-z]*`,
      ],
      [
        `(?:seria[m]?|estaria[m]?|ficaria[m]?|fica[m]?|estarao|vao ficar|vai ficar|esta[om]|viveria[m]?|estariam|vao estar|seriam|era)${W(4)} (?:melhor|melhores|mais felizes|mais feliz|felizes|aliviad[oa]s|em paz)${W(3)} (?:sem mim|se eu (?:nao (?:existisse|estivesse|tivesse nascido)|morresse|sumisse|desaparecesse|nao estiver)|sem eu)|melhor(?:es)? sem mim|sem mim${W(4)} (?:melhor|felizes|mais facil)|(?:sou|me sinto|sinto ?-?me|ser|serei|so)${W(2)} (?:um |so )?(?:peso|fardo|estorvo|encosto)${W(2)}|(?:peso|fardo|estorvo) (?:pra|para) (?:todos|todo mundo|toda a gente|minha|a minha|meus|os meus|eles)|ninguem${W(3)} (?:sentir(?:ia|a)? (?:a )?(?:minha )?falta|sentiria|ia (?:sentir|notar|reparar|perceber|dar conta|chorar)|notaria|repararia|perceberia|daria (?:conta|falta)|choraria|vai sentir (?:minha|a minha)|sentir minha|vai notar|daria por)|se eu (?:morresse|sumisse|desaparecesse|morrer|me matasse|nao existisse|sumir|me matar)${W(5)} (?:ninguem|melhor|alguem|falta|felizes|quem|diferenca|aliviad[oa]s|seria)`,
        `${FUN}|festa|{food}|cabelo|{work}|{thing}|academia|{game}|grupo`,
      ],
      [
        `(?:dormir|adormecer|deitar|fechar os olhos)${W(2)} (?:e )?(?:nao|nunca|pra nunca|para nunca|sem) (?:mais )?(?:acordar|abrir|voltar a acordar)(?: mais)?|(?:nao|nunca) (?:mais )?acordar(?: nunca)? mais|(?:espero|tomara|queria|rezo|peco)${W(4)} nao acord[a-z]*|(?:nunca|nao) (?:devia|deveria|queria|quis|era pra)${W(2)} (?:ter )?nascid[oa]|(?:preferia|melhor|queria) nao ter nascido|pensamentos? (?:suicidas?|de (?:morte|suicidio|morrer))|ideac[a-z]+ suicida|(?:sou|estou|to|fui|ando) suicida|(?:pens[a-z]*|considerando|tentei|tentativa de)${W(3)} (?:o |em |no |me )?suicid[a-z]*|(?:penso|pensando|pensei)${W(2)} (?:na|em) mort[a-z]+${W(3)}|tomara que (?:eu )?(?:morra|nao acorde|um carro)|(?:unica|unico)${W(1)} (?:saida|solucao|jeito|forma)${W(2)} (?:e|seria|que vejo e) (?:a morte|morrer|me matar|acabar)|nao vejo (?:mais )?(?:outra )?(?:saida|solucao)|sem saida|(?:jogar|bater|enfiar|atirar) o carro (?:contra|n[ao]|em|num)|(?:jogar|enfiar|meter)${W(1)} (?:embaixo|debaixo) (?:de|do|dum) (?:um )?(?:carro|caminhao|onibus|comboio|trem|camiao)`,
        `${FUN}|{work}|fim de semana|sabado|despertador|{pet}|rua sem saida|shopping|ferias|labirinto|em morto de`,
      ],
      [
        `(?:me |a )?(?:corto|cortei|cortar|cortando|corto|automutil[a-z]*|queimo|queimei|arranho|arranhei|machuco|furo|firo|mutilo|risco|risquei)${W(1)} ?-?(?:me )?${W(4)} (?:(?:meus? |os? |meus |as |minhas |nas |nos |no |minha )*(?:bracos?|pulsos?|pernas?|coxas?|pele|barriga)|de novo|outra vez|novamente|com (?:a |uma |um |o )?(?:gilete|lamina|estilete|faca|isqueiro|cigarro|x ato|navalha|tesoura)|de proposito|escondid[oa]|pra (?:sentir|aliviar|me punir|esquecer)|para (?:sentir|aliviar|me punir)|quando (?:estou|to|fico|me sinto))|me (?:corto|cortei|mutilo|automutilo|machuco|arranho|firo)(?: (?:sozinh[oa]|todo dia|sempre|ontem|hoje|toda noite|as vezes|desde|ha|todos))|(?:me cortar|cortar ?-?me|cortar ?-?me|me machucar|me ferir|me mutilar|me automutilar|magoar ?-?me|me queimar|voltei a (?:me )?cortar)|automutila[a-z]*|autoles[a-z]*|(?:cigarro|isqueiro)${W(4)} (?:no meu braco|na pele|na minha pele|no braco)|(?:gilete|lamina|estilete)${W(7)} (?:braco|pulso|perna|pele|escondid[ao]|alivi[a-z]*|coxa|de novo)|(?:cortes|cicatrizes)${W(3)} (?:no|nos|na|nas) (?:meus? |minhas? )?(?:braco|bracos|pulsos|pernas|coxas)|manga[s]? comprida[s]?${W(8)} (?:cortes|cicatrizes|marcas|calor|bracos|verao|ver[a-z]*)|recai[a-z]*${W(5)} (?:cort[a-z]*|gilete|lamina)`,
        `${FUN}|${TOPIC}|{food}|cabelo|franja|unha[s]?|cozinh[a-z]*|papel|barb[a-z]*|depil[a-z]*|{pet}|sol|praia|panela|forno|academia|treino|gluten|acucar|ferro|relacao|grama|em quadra|correndo`,
      ],
    ]),
    ...sure(['abuse', 'now', 'self'], '', [
      [
        `(?:me (?:esganou|enforcou|estrangulou|esfaqueou|apontou)|(?:tentou|tenta) (?:me )?(?:matar|esganar|estrangular|enforcar|sufocar)(?: ?-?me)?|(?:maos?|cinto|travesseiro)${W(3)} (?:no|em volta do|ao redor do|a volta do) meu pescoco|apert(?:ou|a|ava)${W(2)} (?:pescoco|garganta)|(?:ameac[a-z]*|jur[a-z]*|diz|disse|falou|prometeu|grita|fala)${W(5)} (?:me mata[r]?|vai me matar|mata ?-?me|matar ?-?me|me esfaquear|acabar comigo|acaba comigo|de morte|tacar fogo em mim|me queimar|matar a gente|matar as criancas|me achar|dar cabo de mim)|se eu (?:for embora|largar|deixar|denunciar|sair|terminar|contar|me separar|o deixar|separar)${W(5)} (?:mata|matar|me mata|acha|morro|tira|leva|encontra|faz)|(?:trancad[oa]|tranquei|escondid[oa]|fechad[oa]|escondi|fechei)${W(4)} (?:banheiro|quarto|casa de banho|armario|lavabo|carro)…(?:ele|marido|pai|ex|porta|grit[a-z]*|faca|bat[a-z]*|matar|bebado|esmurra[a-z]*)|(?:esta|ta|tentando)${W(3)} (?:arrombando|arrombar|esmurrar|esmurrando|chutando|quebrando|a partir|a arrombar)${W(2)} (?:porta|casa|tudo)|(?:com|pegou|puxou|tem|apontou) (?:um|uma|o|a) (?:faca|arma|facao|revolver|machado)${W(3)} (?:pra mim|para mim|na mao|contra mim|no meu pescoco|me ameac[a-z]*))`,
        `${FUN}|{love}|{food}|cozinh[a-z]*|{pet}|cachecol|gravata|esconde esconde|voz|vozes|mae se|massagem|{work}`,
      ],
    ]),
    ...sure(['abuse', 'near', 'other'], '', [
      [
        `(?:pai|marido|padrasto|vizinho|namorado|ele|companheiro|ex|mae|filho|cunhado|genro)${W(4)} (?:bate|bateu|espanca|espancou|agride|agrediu|maltrata|ameaca|batendo|bater|esmurra|da porrada|da tareia|empurrou|enforcou|tranca)${W(1)} (?:na |no |nela|nele|nos |nas |em |minha |a |meu |o |os |d)(?:minha |meu |sua |seu |mulher|mae|esposa|irma|filh[a-z]*|crianc[a-z]*|namorada|avo|irmao|menin[a-z]*|miud[a-z]*|prima|bebe|casa)?(?:[^ .!?]+)?|(?:amiga|irma|filha|vizinha|mae|colega|prima|aluna|aluno|menin[ao]|crianca|sobrinh[ao]|avo|neta|tia)${W(6)} (?:apanha|apanhando|e agredida|foi agredida|sofre violencia|leva porrada|e espancad[ao]|foi espancad[ao]|sendo agredida|hematomas?|roxos|olho roxo|nodoas negras|medo d[oe] (?:pai|marido|padrasto|namorado|voltar)|apareceu (?:rox[ao]|marcad[ao]|machucad[ao])|bate nel[ae]|maltratad[ao]|bate ?-?lhe|leva tareia)|(?:ouco|ouvi|ouvindo|oico|escuto)${W(7)} (?:grit[a-z]*|chor[a-z]*|pancada|socorro|batendo|bater)${W(6)} (?:vizinh[a-z]*|mulher|crianca|apartamento|lado|marido|cima|baixo|andar)|vizinh[oa]s?${W(7)} (?:gritando|a gritar|batendo|chora|chorando|apanha|pede socorro|espanca)`,
        `${FUN}|${NOFIGHT}|festa|musica|na porta|no portao|bate (?:na|no) (?:porta|trave|tecla)|sexo|bola|skate`,
      ],
    ]),
    ...sure(['abuse', 'near', 'self'], '', [
      [
        `(?:{partner}|{parent}|ele|ela|filho|irmao|ex|patrao|cuidadora|quando bebe)${W(5)} (?:me|em mim|na gente|nos) ?(?:ja |sempre |ainda |vive |so |quase )?(?:${HIT}|tranca|trancou|controla|humilha|vigia|prende|xinga|isola|proibe|bloqueia)|${HIT}(?: |-)(?:em mim|na gente|me|comigo)(?: |$)|me (?:bate|bateu|batia|espanca|espancou|agride|agrediu|agredia|esmurrou|estapeou|chutou|surra|surrou|ameaca|ameacou|persegue|tranca|trancou|empurrou|jogou (?:na|no|contra))|(?:apanho|apanhei|apanhava|apanhar|levo porrada|levei porrada|levo tareia|leva porrada|levei um (?:soco|tapa|murro|estalo))${W(2)} (?:d[oe]|dele|dela|do meu|em casa|todo|todos|quando|se|desde|porque|calad[oa]|outra)`,
        NOFIGHT,
      ],
      [
        `(?:nao|nem)${W(1)} (?:me )?deixa(?:m)?(?: ?-?me)?${W(2)} (?:sair|ver (?:a|minha|meus|os|ninguem|as)|trabalhar|falar com|ter (?:amig[oa]s|celular|dinheiro|telemovel)|estudar|usar|visitar|ir (?:ao medico|a casa|embora)|ligar|conversar|comer)|(?:pega|pegou|tirou|controla|esconde|tomou|quebrou|fica com|mexe n|ve|ficou com|partiu|revista|tira)${W(2)} (?:meu|minha|o meu|a minha|meus|os meus) (?:celular|telefone|dinheiro|salario|documentos|passaporte|cartao|chaves?|telemovel|mensagens|ordenado|reforma|aposentadoria)${W(6)} (?:ele|marido|namorado|nao|saber|sair|onde|casa|todo|sempre|mulher|filho|pra|companheiro)|(?:medo|pavor|apavorad[oa])${W(2)} (?:d[oe] |que |quando )(?:meu |minha |o meu |a minha |voltar (?:pra|para) |ir (?:pra|para) |o )?(?:marido|namorado|ex|pai|padrasto|companheiro|ele|casa|mae|filho|mulher|chegar)${W(4)}|dele (?:me|chegar)${W(3)}|(?:roxos?|hematomas?|olho roxo|nodoas? negras?|olho negro|marcas)${W(7)} (?:marido|namorado|ele|base|maquiagem|maquilhagem|esconder|escondo|cai|escada|pai|ex|companheiro|tapar)|(?:escondo|esconder|tapo|cubro|disfarco)${W(3)} (?:os |as )?(?:roxos|hematomas|marcas|nodoas)|(?:ex|marido|namorado|homem|ele)${W(6)} (?:(?:n?a|em) (?:porta|frente) d[ao] (?:meu|minha|casa|trabalho)|me segue|me persegue|segue ?-?me|persegue ?-?me|rastread[a-z]*|gps|airtag|fica me seguindo|me vigia|atras de mim)|(?:marido|namorado|pai|padrasto|companheiro|ele|mae|filho|ex)${W(2)} (?:e|era|fica|ficou|esta|ta)${W(2)} (?:agressiv[oa]|violent[oa]|abusiv[oa])`,
        `${FUN}|${NOFIGHT}|perder|perde[a-z]*|trai[a-z]*|barata|escuro|dormir|instagram|flores|febre|chuva|morr[a-z]*|doente|casamento|decepcion[a-z]*|dentista|avaliacao|boletim|nota[s]?|jogar bola|futsal|skate|ladrao|roub[a-z]*`,
      ],
    ]),
    ...sure(['eating', 'near', 'other'], '', [
      [
        `(?:{child}|{friend}|{partner}|{parent}|ela|aluna)${W(5)} (?:nao come|so come|parou de comer|vomita|nao quer comer|recusa(?: ?-?se)?(?: a)? comer|pele e osso|anorexi[a-z]*|bulimi[a-z]*|deixou de comer|quase nao come|joga a comida|esconde comida)${W(5)} ?(?:dias|nada|semana[s]?|depois|refeic[a-z]*|magra|kg|quilos|desmai[a-z]*|osso|mais|escondid[ao]|banheiro|bulimia|anorexia|alface|casa de banho)?`,
        `${FUN}|{pet}|${TOPIC}|carne|verdura[s]?|legumes|virose|gravida|gripe|nao come (?:carne|peixe|gluten|salada)|{food}|dente`,
      ],
    ]),
    ...sure(['eating', 'near', 'self'], '', [
      [
        `(?:nao|nada|sem|to sem|ando sem|jejum)${W(2)} (?:com(?:o|i|er|endo|ido|ia)|jejum|alimento)${W(4)} (?:(?:ha|a|faz|tem|por|fazem|vai) )?(?:[^ .!?]+ )?(?:dias?|semanas?|desde (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|ontem|anteontem))|(?:[a-z0-9]+) (?:dias?|semanas?)${W(2)} (?:que )?(?:sem comer|nao como|so (?:com|a|bebendo|tomando|bebo|a base de) (?:agua|cafe|cha)|em jejum|de jejum|sem comida|sem por)|(?:desde (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|ontem|anteontem))${W(3)} (?:nao como|sem comer|nao comi|so agua|nada)`,
        `${FUN}|{pet}|{food}|carne|acucar|gluten|ramadao|quaresma|cirurgia|virose|fora|doce[s]?|peixe|pao|exame|ferias`,
      ],
      [
        `(?:forc[a-z]*|provoc[a-z]*|induz[a-z]*|obrig[a-z]*)${W(2)} (?:o |me a |a )?vomit[a-z]*|dedos?${W(1)} (?:na|pela|a) (?:minha )?(?:garganta|goela)|(?:vomit(?:o|ei|ar|ando)|miar|miei|a vomitar|boto pra fora|botei pra fora|botar pra fora)${W(3)} (?:tudo (?:o )?que|depois (?:de|do|que)|toda (?:refeicao|vez|comida|noite)|de proposito|escondid[oa]|o que (?:comi|como)|apos|pra (?:nao engordar|emagrecer)|todas as|as refeicoes|cada refeicao|tudo depois|no banho)|(?:comi|como|compulsao|devorei|almoco|jantar|refeic[a-z]*|comer|enfardei|empanturr[a-z]*)${W(8)} (?:vomit(?:ei|o|ar)|miei|miar|banheiro vomitar|botei pra fora|por para fora|pus tudo)|(?:tomo|tomei|tomando|uso|usando|caixa de|cartela de|muitos|tomar|a tomar|abuso de|abusando de|punhado de|[0-9]+)${W(2)} (?:laxantes?|diureticos?|lacto purga|dulcolax)|laxantes?${W(4)} (?:todo|depois|pra|para|todos|por dia|emagrecer)`,
        `${FUN}|{pet}|virose|gravida|enjoo|bebad[oa]|estragad[oa]|ressaca|bebi|medic[oa]|prisao de ventre|intestino preso|colonoscopia|exame|gripe|quimio|camarao|avaria|onibus|obstipa[a-z]*`,
      ],
      [
        `(?:nao mereco|nao posso|nao me permito|me proibo|nao me deixo)${W(2)} (?:comer|comida|me alimentar|nem uma)${W(3)} ?|(?:me puno|me castigo|me odeio|nojo de mim|castigo|punicao|odeio ?-?me)${W(6)} (?:com[a-z]+|comida|refeicao|jejum|calorias)|(?:comi|comer)${W(8)} (?:me odeio|nojo de mim|me puni[a-z]*|jejum (?:de|ate)|tenho que (?:compensar|queimar|vomitar)|castigo|me sinto (?:um lixo|imund[oa]|nojent[oa]|um monstro)|odeio ?-?me)|(?:medo|pavor|panico|terror|pânico)${W(2)} (?:de )?(?:comer|engordar|comida|da comida|da balanca|ganhar peso|de comida|das calorias)|(?:peso|pesando|estou com|cheguei (?:a|nos)|to com)${W(2)} (?:3[0-9]|4[0-4]|quarenta|trinta e [a-z]+) ?(?:kg|quilos|kilos)${W(7)} ?(?:gord[ao]|imens[ao]|emagrec[a-z]*|menos|perder|meta|enorme|desmai[a-z]*)?|(?:chegar|meta|baixar)${W(2)} (?:aos?|nos|de|dos) (?:3[0-9]|4[0-4]|quarenta) ?(?:kg|quilos)|(?:me vejo|me sinto|vejo ?-?me|sinto ?-?me)${W(2)} (?:gord[ao]|enorme|obes[ao])${W(6)} (?:kg|quilos|osso[s]?|comer|jejum|dizem|vomit[a-z]*)|(?:anorexia|bulimia|compulsao alimentar|transtorno alimentar|disturbio alimentar)${W(4)} (?:volt[a-z]*|de novo|recai[a-z]*|pior[a-z]*|outra vez|a ganhar|vencendo)|recai${W(4)} (?:anorexia|bulimia|na mia|na ana|vomitos)|(?:so|apenas|vivo|passo)${W(2)} (?:uma maca|agua|cafe|gelo|alface|chiclete|chicletes|[1-5][0-9]0 (?:kcal|calorias)|pastilhas)${W(3)} (?:por dia|o dia (?:todo|inteiro)|hoje|ha (?:dias|semanas)|faz (?:dias|semanas))|(?:desmai[a-z]*|tontura[s]?|tont[ao]|fraca|cabelo caindo)${W(5)} (?:de fome|sem comer|nao comi|porque nao como|nao como|de nao comer)`,
        `${FUN}|{pet}|${TOPIC}|natal|alergi[a-z]*|pimenta|intolerante|lactose|gluten|medico|dieta do medico|camarao|supino|no bebe|intermitente`,
      ],
    ]),
  ],
};
