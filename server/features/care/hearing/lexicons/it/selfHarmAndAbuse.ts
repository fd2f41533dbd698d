import { sure } from '../../sure.ts';
import { CONTROL, DIE_OF, FUN, HIT, KILLSELF, ONE, TOPIC, TO_DIE } from './parts.ts';

export const selfHarmAndAbuse = [
  ...sure(['selfHarm', 'near', 'other'], '', [
    [
      `${ONE}(?: [^ .!?]+){0,5} (?:vuole|voleva|parla di|parlava di|dice (?:che vuole|di voler|che vorrebbe)|detto (?:che vuole|di voler|che vorrebbe)|scritto (?:che vuole|che vorrebbe)|minaccia di|minacciato di|pensa di|ha (?:provato|tentato|cercato) (?:a|di)|continua a dire che)(?: [^ .!?]+){0,3} (?:morire|uccidersi|ammazzarsi|farla finita|suicid[a-z]*|togliersi la vita|buttarsi|impiccarsi|sparire|farsi (?:del )?male|tagliarsi)`,
      `${FUN}|${TOPIC}|di vecchiaia|anni fa|sparire dal gruppo|ridere|voglio|vorrei`,
    ],
    [
      `(?:dice|detto|scritto|ripete|mandato|scrive)(?: [^ .!?]+){0,4} (?:che )?(?:non vuole (?:piu )?(?:vivere|esserci|svegliarsi|andare avanti)|vuole morire|si (?:ammazza|uccide|butta|suicida)|la (?:fa|fara) finita|la vita non ha|non ce la fa piu a vivere|staremmo meglio senza|e un peso per|vuole farla finita|vorrebbe (?:morire|essere mort[oa]|sparire)|addio)`,
      `${FUN}|di vecchiaia|al film`,
    ],
    [
      `(?:ha (?:tentato|provato) (?:il suicidio|a (?:uccidersi|ammazzarsi|suicidarsi))|si taglia (?:le braccia|i polsi|le gambe|di nascosto|da|con|ogni)|si (?:sta )?autolesion[a-z]*|(?:tagli|cicatrici|segni|graffi|bruciature) (?:fresch[ie] )?(?:sul(?:le|la|l)? ?|nel(?:le)? )?(?:su[aoei] )?(?:braccia|polsi|polso|braccio|gambe|cosce|avambracc[a-z]*) (?:di|a|del|della) (?:mi[ao]|figli[ao]|sorella)|visto (?:i tagli|tagli|dei tagli)|scoperto che si taglia|si fa del male)`,
      `${FUN}|${TOPIC}|anni fa|mi taglio|i miei|mi vede|ha visto`,
    ],
    [
      `(?:trovato|letto|lasciato|scritto)(?: [^ .!?]+){0,4} (?:lettera|biglietto|messaggio)(?: [^ .!?]+){0,2} (?:daddio|di addio|di suicidio)(?: [^ .!?]+){0,5} (?:di|della|del|sua|suo|figli[oa]|amic[oa]|sorella|fratello)`,
      `${FUN}|ho scritto`,
    ],
    [
      `(?:ho paura|temo|sono preoccupat[oa])(?: [^ .!?]+){0,4} che (?:[^ .!?]+ ){0,4}(?:si (?:uccida|ammazzi|faccia (?:del )?male|suicidi|tolga la vita|faccia qualcosa|butti|tagli)|faccia (?:una sciocchezza|qualche sciocchezza|qualcosa di brutto|una cazzata|la finita)|la faccia finita)`,
      `${FUN}|capelli`,
    ],
  ]),
  ...sure(['selfHarm', 'now', 'self'], '', [
    [
      `(?:stasera|stanotte|sta notte|sta sera|questa (?:notte|sera)|domani|oggi|adesso|ora|tra poco|fra poco|weekend|subito|tra un ora|domattina|entro)(?: [^ .!?]+){0,7},? ${KILLSELF}`,
      `${FUN}|${DIE_OF}|{food}|{work}|mi butto (?:sul|sulla|sotto le|nel letto|a letto|in piscina|in acqua|nella|in doccia)|mi lancio (?:in|nella|sul)|muoio (?:di|dal|dalla)|mi sparo (?:un|una|tutta|tutte|due|tre|la|il|4|3)|{love}|finisce tutto (?:il|bene|alle)|esame|palestra`,
    ],
    [
      `${KILLSELF}(?: [^ .!?]+){0,4} (?:stasera|stanotte|sta notte|sta sera|questa (?:notte|sera)|domani|oggi|adesso|ora|tra poco|weekend|subito)`,
      `${FUN}|${DIE_OF}|{food}|{work}|mi butto (?:sul|sulla|sotto le|nel letto|a letto|in piscina|in acqua|nella)|mi lancio|muoio (?:di|dal|dalla)|mi sparo (?:un|una|tutta|tutte|due|tre|la|il)|{love}|palestra|se (?:non )?(?:piove|perd)`,
    ],
    [
      `(?:stasera|stanotte|questa (?:notte|sera)|domani|oggi)(?: [^ .!?]+){0,4} (?:e|sara) (?:la mia |l ?|il mio )?(?:ultim[oa] (?:notte|sera|giorno|volta)|la notte giusta|il giorno|la notte)(?: [^ .!?]+){0,3}|(?:e|sara|questa) (?:la mia|l) ?ultim[oa] (?:notte|sera|giornata)(?! di (?:vacanza|ferie|mare|saldi))|(?:mia )?ultima (?:notte|sera) (?:su questa|al mondo|viv[oa]|sulla terra)`,
      `${FUN}|vacanz[ae]|ferie|{work}|{food}|hotel|albergo|{game}|festival|roma|trasloco|nubile|celibe|del mutuo|compleanno|matrimonio|laurea`,
    ],
    [
      `(?:sono|sto|seduto|seduta|in piedi|ecco)(?: [^ .!?]+){0,4} (?:sul|sui|sulla|in cima al|davanti ai|al bordo|vicino ai|sopra il|sul bordo|oltre) (?:[^ .!?]+ ){0,2}(?:ponte|tetto|cornicione|parapetto|binari|viadotto|cavalcavia|davanzale|scogliera|balcone)…(?:butt[a-z]*|salt[a-z]*|lanci[a-z]*|finit[ao]|non (?:scendo|torno)|addio|treno|volare|un passo|fine|giu|vuoto|coraggio)`,
      `${FUN}|sole|birra|vista|tramonto|foto|{food}|{pet}|{love}|tuff[a-z]*`,
    ],
    [
      `(?:ho|c e|ce|sono)(?: [^ .!?]+){0,4} (?:corda|cappio|lametta|pistola|pillole|pastiglie|coltello|sonniferi|farmaci|rasoio|gas|cintura|scatole|flacone)(?: [^ .!?]+){0,6} (?:in mano|davanti|pront[aeio]|sul tavolo|sul letto|sul comodino|carica|alla tempia|in bocca|alla gola|qui con me|al collo|accanto|sui polsi|sul polso|appesa|legata)`,
      `${FUN}|{food}|{medicine}|cucin[a-z]*|mi (?:ha|ha puntato)|{pet}|sci|lui|valigia|tagliare|affettare|arrampicata|giardino|barba`,
    ],
    [
      `(?:addio (?:a tutti|mondo|per sempre|mondo crudele)|questo e (?:un|il mio|l) ?(?:addio|ultimo messaggio|ultimo saluto)|(?:ho )?(?:scritto|lasciato|preparato|finito|scrivendo)(?: [^ .!?]+){0,4} (?:letter[ae]|bigliett[oi]|messaggi[o]?)(?: [^ .!?]+){0,3} (?:d ?addio|di addio|ai miei|a mia|a tutti|ai figli|per i miei|per mamma|sul tavolo)|lettera d ?addio|quando (?:leggerai|leggerete|leggera|troverann?o)(?: [^ .!?]+){0,6} (?:non ci saro|saro (?:gia )?(?:mort[oa]|via|lontan[oa])|sara (?:tutto )?finit[oa]|tardi)|volevo (?:solo )?(?:salutarti|dirti addio|dirti grazie)(?: [^ .!?]+){0,4} (?:ultima volta|per sempre|prima di (?:andarmene|farla|morire)))`,
      `${FUN}|{work}|collega che|al celibato|estate|zucchero|dieta|lettera di natale|babbo natale|laurea|{food}|bollette|disdetta`,
    ],
    [
      `(?:ho|abbiamo) (?:deciso|scelto|stabilito|pianificato|organizzato|preparato|trovato)(?: [^ .!?]+){0,4} (?:di morire|di farla finita|di uccidermi|di ammazzarmi|di togliermi|come (?:farlo|morire|farla|uccidermi)|il modo (?:per|di) (?:farlo|morire|farla|uccidermi|andarmene)|la data|il giorno|quando morire|di andarmene per sempre|il mio suicidio|di non esserci)`,
      `${FUN}|matrimonio|vacanz[ae]|nozze|{work}|esame|{love}|festa|battesimo|viaggio|laurea|trasloco|della cena`,
    ],
    [
      `(?:quant[eoi]|che dose|quale dose|quanta)(?: [^ .!?]+){0,5} (?:{pills}|gocce|grammi|milligrammi|piani|metri|sangue|candeggina)(?: [^ .!?]+){0,6} (?:per (?:morire|uccider[a-z]*|ammazzar[a-z]*|non svegliar[a-z]*|addormentarmi per sempre|farla finita|essere sicur[oa])|letal[ei]|mortal[ei]|overdose)|(?:modo|metodo|maniera) (?:piu )?(?:[^ .!?]+ ){0,3}(?:indolore|veloce|sicuro|rapido)?(?: [^ .!?]+){0,2} (?:di|per) (?:morire|uccidersi|suicidarsi|ammazzarsi|farla finita)|come (?:si fa a |posso |faccio a )?(?:morire|uccidersi|ammazzarmi|suicidarmi|uccidermi) (?:senza|in fretta|velocemente|senza dolore)`,
      `${FUN}|{pet}|zanzar[ae]|${TOPIC}`,
    ],
    [
      `(?:mi|sto per) (?:butto|lancio|getto|buttarmi|gettarmi|lanciarmi|impicco|sparo in)(?: [^ .!?]+){0,2} (?:sotto (?:un|il|la|al) (?:treno|metro|camion|primo treno|auto|tram)|dal (?:ponte|balcone|tetto|[a-z]+ piano|viadotto|cavalcavia|terrazzo)|dalla (?:finestra|scogliera|torre)|dal|nel vuoto|giu|di sotto|testa|bocca)`,
      `${FUN}|trampolino|scoglio|piscina|paracadute|elastico|esame|{work}|{food}|se (?:il|la|sento|non)|dal divano`,
    ],
    [
      `(?:regalat[oa]|dat[oa] via|sistemat[oa]|affidat[oa]|preparat[oa]|pulit[oa]|pagat[oa]|lasciat[oa])(?: [^ .!?]+){0,8} (?:non (?:mi )?(?:servir(?:a|anno)|serve) piu|tanto (?:io )?non ci saro|prima di (?:andarmene|farla finita|morire)|cosi (?:nessuno|non) (?:deve|dovra|devono|dovranno)|dove vado io|quando non ci saro(?: piu)?)`,
      `${FUN}|trasloco|{work}|{food}|culla|bici|pannolini`,
    ],
    [
      `(?:prima di|pronto a|pronta a|sto per|tra poco) (?:farla finita|morire|uccidermi|ammazzarmi|togliermi la vita|andarmene per sempre|suicidarmi)`,
      `${FUN}|${DIE_OF}|voglio (?:vedere|visitare)|cose da fare|una volta nella vita`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'self'], '', [
    [
      `(?:vogli[oa](?: solo| soltanto| proprio)?|vorrei|volevo|desidero|preferirei|preferisco|penso (?:spesso |sempre |solo )?(?:a|di)|pensando (?:a|di)|pensato (?:a|di)|pensavo (?:a|di)|spero di|sogno di|meglio|meriterei di|merito di|ho voglia di|voglia di|idea di|intenzione di|tentat[oa] di|devo|dovrei|dovevo|potessi|potrei|provato a|provo a|cercato di|bisogno di|fantastico di|ho paura di|magari)(?: solo| soltanto| davvero| proprio| tanto| spesso| seriamente| a volte)? (?:di |a |poter )?${TO_DIE}`,
      `${FUN}|${DIE_OF}|{game}|{love}|sapere|voleva|ho paura di (?:morire|crepare)|prima di (?:morire|crepare)|dopo (?:pranzo|la cena|aver mangiato)|andare a morire|lunedi mattina|palestra`,
    ],
    [
      `(?:non|nn)(?: ho| avere| avevo| sento| trovo| mi resta| vedo)?(?: [^ .!?]+){0,1} (?:voglio|vorrei|voglia di|la voglia di|la forza di|le forze per|senso|motivo|ragione|scopo|motivi)(?: [^ .!?]+){0,3} (?:viver[a-z]*|esister[a-z]*|svegliarmi|esserci|essere (?:qui|viv[oa]|al mondo)|andare avanti|continuare (?:a vivere|cosi|a esistere)|stare (?:al mondo|in questo mondo|qui)|campare|arrivare a domani|aprire gli occhi|vedere (?:domani|un altro giorno))`,
      `${FUN}|{love}|senza di te|con (?:i miei|mia madre|lui|lei|i coinquilini)|in (?:citta|questa casa|campagna|affitto)|presto|tardi|alle (?:[0-9]|sei|sette|cinque)|{work}|{game}|in italia|a milano|sveglia`,
    ],
    [
      `(?:voglio|vorrei|spero(?: di)?|prego di|sogno di|desidero)(?: [^ .!?]+){0,5} (?:addormentarmi|dormire|chiudere gli occhi|andare a (?:letto|dormire))(?: [^ .!?]+){0,3} (?:non (?:svegliarmi|riaprirli|svegliarsi)|per sempre|senza svegliarmi|mai piu svegliarmi)|non (?:svegliarmi|mi svegliassi|mi sveglio|dovermi svegliare|svegliarmi) (?:mai )?(?:mai )?piu|spero di non svegliarmi|addormentarmi per sempre`,
      `${FUN}|domenica|weekend|piumone|{pet}|in tempo|tardi`,
    ],
    [
      `(?:stareb+e(?:ro)?|starann?o|stara|starest[ei]|staremmo|starete|sareb+e(?:ro)?|saranno|viv[a-z]+|starebbero|sarebbe)(?: [^ .!?]+){0,4} (?:meglio|felic[ei]|sollevat[oi]|seren[oi]|piu felici|piu tranquilli|liber[oi]|facile)(?: [^ .!?]+){0,3} (?:senza (?:di )?me|se (?:io )?non ci (?:fossi|sono|saro)|se (?:morissi|sparissi|me ne andassi)|se non (?:esistessi|fossi (?:mai )?nat[oa]))|meglio (?:per tutti )?(?:se (?:non ci fossi|morissi|sparissi|non fossi (?:mai )?nat[oa]|non esistessi)|senza di me)`,
      `${FUN}|festa|{work}|{food}|{game}`,
    ],
    [
      `(?:sono|essere|mi sento|saro|sentirmi|sentendomi)(?: [^ .!?]+){0,3} (?:un|solo un|di) peso(?: [^ .!?]+){0,3}|(?:peso|fardello) per (?:tutti|la mia famiglia|i miei|chi|mia|loro|mio|gli altri|le persone)`,
      `${FUN}|palestra|sollevare|bilancia|peso (?:massimo|leggero|medio)|zaino|kg`,
    ],
    [
      `nessun[oa](?: [^ .!?]+){0,4} (?:si accorgereb+e|se ne accorgereb+e|noterebbe|mi piangereb+e|sentireb+e la mia mancanza|sentira la mia mancanza|mancherei|manchero|mancheria|piangerebbe|verrebbe al mio funerale|si accorgerebbe|se ne accorge che (?:non ci sono|sparisc[a-z]*)|noterebbe se|mi rimpiang[a-z]*)|(?:non )?manch(?:ero|erei) a nessuno|a nessuno (?:mancherei|manchero|importa se (?:vivo|muoio|sparisco))|chi (?:mai )?(?:si accorgerebbe|mi piangerebbe|sentirebbe la mia mancanza)`,
      `${FUN}|{food}|{thing}|parrucca|taglio|trucco|errore`,
    ],
    [
      `(?:la (?:mia )?vita|vivere|esistere|andare avanti|tutto|continuare)(?: [^ .!?]+){0,3} (?:non ha (?:piu )?(?:alcun |nessun )?(?:senso|scopo)|non vale (?:piu )?la pena|e inutile|fa (?:troppo )?male|non serve (?:a niente|piu)|mi fa schifo e)|che senso ha (?:vivere|andare avanti|continuare|tutto questo|la mia vita|svegliarsi|esistere)|a che (?:serve|pro) (?:vivere|andare avanti|continuare|svegliar[a-z]*)|perche (?:dovrei|continuare a|devo|continuo a) (?:vivere|esistere|restare|svegliarmi)`,
      `${FUN}|senza (?:caffe|te|pizza|cioccolat[ao])|{food}|{pet}|{work}|{game}|inverno|filosof[a-z]*|inutile che`,
    ],
    [
      `(?:stanc[oa]|stuf[oa]|esaust[oa]|stufo|nausea)(?: [^ .!?]+){0,3} (?:di vivere|della vita|di esistere|di stare al mondo|di respirare|di questa vita|di svegliarmi ogni|di lottare|di essere viv[oa])`,
      `${FUN}|di vivere (?:con|in|a)|sedentaria|di citta|da single|di ufficio|{work}`,
    ],
    [
      `(?:era|sarebbe|fosse|sarebbe stato) meglio(?: [^ .!?]+){0,4} (?:non fossi (?:mai )?nat[oa]|non essere nat[oa]|morissi|fossi mort[oa])|(?:non fossi|essere) mai nat[oa]|avrei (?:preferito|voluto) non nascere|perche sono nat[oa]|(?:magari|vorrei che|spero che)(?: [^ .!?]+){0,4} (?:morissi|un (?:camion|auto|treno|infarto) (?:mi )?(?:invest|prend|ven|centr)[a-z]*|mi investa|mi venisse un (?:tumore|infarto)|morissi|non mi svegliassi)|se (?:morissi|sparissi|non ci fossi piu|mi ammazzassi|mi uccidessi|muoio|mi succedesse)(?: [^ .!?]+){0,6} (?:nessuno|meglio|chi|felici|sollievo|importerebbe|cambierebbe|se ne accorg[a-z]*|mancher[a-z]*)`,
      `${FUN}|{food}|{thing}`,
    ],
    [
      `mi (?:sono |so |ero )?(?:tagli|tagliat|incid|incis|bruci|bruciat|ferisc|ferit|graffi|graffiat|autolesion|lesion)[a-z]*(?: [^ .!?]+){0,5} (?:braccia|braccio|polsi|polso|cosce|coscia|gambe|vene|pelle|avambracc[a-z]*|pancia|di nuovo|ancora|di nascosto|apposta|lametta|per (?:sentire|non|punir[a-z]*|calmar[a-z]*|sfogar[a-z]*)|quando (?:sto male|sono (?:triste|giu)|non ce la)|ogni (?:sera|notte|giorno)|da (?:anni|mesi|settimane)|con (?:la|una|il|le) (?:lam[a-z]*|sigarett[ae]|accendino|forbici|rasoio|taglierino|vetro)|stanotte|ieri (?:sera|notte)|dopo (?:mesi|settimane|tanto))`,
      `${FUN}|capelli|frangia|unghi[ae]|{food}|carta|cucin[a-z]*|barba|rasand[a-z]*|{pet}|ceretta|sole|spiaggia|forno|ferro da stiro|depil[a-z]*|piastra|giardin[a-z]*|gamba depil|moka|barbecue|pentola|abbronz[a-z]*|{thing}`,
    ],
    [
      `(?:tagliarmi|farmi (?:del )?male|ferirmi|bruciarmi|incidermi|autolesionarmi|farmi (?:dei |i )?tagli|punirmi)(?: [^ .!?]+){0,3}|mi faccio (?:del )?male (?:da sol[ao]|apposta|di nascosto|per|quando|ancora|con)|mi (?:sono )?fatt[ao] (?:del )?male (?:apposta|di nuovo|da sol[ao]|di proposito)|autolesion[a-z]*|mi faccio (?:dei |i )?tagli|ho ripreso a tagliarmi|(?:ricominciato|ricascat[oa]|ricadut[oa])(?: [^ .!?]+){0,4} (?:tagli[a-z]*|lam[a-z]*|farmi)|(?:nuovi|altri) tagli (?:sul|sulle|oggi)|lamett[ae](?: [^ .!?]+){0,6} (?:braccio|polso|cosc[ea]|pelle|cassetto|nascost[ae]|sollievo|calma)`,
      `${FUN}|${TOPIC}|capelli|frangia|unghi[ae]|{food}|barba|barbiere|parrucchier[ae]|fuori|palestra|corsa|le gambe|allen[a-z]*|{thing}|vacanz[ae]|psicologia|ho paura di farmi male|sci`,
    ],
    [
      `(?:pensier[io]|idee|ideazione|istint[oi]|tendenze|piano|tentativ[oi])(?: [^ .!?]+){0,3} (?:suicid[a-z]*|di (?:morte|morire|farla finita|uccidermi|ammazzarmi)|autolesiv[io]|di farmi (?:del )?male)|(?:penso|pensando|pensato|pensavo|medit[a-z]*|contempl[a-z]*) (?:[^ .!?]+ ){0,3}(?:al|il|sul) suicidio|(?:tentato|tentero|tentare|provato) (?:il|al) suicidio|sono (?:un[a]? )?suicida|mi suicid[a-z]*|suicidarmi`,
      `${FUN}|${TOPIC}|hara ?kiri|{work}`,
    ],
    [
      `(?:non (?:vedo|c e|ce|trovo|esiste|ho)) (?:[^ .!?]+ ){0,3}(?:via d ?uscita|vie d ?uscita|via di uscita|futuro per me|altra soluzione|nessun futuro|altro modo (?:per|di) (?:smettere|far))|l ?unica (?:soluzione|via|uscita|via d ?uscita|cosa che resta) (?:e|per me e|rimasta)? ?(?:[^ .!?]+ ){0,3}(?:morire|la morte|farla finita|sparire|non esserci|uccidermi|ammazzarmi)|solo (?:la morte|morendo|morire)(?: [^ .!?]+){0,4} (?:pace|dolore|liber[a-z]*|risolv[a-z]*|smett[a-z]*)|(?:la morte|morire) (?:[^ .!?]+ ){0,3}(?:liberazione|unica soluzione|un sollievo|sollievo)`,
      `${FUN}|{game}|parcheggio|traffico|labirinto|ikea|rotonda`,
    ],
    [
      `(?:tanto |presto |fra poco |tra un mese )(?:[^ .!?]+ ){0,3}(?:non ci saro(?: piu)?|saro mort[oa])|quando (?:io )?(?:non ci saro piu|saro mort[oa]|me ne saro andat[oa])|se (?:domani )?non (?:ci sono|dovessi esserci) piu|(?:il mio|al mio) funerale|saluta(?:mi|te) (?:tutti|i miei|mamma) (?:per me|da parte)`,
      `${FUN}|vacanz[ae]|ferie|{work}|fuori|in ufficio|alla riunione|compleanno|nonna|vecchi[oa]|alla festa`,
    ],
    [
      `(?:strada|macchina|guid[a-z]*|auto|treno|binari|metro|ponte|balcone|finestra)(?: [^ .!?]+){0,9}? (?:penso (?:di|a) (?:butt[a-z]*|salt[a-z]*|lanci[a-z]*|sterz[a-z]*|schiant[a-z]*|chiud[a-z]*)|voglia di (?:butt[a-z]*|salt[a-z]*|sterz[a-z]*|schiant[a-z]*|lanci[a-z]*)|basterebbe (?:un|una|poco|sterz[a-z]*)|farla finita|contro un (?:muro|albero|pilone|guardrail|camion))`,
      `${FUN}|parchegg[a-z]*|incidente|retromarcia`,
    ],
  ]),
  ...sure(['abuse', 'now', 'self'], '', [
    [
      `(?:mi (?:ha|hanno) (?:quasi )?(?:strangolat[ao]|strozzat[ao]|accoltellat[ao]|puntato)|(?:mani|mano|cintura|corda)(?: [^ .!?]+){0,3} (?:al|intorno al|sul|attorno al) (?:mio )?collo|mi (?:ha|stringe|stringeva|ha stretto|teneva|preme[va]*)(?: [^ .!?]+){0,3} (?:la gola|il collo|alla gola|per la gola|al collo))(?: [^ .!?]+){0,3}`,
      `${FUN}|{love}|sciarpa|collana|coccol[a-z]*|{pet}|massaggi[a-z]*|cravatta|{game}|dolore`,
    ],
    [
      `(?:mi sono|sono)(?: [^ .!?]+){0,2} (?:chius[ao]|nascost[ao]|barricat[ao]|rinchius[ao])(?: [^ .!?]+){0,4} (?:in|nel|nell|nella|dentro|in un) ?(?:[^ .!?]+ )?(?:bagno|camera|armadio|cantina|macchina|sgabuzzino|garage|stanza)…(?:lui|marito|compagno|padre|fuori|ex|sfond[a-z]*|urla|picchi[a-z]*|coltello|porta|ubriac[oa]|ammazz[a-z]*)`,
      `${FUN}|nascondino|regalo|ragno|studiare`,
    ],
    [
      `(?:dice|detto|giura|minaccia|promess[oa]|urla|ripete|scritto|minacciat[oa])(?: [^ .!?]+){0,6} (?:mi (?:ammazza|uccide|brucia|taglia la gola|spara|sfregia|trova|butta l ?acido)|ammazzarmi|uccidermi|ci ammazza|mi fa fuori|ammazza me|ammazza tutti|mi ammazzera|di morte|darmi fuoco|sfigurarmi)`,
      `${FUN}|{laugh}|prof|mamma se|{food}|{game}|voci|voce`,
    ],
    [
      `se (?:lo lascio|me ne vado|lo denuncio|parlo|scappo|vado via|torno|chiamo|esco|provo a|lo dico|racconto)(?: [^ .!?]+){0,7} (?:mi (?:ammazza|uccide|trova|toglie|fa|picchia)|ammazza|uccide|me la fa pagare|i bambini|i figli)`,
      `${FUN}|{food}|{game}|{work}`,
    ],
    [
      `(?:sta|stanno) (?:sfondando|spaccando|rompendo|prendendo a calci|tirando|distruggendo|battendo)(?: [^ .!?]+){0,4} (?:porta|casa|piatti|tutto)|(?:ha|con|impugna|brandisce) (?:in mano )?(?:un|il) (?:coltello|ascia|martello|fucile)(?: [^ .!?]+){0,6} (?:contro di me|mi|ammazz[a-z]*|figli|paura|vuole)`,
      `${FUN}|{food}|cucin[a-z]*|{pet}|ristruttur[a-z]*|taglia`,
    ],
  ]),
  ...sure(['abuse', 'near', 'other'], '', [
    [
      `(?:mio|il|suo|lui|quell|un|marito|compagno|padre|vicino|ragazzo|fidanzato|madre|tipo|patrigno|figlio|badante|mamma|papa|loro|genitori)(?: [^ .!?]+){0,5} (?:la|lo|li|le|l ?ha|l ?hanno|li ha|sua|mia|suo|il|i|picchia|mena) ?(?:picchi[a-z]*|menat[ao]|mena|massacr[a-z]*|maltratt[a-z]*|strattona[a-z]*|prende a (?:schiaffi|calci|pugni|botte|cinghiate)|riempie di (?:botte|lividi)|alza le mani|chiude a chiave|(?:mia|sua|la|i|il|suo) (?:[^ .!?]+ )?(?:moglie|madre|mamma|sorella|figl[a-z]*|bambin[a-z]*|compagna|ragazza|fratell[a-z]*|nonn[ao]))`,
      `${FUN}|{food}|{game}|{love}|accompagn[a-z]*|(?:porta|ama|chiama|saluta|vede|guarda|aspetta|adora|ha sposato|vizia|abbraccia|aiuta|cucina|ha portato|viene)|di baci|vacanz[ae]|chitarra|\\bmi (?:picchia|mena)`,
    ],
    [
      `(?:picchia|mena|maltratta|massacra|malmena|picchiava|menava|picchiato|pesta|prende a (?:botte|calci|pugni|schiaffi|cinghiate)|alza le mani su|mette le mani addosso a|riempie di botte)(?: [^ .!?]+){0,3} (?:sua|mia|suo|mio|la|il|i|le|su|tutti|un|una|lei|nostr[ao]) ?(?:[^ .!?]+ )?(?:moglie|madre|mamma|sorell[a-z]*|figl[a-z]*|bambin[a-z]*|compagna|ragazza|fidanzata|fratell[a-z]*|nonn[ao]|nipot[a-z]*|vicina|amica|padre|marito)`,
      `${FUN}|{game}|a (?:carte|scacchi|tennis)`,
    ],
    [
      `(?:amica|sorella|figlia|vicina|collega|mamma|madre|bambin[oai]|figlio|nipote|alunn[ao]|cugina|compagn[oa]|nonn[oa]|ragazzin[oa]|fratellino|cognata)(?: [^ .!?]+){0,8} (?:livid[oi]|occhio nero|la picchia|lo picchia|viene picchiat[oa]|la mena|picchiat[oa] (?:da|dal)|maltrattat[oa]|la minaccia|la segue|terrorizzat[oa]|paura (?:del|di (?:tornare|suo|lui)|di andare a casa)|la (?:tiene )?chius[oa]|non la lascia|non la fa|le mette le mani|le ha messo le mani|le ha (?:rotto|spaccato|dato))`,
      `${FUN}|{game}|{food}|calcetto|rugby|bici|pallone|cadut[oa]|fantasm[ai]|buio|volare`,
    ],
    [
      `(?:sento|sentiamo|si sentono|sentito)(?: [^ .!?]+){0,8} (?:urla[a-z]*|piang[a-z]*|botte|colpi|grida[a-z]*|picchi[a-z]*|aiuto)(?: [^ .!?]+){0,8} (?:vicin[oai]|moglie|bambin[oai]|donna|piano|appartamento|marito|parete|accanto|muro|smetti|aiuto)|(?:vicin[oai]|piano di (?:sopra|sotto)|appartamento (?:accanto|sopra))(?: [^ .!?]+){0,8} (?:urla[a-z]*|pianti|piange|botte|picchi[a-z]*|grida)`,
      `${FUN}|gol|rigore|{game}|{pet}|sesso|karaoke|musica|trapano`,
    ],
  ]),
  ...sure(['abuse', 'near', 'self'], '', [
    [
      `(?:mi|m|ci|ce le|me le)(?: (?:ha|hanno|aveva|a))? ?(?:di nuovo |ancora |sempre |anche |spesso |gia |ieri |quasi )?(?:ha |hanno )?${HIT}`,
      `${FUN}|{game}|{pet}|{love}|a (?:carte|scacchi|ping|tennis|burraco|briscola)|{food}|battut[ae]|mena (?:il|per)|sconto|sole|vento|{work}|bambino in pancia|pancia|colpit[oa] (?:molto|la|il|tanto|come|da|dalla|dal)|spint[oa] a|massaggi|nel letto|culo|eccita|sberla emotiva|canzone|calcetto|allenamento|arbitro`,
    ],
    [
      `(?:{partner}|{parent}|lui|lei|ex|figlio|fratello|coinquilino|tipo|mi)(?: [^ .!?]+){0,4} (?:mi|m|ci)(?: (?:ha|hanno|aveva))? ?(?:sempre |di nuovo |continuamente |ogni giorno )?${CONTROL}`,
      `${FUN}|{game}|{pet}|{laugh}|instagram per|tiktok|con lo sguardo|{food}|solletico|dieta|pressione|volo|spiaggia|compiti|freni|{work}|segue (?:in|nel|sui social)`,
    ],
    [
      `non (?:mi|ci) (?:lascia|fa|permette|lasciano|fanno|da)(?: [^ .!?]+){0,2} (?:uscire|vedere (?:le|i|mia|la|nessuno|gli|le mie|i miei)|parlare con|lavorare|andare (?:via|a trovare|da|in ospedale)|avere (?:amici|soldi|un telefono)|i soldi|usare il telefono|mangiare (?:se|finche|con)|telefonare|soldi|chiamare|respirare senza)`,
      `${FUN}|{pet}|{work}|febbre|caldo|pioggia|in pace|il mal|traffico|stress|la serie|netflix`,
    ],
    [
      `(?:ho|abbiamo|vivo (?:nella|con la)|ho tanta|ho troppa|ho sempre) (?:[^ .!?]+ )?paura (?:di|che|a|del|quando)(?: [^ .!?]+){0,4} (?:mio (?:marito|padre|compagno|ex|ragazzo|fidanzato|patrigno|figlio|fratello|zio)|mia (?:moglie|madre|compagna)|lui|tornare a casa|rientrare|torna (?:a casa|ubriaco)|mi (?:trovi|ammazzi|picchi|faccia del male|segua|aspetti|uccida|meni)|padre)`,
      `${FUN}|{game}|{pet}|voto|pagella|lasci|tradisc[a-z]*|muoia|prend[a-z]*|perder[a-z]*|delud[a-z]*|dentista|operazione|stia male|veda|buio|ragn[oi]|innamor[a-z]*`,
    ],
    [
      `(?:livid[oi]|occhio nero|segni (?:sul|sulle|al)|labbro spaccato|costol[ae] rott[ae]|ematomi)(?: [^ .!?]+){0,8} (?:mi[oa] (?:marito|padre|compagno|ragazzo|madre|ex|fidanzato|moglie)|lui|trucco|fondotinta|copr[oi]|nascond[oe]|nascondere|coprire|maniche|per colpa sua|scale|caduta|sbattut[oa] contro)|(?:copr[a-z]*|nascond[a-z]*)(?: [^ .!?]+){0,4} (?:livid[oi]|segni|occhio nero)`,
      `${FUN}|{game}|{pet}|calcetto|rugby|bici|judo|karate|sci|boxe`,
    ],
    [
      `(?:mi[oa] |l |il )?(?:ex|ex marito|ex ragazzo|ex fidanzato|ragazzo|marito|tizio|uomo|lui)(?: [^ .!?]+){0,6} (?:sotto casa|(?:davanti|fuori) (?:al|dal|alla|da|casa)(?: mi[oa])? ?(?:lavoro|casa|ufficio|scuola|portone)|mi (?:segue|pedina|perseguita|stalker[a-z]*|spia|tormenta|insegue)|gps (?:nella|sulla)|localizz[a-z]*|si presenta)(?: [^ .!?]+){0,3}`,
      `${FUN}|{pet}|instagram|tiktok|fiori|serenata|{food}|macchina nuova|sorpresa|furgone`,
    ],
    [
      `(?:mi|ci) (?:tratta|chiama|insulta|urla)(?: [^ .!?]+){0,5} (?:serva|schiava|cane|puttana|troia|nullita|mort[oa]|tutti i giorni|ogni giorno|davanti ai)|(?:mio|mia) (?:marito|padre|madre|compagno|moglie|ragazzo|figlio|patrigno) (?:e|era|diventa|diventato) (?:[^ .!?]+ ){0,3}(?:violent[oa]|manesc[oa]|aggressiv[oa])`,
      `${FUN}|{game}|gol|{love}|a letto`,
    ],
  ]),
  ...sure(['eating', 'near', 'other'], '', [
    [
      `(?:{child}|{friend}|{partner}|{parent}|lei)(?: [^ .!?]+){0,5} (?:non (?:mangia|tocca cibo|vuole mangiare)(?: [^ .!?]+){0,2} (?:piu|da|niente|quasi|nulla|giorni|settimane)|vomita (?:dopo|ogni|tutto|di nascosto|apposta)|(?:pelle e ossa|scheletr[a-z]*|anoressi[a-z]*|bulimi[a-z]*)|si (?:chiude|rinchiude) in bagno dopo (?:i pasti|mangiato|cena|aver)|pesa [0-9a-z]+ (?:chili|kg) e|butta (?:via )?il cibo|prende (?:i )?lassativi|si provoca il vomito|nasconde il cibo)`,
      `${FUN}|{pet}|${TOPIC}|verdur[ae]|carne|gamberi|virus|influenza|{food}|glutine|spinaci|nausea`,
    ],
  ]),
  ...sure(['eating', 'near', 'self'], '', [
    [
      `(?:non|nn) (?:[^ .!?]+ ){0,1}(?:mangio|mangiato|tocco cibo|tocco niente|toccato cibo|mangiando|mando giu (?:niente|nulla)|metto (?:niente|nulla) (?:in|sotto))(?: [^ .!?]+){0,4} (?:da (?:[^ .!?]+ ){0,2}(?:giorn[oi]|settiman[ae]|ieri|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|altroieri|mesi|ore)|[0-9]+ giorni|giorni|per (?:dimagrire|punir[a-z]*|settimane|giorni)|perche (?:non merito|sono grass[oa]|faccio schifo|mi faccio schifo))`,
      `${FUN}|{pet}|{food}|carne|dolci|glutine|pesce|zuccher[io]|latticini|{work}|influenza|gastroenterite|ramadan|operazione|sushi|fritt[oi]|pane|carboidrat[ie]|verdur[ae]`,
    ],
    [
      `(?:[a-z0-9]+|qualche) (?:giorn[oi]|settiman[ae])(?: [^ .!?]+){0,2} (?:che )?(?:non (?:mangio|tocco|mangiavo|ingoio)|senza (?:mangiare|cibo|toccare cibo|toccare)|a digiuno|di digiuno|solo (?:acqua|caffe|te|brodo)|che digiuno|che vado avanti)|(?:sto digiunando|digiuno) da (?:[^ .!?]+ ){0,2}(?:giorni|settimana|settimane)`,
      `${FUN}|{pet}|{food}|carne|dolci|glutine|ramadan|cura|medico|pesce|zuccheri|fumare`,
    ],
    [
      `(?:mi )?(?:provoc[a-z]*|induc[a-z]*|procur[a-z]*|indott[oa]|forz[a-z]* a|costring[a-z]* a) (?:[^ .!?]+ )?(?:il )?vomit[a-z]*|(?:due )?dita in gola|(?:vomit[oa]|vomitato|vado a vomitare|corro a vomitare|vomitare|rimettere|rimetto|vomitavo)(?: [^ .!?]+){0,3} (?:tutto (?:quello|cio) che|dopo (?:ogni|mangiato|aver mangiato|i pasti|cena|pranzo|ogni pasto|ogni cena|le abbuffate)|ogni (?:pasto|volta che mangio|cosa che|sera)|di nascosto|apposta|di proposito|quello che (?:ho mangiato|mangio)|per (?:non ingrassare|dimagrire)|in doccia)|(?:abbuff[a-z]*|mangiat[oa]|mangio|strafog[a-z]*|ingozz[a-z]*|svuotat[oa] il frigo)(?: [^ .!?]+){0,8} (?:(?:e|poi|dopo|vado a|per poi|sono andata a|corro a) )+(?:[^ .!?]+ ){0,2}(?:vomit[a-z]*|rimett[a-z]*|rigett[a-z]*|bagno a)`,
      `${FUN}|{pet}|virus|influenza|incinta|gravidanza|ubriac[oa]|avariat[oa]|cozze|nausee|sbronz[ae]|chemio|intossicazion[ea]|pesce|macchina`,
    ],
    [
      `(?:prendo|preso|prendendo|presa|ingoio|uso|abuso di|scatola di|manciata di|imbottit[oa] di|tant[ie]|troppi|abusando di|altri|[0-9]+)(?: [^ .!?]+){0,4} (?:lassativ[oi]|diuretic[oi]|pillole dimagranti)|lassativ[oi](?: [^ .!?]+){0,5} (?:ogni|tutti i giorni|dopo (?:ogni|mangiato|aver|i)|per (?:dimagrire|pesare|perdere)|tutte le|magr[oa])`,
      `${FUN}|{pet}|medico|dottor[ea]|stitic[a-z]*|colonscopia|esame|prescritt[oi]|pressione`,
    ],
    [
      `(?:non merito|mi (?:vieto|proibisco|impedisco)|non mi permetto|non mi concedo|non ho diritto)(?: [^ .!?]+){0,2} (?:di mangiare|cibo|il cibo|mangiare)|mi (?:punisco|odio|sento (?:in colpa|schif[a-z]*|sporc[oa])|faccio schifo)(?: [^ .!?]+){0,6} (?:mangi[a-z]*|cibo|biscott[oi]|una mela|pezzo di pane|boccon[ei])|(?:mangiat[oa]|mangio)(?: [^ .!?]+){0,7} (?:mi (?:punisco|odio|faccio schifo|sento (?:una )?(?:schifosa|merda|grassa)|devo punire)|devo (?:digiunare|bruciarl[aeo]|smaltirl[aeo]|correre finche|vomitare)|domani digiuno|ora digiuno)`,
      `${FUN}|{pet}|palestra|panettone|natale|pasqua|cenone`,
    ],
    [
      `(?:ho|mi fa|terrore|panico|ho il terrore|mi terrorizza|fobia|ansia)(?: [^ .!?]+){0,4} (?:paura|terrore|terrorizza|panico|ansia|di)(?: [^ .!?]+){0,3} (?:mangiare|del cibo|il cibo|ingrassare|di ingrassare|prendere (?:peso|un chilo|chili)|mettere su|di ogni (?:boccone|caloria)|le calorie)`,
      `${FUN}|{pet}|{food}|funghi|vacanz[ae]|natale|da sol[oa] al ristorante|piccante|sushi`,
    ],
    [
      `(?:peso|pesavo|sono a|arrivat[oa] a|scesa? a|sono scesa? a)(?: [^ .!?]+){0,3} (?:3[0-9]|4[0-4]|trent[a-z]+|quaranta(?:due|tre|quattro|uno)?) ?(?:kg|chili|kili)?(?: [^ .!?]+){0,8} (?:grass[oa]|mi vedo|ancora|troppo|enorme|non basta|meno|obiettivo|svengo|ospedale|schifo|fermarmi|cicciona|ciclo)|(?:mi (?:vedo|sento) (?:[^ .!?]+ ){0,2}(?:grass[oa]|enorme|obes[oa]|ciccion[ea]|una balena)(?: [^ .!?]+){0,8} (?:chili|kg|pelle e ossa|ossa|digiun[a-z]*|non mangi[a-z]*|vomit[a-z]*|tutti dicono|smett[a-z]*))`,
      `${FUN}|{pet}|natale|cenone`,
    ],
    [
      `(?:solo|soltanto|vivo di|vado avanti a|mangio|mangiat[oa]|campo di)(?: [^ .!?]+){0,3} (?:una mela|mezza mela|acqua|gomme|gomma da masticare|caffe|[1-5][0-9]0 (?:kcal|calorie)|(?:un )?(?:cetriol[oi]|yogurt|cracker|gallett[ae]))(?: [^ .!?]+){0,4} (?:al giorno|in (?:tutto il|un) giorno|oggi e|da (?:[^ .!?]+ )?(?:giorni|settiman[ae]|ieri)|e (?:basta|sigarette|gomme|coca zero)|(?:in|per) [^ .!?]+ giorni)|(?:anoressi[a-z]*|bulimi[a-z]*|disturbo alimentare)(?: [^ .!?]+){0,5} (?:tornat[oa]|di nuovo|ricadut[a-z]*|sta vincendo|peggior[a-z]*|ricascat[a-z]*|mi sta)|(?:ricascat[oa]|ricadut[oa]|ricaduta)(?: [^ .!?]+){0,3} (?:anoressi[a-z]*|bulimi[a-z]*|abbuff[a-z]*|vomito)|(?:svengo|svenut[oa]|gira la testa|tremo|capelli)(?: [^ .!?]+){0,6} (?:non mangio|digiun[a-z]*|dalla fame|perche non mangi[a-z]*)`,
      `${FUN}|{pet}|${TOPIC}|sete|caldo`,
    ],
  ]),
];
