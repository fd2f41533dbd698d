import type { Words } from '../../lexicon.ts';
import { typed } from './spelled.ts';

export const words: Words = {
  self: 'ich | mich | mir | mein | meine | meinen | meinem | meiner | meines | i | isch | mi | icke | meinerseits',
  you: typed('du | dich | dir | dein | deine | deinen | deinem | deiner | ihr | euch | euer | eure | u'),
  heShe: typed(
    'er | sie | ihn | ihm | ihr | ihre | ihren | ihrem | ihrer | sein | seine | seinen | seinem | der | die',
  ),
  they: typed('sie | ihnen | die | denen | deren | welche | alle beide'),
  partner: typed(
    'mann | mein mann | ehemann | gatte | frau | ehefrau | gattin | freund | freundin | partner | partnerin | ex | exfreund | exfreundin | exmann | exfrau | ex mann | ex freund | ex frau | ex freundin | ehepartner | lebensgefährt* | verlobter | verlobte | typ | kerl | macker | göttergatte | mein alter | schatzi',
  ),
  parent: typed(
    'mutter | mama | mutti | mami | mum | mam | vater | vadder | papa | papi | papas | vati | eltern | stiefvater | stiefmutter | stiefpapa | pflegevater | pflegemutter | oma | opa | großmutter | großvater | onkel | tante | schwiegermutter | schwiegervater | schwiegereltern | vormund | betreuer | betreuerin | pfleger | pflegerin | patenonkel | cousin | alten',
  ),
  child: typed(
    'kind | kinder | kindern | kindes | kleine | kleiner | kleinen | tochter | sohn | söhne | töchter | baby | säugling | kleinkind | bub | bubi | bua | enkel | enkelin | enkelkind | neffe | nichte | junge | mädchen | mädel | kids | söhnchen | töchterchen | zwerg | jüngster | jüngste | großer',
  ),
  friend: typed(
    'freund | freundin | freunde | freunden | kumpel | kollege | kollegin | kollegen | bruder | schwester | geschwister | brudi | bro | mitbewohner | mitbewohnerin | wg mitbewohner | nachbar | nachbarin | nachbarn | bekannte | bekannter | klassenkamerad* | mitschüler* | bff | beste freundin | bester freund | cousine | cousin',
  ),
  everyone: typed(
    'alle | allen | jeder | jedem | jeden | ihr alle | alle anderen | die welt | die anderen | die leute | familie | meine familie | meine kinder | alle andern',
  ),
  nobody: typed(
    'niemand | niemanden | niemandem | keiner | keinen | keinem | keine sau | kein mensch | kein schwein | kein arsch | koana | nimand',
  ),
  die: typed(
    'sterb* | stirb* | tot | tod | gestorben | toter | tote | todes | verreck* | krepier* | abkratz* | abnippel* | abnibbel* | draufgeh* | draufgeg* | abtret* | ableb* | hops | verstorben | starb | tödlich | ins gras beiß* | den löffel ab*',
  ),
  kill: typed(
    'umbring* | umzubringen | umgebracht | umbracht | umbringt | bringe um | töte | töten | tötet | getötet | ermord* | mord | killen | kille | killt | abstech* | abgestochen | erstech* | erschieß* | erschlag* | erwürg* | abknall* | kaltmach* | abmurks* | umleg* | totschlag* | totprügel* | erdrossel* | niederstech*',
  ),
  suicide: typed(
    'suizid* | selbstmord* | selbsttötung | freitod | mich umbring* | mir das leben nehmen | mir das leben zu nehmen | mir was antun | mir etwas antun | mir was anzutun | mir etwas anzutun | abschiedsbrief* | lebensmüde | bring mich um | bringe mich um | kms | sui | schluss machen | mich erhängen | mich aufhängen | mich erschießen | vor den zug | sewerslide | unalive*',
  ),
  end: typed(
    'ende | enden | beende* | beenden | zu ende | schluss | vorbei | aufhör* | hör auf | höre auf | aus | aus und vorbei | hinter mir | hinter mich | abschließ* | abgeschlossen | fertig | feierabend | endgültig | schlussstrich | rum | erledigt',
  ),
  live: typed(
    'leb | lebe | leben | lebst | lebt | am leben | weiterleb* | existier* | existenz | da sein | da bin | hier sein | aufwach* | aufwachen | aufzuwachen | aufsteh* | weitermach* | dasein | auf der welt | auf dieser welt | weiterexist* | überleb*',
  ),
  want: typed(
    'will | willst | wollen | wollte | möchte | mag | möcht | würde | würd | würde gern | wünsch* | werde | werd | plane | plan | vor | vorhabe | bereit | lust | bock | überleg* | denke | denk | denke daran | denk dran | gedanken | spiele mit dem gedanken | hoffe | hätte gern | am liebsten | lieber',
  ),
  not: typed(
    'nicht | nich | nie | niemals | nimmer | net | ned | nd | nix | nichts | kein | keine | keinen | keinem | keiner | ohne | kaum | nit',
  ),
  anymore: typed(
    'mehr | nicht mehr | nie mehr | nimmer | nimmermehr | nie wieder | nimma | länger | kein* mehr | nichtmehr | nich mehr | ned mehr | net mehr',
  ),
  reason: typed(
    'sinn | sinnlos* | grund | gründe | zweck | zwecklos | wozu | wofür | weswegen | warum | nutzlos | bringt nichts | bringt doch nichts | bringt nix | wert | lohnt | lohnt sich | perspektive | zukunft | ziel',
  ),
  burden: typed(
    'last | zur last | belastung | belaste | ballast | klotz am bein | besser dran | besser ohne mich | ohne mich | im weg | überflüssig | störe | nutzlos | wertlos | vermiss* | vermissen | fehlen | bemerken | merken | merkt | auffallen | auffällt | unnötig | verzichtbar | ersetzbar | egal bin | nur kosten',
  ),
  goodbye: typed(
    'abschied* | verabschied* | leb wohl | lebwohl | lebt wohl | macht es gut | machs gut | machts gut | tschüss | abschiedsbrief* | brief | briefe | testament | letzter wille | letzte nachricht | verschenkt | verschenke | hergegeben | weggegeben | letzte worte | letztes mal | zum letzten mal | patientenverfügung',
  ),
  tonight: typed(
    'heute | heut | heute nacht | heute abend | heut nacht | heut abend | jetzt | gleich | bald | morgen | morgen früh | dieses wochenende | am wochenende | diese nacht | nachher | sofort | grad | gerade | demnächst | nächste woche | in paar stunden | heit',
  ),
  hopeless: typed(
    'hoffnungslos* | hoffnung | leer | leere | innere leere | taub | lebensmüde | müde vom leben | ausweg | ausweglos* | kein ausweg | keinen ausweg | aussichtslos | verzweif* | am ende | kann nicht mehr | kann nimmer | kaputt | halte es nicht aus | halts nicht aus | ertrag* | ertrage | schwarzes loch | keine kraft | kraftlos | pack es nicht | packs nicht',
  ),
  pills: typed(
    'tablette* | tabletten | tablettn | tabl | tabs | pille | pillen | schlaftablette* | schlafmittel* | schmerzmittel* | schmerztablette* | medikament* | medis | meds | kapsel* | paracetamol* | ibuprofen* | ibu | ibus | aspirin | novalgin | tavor | diazepam | valium | lorazepam | zopiclon | zolpidem | quetiapin | seroquel | sertralin | citalopram | mirtazapin | tilidin | tramal | tramadol | oxy | xanax | benzos | benzo | antidepressiva | herztabletten | blutdruckmittel | betablocker | insulin | doxepin | fluoxetin | opipramol | trimipramin | amitriptylin | blister | novaminsulfon | venlafaxin | beruhigungsmittel | methadon | lithium | dolo | mexalen | dafalgan | vomex',
  ),
  poison: typed(
    'gift | rattengift | bleiche | bleichmittel | chlor | chlorreiniger | domestos | rohrreiniger | abflussreiniger | frostschutz* | frostschutzmittel | putzmittel | reiniger | wc reiniger | kloreiniger | spülmaschinentab* | spülmittel | waschmittel | entkalker | säure | essigessenz | terpentin | pflanzengift | e605 | unkrautvernichter | benzin | lampenöl | insektengift | fingerhut | eibe | tollkirsche | javelwasser | javel | danklorix | klorix | desinfektionsmittel',
  ),
  take: typed(
    'genommen | genomen | nehm | nehme | nehmen | nimm | nimmt | geschluckt | schluck | schlucke | schlucken | geschluk* | verschluckt | eingenommen | eingeworfen | reingeworfen | reingezogen | reingestopft | reingekippt | runtergespült | runtergeschluckt | hinuntergeschluckt | getrunken | ausgetrunken | gekippt | weggekippt | eingeschmissen | geschmissen | gefressen | intus | überdosis | überdosiert | geext',
  ),
  all: typed(
    'alle | alles | ganze | ganzen | sämtliche | komplette | komplett | die ganze packung | ganze flasche | ganze schachtel | packung | packungen | schachtel | schachteln | flasche | zu viel | zu viele | zuviel | zuviele | viel zu viele | handvoll | hand voll | haufen | menge | auf einmal | blister | jede menge | doppelte | dreifache | überdosis | restlichen',
  ),
  blade: typed(
    'messer | rasierklinge* | klinge | klingen | cutter | cuttermesser | teppichmesser | schere | scherbe | scherben | skalpell | rasierer | spitzer | glasscherbe* | küchenmesser | taschenmesser | nagelschere',
  ),
  gun: typed(
    'waffe | pistole | gewehr | schrotflinte | flinte | knarre | revolver | jagdgewehr | dienstwaffe | kugel | munition | schusswaffe | schreckschuss* | sturmgewehr | puffe',
  ),
  height: typed(
    'brücke | brückn | dach | hochhaus | balkon | balkongeländer | geländer | parkhaus | klippe | schlucht | bahngleis* | gleise | gleisen | gleis | schienen | bahnsteig | bahnübergang | zug | turm | abgrund | fensterbrett | fenstersims | autobahnbrücke | staumauer | felsen | felskante',
  ),
  rope: typed(
    'seil | strick | schlinge | kabel | gürtel | aufhäng* | aufgehäng* | erhäng* | erhang* | galgen | aufzuhängen | strang | abschleppseil',
  ),
  cut: typed(
    'ritz | ritze | ritzen | ritzt | geritzt | geritz | aufgeritzt | ritzten | schneid | schneide | schneiden | schneidet | geschnitten | aufgeschnitten | schnitt | schnitte | schnitten | aufschlitz* | schlitz | verbrannt | verbrenn* | selbstverletz* | selbst verletzt | selbst verletzen | svv | kratz* | aufgekratzt | narben | klinge angesetzt',
  ),
  limb: typed(
    'arm | arme | armen | unterarm | unterarme | oberarm | handgelenk | handgelenke | bein | beine | beinen | oberschenkel | pulsader | pulsadern | ader | adern | hals | kehle | bauch | handgelenken | haut | schenkel',
  ),
  bleed: typed(
    'blut | blute | bluten | blutet | geblutet | blutung | blutig | verblut* | blutlache | vollgeblutet | blutend | blutverlust',
  ),
  eat: typed(
    'ess | esse | essen | isst | gegessen | gegesen | iss | fress | fresse | fressen | gefressen | mahlzeit | bissen | zu mir genommen | gefuttert | fressattacke* | fressanfall* | fa | binge | runterbekommen | runterkriegen | nahrung | gfressn | gessn',
  ),
  vomit: typed(
    'kotz | kotze | kotzen | gekotzt | erbrech* | erbrochen | übergeb* | übergebe | auskotz* | finger in den hals | finger im hals | finger in hals | spei | speiben | gespien | gebrochen | wieder hochgeholt | wieder rausgeholt | rauskotz* | über der kloschüssel | purgen | purge | bulimie | bulimisch',
  ),
  laxative: typed(
    'abführmittel* | abführtabletten | dulcolax | laxoberal | laxans | laxantien | bisacodyl | glaubersalz | abführtropfen | abführtee | entwässerungstabletten | laxativ* | abführzeug',
  ),
  weight: typed(
    'fett | dick | kilo | kilos | kg | gewicht | waage | kalorien | kcal | abnehm* | abgenommen | zugenommen | zunehm* | bmi | untergewicht* | magersucht | magersüchtig | ana | mia | dünn | wiege | wieg | gewogen | speck | anorexie | essstörung',
  ),
  days: typed(
    'tag | tage | tagen | woche | wochen | seit montag | seit dienstag | seit mittwoch | seit donnerstag | seit freitag | seit samstag | seit sonntag | vorgestern | seit gestern | monate | monaten | tagelang | seit tagen | wochenlang | seit wochen | wochenende',
  ),
  starve: typed(
    'hunger* | hungern | hungere | verhunger* | faste | fasten | gefastet | nichts essen | nichts gegessen | nix gegessen | nichts mehr gegessen | nüchtern | nur wasser | essensentzug | runterhungern | aushungern | hungrig | gehungert | null kalorien',
  ),
  hit: typed(
    'schlag | schlage | schlagen | schlägt | schlug | geschlagen | haut | hauen | gehauen | verhau* | verhaut | prügel* | prügelt | verprügel* | geprügelt | ohrfeig* | geohrfeigt | watsche* | watscht | tritt | treten | getreten | trat | boxt | geboxt | schubst | geschubst | stößt | gestoßen | geschmissen | zusammenschlag* | zusammengeschlagen | misshandel* | schmiert mir eine | eine geschmiert | eine gescheuert | eine geknallt | eine gelangt | handgreiflich | gewalttätig | rutscht die hand aus | hand ausgerutscht | hand aus | vermöbel* | gewatscht',
  ),
  choke: typed(
    'würg | würge | würgt | würgen | gewürgt | erwürg* | erdrossel* | drosselt | luft abgedrückt | luft abgeschnürt | hände um meinen hals | hand um den hals | am hals gepackt | an der kehle gepackt | kehle zugedrückt | hals zugedrückt | an die gurgel | kissen aufs gesicht',
  ),
  threaten: typed(
    'droht | drohen | drohte | gedroht | bedroht | bedrohe* | drohung* | droht mir | morddrohung* | erpress* | erpresst | einschüchter* | schüchtert | terrorisier* | stalkt | stalker | stalking | lauert mir auf | verfolgt mich | auflauern',
  ),
  afraid: typed(
    'angst | ängste | fürchte | fürchten | fürchtet | panik | angst vor ihm | angst vor ihr | todesangst | schiss | trau mich nicht | traue mich nicht | verängstigt | zittere | furcht | heidenangst | versteck* | eingeschlossen',
  ),
  control: typed(
    'sperrt mich ein | eingesperrt | sperrt | einsperr* | eingeschlossen | schließt mich ein | lässt mich nicht | lässt mich nirgends | kontrolliert | kontrolle | überwacht | verfolgt | verbietet | verboten | ortet | trackt | getrackt | airtag | handy weggenommen | nimmt mir | weggenommen | kein eigenes geld | passwörter | darf nicht | darf keine | erlaubt | gps',
  ),
  hurt: typed(
    'verletz* | weh | wehtun | wehtut | tut mir weh | wehgetan | weh getan | antun | angetan | quält | gequält | quälen | misshandelt | leiden | schaden | verletzt | fertigmach* | fertiggemacht | weh tun',
  ),
  bruise: typed(
    'blauer fleck | blaue flecken | blauen flecken | blauen fleck | blaue flecke | blaues auge | veilchen | bluterguss | blutergüsse | platzwunde | prellung* | striemen | würgemale | hämatom* | geschwollenes auge | grün und blau | beule | rippe gebrochen | nase gebrochen',
  ),
  rape: typed(
    'vergewaltig* | vergewaltigt | vergewaltigung | missbrauch* | missbraucht | sexuell belästigt | sexuelle belästigung | sexueller übergriff | übergriffig | geschändet | missbrauchen | vergewaltiger | sexuelle gewalt | sexuell genötigt | nötigung',
  ),
  touch: typed(
    'angefasst | anfasst | fasst | angegrapscht | grapscht | begrapscht | begrabscht | angegrabscht | berührt | berührte | gestreichelt | befummelt | fummelt | in mein bett | zwischen die beine | unter mein shirt | in den schritt | in die hose | in mein zimmer | an die brust | an den hintern',
  ),
  force: typed(
    'gezwungen | zwingt | zwang | zwingen | genötigt | gedrängt | gegen meinen willen | nicht aufgehört | trotzdem weitergemacht | weitergemacht | nein gesagt | wollte das nicht | wollte es nicht | hab nein gesagt | festgehalten | überredet | musste mit ihm | über mich hergefallen',
  ),
  drugged: typed(
    'ko tropfen | k o tropfen | kotropfen | ins getränk | in mein getränk | ins glas | in mein glas | in den drink | in meinen drink | betäubt | unter drogen gesetzt | filmriss | was reingetan | was reingekippt | gespikt | abgefüllt | nadelstich',
  ),
  nudes: typed(
    'nacktbild* | nacktfoto* | nudes | nacktvideo* | intime bilder | intime fotos | intimbilder | sextape | intimes video | sextortion | nacktaufnahmen | dickpics | bilder von mir | video von mir | fotos von mir',
  ),
  revenge: typed(
    'rache | räche | rächen | heimzahl* | heimzahlen | büßen | bezahlen lassen | dafür bezahlen | fertigmachen | zur strecke | abrechn* | abrechnung | vergelt* | amok | amoklauf | kaltmachen | krieg ihn | leiden lassen',
  ),
  voices: typed(
    'stimmen | stimme | die stimmen | stimmen sagen | stimmen in meinem kopf | stimme in meinem kopf | befehlen | befiehlt | befehle | stimmen hören | höre stimmen | hör stimmen | eingeredet',
  ),
  chest: typed(
    'brust | brustkorb | herz | herzinfarkt | brustschmerz* | herzschmerz* | infarkt | brustbein | herzrasen | herzstechen | linker arm | linken arm | herzanfall',
  ),
  pain: typed(
    'schmerz* | schmerzen | weh | tut weh | sticht | stechen | stiche | drückt | druck | krampf | krämpfe | brennt | zieht | höllische | unerträglich | ziehen | engegefühl | enge',
  ),
  breathe: typed(
    'atme | atmen | atmet | atem | luft | keine luft | bekomme keine luft | krieg keine luft | kriegt keine luft | ersticke | erstickt | ersticken | röchel* | japst | atemnot | asthmaanfall | blaue lippen | blau angelaufen | läuft blau an | hyperventilier* | schnappt nach luft | luftröhre | asthma',
  ),
  unconscious: typed(
    'bewusstlos* | ohnmächtig | umgekippt | umgefallen | kippt um | zusammengebrochen | zusammengesackt | kollabiert | nicht ansprechbar | reagiert nicht | wacht nicht auf | wird nicht wach | nicht mehr bei bewusstsein | bewusstsein | weggetreten | weggesackt | liegt am boden | liegt regungslos | ohnmacht | kein puls',
  ),
  seizure: typed(
    'krampfanfall* | krampft | krampfen | anfall | epileptisch* | epilepsie | zuckt | zuckungen | schaum vor dem mund | schaum vorm mund | grand mal | fieberkrampf | verkrampft',
  ),
  numb: typed(
    'taub | taubheit | gelähmt | lähmung | schlaganfall | mundwinkel | hängt schief | gesicht hängt | hängt runter | lallt | lalle | nuschelt | halbseitig | spüre nicht | spüre meinen arm nicht | undeutlich | verwaschen | schlagerl | hirnschlag | gefühllos | kribbelt',
  ),
  swell: typed(
    'geschwollen | schwillt | anschwell* | angeschwollen | zugeschwollen | schwellung | allergisch* | allergie* | allergieschock | anaphylak* | quaddel* | nesselsucht | ausschlag | wespe | wespenstich | bienenstich | gestochen | epipen | hals geht zu | zunge dick | dicke zunge',
  ),
  emergency: typed(
    'notarzt | krankenwagen | rettungswagen | rtw | rettung | ambulanz | notaufnahme | notruf | 112 | 144 | 911 | 110 | 133 | 117 | sanitäter | krankenhaus | spital | klinik | notfall | rettungsdienst | intensiv | giftnotruf',
  ),
  help: typed(
    'hilfe | hilf | helft | hilft | helfen | hilfst | bitte hilf | was soll ich tun | was soll ich machen | was mach ich jetzt | was mache ich | weiß nicht weiter | was tun | schnell | bitte schnell | telefonseelsorge',
  ),
  laugh: typed(
    'lol | haha* | hahaha | hihi* | hehe* | rofl | lmao | xd | 😂 | 🤣 | 😅 | 😆 | witz | witzig | lustig | spaß | scherz | grins | lach | lache | lachen | gelacht | kicher* | zwinker | 😜 | ironie | hihi',
  ),
  story: typed(
    'film | filme | filmen | buch | bücher | roman | romane | serie | serien | folge | staffel | episode | netflix | krimi | tatort | thriller | lied | song | songtext | geschichte | kapitel | figur | charakter | protagonist* | referat | aufsatz | hausarbeit | artikel | podcast | doku | theaterstück | drehbuch | szene | kino | anime | manga | nachrichten | hörbuch | oper | gelesen',
  ),
  game: typed(
    'spiel | spiele | spielen | gezockt | zocken | zock | level | boss | endboss | endgegner | schach | match | runde | rundn | partie | tischtennis | tennis | fußball | fifa | minecraft | fortnite | cod | valorant | elden ring | dark souls | zelda | sims | mario kart | monopoly | mensch ärgere dich nicht | karten | kartenspiel | skat | uno | badminton | tor | halbzeit | pvp | lobby | training | kickbox* | boxtraining | judo | karate | gegner | turnier | raid | rpg | d und d | pen and paper',
  ),
  food: typed(
    'pizza | kuchen | schokolade | schoki | eis | chips | döner | burger | pommes | nudeln | pasta | kaffee | brot | käse | torte | schnitzel | sushi | keks | kekse | gummibärchen | nutella | salat | suppe | zwiebel* | gemüse | tomate* | brötchen | semmel | gurke | lasagne | wurst | tee | bier | wein | spargel | kartoffel* | fondue | raclette | joghurt | nougat | praline*',
  ),
  thing: typed(
    'haare | haar | pony | frisur | papier | akku | handy | laptop | pc | auto | pflanze | pflanzen | blumen | rasen | hecke | fingernägel | nägel | ticket | vertrag | abo | wlan | internet | drucker | fernseher | stoff | kleid | hose | shampoo | kabelbinder | bastel* | geschenk | rad | fahrrad | motor | batterie | router | spülmaschine | video geschnitten',
  ),
  pet: typed(
    'katze | kater | katzen | hund | hunde | hündin | welpe | hamster | kaninchen | hase | pferd | meerschweinchen | wellensittich | vogel | fisch | fische | goldfisch | schildkröte | huhn | hühner | pony | kätzchen | mieze | dackel | wauwau',
  ),
  work: typed(
    'arbeit | arbeiten | job | chef | chefin | büro | meeting | termin | deadline | prüfung | klausur | uni | schule | hausaufgaben | feierabend | schicht | projekt | kollegen | präsentation | matura | abi | bewerbung | homeoffice | excel | überstunden | bachelorarbeit | masterarbeit | seminar | steuererklärung | dienst | lernen',
  ),
  love: typed(
    'kuss | küss | küsse | küssen | kuschel* | kuscheln | schatz | schatzi | liebling | süße | süßer | baby | hase | verliebt | liebe dich | lieb dich | umarm* | streichel* | heiß auf dich | hab dich lieb | hdl | ild | zärtlich* | mäuschen | schmus* | bussi',
  ),
  medicine: typed(
    'vitamin* | vitamin d | rezept | arzt | ärztin | hausarzt | apotheke | kopfschmerz* | kopfweh | erkältung | schnupfen | allergietablette* | antibiotika | antibiotikum | pille danach | wie verordnet | laut arzt | magnesium | verschrieben | nahrungsergänzung* | schilddrüse* | antihistamin* | nach dem frühstück | zum frühstück | regelschmerzen | hustensaft | periode | zahnarzt | impfung',
  ),
};
