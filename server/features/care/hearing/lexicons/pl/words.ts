import type { Words } from '../../lexicon.ts';

/** Words and, beside them, those that are typed without `ł`. */
const typed = (entry: string): string =>
  [...new Set(entry.split(' | ').flatMap((word) => [word, word.replaceAll('ł', 'l')]))].join(' | ');

const concepts: Words = {
  self: 'ja | mnie | mi | mna | moj | moja | moje | sie | jestem | mam | sobie | siebie | swoje',
  you: 'ty | ciebie | tobie | cie | ci | twoj | twoja | wy | was',
  heShe: 'on | ona | jego | jej | mu | ja | go | nim | niej',
  they: 'oni | one | ich | im | ktos | jakis facet | jacys | ludzie',
  partner:
    'maz | meza | mezem | zona | zone | zony | chłopak | chłopaka | dziewczyna | dziewczyne | partner | partnerka | partnera | były | była | ex | eks | narzeczony | narzeczona | konkubent | facet | stary moj | mezu',
  parent:
    'ojciec | ojca | ojcem | matka | matke | matki | mama | mame | mamy | tata | tate | taty | rodzice | rodzicow | ojczym | ojczyma | macocha | wujek | wujka | ciocia | dziadek | dziadka | babcia | babcie | tesc | tesciowa | stary | stara | opiekun* | opiekunka',
  child:
    'syn | syna | synek | synka | corka | corke | corki | coreczka | dziecko | dziecka | dzieci | niemowle | maluch | bobas | wnuk | wnuczka | wnuczke | chłopiec | dziewczynka | mała | mały | roczny | letni | letnia',
  friend:
    'przyjaciel* | przyjaciołka | przyjaciołki | przyjaciołke | kolega | kolezanka | kolezanke | kumpel | kumpela | brat | brata | siostra | siostre | siostry | współlokator* | sasiad | sasiadka | sasiadke | sasiada | sasiedzi | kuzyn* | uczen | uczennica | ziomek | bratowa | szwagier',
  everyone: 'wszyscy | wszystkim | rodzina | cały swiat | dzieciom | kazdy',
  nobody: 'nikt | nikomu | nikogo',
  die: 'umr* | umier* | smierc* | smierci | zdech* | zgin* | nie zyj* | zmarł* | martw* | grob | trumn* | pogrzeb*',
  kill: 'zabi* | zamord* | morduj* | zastrzel* | zadzga* | dzgn* | udus* | zajeb* | zarzn* | ukatrup*',
  suicide:
    'samoboj* | zabic sie | zabije sie | sie zabic | sie zabije | odebrac sobie zycie | skonczyc ze soba | powiesic sie | powiesze sie | sie powiesic | targnac sie | mysli s | proba samobojcza | proba s | zajebac sie | odjebac sie',
  end: 'koniec | skoncz* | koncz* | dosc | przesta* | zakoncz* | rzucam',
  live: 'zyc | zycie | zycia | zyje | istnie* | obudz* | byc tu | funkcjonowa* | egzyst* | wstawac | oddychac',
  want: 'chce | chciałbym | chciałabym | chciał* | mam ochote | zamierzam | planuj* | mysle o | mam zamiar | zdecydowal* | wole | pragn* | marze | oby',
  not: 'nie | nic | nigdy | bez | juz nie | ani | zaden | zadnego',
  anymore: 'juz | wiecej | dłuzej',
  reason: 'sens | sensu | powod* | po co | warto | cel | celu | bezsens* | bez sensu',
  burden:
    'ciezar* | beze mnie | zawadz* | przeszkadzam | nikt nie zauwazy | brakowac | kulą u nogi | balast* | zatesk* | zbedn* | niepotrzebn* | problemem',
  goodbye:
    'zegnaj* | pozegn* | list pozegnalny | listy | testament | ostatni raz | oddałam psa | wybaczcie | ostatnia wiadomosc | zegnam',
  tonight: 'dzisiaj | dzis | jutro | teraz | zaraz | w nocy | wieczorem | niedługo | w weekend | tej nocy',
  hopeless:
    'pust* | beznadziej* | bez wyjscia | zmeczon* zyciem | nie mam siły | nie daje rady | dno | rozpacz* | zmeczon* | ciemnosc | bezradn* | wykoncz*',
  pills:
    'tablet* | tabs* | lek | leki | lekow | lekami | prochy | prochow | pigułk* | apap* | paracetamol* | ibuprom* | relanium | xanax* | nasenn* | psychotrop* | antydepresant* | przeciwbolow* | kapsułk* | insulin* | uspokajajac* | ketonal* | tramal* | stilnox* | benzo* | afobam* | hydroksyzyn* | kodein* | acodin* | thiocodin* | clonazepam* | sertralin* | aspiryn* | proszk*',
  poison:
    'wybielacz* | domestos* | kret | kreta | trutk* | płyn chłodniczy | trucizn* | borygo | ace | rozpuszczalnik* | płyn do udrazniania | denaturat* | ocet | detergent* | kwas* | chlor*',
  take: 'wzieł* | wzial* | połkn* | łykn* | nałyk* | zazy* | wypił* | przedawk* | brac | biore | zjad* | wstrzykn*',
  all: 'wszystk* | całe | całą | cała | garsc* | za duzo | opakowan* | listek | paczk* | blister* | mnostwo | kilkadziesiat',
  blade:
    'noz | noza | nozem | zyletk* | ostrze | ostrza | nozyczk* | nozyk* | temperowk* | szkło | brzytw* | skalpel* | tapet*',
  gun: 'pistolet* | bron | broni | strzelb* | spluw* | kul* | rewolwer* | wiatrowk*',
  height:
    'most | moscie | mostu | dach | dachu | balkon* | tory | torach | pociag* | okno | okna | parapet* | wiadukt* | pietro | pietra | peron* | metro | skarp* | urwisk*',
  rope: 'sznur* | lina | line | petl* | powies* | wiesza* | pasek | belk* | spalin* | czad*',
  cut: 'tne | ciac | ciał* | pocieł* | pociał* | potne | samookalecz* | okalecz* | przypal* | ciecia | kresk* | pociac | ciecie | rany | blizn* | drap*',
  limb: 'reka | rece | reke | nadgarst* | zył* | noga | nogi | udo | uda | udach | gardł* | przedrami* | ramie | ramion* | brzuch* | skor*',
  bleed: 'krew | krwi | krwaw* | krwotok* | wykrwaw* | zakrwaw*',
  eat: 'jesc | jem | jadł* | zjad* | jedzeni* | posił* | obiad* | kolacj* | je | zjesc | sniadani* | kes | głodzic',
  vomit: 'wymiot* | rzyga* | palce w gardło | palec w gardło | zwraca* | zwymiot* | zyga* | haft*',
  laxative: 'przeczyszcz* | tabletki na odchudzanie | xenna | odwadniajac* | senes | moczopedn* | laxant*',
  weight:
    'kilo | kg | kilogram* | waga | wagi | wadze | waze | grub* | tłust* | chud* | kalori* | schud* | kcal | bmi | kosci | spasion* | tyj* | przyty*',
  days: 'dni | dzien | tydzien | tygodni* | od poniedziałku | od wczoraj | od niedzieli | od piatku | od soboty | godzin* | miesiac*',
  starve: 'głodz* | głodow* | anoreks* | bulimi* | nie jem | post | głodn* | napad* | obzar* | ed | nie jadł*',
  hit: 'bij* | bił* | uderz* | kop* | pobi* | poby* | popch* | popych* | szarp* | leje | lał | katuj* | wali* | tłucz* | sprał* | policz* | lanie | pasem',
  choke: 'dusi* | dusił | podduszał | rece na szyi | za gardło | za szyje | poddus* | udusic',
  threaten: 'groz* | szantaz* | zabije mnie | straszy | pogroz*',
  afraid: 'boje | strach* | przeraz* | balam | lęk* | ukrywam | schował* | bałam | bał* | chowam | panik*',
  control:
    'kontroluj* | zamyka | zamknał | nie pozwala | sledzi* | przesladuj* | zabiera | zabrał | zabrania | stalk* | nachodzi | wiezi | sprawdza mi | nie wypuszcza',
  hurt: 'krzywd* | rani* | boli | przemoc* | maltret* | zneca* | skrzywdz* | agresywn*',
  bruise: 'siniak* | sińce | podbite oko | limo | since | złamane zebr* | rozcieta warga | slady | posiniacz*',
  rape: 'gwałc* | zgwałc* | gwałt* | molest* | wykorzyst* seksualnie | wykorzystał* | naduzyc* | napastow* | pedofil*',
  touch:
    'dotyk* | obmac* | maca* | dotknał | do łozka | miejsca intymne | wkładał | majtk* | łapał* | obłapia* | krocz*',
  force: 'zmus* | zmusz* | siła | mowiłam nie | nie przestał | wbrew | nie chciałam | przymus* | na siłe | przytrzym*',
  drugged:
    'do drinka | dosypał* | pigułka gwałtu | odurz* | wrzucił* | nic nie pamietam | film mi sie urwał | nafaszerow*',
  nudes:
    'nagie zdjecia | nudesy | nudes* | zdjecia nago | nagie fotki | moje zdjecia | nagrani* | sekstasm* | intymne zdjecia | roznegliz*',
  revenge: 'zemst* | zemszcz* | zapłac* mi za to | pozałuj* | zapłaci | odpłac* | masakr* | zamach*',
  voices: 'głosy | głos | głosow | głos w głowie',
  chest: 'klatk* | serce | serca | sercu | piers* | mostk* | zawał* | w klacie',
  pain: 'bol | boli | ucisk* | kłuj* | kłuci* | sciska | bolu | piecz* | gniec* | rwie',
  breathe: 'oddych* | oddech* | powietrz* | dusz* | sine usta | tchu | złapac tchu | krztus* | zadysz* | dławi*',
  unconscious:
    'nieprzytomn* | zemdl* | nie budzi sie | nie reaguje | stracił* przytomnosc | osune* | omdl* | nie moge go obudzic | nie moge jej obudzic | zasłabł*',
  seizure: 'drgawk* | padaczk* | atak* padaczki | konwulsj* | epileps* | piana z ust | napad padaczki',
  numb: 'dretwie* | zdretwi* | sparalizow* | krzywa twarz | bełkocz* | udar* | opadł* kacik | wykrzywi* | niedowład* | nie czuje reki | mrowi*',
  swell: 'puchn* | spuch* | opuch* | alergi* | uczulen* | użądl* | pszczoł* | osa | wstrzas* | pokrzywk* | uzadl*',
  emergency: 'karetk* | pogotowi* | szpital* | 112 | 999 | sor | ratunk* | zatruc',
  help: 'pomoc* | pomozcie | ratunku | pomoz | co robic | co mam robic | błagam | ratuj',
  laugh: 'lol | haha* | xd | xdd | hehe* | 😂 | 🤣 | zart* | smieje* | smiech* | beka | smiesz* | hihi* | usmial*',
  story:
    'film* | ksiazk* | serial* | powies* kryminalna | powiesc* | odcin* | historia polski | piosenk* | rozdział* | bohater* | netflix* | esej* | opowiadani* | podcast* | dokument o | kryminał* | sezon* | horror* | wiedzmin* | tekst piosenki | spektakl*',
  game: 'gra | gre | grze | grac | gram | poziom* | szach* | mecz* | boss* | bossa | minecraft* | fortnite* | zombie | smok* | smoka | lvl | ranked* | cs | lola | planszow* | pad | fifa | pkow* | legia | lech | karnego',
  food: 'pizz* | pierog* | ciast* | czekolad* | kebab* | lod* | makaron* | kanapk* | schabow* | bigos* | sernik* | paczk* z | paczki z | pączk* | chips* | cebul* | szarlotk* | rosoł* | grill* | kawa | kawe | kawy | placki',
  thing:
    'włos* | grzywk* | bateri* | telefon pada | auto | samochod | roslin* | laptop* | papier* | trawnik* | drukark* | pralk* | kwiat* | rower* | wifi | paznok* | komp',
  pet: 'pies | psa | kot | kota | kotka | krolik* | chomik* | kotek | piesek | suczka | kocur* | szczeniak*',
  work: 'praca | pracy | prace | spotkani* | egzamin* | szef* | zadani* domowe | szkoł* | sesj* | deadline* | korpo | kolokwium | klasowk* | nauczyciel* | projekt* | matura | matury',
  love: 'całus* | przytul* | kochani* | buziak* | całowa* | pocałun* | kocham cie | zakochan* | pieszcz* | kochac',
  medicine:
    'witamin* | recept* | bol głowy | przeziebien* | lekarz kazał | na alergie | zgodnie z zaleceniem | grypa | katar | suplement* | magnez* | antybiotyk* | lekarz przepisał | po sniadaniu',
};

export const words: Words = Object.fromEntries(
  Object.entries(concepts).map(([concept, entry]) => [concept, typed(entry)]),
);
