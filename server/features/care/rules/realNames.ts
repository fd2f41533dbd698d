import { plainPattern } from '../plainWords.ts';

const namesIn = (names: string): readonly string[] => names.trim().split(/,\s+/u);

/** Living people whom nobody may be made to look or sound like without being asked. Lower case, as `plainWords` gives them. */
export const REAL_PERSONS: readonly string[] = namesIn(`
  aamir khan, addison rae, adin ross, adriana lima, aishwarya rai, al gore, alessandra ambrosio,
  alexandria ocasio-cortez, alia bhatt, alice weidel, alicia keys, alla pugacheva, amber heard, amitabh bachchan,
  amouranth, amr diab, amy adams, ana de armas, andrew tate, andrzej duda, andy lau, angela merkel,
  angelina jolie, angelique boyer, anitta, annalena baerbock, anne hathaway, antonio banderas, anya chalotra,
  anya taylor-joy, ariana grande, audrey tautou, avril lavigne, bad bunny, bae suzy, barack obama, bella hadid,
  bella poarch, bella ramsey, belle delphine, ben affleck, benedict cumberbatch, benjamin netanyahu, beren saat,
  bernie sanders, beyonce knowles, bill clinton, bill gates, billie eilish, blake lively, boris johnson,
  brad pitt, brie larson, brigitte macron, britney spears, bruna marquezine, bruno mars, burak ozcivit,
  camila cabello, camilla parker bowles, candice swanepoel, cara delevingne, cardi b, carice van houten,
  carlos alcaraz, carrie underwood, cate blanchett, celine dion, chappell roan, charles leclerc, charli d'amelio,
  charli damelio, charli xcx, charlize theron, chiara ferragni, chloe grace moretz, chris evans, chris hemsworth,
  chris pine, chris pratt, christian bale, christina aguilera, cillian murphy, claudia schiffer, colin firth,
  conan o'brien, cristiano ronaldo, dakota fanning, dakota johnson, daniel craig, daniel radcliffe, danna paola,
  david beckham, deepika padukone, demi lovato, denzel washington, diane kruger, dilraba dilmurat,
  dmitry medvedev, doda rabczewska, doja cat, dolly parton, donald trump, donald tusk, doutzen kroes, dua lipa,
  dwayne johnson, ed sheeran, elissa khoury, elizabeth olsen, elle fanning, ellen degeneres, elon musk,
  elton john, emilia clarke, emily ratajkowski, emma chamberlain, emma stone, emma watson, emmanuel macron,
  eva green, eva longoria, eva mendes, famke janssen, fan bingbing, finn wolfhard, florence pugh, friedrich merz,
  gal gadot, geert wilders, george clooney, george w bush, gerard depardieu, gigi hadid, giorgia meloni,
  gisele bundchen, gong li, gong yoo, gordon ramsay, greta thunberg, gwen stefani, haifa wehbe, hailee steinfeld,
  hailey bieber, halle berry, halsey frangipane, han so-hee, hande ercel, harrison ford, harry styles,
  heidi klum, helene fischer, henry cavill, hikaru utada, hillary clinton, hugh grant, hugh jackman,
  ian mckellen, idris elba, iga swiatek, ivanka trump, j k rowling, jack ma, jackie chan, jacksepticeye,
  jair bolsonaro, jake gyllenhaal, jake paul, james corden, jamie oliver, jang wonyoung, jared leto, jason momoa,
  javier bardem, jay chou, jay-z, jd vance, jeff bezos, jenna ortega, jennie kim, jennifer aniston,
  jennifer lawrence, jennifer lopez, jeon jungkook, jessica alba, jessica chastain, jimmy fallon, jimmy kimmel,
  joaquin phoenix, jodie comer, joe biden, joe jonas, joe rogan, johnny depp, jordan peterson, julia roberts,
  jung hoseok, justin bieber, justin timberlake, justin trudeau, kai cenat, kamala harris, kanye west,
  kareena kapoor, karol g, kate middleton, kate moss, kate winslet, katrina kaif, katy perry, keanu reeves,
  keir starmer, keira knightley, kendall jenner, kendrick lamar, kevin durant, khloe kardashian, kim jisoo,
  kim jong un, kim kardashian, kim namjoon, kim seokjin, kim taehyung, king charles iii, kit harington,
  kourtney kardashian, kris jenner, kristen stewart, ksenia sobchak, ksi olatunji, kylian mbappe, kylie jenner,
  lady gaga, lalisa manoban, lana del rey, lana rhoades, lea seydoux, lebron james, lebron james jr, lee ji-eun,
  lee min-ho, lena meyer-landrut, leonardo dicaprio, lewis hamilton, lily collins, lily-rose depp, lionel messi,
  liu yifei, logan paul, lorde yelich-o'connor, louis tomlinson, luiz inacio lula da silva, lupita nyong'o,
  maisie williams, maite perroni, malala yousafzai, manuel neuer, margot robbie, mariah carey, marine le pen,
  marion cotillard, mark cuban, mark ruffalo, mark rutte, mark zuckerberg, markiplier, markus soder,
  martha stewart, matt damon, matteo salvini, max verstappen, megan fox, megan thee stallion, meghan markle,
  melania trump, meryl streep, mia khalifa, michael jordan, michelle obama, mick jagger, mila kunis, miley cyrus,
  millie bobby brown, min yoongi, mitt romney, mohamed salah, mohammed bin salman, monica bellucci,
  morgan freeman, mrbeast, nancy ajram, nancy pelosi, naomi campbell, naomi osaka, narendra modi,
  natalie portman, neymar junior, niall horan, nick jonas, nicki minaj, nicole kidman, novak djokovic,
  olaf scholz, olivia rodrigo, omar sy, oprah winfrey, orlando bloom, paris hilton, park chaeyoung, park jimin,
  park seo-joon, patrick stewart, paul mccartney, pedro pascal, pedro sanchez, penelope cruz, pewdiepie,
  phoebe waller-bridge, pokimane, post malone, prince andrew, prince harry, prince william, priyanka chopra,
  queen camilla, rachel mcadams, rafael nadal, rahul gandhi, ranbir kapoor, recep tayyip erdogan, rihanna,
  riley reid, rishi sunak, robert downey jr, robert habeck, robert lewandowski, robert pattinson, roger federer,
  ron desantis, rosalia vila, rupert grint, ryan gosling, ryan reynolds, sabrina carpenter, sachin tendulkar,
  sadie sink, salma hayek, salman khan, salman rushdie, sam altman, samuel l jackson, sandra bullock,
  sanna marin, saoirse ronan, sasha grey, satya nadella, scarlett johansson, selena gomez, serena williams,
  sergey lavrov, shah rukh khan, shania twain, shawn mendes, shohei ohtani, simone biles, snoop dogg,
  sofia vergara, son heung-min, song hye-kyo, sophie turner, stephen colbert, stephen curry, stephen king,
  sundar pichai, sydney sweeney, taylor swift, tiger woods, til schweiger, tim cook,
  timothee chalamet, tom cruise, tom hanks, tom holland, tony blair, travis scott, tuba buyukustun,
  ursula von der leyen, valkyrae, victoria beckham, vin diesel, viola davis, virat kohli, vladimir putin,
  volodymyr zelensky, will smith, xi jinping, yang mi, yogi adityanath, yoon suk-yeol, zayn malik, zendaya,
  zhang ziyi, zinedine zidane, zoe kravitz, zoe saldana
`);

