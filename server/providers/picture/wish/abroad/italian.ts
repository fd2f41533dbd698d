import { set, type Tongue } from './tongue.ts';

export const italian: Tongue = {
  things: set(
    'cane cani cagnolino cucciolo cuccioli retriever gatto gatti gatta gattino gattini cavallo cavalli pony unicorno mucca mucche toro vitello maiale maiali pecora pecore agnello capra gallina gallo anatra anatre oca cigno cigni gufo gufi',
    'aquila falco corvo pappagallo pinguino pinguini uccello uccelli piccione gabbiano fenicottero volpe volpi lupo lupi orso orsi panda koala leone leoni leonessa tigre tigri leopardo pantera ghepardo elefante elefanti giraffa zebra',
    'rinoceronte ippopotamo scimmia scimmie cervo cervi alce coniglio conigli lepre scoiattolo riccio procione tasso lontra castoro topo topi criceto pipistrello balena balene delfino delfini squalo pesce pesci polpo medusa granchio foca tartaruga',
    'rana lucertola serpente coccodrillo drago draghi dinosauro fenice farfalla farfalle ape coccinella ragno libellula lumaca animale animali fiore fiori rosa rose tulipano tulipani giglio orchidea girasole girasoli lavanda mazzo pianta cactus albero alberi quercia fungo funghi foglia',
    'mela arancia limone fragola fragole ciliegia ciliegie uva pesca pera frutta verdura pomodoro zucca pane torta biscotto biscotti pizza hamburger zuppa insalata formaggio cioccolato gelato colazione cena cibo spaghetti',
    'caffe vino birra tazza bicchiere bottiglia ciotola piatto auto macchina macchine camion autobus treno treni moto motocicletta bicicletta tram aereo elicottero razzo nave barca barche veliero mongolfiera robot astronave satellite computer pianoforte chitarra violino tamburo',
    'libro libri lettera mappa orologio lampada lanterna candela candele specchio sedia divano letto tavolo vaso scatola baule chiave spada scudo corona anello statua scultura bambola giocattolo orsacchiotto',
  ),
  scenes: set(
    'paesaggio paesaggi montagna montagne bosco boschi foresta mare lago oceano spiaggia spiagge costa isola fiume cascata deserto prato campo campi valle collina giardino parco cielo luna sole tramonto alba aurora nuvole temporale pioggia neve nebbia',
    'arcobaleno citta paese villaggio strada vicolo casa capanna castello chiesa torre faro ponte porto stazione mercato stanza soggiorno cucina biblioteca spazio galassia pianeta',
  ),
  people: set(
    'donna donne uomo uomini signora signore ragazza ragazze ragazzo ragazzi persona persone gente amica amiche amico amici fidanzata fidanzato moglie marito coppia famiglia madre padre sorella fratello bambina bambine bambino bambini neonato',
    'regina re principessa principe cavaliere guerriera guerriero soldato cacciatore mago maga strega elfa elfo vampira vampiro angelo demone dea dio eroina eroe pirata suora monaco medico dottoressa insegnante',
    'cameriera cameriere ballerina ballerino cantante musicista pittrice pittore cuoca cuoco contadino marinaio capitano astronauta poliziotto attrice attore modella modello viso volto ritratto selfie bionda mora rossa qualcuno',
  ),
  pronouns: set('tu ti te tuo tua tuoi tue lei lui loro voi vostro suo sua suoi sue'),
  looks: set(
    'capelli occhi sorriso vestito gonna camicetta camicia pantaloni jeans giacca cappotto cappello berretto occhiali sciarpa maglione scarpe stivali bikini costume abito uniforme treccia riccioli barba lentiggini labbra armatura',
  ),
  articles: set('il lo la i gli le un uno una e o due tre di del della dei'),
  prepositions: set('con in nel nella nei sul sulla su sotto davanti vicino tra fra verso per come al alla a'),
  without: set('senza nessun nessuno nessuna'),
  request:
    /^(?:per favore |puoi |potresti |voglio (?:vedere )?|vorrei (?:vedere )?|mi piacerebbe (?:vedere )?|mostrami |fammi vedere |mandami |inviami |disegnami |disegna |dipingi |fammi |crea |genera |mostrarmi |mandarmi )*/u,
  medium: /\b(?:foto|fotografia|immagine|disegno|dipinto|quadro|illustrazione|schizzo) (?:di |del |della |con )/u,
  doing: /\w{2}(?:ando|endo|[aei]re)$/u,
};
