import type { Lexicon } from '../lexicon.ts';
import { sureWith, withGaps } from '../sure.ts';
import { words } from './pl/words.ts';

/** Polish is typed with and without `ł`; all other signs are gone in legible text. */
const plain = (pattern: string): string => pattern.replaceAll('ł', '[łl]');
const sure = sureWith((pattern) => withGaps(plain(pattern)));

const FUN =
  '{story}|{game}|{laugh}|teatr[a-z]*|aktor[a-z]*|respawn[a-z]*|ze śmiechu|gol|mem[yai]?|rachun[a-z]*|krawat[a-z]*|pod prysznic|indyk[a-z]*|z miłosci|kluczy|zakwas[a-z]*';
const TOPIC =
  'jakie sa|objawy|oznaki|roznica miedzy|kurs|artykuł|statystyk[ai]|referat|prac[ea] magistersk[a-z]*|lat temu|rok temu|szkolenie';
const W = (most: number): string => `(?: [^ .!?]+){0,${most}}`;
const TOOK =
  '(?:łyknęł[ao]m|łyknał[ae]m|połkn[aeę]ł[ae]m|wzi[aeę]ł[ae]m|zażył[ae]m|zjadł[ae]m|wypił[ae]m|łykam|nałykał[ae]m|najadł[ae]m|nabrał[ae]m|wepchnęłam|przedawkował[ae]m|wsypał[ae]m|wstrzyknęłam|wstrzyknąłem|wstrzykn[ae]ł[ae]m)'
    .replaceAll('ęł', 'eł')
    .replaceAll('ął', 'ał');
const TOOK3 =
  '(?:poł[ky]kn[aeę]ł[ao]?|wzi[aeę]ł[ao]?|zażył[ao]?|zjadł[ao]?|wypił[ao]?|łykn[aeę]ł[ao]?|nałykał[ao]?|przedawkował[ao]?)'.replaceAll(
    'ę',
    'e',
  );
const MANY =
  '(?:wszystkie|wszystko|cał[ea]|całe|całą|cały|za duzo|zbyt duzo|garsc|garsci|opakowani[ea]|opakowan|paczke|paczki|listek|listki|blister|blistry|butelke|słoik|fiolke|mnostwo|duzo|kilkanascie|kilkadziesiat|[1-9][0-9]+|dziesiec|pietnascie|dwadziescia|trzydziesci|czterdziesci|piecdziesiat|reszte)';
const HARMLESS_PILLS = `${FUN}|{medicine}|{pet}|antybiotyk|jak zawsze|jak co dzien|zapomni[a-z]*|na (?:katar|gardło|głowe)`;
const WHO = '(?:{partner}|{parent}|{child}|{friend}|on|ona|ktos|facet|dziewczyna|chłopak)';
const TONIGHT =
  '(?:dzis|dzisiaj|dzis w nocy|dzis wieczorem|jutro|teraz|zaraz|tej nocy|za chwile|wieczorem|w nocy|w weekend|niedługo)';
const DO_IT =
  '(?:sie (?:zabij[eę]|zabic|powiesz[eę]|powiesic|zajebie|zabije|rzuce|rzucic|potne|potnę|otruje)|(?:zabij[eę]|powiesze|rzuce|zajebie|odstrzele|utopie|otruje) sie|(?:zabic|powiesic|rzucic|zajebac|utopic) sie|(?:s)?koncz[eę] (?:z tym|ze soba|z zyciem|to wszystko|swoje zycie)|skonczyc (?:z tym|ze soba|z zyciem|to wszystko|swoje zycie)|(?:ode[bj]|odbior|odebra)[a-z]* (?:sobie )?zycie|popełni[a-z]* samobojstwo|skocz[eę]|umr[eę]|mnie (?:juz )?nie bedzie|bedzie po wszystkim|to sie skonczy|wszystko sie skonczy|zegnam sie|targne sie)'
    .replaceAll('[eę]', 'e')
    .replaceAll('ę', 'e');
const DIE_OF =
  'umr(?:e|zec)? (?:ze|z|chyba z) |umieram (?:z|ze) |zdechne z|(?:ze|z) (?:smiechu|nudow|nudy|głodu|goraca|zimna|wstydu|ciekawosci|zazdrosci|przejedzenia|tesknoty|zachwytu)|{food}|skocze (?:do|po|na|tylko|jeszcze|szybko)|na basen|do sklepu|skoncze (?:prace|projekt|z tym serialem)|rzuce sie na';
const HIT =
  '(?:bije|bil|bił|biła|bijał|pobił|pobiła|pobili|uderzył|uderzyła|uderza|kopie|kopał|kopnał|kopneła|popycha|popchnał|popchneła|szarpie|szarpał|szarpneła|szarpnał|dusi|dusił|poddusza|podduszał|leje|lał|tłucze|tłukł|katuje|katował|maltretuje|maltretował|zneca sie|znecał sie|policzkuje|spoliczkował|wyzywa|poniza|grozi|groził|groziła|przesladuje|nachodzi|stalkuje|sledzi|sledził|kontroluje|zamyka|zamknał|zamkneła|wiezi|zmusza|szantazuje|zlał|zlała|spral|sprał|sprała|stłukł|okłada|okładał|ciagnie za włosy|ciagnał za włosy|rzuca (?:we mnie|mna|czym|talerz)|rzucił (?:we mnie|mna)|przypala|oblał|opluwa|opluł|dzwignał reke|podnosi (?:na mnie )?reke|podniosł (?:na mnie )?reke|(?:dostał[ae]m|dostaje|obrywam|oberwał[ae]m)|złamał (?:mi|reke|nos)|przystawił|trzasnał|walnał|walneła|wali)';
const NOFIGHT = `${FUN}|{pet}|{work}|{love}|bije (?:rekord|brawo|serce|mi serce|na głowe)|serce|w szachy|w karty|{food}|brawo|leje (?:deszcz|jak)|pogod[a-z]*|deszcz|po tyłku|w łozku lubie|poduszk[a-z]*|masaz|słonce|trening|mecz|dusi (?:cebul|mies)|sukcesy|policj[a-z]* zatrzym|kontroluje cukier|zamyka sklep`;

