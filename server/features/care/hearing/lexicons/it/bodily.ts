import { sure } from '../../sure.ts';
import { FUN, HARMLESS_PILLS, MANY, ONE, TOOK, TOPIC } from './parts.ts';

export const bodily = [
  ...sure(['injury', 'now', 'other'], '', [
    [
      `${ONE}(?: [^ .!?]+){0,3} ha (?:appena |gia )?${TOOK}≈(?:${MANY} ≈)?{pills}(?:≈(?:insieme|non|e ora|adesso|svegl[a-z]*|tutt[eo]))?`,
      `${HARMLESS_PILLS}|ha preso le (?:sue )?(?:medicine|pillole) (?:per|della|del)`,
    ],
    [
      `(?:si e) (?:appena )?(?:tagliat[oa] (?:le vene|i polsi)|impiccat[oa]|sparat[oa]|buttat[oa] (?:dal|dalla|sotto|giu)|lanciat[oa] (?:dal|dalla|nel vuoto))`,
      `${FUN}|anni fa|divano`,
    ],
  ]),
  ...sure(['injury', 'now', 'self'], '', [
    [
      `(?:ho|o|avevo|aver|abbia|mi sono|sto)(?: [^ .!?]+){0,3} ${TOOK}(?: [^ .!?]+){0,4} ${MANY}(?: [^ .!?]+){0,4} {pills}`,
      HARMLESS_PILLS,
    ],
    [
      `(?:ho|mi sono) (?:appena |gia )?(?:ingoiat|ingerit|inghiottit|bevut|svuotat|pres)[oiae](?: [^ .!?]+){0,3} (?:{pills})(?: [^ .!?]+){0,4} (?:tutt[eoi]|insieme|in un colpo|in una volta|con (?:la |il |mezza |una )?(?:[^ .!?]+ )?(?:vodka|vino|whisky|alcol|grappa|gin|rum))`,
      HARMLESS_PILLS,
    ],
    [
      `(?:le|li|lo|me le|me li) ho (?:appena |gia )?(?:pres|ingoiat|mandat|buttat|inghiottit|svuotat)[eio](?: giu)? tutt[eio]|(?:pres|ingoiat|inghiottit)[eio] tutt[eio](?: insieme| quante)?$`,
      `${FUN}|{food}|{work}|caramelle|ciliegie|chiavi|buste|biscotti|metro|curve`,
    ],
    [
      `(?:ho|sto)(?: [^ .!?]+){0,3} (?:bevuto|bevendo|ingoiato|ingerito|mandato giu|inghiottito)(?: [^ .!?]+){0,4} {poison}`,
      `${FUN}|per sbaglio il cane|caffe`,
    ],
    [
      '(?:ho fatto|sono andat[oa] in|sto andando in|ho avuto|sto facendo|sono in) (?:un |una |unaltra )?overdose',
      `${FUN}|{food}|serie|anni fa`,
    ],
    [
      `(?:mi sono|mi so|me so|ho)(?: [^ .!?]+){0,3} (?:tagliat|apert|aperto|incis|recis|squarciat)[oa](?: [^ .!?]+){0,4} (?:le vene|vene|i polsi|il polso|la gola|troppo (?:a fondo|in profondita|profondo|forte)|profond[oa](?:mente)?|in profondita|a fondo)`,
      `${FUN}|{food}|cucinando|affettando|anni fa`,
    ],
    [
      `(?:taglio|tagli|tagliat[oa]|lametta|ferit[ae]|polso|braccio|coltello|inciso)(?: [^ .!?]+){0,8}? (?:non (?:si ferma|smette|riesco a fermar[a-z]*)|sangue ovunque|pieno di sangue|troppo profond[oi]|perdo (?:molto|tanto|troppo) sangue|sanguina (?:tanto|troppo|molto|ancora)|esce (?:tanto|troppo|molto) sangue|non smett[eo] di sanguinare|sangue dappertutto)`,
      `${FUN}|{food}|cucin[a-z]*|barba|{pet}`,
    ],
    [
      `(?:sangue|sanguin[a-z]*)(?: [^ .!?]+){0,10}? (?:mi sono (?:tagliat|apert)[oa]|ho tagliato troppo|lametta)`,
      `${FUN}|{food}|cucin[a-z]*|barba`,
    ],
    [
      'mi sono (?:appena )?(?:sparat[oa]|accoltellat[oa]|pugnalat[oa]|impiccat[oa]|avvelenat[oa]|dat[oa] fuoco|iniettat[oa](?: [^ .!?]+){0,3} (?:insulina|eroina|aria))',
      `${FUN}|{food}|ristorante|sparat[oa] (?:una|un|tutta|tutte|la|tre|due|sei)`,
    ],
  ]),
  ...sure(['medical', 'now', 'other'], '', [
    [
      `non (?:sta |mi |ci )?(?:respira(?:ndo)?)(?: piu| bene| quasi)?|non riesce (?:piu )?a respirare|respira (?:a fatica|male|appena|a malapena|strano)|fa fatica a respirare|smesso di respirare`,
      `${FUN}|{pet}|${TOPIC}|la pelle|tessuto|sintetic|si respira|aria che|vino|non ci respira|naso chiuso`,
    ],
    [
      `(?:e|sta|trovat[oa]|giace|resta|cadut[oa])(?: [^ .!?]+){0,3} (?:svenut[oa]|incosciente|priv[oa] di sensi|collassat[oa]|esanime|senza sensi)|(?:ha )?perso (?:i sensi|conoscenza|coscienza)`,
      `${FUN}|{pet}|${TOPIC}|quasi|per la felicita|anni fa|davanti al conto|batteria|dal sonno|sul divano dopo`,
    ],
    [
      `non (?:si sveglia|si risveglia|riesco a svegliarl[oa]|riusciamo a svegliarl[oa]|si riprende|reagisce|da segni di vita|risponde agli stimoli)(?: piu)?`,
      `${FUN}|{pet}|sveglia|telefono|computer|mercato|{work}|domenica|mattina|mai prima|caffe|prima delle`,
    ],
    [
      `(?:${ONE}|ha|sta avendo|fa)(?: [^ .!?]+){0,4} (?:convulsion[ie]|crisi epilettica|attacco epilettico|schiuma alla bocca|trema tutt[oa] e)`,
      `${FUN}|{pet}|${TOPIC}|anni fa|da piccol[oa]|farmaco`,
    ],
    [
      `(?:labbra|faccia|viso|unghie|dita)(?: [^ .!?]+){0,3} (?:blu|viola|bluastr[ae]|cianotic[ao])|diventat[oa] (?:blu|viola|cianotic[oa])|sta diventando (?:blu|viola)`,
      `${FUN}|rossetto|mirtill[oi]|mare|piscina|trucco|smalto|freddo`,
    ],
    [
      `(?:${ONE}|bocca|faccia|viso|mezza faccia)(?: [^ .!?]+){0,5} (?:bocca storta|storta|paralizzat[oa]|cadente|penzola|parla (?:strano|male|in modo strano|impastat[oa])|biascica|non (?:muove|sente) (?:piu )?(?:il|la|un|mezza|meta)|non riesce (?:piu )?a (?:parlare|muovere|muoversi|alzare il))`,
      `${FUN}|{pet}|${TOPIC}|{laugh}|selfie|dentista|anestesia|ubriac`,
    ],
    [
      `(?:{child}|bambin[oa]|mesi|anni|lei|lui|piccol[oa]|gemell[oi]|ha)(?: [^ .!?]+){0,5} (?:ingoiato|ingerito|bevuto|inghiottito|mandato giu|mangiato)(?: [^ .!?]+){0,5} (?:pila|batteria|batterie|pile|moneta|magnet[ei]|{poison}|pastiglia della lavastoviglie|ammorbidente|monetina|{pills}|sapone per|pod|liquido|fungo|bacche|oleandro)`,
      `${FUN}|{pet}|${TOPIC}|vitamin[a-z]*|{medicine}`,
    ],
    [
      `${ONE}(?: [^ .!?]+){0,4} (?:sta (?:soffocando|morendo dissanguat[oa])|si sta (?:strozzando|soffocando)|soffoca|sta avendo un (?:infarto|ictus)|ha (?:avuto|un|appena avuto) (?:un )?(?:infarto|ictus|arresto)|va in shock|shock anafilattico|non (?:si muove|risponde) piu)`,
      `${FUN}|{pet}|${TOPIC}|anni fa|mesi fa|anno scorso|nel [0-9]+|morto|morta|quasi|quando ero|operat|riabilitazione|messaggi|whatsapp|telefono`,
    ],
    [
      `(?:cadut[oa]|scivolat[oa]|investit[oa]|precipitat[oa]|folgorat[oa]|annegat[oa])(?: [^ .!?]+){0,8}? (?:non (?:si muove|risponde|parla|si sveglia|respira)|sangue (?:dalla|dall|dalle|dal)|incosciente|svenut[oa]|perde (?:molto )?sangue)`,
      `${FUN}|{pet}`,
    ],
    [
      `(?:perde|sta perdendo|ha perso|esce)(?: [^ .!?]+){0,2} (?:tanto|molto|troppo|tantissimo|un sacco di) sangue|(?:emorragia|si sta dissanguando)`,
      `${FUN}|{pet}|${TOPIC}|ciclo|bistecca|di dati|di turisti`,
    ],
  ]),
  ...sure(['medical', 'now', 'self'], '', [
    [
      `(?:dolor[ei]|fitt[ae]|oppressione|peso|stretta|morsa|male|bruciore|pressione|macigno|elefante)(?: [^ .!?]+){0,5} (?:al|nel|sul|il|dal|allo|dietro lo) (?:centro del )?(?:petto|torace|sterno)`,
      `${FUN}|${TOPIC}|mi manc[a-z]*|palestra|panca|panche|amore|lasciat[oa]|tatuaggio|reggiseno|solitudine|tristezza|malinconia|nostalgia|tosse`,
    ],
    [
      `(?:petto|torace)(?: [^ .!?]+){0,6} (?:braccio|mascella|schiena|mandibola|spalla|sudo|sudore|stringe|schiaccia|scoppia)`,
      `${FUN}|palestra|pettorali|panca|{love}|allenamento`,
    ],
    [
      `(?:dolore|formicolio|intorpidit[oa]|male)(?: [^ .!?]+){0,3} braccio sinistro|braccio sinistro(?: [^ .!?]+){0,4} (?:male|formicola|intorpidito|dolore|addormentato)`,
      `${FUN}|palestra|tennis|dormito|vaccino`,
    ],
    [
      `non (?:riesco|posso|sto riuscendo)(?: [^ .!?]+){0,2} a respirare|non respiro(?: piu| bene)?|mi manca (?:il respiro|l ?aria|il fiato)|fatico a respirare|faccio fatica a respirare|non (?:mi )?(?:entra|passa) (?:piu )?(?:l ?)?aria|sto soffocando`,
      `${FUN}|senza di te|naso|{love}|raffreddore|corsa|scale|dal ridere|lavoro|caldo|{food}|vestito|jeans|corsetto|{work}|afa`,
    ],
    [
      `(?:gola|lingua|labbra|faccia|viso|occhi)(?: [^ .!?]+){0,5} (?:gonfi[ae]?|gonfiando|gonfiat[ae]|gonfiano|si (?:sta )?chiude(?:ndo)?|chiude|si stringe)`,
      `${FUN}|dentista|dente|tonsill[a-z]*|mal di gola|raffreddore|filler|pianto|piang[a-z]*|botox|emozione|dormito|groppo|nodo`,
    ],
    [
      `(?:ho|sto avendo|credo sia|penso sia|forse e|mi sta venendo|credo di avere|un attacco di cuore)(?: [^ .!?]+){0,3} (?:infarto|ictus|shock anafilattico|reazione allergica grave|attacco di cuore)`,
      `${FUN}|${TOPIC}|quasi|per poco|bolletta|conto|prezzo|anni fa|spavento|spaventat|veniva|mi prende`,
    ],
    [
      `(?:perdo|sto perdendo|ho perso|mi esce|vomito|sputo|tossisco|ho vomitato|ho sputato|sanguino)(?: [^ .!?]+){0,3} (?:sangue|tantissimo|molto dal|emorragia)(?: [^ .!?]+){0,4}`,
      `${FUN}|naso|gengiv[ea]|ciclo|dentista|test|sangue freddo|donat|analisi|prelievo`,
    ],
    [
      `incinta(?: [^ .!?]+){0,8} (?:sangue|sanguino|perdite|non (?:si muove|lo sento|la sento)|contrazioni forti)`,
      `${FUN}|test`,
    ],
    [
      `(?:meta|mezz[ao]|lato|parte|braccio|gamba|mano)(?: [^ .!?]+){0,4} (?:paralizzat[oa]|non (?:lo|la|si|riesco a) (?:sento|muove|muovere|muovo)|insensibile|intorpidit[oa])(?: [^ .!?]+){0,5}`,
      `${FUN}|dentista|anestesia|dormito|addormentat[oa] sopra`,
    ],
    [
      `(?:pun(?:to|ta|tura)|noccioline|arachidi|gamberi|ape|vespa|allergic[oa])(?: [^ .!?]+){0,8}? (?:gonfi[a-z]*|non respir[a-z]*|gola|respirare|macchie ovunque|orticaria|girare la testa)`,
      `${FUN}|mal di gola|polline|{pet}|${TOPIC}`,
    ],
    [
      `(?:chiam[a-z]*|serve|mandate|bisogno di|ci vuole|arriva)(?: [^ .!?]+){0,3} (?:un ?)?(?:ambulanza|118|112|i soccorsi)`,
      `${FUN}|${TOPIC}|rumore|svegliat|ieri|traffico|passat[ao]|anni fa|il vicino ha`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'other'], '', [
    [
      `(?:l ?ha|l ?hanno|e stata|stata|e stato|la|viene|hanno)(?: [^ .!?]+){0,3} (?:violentat[aoe]|stuprat[aoe]|abusat[aoe]|molestat[aoe]|palpeggiat[aoe])`,
      `${FUN}|${TOPIC}|\\bmi\\b|sono stat[ao]|regina|processo|sentenza|notizi[ae]|attrice|articolo|me|mi`,
    ],
    [
      `(?:abus[a-z]*|approfitta[a-z]*|molest[a-z]*)(?: [^ .!?]+){0,2} (?:di lei|di mia|mia (?:figlia|sorella|nipote|amica)|mi[oa] figli[oa]|della (?:bambina|nipote|figlia)|il bambino)`,
      `${FUN}|${TOPIC}|gentilezza`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'self'], '', [
    [
      `(?:mi|m)(?: (?:ha|hanno|aveva|avevano|a|stava|sta|volevano|vuole))? ?(?:ha |hanno )?(?:quasi |anche |poi )?(?:violenta(?:t[aoe]|va|to)?|stupra(?:t[aoe]|va|to)|abusat[aoe]|molesta(?:t[aoe]|va|vano)|palpa(?:t[aoe]|va|to)|palpeggia(?:t[aoe]|va)|violentando|palpano)`,
      `${FUN}|nel sogno|timpani|orecchie|zanzar[ae]`,
    ],
    [
      `(?:sono|ero|fui|essere|stata|stato)(?: [^ .!?]+){0,2} (?:violentat[ao]|stuprat[ao]|abusat[ao]|molestat[ao] (?:sessualmente|da)|vittima di (?:stupro|violenza sessuale|abusi))`,
      `${FUN}|${TOPIC}`,
    ],
    [
      `(?:abusat[oa]|abusava|abusa|approfittat[oa]|approfittava|approfitta)(?: [^ .!?]+){0,3} (?:di me|sessualmente|mentre (?:dormivo|ero)|che (?:ero|dormivo))`,
      `${FUN}|gentilezza|pazienza|{work}|prestito`,
    ],
    [
      `(?:mi )?(?:ha |hanno |aveva )?(?:costrett[aoe]|obbligat[aoe]|costringe|costringeva|obbliga|obbligava|forzat[aoe]|forza|forzava)(?: [^ .!?]+){0,3} (?:a )?(?:fare (?:sesso|l ?amore|cose|roba|sess)|farlo|rapporti|letto|toccar[a-z]*|spogliar[a-z]*|un pompino|sesso|succhiar[a-z]*|baciar[a-z]*|mandar[a-z]* foto|scopare)`,
      `${FUN}|sport`,
    ],
    [
      `(?:mi|lui mi|zio mi)(?: (?:ha|hanno))? ?(?:tocca(?:va|to|ta|vano|no)?|infila(?:va|to|ta)?|mette(?:va)?|messo|accarezza(?:va|to)?)(?: [^ .!?]+){0,4} (?:le parti|parti intime|sotto (?:la|le|il|i) (?:gonna|vestit[oi]|mutande|coperte|maglietta|pantaloni)|tra le gambe|fra le gambe|la dentro|li sotto|le mutande|nelle mutande|quando (?:ero (?:piccol[ao]|bambin[ao])|dormivo|avevo)|da (?:piccol[ao]|bambin[ao])|mentre dormivo|il seno|il culo|senza (?:il mio )?consenso|dove non)`,
      `${FUN}|{love}|il cuore|e mi piace|consenziente|dottoressa`,
    ],
    [
      `(?:quando|da) (?:ero )?(?:piccol[ao]|bambin[ao]|avevo [a-z0-9]+ anni)(?: [^ .!?]+){0,8} (?:mi toccava|mi ha toccat[ao]|toccat[ao]|abus[a-z]*|nel mio letto|violent[a-z]*|molest[a-z]*|si infilava|cose (?:brutte|sporche|sessuali))`,
      `${FUN}|{pet}|temporale|fratellino|gattino`,
    ],
    [
      `(?:entrava|entra|veniva|viene|si infilava|si infila)(?: [^ .!?]+){0,3} (?:(?:nel|in) (?:mio )?letto|in camera mia|nella mia (?:camera|stanza))(?: [^ .!?]+){0,8}`,
      `${FUN}|{pet}|coccol[a-z]*|temporal[ei]|mamma|figli[oa]|bambin[oa]|fantasm[ai]|caffe|bussare`,
    ],
    [
      `(?:ho|avevo|gli ho|gli avevo) (?:detto|urlato|ripetuto|chiesto)(?: [^ .!?]+){0,3} (?:no|di no|smettere|basta|di fermarsi|fermati|non volevo)(?: [^ .!?]+){0,6}? (?:ma lui|lo ha fatto|l ?ha fatto|continua(?:to|va)|non si (?:e )?fermat[oa]|non ha smesso|lo stesso|comunque|ha insistito|andat[oa] avanti|dentro)`,
      `${FUN}|{food}|{work}|{pet}|zucchero|bis|regalo`,
    ],
    [
      `(?:non volevo|ero (?:ubriaca|ubriaco|incosciente|addormentata)|dormivo|mentre dormo|mi sono svegliat[ao])(?: [^ .!?]+){0,7}? (?:lui (?:lo )?(?:ha fatto|era sopra|era dentro|stava)|ha (?:fatto sesso|scopat[oa]|approfittato)|(?:era|stava) (?:sopra|dentro) di me|sopra di me|nud[ao] (?:e non|in un|nel|accanto)|senza (?:mutande|vestiti|slip)|mi ha scopat[ao]|mi e venuto dentro)`,
      `${FUN}|sogno|{pet}|caldo`,
    ],
    [
      `(?:mess[oa]|versat[oa]|sciolto|mettono|hanno messo)(?: [^ .!?]+){0,4} (?:nel|dentro al|dentro il) (?:mio )?(?:drink|bicchiere|cocktail|bere)|mi (?:ha|hanno) drogat[ao]`,
      `${FUN}|ghiaccio|limone|caffe|pasticcino|ombrellino|cannuccia`,
    ],
    [
      `(?:foto|video|immagini|nudes|nude)(?: [^ .!?]+){0,10}? (?:le (?:manda|pubblica|mette|diffonde)|li (?:manda|pubblica)|manda (?:a tutti|ai miei|alla mia)|pubblica(?:re|rle|to|te)?|diffond[a-z]*|ricatt[a-z]*|se non (?:pago|gli|faccio|torno|mando|ne mando)|girando|fatt[oe] girare|minacci[a-z]*)`,
      `${FUN}|{pet}|compleanno|vacanz[ae]|album|matrimonio|tramonto|{food}|profilo|vernissage|mostra|gruppo whatsapp di famiglia|sexy per te`,
    ],
    [`ricatt[a-z]*(?: [^ .!?]+){0,6} (?:foto|video|nud[ae]|immagini|nudes)`, FUN],
  ]),
  ...sure(['harmToOthers', 'now', 'self'], '', [
    [
      `(?:voce|voci)(?: [^ .!?]+){0,5} (?:dic[a-z]*|ordin[a-z]*|comand[a-z]*|urla[a-z]*|spinge|vogliono|sussurr[a-z]*|ripet[a-z]*|insist[a-z]*)(?: [^ .!?]+){0,8} (?:uccid[a-z]*|ammazz[a-z]*|far[a-z]* (?:del )?male|accoltell[a-z]*|coltello|colpir[a-z]*|strangol[a-z]*|soffoc[a-z]*|brucia[a-z]*|eliminar[a-z]*|farlo|pugnal[a-z]*)`,
      `${FUN}|uccidermi|ammazzarmi|farmi (?:del )?male|tagliarmi`,
    ],
    [
      `(?:voglio|vorrei|vado a|sto per|ho deciso di|ho intenzione di|penso di|sto pensando di|giuro che|pronto a|capace di|devo|progetto di|potrei|finiro per|continuo a pensare di|fantastico di|immagino di|sogno di|voglia di|pensieri di|desiderio di|tentato di|paura di)(?: davvero| seriamente| proprio| solo)? (?:ammazzar|uccider|accoltellar|sparar|strangolar|pugnalar|avvelenar|strozzar|soffocar|far (?:molto )?del male a|fare del male a|far male a|fare fuori|far fuori|investir|dare fuoco a|gambizzar)(?:[eo]?(?: (?:mi[oa]|il mi|la mi|i mi|quell|quel|lui|lei|tutti|qualcuno|il|la|al|alla|ai|a|l|i|gli|le|una|uno|chi|quegli|loro|quei|mio)[a-z]*| ?)|l[oaie]\\b|gli|li)`,
      `${FUN}|{food}|{thing}|{game}|zanzar[ae]|tempo|voglia di (?:dolce)|chitarra|batteria|sveglia|drago|passi|uccidermi|ammazzarmi|prof|moscerin[oi]|mosc[ae]|ragn[oi]|sentiment[oi]|far(?:e)? (?:del )?male a (?:me|te)|stess[ao]|noia|due piccioni|vicino con il karaoke|trapano|{work}`,
    ],
    [
      `(?:lo|la|li|le|l) (?:ammazzo|uccido|accoltello|sparo|strangolo|faccio (?:secco|secca|fuori)|brucio viv[oa]|avveleno|investo|ammazzero|uccidero|faro fuori|sgozzo)(?: [^ .!?]+){0,5} (?:giuro|davvero|sul serio|stasera|stanotte|domani|oggi|non scherzo|coltello|pistola|fucile|appena (?:esce|torna|lo vedo|dorme)|quando (?:esce|torna|dorme)|con le mie mani)`,
      `${FUN}|{food}|di baci|zanzara|coccole|il tempo|batteria|stampante`,
    ],
    [
      `(?:giuro|davvero|non scherzo|stasera|stanotte|domani|coltello|pistola|fucile)(?: [^ .!?]+){0,6} (?:lo|la|li|l) (?:ammazzo|uccido|accoltello|sparo|strangolo|faccio (?:secco|secca|fuori)|ammazzero|uccidero|sgozzo)`,
      `${FUN}|{food}|di baci|zanzara|stampante`,
    ],
    [
      `(?:gli|le|a mio [a-z]+|a mia [a-z]+|a quel [a-z]+|a tutti)(?: [^ .!?]+){0,2} (?:sparo|spacco la testa|taglio la gola|pianto (?:un|il) coltello|do fuoco)`,
      `${FUN}|{food}|{thing}`,
    ],
    [
      `(?:ho|prendo|comprat[oa]|preso|porto|tengo)(?: [^ .!?]+){0,4} (?:coltello|pistola|fucile|benzina|ascia|acido|mazza|martello)(?: [^ .!?]+){0,8} (?:lo aspetto|la aspetto|l aspetto|laspetto|ammazz[a-z]*|uccid[a-z]*|per (?:lui|lei)|la paghera|gliela|vado da|sotto casa sua|deve (?:pagare|morire)|fargliela|merita)`,
      `${FUN}|{food}|cucina|giardino|\\bmi ammazz|mi uccid`,
    ],
    [
      `(?:far[eo]? |faccio |farei )(?:una )?strage|(?:merita|meritano|deve|devono|deve) (?:di )?(?:morire|crepare)(?: [^ .!?]+){0,6} (?:io|ci penso|stasera|lo faccio|mie mani|domani|pistola|coltello)`,
      `${FUN}|{food}|zanzar[ae]|di cuori|saldi`,
    ],
  ]),
];