/** Those whom one word or another script names: in a wish that is enough, while a character may be called Ronaldo. Pieces of patterns. */
export const FAMOUS: readonly string[] = namesIn(String.raw`
  beyonce, shakira, eminem, bjork, ronaldo, messi, neymar, mbappe, haaland, djokovic, lewandowski, putin,
  zelensky, zelenskyy, netanyahu, erdogan, bolsonaro, macron, merkel, obama, melania, kardashian, jungkook,
  taehyung, jimin of bts, (?:lisa|jennie|rose|jisoo) (?:from|of|in) blackpink,
  (?:jin|suga|rm|v|j-hope) (?:from|of|in) bts, blackpink
`);
/** With the endings of Russian cases. */
export const FAMOUS_INFLECTED: readonly string[] = namesIn(String.raw`
  тейлор свифт, ариана гранде, билли айлиш, путин, трамп, байден, зеленск(?:ий|ого|им|ому), макрон, меркель,
  илон маск, илона маска, навальн(?:ая|ой), ксения собчак, алла пугач[её]ва, анджелина джоли, джонни депп,
  эмма уотсон, скарлетт йоханссон, криштиану роналду, месси
`).map(plainPattern);
/** In scripts without blanks or with prefixes. */
export const FAMOUS_ANYWHERE: readonly string[] = namesIn(String.raw`
  泰勒[·•\s]?斯威夫特, 特朗普, 川普, 拜登, 普京, 习近平, 習近平, 马斯克, 馬斯克, 艾玛[·•\s]?沃特森, 斯嘉丽[·•\s]?约翰逊, 范冰冰, 刘亦菲, 劉亦菲, 杨幂, 章子怡, 巩俐,
  周杰伦, 周杰倫, 迪丽热巴, テイラー[・\s]?スウィフト, トランプ大統領, プーチン, イーロン[・\s]?マスク, エマ[・\s]?ワトソン, 新垣結衣, 石原さとみ, 橋本環奈, 広瀬すず, 綾瀬はるか,
  大谷翔平, 테일러\s?스위프트, 트럼프, 푸틴, 일론\s?머스크, 아이유, 송혜교, 수지(?:처럼|랑|를 닮은), 제니(?:처럼|를 닮은), 블랙핑크, 방탄소년단, 김태희, 한소희, 장원영,
  تايلور سويفت, ترامب, بوتين, إيلون ماسك, نانسي عجرم, هيفاء وهبي, محمد صلاح, محمد بن سلمان, टेलर स्विफ्ट,
  शाहरुख खान, सलमान खान, दीपिका पादुकोण, आलिया भट्ट, कैटरीना कैफ, ऐश्वर्या राय, प्रियंका चोपड़ा, नरेंद्र मोदी,
  विराट कोहली, अमिताभ बच्चन
`).map(plainPattern);