export const pl: Lexicon = {
  words,
  patterns: [
    ...sure(['injury', 'now', 'other'], '', [
      [
        `${WHO}${W(4)} ${TOOK3}${W(4)} ${MANY}${W(4)} {pills}|${WHO}${W(3)} (?:podciał[ao]? sobie (?:zyły|nadgarstki)|powiesił[ao]? sie|nałykał[ao]? sie${W(2)})|${WHO}${W(4)} (?:przedawkował[ao]?|połkn[ae]ł[ao]? (?:wszystkie )?(?:tabletki|leki|prochy))`,
        `${HARMLESS_PILLS}|${TOPIC}`,
      ],
    ]),
    ...sure(['injury', 'now', 'self'], '', [
      [
        `${TOOK}${W(5)} ${MANY}${W(4)} {pills}|${TOOK}${W(4)} {pills}${W(4)} (?:${MANY}|naraz|na raz|i (?:popił[ae]m|wodk[a-z]*|alkohol[a-z]*)|z (?:wodka|alkoholem|winem)|zeby (?:umrzec|zasnac|sie zabic|nie))|${MANY}${W(3)} {pills}${W(4)} ${TOOK}`,
        HARMLESS_PILLS,
      ],
      [
        `(?:wzi[ae]ł[ae]m|połkn[ae]ł[ae]m|łykn[ae]ł[ae]m|zjadł[ae]m) (?:juz |je |ich )?(?:wszystkie|wszystko|całe opakowanie|za duzo)(?: naraz| na raz)?$|nałykał[ae]m sie|przedawkował[ae]m|(?:wypił[ae]m|połkn[ae]ł[ae]m|napił[ae]m sie|zjadł[ae]m)${W(3)} {poison}|(?:tabletki|leki|prochy)${W(3)} (?:zaczynaja|juz) (?:działa[a-z]*)`,
        `${HARMLESS_PILLS}|{food}|serial[a-z]*|kaw[a-z]*|na ból`,
      ],
      [
        `(?:podciał[ae]m|podcieł[ae]m|przeciał[ae]m|przecieł[ae]m|rozciał[ae]m|rozcieł[ae]m|pociał[ae]m|pocieł[ae]m|ciał[ae]m|cieł[ae]m)${W(3)} (?:zył[ya]|nadgarst[a-z]*|za głeboko|głeboko|gardło|tetnic[ae])|(?:za|zbyt) głeboko${W(4)} (?:ciał[ae]m|cieł[ae]m|sie|ciecie)|(?:ciecie|rana|pociał[ae]m|pocieł[ae]m|zyletk[a-z]*|ciał[ae]m|cieł[ae]m|pociecie)${W(8)} (?:nie przestaje (?:krwawic|leciec)|krew (?:nie|leci|wszedzie|sie leje)|nie moge zatamowac|duzo krwi|strasznie krwawi|nie chce przestac)|(?:krew (?:nie przestaje|leci|sie leje|wszedzie)|nie moge zatamowac krwi)${W(6)} (?:pociał[ae]m|pocieł[ae]m|zyletk[a-z]*|ciał[ae]m|cieł[ae]m)|(?:postrzelił[ae]m|dzgn[ae]ł[ae]m|otrułem|otrułam|podpalił[ae]m) sie|odkrecił[ae]m gaz|(?:silnik|auto)${W(3)} (?:właczon[a-z]*|chodzi)${W(3)} garaz[a-z]*|(?:sznur|lina|petla)${W(2)} (?:pekł[a]?|sie zerwał[a]?)`,
        `${FUN}|{food}|gotow[a-z]*|goleni[a-z]*|kuchni|{pet}|lat temu`,
      ],
    ]),
    ...sure(['medical', 'now', 'other'], '', [
      [
        `nie oddycha(?:ja)?|przestał[ao]? oddychac|(?:ciezko|słabo|dziwnie|ledwo|z trudem) oddycha|nie moze (?:złapac (?:oddechu|tchu|powietrza)|oddychac)|${WHO}${W(3)} (?:sie dusi|dławi sie|krztusi sie|dusi sie|zadławił[ao]? sie|zakrztusił[ao]? sie)`,
        `${FUN}|{pet}|${TOPIC}|skora nie oddycha|materiał|ze smiechu`,
      ],
      [
        `(?:jest|lezy|lezał[ao]?|znalazł[ae]m|była|był)${W(3)} nieprzytomn[aey]|stracił[ao]? (?:przytomnosc|swiadomosc)|zemdlał[ao]?(?!m)|nie (?:budzi sie|moge (?:go|jej|ja|mamy|taty|babci|dziadka|meza|syna|corki) (?:do)?budzic|moge dobudzic|moge obudzic|reaguje|daje znaku zycia|ma tetna|ma pulsu)|zasłabł[ao]?|osun[ae]ł[ao]? sie`,
        `${FUN}|{pet}|${TOPIC}|prawie zemdl|zemdlałam|na maile|na wiadomosci|na smsy|na moje|telefon|komputer|przed kawa|rano nie budzi|budzik|kasowac`,
      ],
      [
        `(?:ma|dostał[ao]?|miał[ao]?)${W(3)} (?:drgawki|drgawek|atak padaczki|napad padaczki|konwulsje|udar|udaru|zawał|zawału|wstrzas[a-z]*)|piana (?:z|na) ust[a-z]*|(?:usta|wargi|twarz|palce|paznokcie)${W(3)} (?:sine|sina|siniej[ae]|niebiesk[a-z]*|fioletow[a-z]*)|sinieje|zsinia[a-z]*|sine usta|(?:kacik|twarz|usta|buzia)${W(4)} (?:opad[a-z]*|krzyw[a-z]*|wykrzywi[a-z]*)|bełkocze|mowi (?:niewyraznie|bełkotliwie)|nie (?:moze ruszac|rusza|czuje) (?:reka|reki|noga|nogi|połowa|jedna|prawa|lewa|prawej|lewej)`,
        `${FUN}|{pet}|${TOPIC}|jagod[a-z]*|szmink[a-z]*|zimn[ao]|mało zawału|zawału nie dostał[ae]m|mało nie dostał|lakier|prawie|dentyst[a-z]*|pijan[a-z]*|lat temu`,
      ],
      [
        `(?:{child}|{parent}|on|ona|latek|miesieczn[ay])${W(5)} (?:połkn[ae]ł[ao]?|wypił[ao]?|zjadł[ao]?)${W(4)} (?:baterie|bateryjke|monete|magnes|magnesy|{poison}|{pills}|kapsułke do prania|płyn|kostke do zmywarki|grzyb[a-z]*|kulke)|połkn[ae]ł[ao]? (?:baterie|bateryjke|monete|magnes)|(?:spadł[ao]?|upadł[ao]?|potraci[a-z]*|porazi[a-z]*|uderzył[ao]? sie)${W(8)} (?:nie (?:rusza|reaguje|oddycha|wstaje|mowi)|krew z|nieprzytomn[a-z]*|traci przytomnosc)|(?:traci|stracił[ao]?|krwawi)${W(2)} (?:duzo|bardzo duzo|mnostwo|mocno)(?: krwi)?|krwotok`,
        `${FUN}|{pet}|${TOPIC}|witamin[a-z]*|syrop|{medicine}|ziemniak|kampani`,
      ],
    ]),
    ...sure(['medical', 'now', 'self'], '', [
      [
        `(?:bol|boli|bole|ucisk|kłucie|kłuje|sciska|gniecie|pali|pieczenie|uciska|cisnie|rozrywa|ciezar|słon)${W(4)} (?:w|mnie|na|za|w okolicy|w srodku) ?(?:klatce|klatka|klatce piersiowej|klacie|mostkiem|mostku|piersiach|okolicy serca|sercu)|(?:klatka|klatce|serce)${W(5)} (?:boli|ramie|ramienia|reke|reki|szczek[a-z]*|zuchw[a-z]*)|(?:lewa|lewej|lewe) (?:reka|reke|rece|ramie)${W(3)} (?:boli|dretwieje|mrowi|zdretwiała)|(?:dretwieje|boli)${W(3)} lew[aey] (?:reka|ramie|reke)`,
        `${FUN}|{love}|${TOPIC}|tesknie|siłown[a-z]*|trening|zakwas[a-z]*|rozstani[a-z]*|złaman[ea] serce|kaszl[a-z]*|tatuaz|stanik|karmi[a-z]*|zal|smutk[a-z]*`,
      ],
      [
        `nie (?:moge|moglam|mogłam|potrafie|jestem w stanie|umiem)${W(2)} (?:oddychac|złapac (?:oddechu|tchu|powietrza)|nabrac powietrza)|brakuje mi (?:powietrza|tchu|oddechu)|(?:dusze sie|ciezko mi (?:sie )?oddycha[a-z]*|trudno mi oddychac)|(?:puchnie|spuchł[aoy]?|spuchn[ae]ł[aoy]?|opuchł[aoy]?|puchna|opuchniet[aey])${W(2)} (?:mi |mnie )?(?:gardło|jezyk|usta|twarz|wargi|krtan)|(?:gardło|jezyk|twarz|usta|wargi|krtan)${W(3)} (?:puchnie|puchna|spuchn[a-z]*|spuchł[a-z]*|opuch[a-z]*|zaciska|sie zamyka)|(?:chyba|mysle ze|wydaje mi sie|boje sie ze)${W(2)} (?:mam|to|dostaje|przechodze) (?:zawał|udar|wstrzas|atak serca)`,
        `${FUN}|{love}|${TOPIC}|ze smiechu|nos|katar|schod[a-z]*|bieg[a-z]*|upał|goraco|bez ciebie|sukienk[a-z]*|spodni[a-z]*|anginy?|migdał[a-z]*|dentyst[a-z]*|zab|zeba|płacz[a-z]*|płaka[a-z]*|botoks|{work}`,
      ],
      [
        `(?:użadlił[a-z]*|uzadlił[a-z]*|osa|pszczoł[a-z]*|orzech[a-z]*|uczuleni[ae]|alergi[a-z]*|krewet[a-z]*)${W(8)} (?:gardło|oddych[a-z]*|duszno|jezyk|puchn[a-z]*|spuch[a-z]*|duszn[a-z]*|dusze)|(?:wymiotuje|pluje|kaszle|rzygam|sikam) krwia|(?:trace|straciłam|leci)${W(2)} (?:duzo|bardzo duzo|mnostwo) krwi|(?:bardzo|mocno|strasznie|silnie) krwawie|ciaz[ay]${W(7)} (?:krwaw[a-z]*|krew|nie czuje ruchow|nie rusza)|(?:cukier|glukoza)${W(2)} (?:[2-4][0-9]|[5-9][0-9][0-9])|najgorszy bol głowy w zyciu|(?:połowa|połowy|prawa|lewa|prawej|lewej)${W(1)} (?:strona|reka|noga|twarzy|ciała|reki|nogi|strony)${W(3)} (?:zdretwi[a-z]*|sparalizow[a-z]*|nie czuje|bezwładn[a-z]*|nie moge ruszyc|dretwieje)|nie czuje (?:lewej|prawej|połowy) (?:reki|nogi|twarzy|ciała|strony)|(?:wezwij[a-z]*|dzwon[a-z]*|zadzwon[a-z]*|potrzebuj[a-z]*|przyslij[a-z]*)${W(2)} (?:karetk[a-z]*|pogotowi[a-z]*|112|999)`,
        `${FUN}|{pet}|${TOPIC}|dziasł[a-z]*|dentyst[a-z]*|okres|nosa|spał[ae]m|pyłki|katar|odda[a-z]* krew|sasiad wezwał`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'other'], '', [
      [
        `(?:corka|corke|siostra|siostre|przyjaciołka|przyjaciołke|kolezanka|kolezanke|dziecko|wnuczka|wnuczke|syn|syna|ja|jej|uczennica|dziewczyne)${W(5)} (?:zgwałcił[a-z]*|zgwałcon[aey]|zgwałcili|molest[a-z]*|wykorzystał[a-z]*|wykorzystan[a-z]*|obmacywał|obmacuje|napastowan[a-z]*|dotyka (?:ja|jej|go) (?:tam|w))|(?:zgwałcił|molestował|molestuje|obmacuje|wykorzystał)${W(1)} (?:moja|jej|moje|mojego|ja|jego|nasza) ?(?:corke|siostre|przyjaciołke|dziecko|wnuczke|syna|corki|bratanice)?`,
        `${FUN}|${TOPIC}|mnie|okazj[aei]|zostałam|zaufani[ea]|wiadomosci|polszczyzn`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'self'], '', [
      [
        `(?:mnie|został[ae]m|został[ae]m|byłam|byłem|bylam|mi)${W(4)} (?:zgwałc[a-z]*|zgwalc[a-z]*|gwałci[a-z]*|molest[a-z]*|wykorzystan[aey] seksualnie|wykorzystywan[aey]|wykorzystywał[a-z]*|obmac[a-z]*|napastow[a-z]*|odurz[a-z]*)|(?:zgwałcił[a-z]*|zgwałcili|molestował[a-z]*|obmacał|obmacywał|obmacuje|wykorzystał|gwałci)${W(2)} mnie|wykorzystał (?:mnie|ze byłam|to ze)${W(3)} (?:pijan[a-z]*|spałam|spiaca|seksualnie|spałem)|(?:prob(?:a|owal|ował|ie)) (?:mnie )?(?:gwałt[a-z]*|zgwałcic)`,
        `${FUN}|${TOPIC}|siostr[a-z]*|corke|uszy|polszczyzn[a-z]*`,
      ],
      [
        `(?:zmusił|zmusza|zmuszał|zmusili|zmuszona|zmuszaja|przymusił|kazał|kaze)${W(4)} (?:seks[a-z]*|łozka|współzyc[a-z]*|stosunk[a-z]*|rozebrac|rozbierac|zrobic (?:mu )?(?:loda|dobrze)|go dotykac|dotykac|nagich|do tego w łozku|spac z|spania z|rzeczy w łozku)|(?:mowiłam|powiedziałam|mowiłem|prosiłam|krzyczałam|mowie)${W(3)} (?:nie|zeby przestał|stop|ze nie chce)${W(5)} (?:nie przestał|nie przestawał|on (?:i tak|dalej)|i tak|nie słuchał|nie posłuchał|mimo to|kontynuował|zrobił swoje)|(?:seks|współzyje|robi to|bierze mnie|uprawia)${W(5)} (?:kiedy spie|jak spie|gdy spie|choc nie chce|mimo ze nie chce|wbrew|na siłe|siła|nie pyta)|(?:nie chciałam|nie chciałem)${W(5)} (?:on (?:i tak|mimo|nie przestał)|wszedł we mnie|zrobił to|siła)|przytrzymał mnie${W(6)}`,
        `${FUN}|{food}|{work}|dokładk[a-z]*|drzwi|za reke`,
      ],
      [
        `(?:dotyka|dotykał|dotkn[ae]ł|łapał|łapie|wkładał|włozył|wsadził|wsadzał|macał|maca|złapał|ocierał|ociera)${W(4)} (?:mnie tam|w miejsc[a-z]*|miejsc intymnych|miedzy nog[a-z]*|pod (?:spodnic[a-z]*|bluzk[a-z]*|ubrani[a-z]*|kołdr[a-z]*)|w majtk[a-z]*|do majtek|za (?:tyłek|piersi|pupe|biust|krocze)|po (?:piersiach|udach|tyłku|kroczu)|gdy byłam (?:mała|dzieckiem)|jak byłam (?:mała|dzieckiem)|kiedy (?:byłam (?:mała|dzieckiem)|spałam|miałam)|bez (?:mojej )?zgody|jak miałam|jak spałam|o mnie w)|(?:wujek|ojczym|dziadek|ojciec|brat|kuzyn|ksiadz|trener|sasiad|nauczyciel|szef|lekarz|tata|partner matki)${W(4)} (?:mnie (?:dotykał|dotyka|macał|obmacywał|obmacał|dotkn[ae]ł)|(?:dotykał|macał|dotyka|obmacywał) mnie|przychodził (?:do mojego|do mnie|w nocy)|wchodził (?:do mojego|mi|w nocy)|kładł sie)${W(5)}`,
        `${FUN}|{love}|{pet}|do głebi|burz[a-z]*|bajk[a-z]*|z kawa|w obronie|psychicznie podniosł`,
      ],
      [
        `(?:obudził[ae]m sie)${W(6)} (?:nag[aoi]\\b|bez (?:ubran[a-z]*|majtek|bielizny)|on (?:był|we mnie|na mnie)|na mnie|we mnie)|(?:dosypał|wrzucił|dosypali|dolał|wsypał|dodał)[a-z]*${W(4)} (?:do (?:mojego )?(?:drinka|drinku|piwa|napoju|kieliszka|szklanki))|pigułk[a-z]* gwałtu|(?:zdjeci[a-z]*|nudes[a-z]*|nagrani[a-z]*|filmik[a-z]*|foty|fotki|nagie)${W(8)} (?:rozesle|rozesłał|wysle|wrzuci|wrzucił|opublikuj[a-z]*|udostepni[a-z]*|grozi|szantaz[a-z]*|jak nie zapłace|jesli nie|do sieci|do internetu|kraza|kr[ae]za|pokaze rodzicom|wszystkim znajomym)|(?:szantaz[a-z]*|grozi|groza)${W(5)} (?:zdjeci[a-z]*|nudes[a-z]*|nagrani[a-z]*|filmik[a-z]*|fotk[a-z]*)`,
        `${FUN}|{pet}|slub[a-z]*|wakac[a-z]*|lod[uy]|cytryn[a-z]*|urodzin[a-z]*|portfoli[a-z]*`,
      ],
    ]),
    ...sure(['harmToOthers', 'now', 'self'], '', [
      [
        `głos[a-z]*${W(5)} (?:kaz[ae]|kaza|mowi|mowia|szepcz[a-z]*|rozkazuj[a-z]*|nakazuj[a-z]*|chc[ae]|krzycz[a-z]*|namawia[a-z]*)${W(7)} (?:zabi[a-z]*|skrzywdzi[a-z]*|dzgn[a-z]*|udusi[a-z]*|noz|zaatakowa[a-z]*|zrobic (?:mu|jej|im|komus) krzywd[a-z]*|uderzy[a-z]*|pchn[a-z]*)|(?:chce|chciałbym|chciałabym|zamierzam|musze|planuje|mam ochote|mam zamiar|ide|jade|pojade|moge|boje sie ze|zdecydowałem|mysle o tym zeby|wyobrazam sobie (?:jak|ze)|mysli zeby)${W(3)} (?:go|ja|ich|mojego|moja|swojego|swoja|tego|ta|te|szefa|meza|zone|ojca|matke|wszystkich|kogos|sasiada|jego|mu|jej|im|komus|dziecku)${W(3)} (?:zabic|zamordowac|zastrzelic|dzgnac|zadzgac|udusic|zatłuc|zajebac|otruc|podpalic|skrzywdzic|zabije|udusze|cos zrobic|zrobic krzywde|krzywde|poderznac|skrzywdze)|(?:chce|zamierzam|musze|planuje|ide|jade|mam ochote|boje sie ze)${W(2)} (?:zabic|zamordowac|zastrzelic|dzgnac|zadzgac|udusic|zajebac|otruc|skrzywdzic|skrzywdze|zabije|zrobie krzywde|zrobic krzywde|udusze)${W(1)} (?:go|ja|ich|moj[a-z]*|swoj[a-z]*|tego|te|szefa|meza|zone|ojca|matke|wszystkich|kogos|sasiada|dziecko|dziecku|synow[a-z]*|komus|jego|ojczyma|bylego|byłego|brata)`,
        `${FUN}|{food}|{thing}|{pet}|komar[a-z]*|much[a-z]*|pajak[a-z]*|czas|nud[a-z]*|budzik|siebie|sobie|zabic sie|sie zabic|wzrokiem|{work}|z miłosci|chwast[a-z]*`,
      ],
      [
        `(?:zabije|zajebie|zamorduje|zastrzele|zadzgam|udusze|zatłuke|potne|poderzne) (?:go|ja|ich|skurwysyn[a-z]*|tego|te suke|gnoja|szmate|chuja|wszystkich|jego)${W(6)} (?:dzis|dzisiaj|jutro|przysiegam|naprawde|serio|noz|nozem|jak (?:wroci|zasnie|wyjdzie|przyjdzie)|nie zartuje|gołymi rekami|pistolet)|(?:przysiegam|dzis|dzisiaj|jutro|naprawde|mam noz|wzi[ae]ł[ae]m noz)${W(5)} (?:go|ja|ich|jego)? ?(?:zabije|zajebie|zamorduje|zastrzele|zadzgam|udusze|zatłuke) ?(?:go|ja|ich|tego|skurwysyna|gnoja|szmate|chuja)?|(?:noz|nozem|bron|pistolet|siekier[a-z]*|benzyn[a-z]*|młotek|kij)${W(7)} (?:czekam (?:na niego|na nia|az)|zapłaci|pozałuje|dla niego|pojde do niego|jade do niego|pod jego|pod jej|zasłuzył|juz nie wstanie)|(?:wystrzelac|rozstrzelac|wymordowac|wysadzic|powystrzelac)${W(2)} (?:wszystkich|szkołe|klase|biuro|ich)|(?:zrobie|zrobic) (?:masakre|rzez|strzelanine)`,
        `${FUN}|{food}|{thing}|komar[a-z]*|sie zabije|zabije sie|{pet}|śpiewem|{work}`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'other'], '', [
      [
        `${WHO}${W(5)} (?:chce|chciał[ao]?|mowi|powiedział[ao]?|grozi|napisał[ao]?|probował[ao]?|mysli|gada|zapowiada|pisze|wspomina|ma|miał[ao]?)${W(5)} (?:umrzec|sie zabic|zabic sie|zabije sie|sie zabije|nie chce (?:juz )?zyc|samoboj[a-z]*|odebrac sobie|skonczyc ze soba|sie powiesic|powiesic sie|skoczyc z|sobie cos zrobi[a-z]*|cos sobie zrobi[a-z]*|zniknac na zawsze|nie ma po co zyc|mysli s|pozegna[a-z]*)|${WHO}${W(4)} (?:tnie sie|sie tnie|okalecza sie|sie okalecza|samookalecza|tnie sobie)|(?:slady|rany|blizny|kreski|ciecia)${W(4)} (?:u (?:corki|syna|siostry|kolezanki|brata)|jej (?:rek[a-z]*|ud[a-z]*|nadgarst[a-z]*)|jego (?:rek[a-z]*|nadgarst[a-z]*)|(?:reku|rekach|rece|udach|przedramion[a-z]*)${W(1)} (?:corki|syna|siostry))|(?:zostawił[ao]?|znalazł[ae]m)${W(3)} list pozegnalny|(?:boje sie|martwie sie)${W(2)} ze${W(4)} (?:cos sobie zrobi|sobie cos zrobi|sie zabije|zabije sie|zrobi cos głupiego|zrobi sobie (?:cos|krzywde))`,
        `${FUN}|${TOPIC}|włosy|zniknac z grupy|ze starosci`,
      ],
    ]),
    ...sure(['selfHarm', 'now', 'self'], '', [
      [
        `${TONIGHT}${W(6)} ${DO_IT}|${DO_IT}${W(3)} ${TONIGHT}`,
        `${FUN}|${DIE_OF}|{work}|{food}|{love}|trampolin[a-z]*|do łozka|na łozko|palenie|po (?:chleb|mleko|bułki|piwo|zakupy)|on|ona`,
      ],
      [
        `(?:zabije sie|powiesze sie|rzuce sie (?:pod|z)|skocze (?:z|pod)|skoncze ze soba|odbiore sobie zycie|odbieram sobie zycie|popełnie samobojstwo|popełniam samobojstwo|ide sie (?:zabic|powiesic|utopic)|ide skoczyc|(?:zaraz|ide) sie zabij[a-z]*|koncze ze soba|skoncze z tym raz na zawsze|wyskocze (?:z okna|przez okno)|targne sie na)${W(3)}`,
        `${FUN}|${DIE_OF}|{work}|{food}|bungee|spadochron[a-z]*|jesli (?:jeszcze|znowu|znow)|jak (?:jeszcze|znowu)|trampolin[a-z]*|{thing}|pod prysznic|pod kołdr[a-z]*|z radosci|skocze z toba|on`,
      ],
      [
        `(?:stoje|siedze|jestem|leze)${W(3)} (?:na (?:moscie|dachu|krawedzi|torach|parapecie|balkonie|wiadukcie|barierce|gzymsie)|przy torach|nad przepascia)…(?:skocz[a-z]*|rzuc[a-z]*|pociag|zegna[a-z]*|konc[a-z]*|krok|dol|koniec|nie boje|odwag[a-z]*|patrze)|(?:sznur|lina|petla|zyletk[aiy]|tabletki|leki|pistolet|bron|noz|prochy)${W(4)} (?:(?:juz )?(?:gotow[a-z]*|przygotowan[a-z]*|czeka[a-z]*|lezy|leza|wisi)|przede mna|w reku|w rece|na stole|obok mnie|na szyi|przy skroni|w dłoni)|(?:zbieram|odkładam|uzbierał[ae]m|gromadze|nazbierał[ae]m)${W(3)} {pills}|(?:napisał[ae]m|pisze|zostawił[ae]m|zostawiam)${W(3)} (?:list[y]? pozegnaln[a-z]*|pozegnaln[a-z]*|list do (?:mamy|rodzicow|dzieci|wszystkich|rodziny)|listy do)|list pozegnalny|zegnaj(?:cie)? (?:swiecie|wszyscy|na zawsze)|(?:to|to jest) (?:moje |juz )?(?:pozegnanie|moja ostatnia (?:wiadomosc|noc)|moj ostatni (?:wieczor|dzien|wpis))|(?:kiedy|jak|gdy) to (?:przeczytasz|czytasz|przeczytacie)${W(4)} (?:mnie|juz|bedzie|nie)|chc[ei](?:ałam|ałem|ałabym|ałbym)? (?:sie )?(?:tylko )?(?:sie )?pozegnac|(?:ostatni|ostatnia) (?:wieczor|noc|dzien|raz)${W(3)} (?:zyje|zycia|zywa|zywy|na tym swiecie|mojego zycia|rozmawiamy|piszemy)|zaopiekuj[a-z]* sie${W(4)} (?:jak|kiedy|gdy) (?:mnie nie bedzie|odejde|umre)`,
        `${FUN}|{food}|{medicine}|{pet}|{work}|wakac[a-z]*|mikołaj[a-z]*|wyjazd[a-z]*|wyjezdzam|kuchni|opalam|widok|zdjeci[a-z]*|apteki|wspinaczk[a-z]*|z kolega|na emerytur[a-z]*|kolonie|klas[a-z]*`,
      ],
      [
        `(?:ile|jaka dawka|ilu)${W(4)} (?:{pills}|pieter|metrow|mg|krwi)${W(5)} (?:zeby (?:umrzec|sie zabic|zabic|nie sie obudzic|nie obudzic)|smierteln[a-z]*|do smierci|zabija|umrzec|przedawkowac|wystarczy)|(?:sposob|metod[aey]|jak (?:najszybciej|najłatwiej|bezbolesnie|szybko))${W(4)} (?:na (?:smierc|samobojstwo)|umrzec|sie zabic|zabic sie|popełnic samobojstwo|skonczyc ze soba|odebrac sobie)|jak (?:sie zabic|popełnic samobojstwo|skutecznie|bezbolesnie umrzec|sie powiesic|umrzec)|(?:postanowił[ae]m|zdecydował[ae]m|podj[ae]ł[ae]m decyzje|wybrał[ae]m|mam (?:juz )?plan|zaplanował[ae]m|wyznaczył[ae]m)${W(5)} (?:umrzec|sie zabic|skonczyc (?:ze soba|z zyciem|to)|date|dzien smierci|odejsc z|swoja smierc|samoboj[a-z]*|jak to zrobi[ec]|odebrac)|(?:oddał[ae]m|rozdał[ae]m|pozałatwiał[ae]m|posprzatał[ae]m|rozdaje)${W(7)} (?:nie beda (?:mi )?(?:juz )?potrzebn[a-z]*|nie bede (?:juz )?potrzebowa[a-z]*|jak mnie nie bedzie|zeby nikt nie|po mnie|juz mi sie nie przyda[a-z]*)`,
        `${FUN}|{pet}|${TOPIC}|komar[a-z]*|mrow[a-z]*|slub[a-z]*|wakac[a-z]*|{work}|karaluch[a-z]*|urlop|przeprowadzk[a-z]*|randk[a-z]*`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'self'], '', [
      [
        `(?:chce(?:my)?|chciałbym|chciałabym|chciałem|chciałam|chcialbym|chcialabym|wole|wolałbym|wolałabym|wolał[ae]m|marze (?:zeby|o tym zeby|o)|mam ochote|mysle (?:o tym )?(?:zeby|o|nad)|mysl[ae]łam o|zamierzam|pragne|moge|powinienem|powinnam|najlepiej|lepiej|probował[ae]m|probuje|musze|zasługuje (?:na|zeby)|mam mysli zeby|kusi mnie zeby|szkoda ze nie)(?: juz| po prostu| tylko| naprawde| czasem| tak bardzo| sobie| sie| by| chyba| teraz| poprostu| zeby){0,3} (?:umrzec|nie zyc|zdechnac|zginac|zabic(?: sie)?|powiesic(?: sie)?|skonczyc (?:ze soba|z zyciem|to wszystko|z tym wszystkim)|odebrac sobie zycie|zniknac(?: na zawsze| z tego swiata| ze swiata)|przestac istniec|przestac zyc|nie istniec|nie obudzic|rzucic (?:sie )?(?:pod|z)|skoczyc (?:z|pod)|nie byc|samobojstw[a-z]*|smierci|smierc|zasnac (?:i|na zawsze)|odejsc (?:na zawsze|z tego|stad)|byc martw[aey]|zajebac|pociac|utopic sie|zebym umarł[a]?)`,
        `${FUN}|${DIE_OF}|wzrokiem|zabic czas|komar[a-z]*|zniknac (?:na|z|w) (?:weekend|wakac|imprez|oczu)|{work}|byc u|bungee|ze starosci|palic|skoczyc z (?:toba|kumpl|spadochron)|go|ja|ich|nudy|on chce|ona chce`,
      ],
      [
        `(?:nie|juz nie|nic)${W(1)} (?:chce|chcem|mam|widze|mogę|moge|potrafie|umiem|daje|warto|znajduje|chciał[ao]?bym|chce mi)${W(3)} (?:zyc|istniec|sie (?:zyc|obudzic|budzic)|obudzic|budzic sie|po co (?:zyc|wstawac|istniec)|dla kogo zyc|siły (?:zyc|dalej|na zycie|juz zyc|do zycia)|sił (?:zyc|na zycie|dalej)|sensu (?:zyc|zycia|w|dalej|istnienia|tego zycia)|powodu zeby (?:zyc|wstac|dalej)|powodow|byc na tym|tu byc|dłuzej zyc|zadnego sensu|wyjscia|rady zyc|przyszłosci|ochoty (?:zyc|do zycia))|nie chce (?:mi sie )?(?:juz )?zyc|(?:zycie|moje zycie|wszystko|istnienie)${W(2)} (?:nie ma (?:juz )?(?:zadnego )?sensu|jest bez sensu|stracił[oa] sens|bez sensu|mnie meczy)|(?:po co|dlaczego)${W(1)} (?:zyc|zyje|mam zyc|istnieje|sie urodził[ae]m|dalej zyc|wstawac|jeszcze zyje)|brak (?:sensu|checi) (?:zycia|do zycia)|(?:straciłam|straciłem|stracil[ae]m) (?:sens|chec|ochote)${W(1)} (?:zycia|zyc|do zycia)|(?:mam dosc|dosc|zmeczon[ay]|zmeczył[ao] mnie|dosyc|rzygam)${W(3)} (?:zycia|zycie|zyciem|zyc|istnieni[a-z]*|tego zycia)`,
        `${FUN}|bez (?:kawy|ciebie|czekolady|internetu)|{food}|{pet}|{game}|zyc (?:z|w|na|u) (?:rodzic|miescie|wsi|warszawie|tesciow)|{work}|zima|poniedział[a-z]*|singla|studencki[a-z]*|miejskiego|filozof[a-z]*|wyjscia z domu|z domu wychodzic`,
      ],
      [
        `(?:lepiej|lzej|łatwiej|spokojniej|szczesliwsi|ulga)${W(5)} (?:beze mnie|gdyby mnie nie było|jak mnie nie bedzie|gdybym (?:nie zył[a]?|umarł[a]?|znikn[ae]ł[a]?|sie nie urodził[a]?)|jesli umre)|beze mnie${W(4)} (?:lepiej|lzej|łatwiej|szczesliw[a-z]*|spokojniej)|(?:jestem|czuje sie|bede|byc|tylko)${W(3)} (?:ciezarem|dla (?:wszystkich|nich|rodziny) (?:ciezarem|problemem)|kula u nogi|balastem|zbedn[ay]|nikomu (?:nie)?potrzebn[ay]|obciazeniem)|ciezarem dla|nikt${W(3)} (?:nie )?(?:(?:by )?(?:zauwazył|zauwazyłby|płakał(?:by)?|zapłacze|zauwazy|teskni[a-z]*|zateskni[a-z]*|przyjdzie na moj pogrzeb|by za mna))${W(3)}|nikomu${W(2)} (?:nie )?(?:bedzie mnie brakowac|brakowało)|nikt by${W(2)} (?:zauwazył|płakał|tesknił|zapłakał|sie nie przejał)|gdybym (?:znikn[ae]ł[a]?|umarł[a]?|sie zabił[a]?|nie zył[a]?|zgin[ae]ł[a]?)|(?:jak|jesli|gdy) (?:umre|sie zabije|znikne na zawsze|mnie nie bedzie)${W(4)} (?:nikt|wszyscy|lepiej|komu|spokoj|ulga|kto)`,
        `${FUN}|imprez[a-z]*|{food}|{thing}|skarpet[a-z]*|fryzur[a-z]*|{work}|{game}|balastem na|z widoku`,
      ],
      [
        `(?:zasnac|usnac|pojsc spac|połozyc sie|zamknac oczy)${W(3)} (?:i )?(?:juz )?(?:sie )?(?:nie|nigdy|na zawsze)${W(2)} ?(?:obudzic|wstac|otworzyc|budzic)?|(?:juz )?(?:sie )?(?:nigdy|wiecej|nie) (?:wiecej |juz |sie )*obudzic|(?:oby|mam nadzieje|modle sie|prosze boga)${W(4)} (?:nie obudz[a-z]*|umrze|umre|potraci[a-z]*|umarł[a]?|przejechał[a-z]*)|(?:nie powinn[oay]m?|nie powinienem|lepiej gdybym|wolałabym|wolałbym|szkoda ze|załuje ze|po co)${W(3)} (?:sie )?(?:nie |nigdy )?(?:sie )?(?:urodzi[a-z]*|rodzi[a-z]*)|(?:mysli|mysl|mysle|myslał[ae]m|myslenie|plan[yuo]?|tendencje|proba|proby|probe|probie)${W(3)} (?:samoboj[a-z]*|rezygnacyjn[a-z]*|o smierci|o samoboj[a-z]*|s|o tym zeby sie zabic|o odebraniu)|samoboj(?:stw[a-z]*|cz[a-z]*)${W(2)} (?:mysl[a-z]*|to jedyn[a-z]*|chodzi|wydaje)|mam mysli s|(?:jedyne|jedyna|jedynym)${W(1)} (?:wyjscie[m]?|rozwiazanie[m]?|droga|ucieczka)${W(2)} (?:jest |to )?(?:smierc|samoboj[a-z]*|umrzec|sie zabic)|nie widze (?:juz )?(?:zadnego |innego )?(?:wyjscia|sensu|przyszłosci|nadziei)|(?:smierc|umrzec)${W(2)} (?:byłaby|bedzie|jest|to)${W(1)} (?:ulga|wybawienie[m]?|wyzwolenie[m]?)|(?:wjechac|wjade|skrecic|rzucic sie|rzuce sie|skoczyc)${W(3)} (?:w drzewo|pod (?:pociag|tir[a]?|samochod|metro|auto|tramwaj)|w filar|pod koła)|nie (?:daje|dam) (?:juz )?rady (?:zyc|dłuzej zyc)`,
        `${FUN}|weekend|{pet}|budzik|niedziel[a-z]*|zimy|{work}|labirynt[a-z]*|parking[a-z]*|ikea|${TOPIC}|esej`,
      ],
      [
        `(?:tne|tnę|potne|pociał[ae]m|pocieł[ae]m|ciał[ae]m|cieł[ae]m|okaleczam|okaleczył[ae]m|kalecze|rania|ranie|zranił[ae]m|drapie|przypalam|przypalił[ae]m)${W(1)} (?:sie|sobie|siebie)|(?:sie|sobie)${W(2)} (?:tne|pociał[ae]m|pocieł[ae]m|ciał[ae]m|cieł[ae]m|okaleczam|okaleczył[ae]m|kalecze|pociac|ciac|okaleczac|okaleczyc|przypalam|krzywde|zranic)|(?:pociac|ciac|okaleczac|okaleczyc|samookaleczac|ranic|skrzywdzic|kaleczyc) (?:sie|siebie)|samookalecz[a-z]*|autoagresj[a-z]*|(?:robie|zrobił[ae]m|robic|zrobic) (?:sobie )?(?:krzywde|kreski|rany)${W(3)}|(?:wrocił[ae]m do|znowu|znow|zaczeł[ae]m)${W(2)} (?:ciecia|zyletk[a-z]*|tne|pocieł[ae]m|pociał[ae]m|ciac)|zyletk[a-z]*${W(6)} (?:rece|reke|ud[oay][a-z]*|skor[a-z]*|nadgarst[a-z]*|ulg[aei]|schowan[a-z]*|znowu|ramie|ramion[a-z]*)|(?:papieros[a-z]*|zapalniczk[a-z]*)${W(3)} (?:na (?:rece|skorze|reku|udzie|ramieniu|przedramieniu)|o (?:reke|skore))|(?:dług[a-z]*|długie) rekaw[a-z]*${W(7)} (?:blizn[a-z]*|ran[ay]?|kresk[a-z]*|upał[a-z]*|nikt|ciec[a-z]*)|(?:pociet[aey]|blizny|ciecia|kreski)${W(3)} (?:na )?(?:rece|rekach|uda|udach|nadgarst[a-z]*|przedramion[a-z]*)`,
        `${FUN}|${TOPIC}|{food}|włosy|włosow|grzywk[a-z]*|paznok[a-z]*|papier[a-z]*|gotow[a-z]*|goleni[a-z]*|gol[ei][a-z]*|{pet}|słonc[a-z]*|opal[a-z]*|koszt[a-z]*|fryzjer[a-z]*|w palec|on|ona|po głowie|po plecach`,
      ],
    ]),
    ...sure(['abuse', 'now', 'self'], '', [
      [
        `(?:dusił|poddusił|podduszał|dusi|prawie udusił|probował (?:mnie )?(?:udusic|zabic)|dzgn[ae]ł)${W(1)} mnie|mnie${W(1)} (?:dusił|dusi|poddusił|podduszał|udusil)|(?:rece|dłonie|pasek|poduszk[a-z]*)${W(2)} na (?:mojej )?(?:szyi|gardle|twarzy)|złapał mnie za (?:gardło|szyje)|(?:grozi|groził[a]?|mowi|powiedział|zapowiedział|krzyczy|obiecuje|pisze)${W(4)} (?:mnie zabije|zabije mnie|ze nas zabije|nas pozabija|zabiciem|smiercia|mnie znajdzie|mnie zajebie|spali mnie|obleje mnie|nozem|podpali)|(?:jak|jesli|gdy|gdybym) (?:odejde|go zostawie|zgłosze|pojde na policje|uciekne|powiem|sie wyprowadze|zadzwonie|odeszła)${W(5)} (?:zabije|znajdzie|zabierze|pozałuje|zrobi|mnie)|(?:zamkn[ae]ł[ae]m sie|schował[ae]m sie|ukrywam sie|siedze zamknieta)${W(3)} (?:łazience|pokoju|toalecie|szafie|piwnicy|samochodzie|sypialni|wc)…(?:on|maz|ojciec|wali|drzwi|noz[a-z]*|krzycz[a-z]*|pijan[a-z]*|były|bije|zabi[a-z]*)|(?:dobija sie do|wali w|wywaza|kopie w|wyważa) (?:moich |moje )?drzwi|(?:ma|z|chwycił za|wyciagn[ae]ł|przystawił mi) (?:noz|nozem|noza|siekier[a-z]*|bron|pistolet)${W(4)} (?:i |w rece|do gardła|grozi|mnie|na mnie|przy)`,
        `${FUN}|{love}|{food}|kuchni|{pet}|chowan[a-z]*|szalik[a-z]*|masaz[a-z]*|głos[a-z]*|mama mnie zabije|listonosz|kurier`,
      ],
    ]),
    ...sure(['abuse', 'near', 'other'], '', [
      [
        `(?:ojciec|maz|ojczym|sasiad|chłopak|on|partner|były|matka|brat|syn|tata|facet|konkubent|szwagier|ziec)${W(4)} (?:bije|bił|pobił|uderzył|kopie|katuje|maltretuje|leje|szarpie|dusi|tłucze|zneca sie nad|grozi|wyzywa|zamyka|lał|znecał sie nad|spoliczkował|popchn[ae]ł)${W(1)} (?:moja|moją|mame|matke|siostre|zone|dzieci|dziecko|swoja|swoje|swojego|ja|jej|corke|syna|babcie|nasza|nasze|kolezanke|przyjaciołke|brata|jego|sasiadke|mamie|dzieciom|synem|dziecmi|dzieckiem|mama|mojego|ich)|(?:bije|katuje|maltretuje|leje|tłucze|zneca sie nad)${W(1)} (?:zone|dzieci|dziecko|mame|matke|siostre|corke|syna|babcie|zona|dzieckiem|dziecmi)|(?:przyjaciołk[a-z]*|siostr[a-z]*|sasiadk[a-z]*|kolezank[a-z]*|mam[a-z]*|corka|dziecko|uczen|uczennica|babci[a-z]*|synek|kuzynka)${W(6)} (?:siniak[a-z]*|podbite oko|jest bit[a-z]*|maz ja bije|bije ja|ja bije|posiniaczon[a-z]*|pobit[aey]|boi sie (?:wracac|ojca|meza|isc do domu|ojczyma|go)|zastraszon[a-z]*|maltretowan[a-z]*)|(?:słysze|słyszymy|słychac|słyszał[ae]m)${W(7)} (?:krzyk[a-z]*|krzycz[a-z]*|płacz[a-z]*|bicie|uderze[a-z]*|awantur[a-z]*|wrzask[a-z]*)${W(6)} (?:sasiad[a-z]*|sciana|sciane|dzieck[a-z]*|kobiet[a-z]*|obok|gory|pietr[a-z]*|mieszkani[a-z]*|dzieci)|(?:sasiad[a-z]*|za sciana|pietro wyzej|z gory)${W(7)} (?:krzyczy|krzycz[a-z]*|płacze|bije|awantur[a-z]*|bije|wrzeszcz[a-z]*|katuje)`,
        `${FUN}|${NOFIGHT}|imprez[a-z]*|muzyk[a-z]*|seks[a-z]*|ciemnosc[a-z]*|pajak[a-z]*|judo|rower[a-z]*`,
      ],
    ]),
    ...sure(['abuse', 'near', 'self'], '', [
      [
        `(?:{partner}|{parent}|on|ona|syn|brat|byly|były)${W(4)} (?:mnie|mi|nas|nade mna|we mnie|na mnie)(?: |${W(4)} )${HIT}|(?:{partner}|{parent}|on|ona|syn|brat|były)${W(4)} ${HIT}${W(2)} (?:mnie|mi|nas|nade mna|we mnie|na mnie)|(?:bije|bił|pobił|uderzył|kopie|kopał|leje|katuje|szarpie|popycha|zneca sie nade|policzkuje|tłucze|pobiła|uderzyła|maltretuje|poniza|sledzi|nachodzi|przesladuje|stalkuje|dusi|sprał) (?:mnie|mna|nas)|(?:mnie|nas) (?:bije|bił|pobił|uderzył|kopie|leje|katuje|szarpie|popycha|pobiła|tłucze|maltretuje|zleje|przesladuje|nachodzi|stalkuje|sledzi)|(?:jestem|byłam|byłem|byłam|jestem) bit[aey]|podn(?:iosł|osi)[a]? (?:na mnie )?reke${W(2)}|(?:dostaje|dostał[ae]m|obrywam|oberwał[ae]m)${W(2)} (?:lanie|w twarz|po twarzy|pasem|w głowe|od (?:meza|ojca|matki|chłopaka|niego|partnera)|kablem|z piesci|za (?:kazdy|byle))`,
        `${NOFIGHT}|bez ladu|od niego (?:kwiaty|prezent|czekoladki)|piłk[a-z]*|instagram[a-z]*|mandat`,
      ],
      [
        `nie (?:pozwala|daje|wypuszcza|puszcza|wolno)${W(2)} (?:mi |mnie )?${W(2)} ?(?:wychodzic|wyjsc|z domu|pracowac|spotykac|widywac|dzwonic|rozmawiac|pieniedzy|miec|nigdzie|widziec|odejsc|znajom[a-z]*|jesc)|(?:zabrał|zabiera|kontroluje|sprawdza|czyta|zabrała|trzyma|przeglada|wydziela|rozbił|chowa)${W(2)} (?:mi |moj |moje )?(?:telefon|pieniadze|paszport|dowod|dokumenty|klucze|wypłate|karte|wiadomosci|kazdy|lokalizacj[a-z]*|kase)${W(5)} ?|(?:boje sie|bałam sie|panicznie sie boje|drze ze strachu)${W(2)} (?:meza|mojego|ojca|ojczyma|partnera|chłopaka|byłego|wracac do domu|wrocic do domu|go|jego|matki|ze (?:mnie (?:zabije|znajdzie|uderzy|pobije)|znowu|wroci pijany)|swojego|mamy|syna|brata|kiedy wraca|jak wraca)|(?:siniak[a-z]*|podbite oko|since|limo)${W(7)} (?:maz|chłopak|ojciec|on|podkład[a-z]*|ukryw[a-z]*|makijaz[a-z]*|zakryw[a-z]*|schod[a-z]*|meza|rekaw[a-z]*|partner|zamask[a-z]*)|(?:ukrywam|zakrywam|maskuje|chowam)${W(3)} (?:siniak[a-z]*|since|slady)|(?:były|ex|eks|maz|facet|on)${W(5)} (?:stoi pod (?:domem|praca|blokiem|oknem|drzwiami)|czeka (?:pod|przed)|chodzi za mna|lokalizator|gps|jezdzi za mna|wystaje pod|nachodzi)|(?:maz|partner|chłopak|ojciec|ojczym|syn|on|zona|matka)${W(3)} (?:jest|robi sie|staje sie|był)${W(2)} (?:agresywn[ay]|brutaln[ay]|przemocow[a-z]*)|przemoc[a-z]* (?:domow[a-z]*|w (?:moim )?domu)`,
        `${FUN}|${NOFIGHT}|strac[a-z]*|zdrad[a-z]*|zostawi|pajak[a-z]*|dentyst[a-z]*|umrze|chor[a-z]*|goraczk[a-z]*|przeziebi[a-z]*|deszcz|kwiat[a-z]*|oceni?|policjant|kanar|złodziej[a-z]*|kwarantann[a-z]*|oddaje|podziwia|hokej|boks|serwis|${TOPIC}`,
      ],
    ]),
    ...sure(['eating', 'near', 'other'], '', [
      [
        `(?:corka|siostra|przyjaciołka|kolezanka|syn|dziewczyna|zona|wnuczka|ona|współlokatorka|mama|brat|kuzynka|uczennica)${W(4)} (?:nie je|nic nie je|prawie nie je|przestała jesc|nie jadła|wymiotuje po|rzyga po|głodzi sie|skora i kosci|anoreksj[a-z]*|bulimi[a-z]*|nie chce jesc|chowa jedzenie|wyrzuca jedzenie|zamyka sie w łazience po|waży|wazy (?:juz )?(?:tylko )?(?:3[0-9]|4[0-3]))${W(4)}`,
        `${FUN}|{pet}|${TOPIC}|miesa|warzyw|glutenu|nie je (?:miesa|nabiału|ryb)|grypa|ciazy|zabkuje|{food}`,
      ],
    ]),
    ...sure(['eating', 'near', 'self'], '', [
      [
        `(?:nie|nic|nic nie)${W(1)} (?:jem|jadł[ae]m|zjadł[ae]m|jadlam|miał[ae]m w ustach)${W(3)} (?:od|przez|juz|dni|trzeci|czwarty|piaty|drugi|kolejny)${W(2)} (?:dni|dnia|tygodni[a]?|poniedziałku|wtorku|srody|czwartku|piatku|soboty|niedzieli|wczoraj|przedwczoraj|dzien)|(?:od|juz|przez)${W(3)} (?:dni|tygodni[a]?|poniedziałku|wtorku|srody|czwartku|piatku|soboty|niedzieli|dzien|wczoraj|przedwczoraj)${W(3)} (?:nic )?(?:nie )?(?:jem|jadł[ae]m|zjadł[ae]m|bez jedzenia|tylko (?:na )?(?:wod[a-z]*|kaw[a-z]*|herba[a-z]*)|głoduje|głodze|nie miał[ae]m)|(?:[a-z0-9]+) (?:dni|dzien|tydzien)${W(1)} (?:bez jedzenia|nic nie jem|nie jem|głodowki|nie jadł[ae]m|na (?:samej )?wodzie|glodze)|głodze sie|głodzenie sie|głoduje`,
        `${FUN}|{pet}|{food}|miesa|cukru|słodyczy|glutenu|grypa|ramadan|zabieg[a-z]*|operacj[a-z]*|jelitowk[a-z]*|nabiału|ryb|chleba|fast food`,
      ],
      [
        `(?:palce|palec|palcow|szczoteczk[a-z]*)${W(2)} (?:do|w) (?:gardł[a-z]*|buzi)|(?:prowokuje|wywołuje|zmuszam sie do|wymuszam|sprowokował[ae]m|wywołał[ae]m|prowokowanie) ?(?:sie do )?wymiot[a-z]*|(?:wymiotuje|wymiotował[ae]m|rzygam|zwymiotował[ae]m|zwracam|rzygał[ae]m|wyrzygał[ae]m)${W(3)} (?:po (?:kazdym|jedzeniu|posiłk[a-z]*|obiedzie|kolacji|kazdej)|wszystko co|to co zjem|specjalnie|celowo|zeby (?:nie przytyc|schudnac)|wszystko po|kazdy posiłek|pod prysznicem|po wszystkim|potajemnie)|(?:zjadł[ae]m|jem|najadł[ae]m|obzarł[ae]m|nazarł[ae]m|obzeram|napad[a-z]*|zjem)${W(7)} (?:zwymiotował[ae]m|wymiotuje|rzygam|zwymiotowac|wyrzygac|wyrzygał[ae]m|rzygac|wymiotowac|zwracam)|(?:biore|wzi[ae]ł[ae]m|łykam|połkn[ae]ł[ae]m|zazywam|kupuje|jade na|garsc|paczke|naduzywam|[0-9]+)${W(3)} (?:przeczyszczajac[a-z]*|xenn[a-z]*|tabletki na odchudzanie|moczopedn[a-z]*|senes[a-z]*)|przeczyszczajac[a-z]*${W(4)} (?:po kazdym|codziennie|zeby schudnac|zeby|dziennie|kazdego)`,
        `${FUN}|{pet}|grypa|jelitowk[a-z]*|ciazy|pijan[a-z]*|wodk[a-z]*|kac[a]?|zatruci[a-z]*|zepsut[a-z]*|lekarz|zaparc[a-z]*|kolonoskopi[a-z]*|chemi[a-z]*|choroba lokomocyjna`,
      ],
      [
        `(?:nie zasługuje|nie wolno mi|zabraniam sobie|zakazuje sobie|nie pozwalam sobie)${W(2)} (?:jesc|jedzeni[ae]|na jedzenie|na obiad|niczego zjesc)|(?:karze|karam|nienawidze|brzydze|wstydze)${W(2)} (?:sie|siebie)${W(4)} (?:jedzeni[ae]|zjadł[ae]m|jem|posiłek|zjedzeni[ae])|(?:zjadł[ae]m|jedzeni[ua]|jem|zjem)${W(6)} (?:nienawidze siebie|nienawidze sie|brzydze sie|musze (?:to )?(?:spalic|odpokutowac|zwymiotowac)|za kare|jestem obrzydliw[ay]|jutro głodowka|czuje sie (?:jak swinia|obrzydliw[a-z]*))|(?:boje sie|panicznie boje sie|strach przed|lek przed|przeraza mnie|panika)${W(2)} (?:jesc|jedzeni[a-z]*|przytyc|przytyje|kalori[a-z]*|tyci[a-z]*|wagi|kazdy kes|kazdego kesa|kazdej kalorii|utyc)|(?:waze|wazyłam|wazyłem|schudł[ae]m do)${W(2)} (?:3[0-9]|4[0-4]|czterdziesci) ?(?:kg|kilo|kilogramow)?${W(6)} (?:grub[aey]|gruba|tłust[aey]|za duzo|schudnac|mniej|dalej|nadal|jeszcze|mdlej[a-z]*|ciagle)|(?:do|ponizej|cel|celem) (?:3[0-9]|4[0-4]) ?(?:kg|kilo)|(?:czuje sie|widze|jestem)${W(2)} (?:grub[aey]|tłust[aey]|swinia|spasion[aey]|obrzydliwie)${W(6)} (?:kosci|kg|nie jem|wymiot[a-z]*|wszyscy mowia|głod[a-z]*|kilo)|(?:anoreksj[a-z]*|bulimi[a-z]*|zaburzeni[a-z]* odzywiania|ed)${W(3)} (?:wrocił[a-z]*|wraca|znowu|znow|wygrywa|nawrot)|nawrot (?:anoreksji|bulimii|ed)|(?:tylko|jedno|jem|zyje)${W(3)} (?:jabłk[a-z]*|wod[a-z]*|kaw[a-z]*|ogork[a-z]*|guma|[1-5][0-9]0 (?:kcal|kalorii)|wafel[a-z]*)${W(2)} (?:dziennie|na dzien|przez (?:cały )?dzien|od (?:tygodnia|[a-z0-9]+ dni)|dzis i)|(?:mdleje|zemdlał[ae]m|kreci mi sie|słabo mi|włosy mi)${W(5)} (?:z głodu|nie jem|nie jadł[ae]m|z niedojedzenia|bo nic)`,
        `${FUN}|{pet}|${TOPIC}|swieta|swiateczn[a-z]*|wigili[a-z]*|{food}|sushi|ostrego|lekarz|siłown[a-z]*`,
      ],
    ]),
  ],
};
