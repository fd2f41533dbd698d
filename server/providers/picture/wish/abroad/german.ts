import { set, type Tongue } from './tongue.ts';

export const german: Tongue = {
  things: set(
    'hund hunde hunden welpe welpen retriever schaferhund katze katzen kater katzchen pferd pferde pony fohlen einhorn kuh kuhe stier kalb schwein schweine ferkel',
    'schaf schafe lamm ziege ziegen huhn huhner hahn ente enten gans schwan schwane eule eulen adler falke rabe papagei pinguin pinguine vogel vogel taube mowe flamingo',
    'fuchs fuchse wolf wolfe bar baren eisbar panda koala lowe lowen lowin tiger leopard panther gepard elefant elefanten giraffe zebra nashorn nilpferd affe affen',
    'hirsch reh rehe elch hase hasen kaninchen eichhornchen igel waschbar dachs otter biber maus mause ratte hamster fledermaus wal wale delfin delfine hai haie',
    'fisch fische oktopus qualle krabbe seehund schildkrote frosch echse schlange krokodil drache drachen dinosaurier phonix schmetterling biene kafer spinne libelle schnecke tier tiere haustier',
    'blume blumen rose rosen tulpe tulpen lilie orchidee sonnenblume sonnenblumen lavendel strauss blumenstrauss pflanze kaktus baum baume eiche pilz pilze blatt',
    'apfel orange zitrone erdbeere erdbeeren kirsche kirschen traube trauben pfirsich birne obst gemuse tomate kurbis brot kuchen torte keks kekse pizza burger suppe salat kase schokolade eis fruhstuck abendessen',
    'kaffee tee wein bier tasse glas flasche schale teller auto autos lastwagen bus zug zuge lokomotive motorrad fahrrad roller strassenbahn flugzeug hubschrauber rakete schiff schiffe boot segelboot ballon',
    'roboter raumschiff satellit kamera computer klavier gitarre geige trommel buch bucher brief karte uhr lampe laterne kerze kerzen spiegel stuhl sofa bett tisch regal vase kiste truhe schlussel schwert schild krone ring',
    'schneemann statue skulptur puppe teddy teddybar muster spielzeug',
  ),
  scenes: set(
    'landschaft landschaften berg berge bergen bergsee waldsee gebirge wald walder meer see ozean strand strande kuste insel fluss wasserfall wuste wiese feld felder tal hugel garten park',
    'himmel sternenhimmel mond sonne sonnenuntergang sonnenaufgang polarlicht polarlichter nordlicht wolken gewitter regen schnee nebel regenbogen stadt dorf strasse gasse haus hutte schloss burg kirche turm',
    'leuchtturm brucke hafen bahnhof markt zimmer wohnzimmer kuche bibliothek cafe weltall galaxie planet skyline',
  ),
  people: set(
    'frau frauen mann manner dame damen herr herren madchen junge jungen mensch menschen person personen leute freundin freunde freund paar ehepaar familie mutter vater schwester bruder',
    'konigin konig prinzessin prinz ritter krieger kriegerin soldat jager magier zauberer hexe elfe vampir engel damon gottin gott held heldin pirat cowboy nonne monch arzt arztin lehrerin lehrer',
    'kellnerin tanzerin tanzer sangerin musiker malerin maler kochin koch bauer matrose kapitan astronaut polizist reiter reiterin schauspielerin modell model gesicht selfie blondine kind kinder baby jemand',
  ),
  pronouns: set(
    'du dich dir dein deine deinem deinen deiner deines sie ihr ihre ihrem ihren ihrer ihn ihm er sein seine seinem seinen seiner sich ihnen',
  ),
  looks: set(
    'haar haare haaren augen lacheln kleid rock bluse hemd hose jeans jacke mantel hut mutze brille schal pullover schuhe stiefel bikini badeanzug anzug uniform kostum zopf locken bart sommersprossen lippen rustung',
  ),
  articles: set('der die das den dem des ein eine einen einem einer und oder zwei drei'),
  prepositions: set(
    'mit in im ins am an auf vor hinter neben bei beim unter uber zwischen zu zum zur als wie beim durch von vom',
  ),
  without: set('ohne kein keine keinen keiner'),
  request:
    /^(?:bitte |mal |kannst du |konntest du |ich (?:will|mochte|hatte gern) |zeig(?:e)? |schick(?:e)? |mal(?:e)? |zeichne |mach(?:e)? |erstell(?:e)? |mir |uns |bitte )*/u,
  medium: /\b(?:bild|foto|zeichnung|gemalde|aufnahme|portrat|skizze|wallpaper) (?:von |vom |mit |zu )/u,
  doing: /\w{3}end$/u,
  doneWith: /^\w{3,}en$/u,
  compound: 4,
};
