import { sure } from '../../sure.ts';
import { DIE_OF, FUN, TOPIC } from './parts.ts';

export const wider = [
  ...sure(['medical', 'now', 'self'], '', [
    [
      '(?:vedo doppio|non (?:ci )?vedo piu (?:bene|da un)|vista (?:sdoppiata|annebbiata))(?: [^ .!?]+){0,8} (?:braccio|gamba|mano|parlare|formicol[a-z]*|muover[a-z]*|all ?improvviso|tremo)',
      `${FUN}|occhiali|vino|sbronz[a-z]*`,
    ],
    [
      '(?:glicemia|zucchero)(?: [^ .!?]+){0,4} (?:a|e|di|sotto) (?:[2-4][0-9]|[4-9][0-9][0-9])|mal di testa (?:piu forte|peggiore) della mia vita|(?:stringe|schiaccia|scoppia|fitta|dolore|male)(?: [^ .!?]+){0,3} (?:il|al) cuore(?: [^ .!?]+){0,8} (?:braccio|mandibola|mascella|sud[a-z]*|nausea|respir[a-z]*)|(?:gonfiat[ao]|gonfiand[oa]|gonfia)(?: [^ .!?]+){0,3} (?:la (?:faccia|lingua|gola)|il (?:viso|volto))',
      `${FUN}|${TOPIC}|dente|dentista`,
    ],
  ]),
  ...sure(['injury', 'now', 'self'], '', [
    [
      '(?:motore|auto|macchina)(?: [^ .!?]+){0,3} acces[oa](?: [^ .!?]+){0,6} (?:garage|box)|(?:garage|box)(?: [^ .!?]+){0,6} (?:motore|macchina) acces[oa]|(?:ho )?aperto il gas|(?:pastiglie|pillole|gocce|farmaci|medicine|pasticche)(?: [^ .!?]+){0,4} (?:stanno facendo|fanno|cominciano a fare|iniziano a fare) effetto|(?:pres[oe]|ingoiat[oe])(?: [^ .!?]+){0,3} {pills}(?: [^ .!?]+){0,2} (?:per (?:farla finita|morire|fargli|farle|farl[ao]|uccidermi|non svegliarmi)|apposta)|preso troppa roba|(?:corda|cappio) si e (?:spezzat|rott)[oa]',
      `${FUN}|mal di testa|${TOPIC}|raffreddore|cucinare|caffe`,
    ],
  ]),
  ...sure(['harmToOthers', 'now', 'self'], '', [
    [
      '(?:ordina|ordinano|dice|dicono|comanda|comandano|impone|impongono)(?: [^ .!?]+){0,2} di (?:uccidere|ammazzare|sacrificare|accoltellare|fare del male a|far del male a|colpire|strangolare)',
      `${FUN}|uccidermi|tempo|zanzar[ae]|capitano`,
    ],
    [
      '(?:voce|voci)(?: [^ .!?]+){0,3} (?:mi )?(?:dice|dicono|ordina|ordinano)(?: [^ .!?]+){0,4} (?:prendere (?:le|il|un)|andare (?:in|da|di la))(?: [^ .!?]+){0,4} (?:forbici|coltello|camera|martello|ascia)',
      FUN,
    ],
    [
      '(?:vado|sto andando|esco|passo)(?: [^ .!?]+){0,4} (?:sotto casa sua|da lui|da lei|casa sua|a spaccar[a-z]*|ad ammazzar[a-z]*|a sparar[a-z]*)(?: [^ .!?]+){0,6} (?:pistola|coltello|fucile|mazza|benzina|testa|deve (?:morire|pagare)|ammazz[a-z]*|accoltell[a-z]*)',
      `${FUN}|{food}|mi uccido|uccidermi`,
    ],
    [
      '(?:paura|terrore|viene (?:da|di|voglia di)|immagini|impulso|istinto|tentazione|volte)(?: [^ .!?]+){0,4} (?:fare (?:del )?male|far (?:del )?male|far(?:gli|le) (?:del )?male|soffocar[a-z]*|strozzar[a-z]*|scuoter[a-z]*|buttarl[oa]|strangolar[a-z]*|accoltellar[a-z]*|uccider(?:e|lo|la|li)|ammazzar(?:e|lo|la|li))(?: [^ .!?]+){0,4} (?:bambin[oa]|bimb[oa]|figli[oa]|neonat[oa]|mia|mio|qualcuno|madre|moglie|marito|cuscino|finestra|piang[a-z]*|smett[a-z]*|persone|lui|lei)',
      `${FUN}|{food}|ho paura che|mi (?:faccia|possa|uccida)|le piante|il vicino col trapano`,
    ],
  ]),
  ...sure(['abuse', 'near', 'self'], '', [
    [
      '(?:mi|ci) (?:prende|prendeva|prendono|ha pres[oa]|prese)(?: [^ .!?]+){0,2} (?:a|per) (?:schiaffi|pugni|calci|botte|ceffoni|cinghiate|sberle|bastonate|capelli|il collo)|(?:prend[a-z]+|pres[oae]|prendo|giu|volano) (?:le )?(?:botte|schiaffi|cinghiate|legnate) (?:da|perche|se|ogni|ancora)|prendo botte',
      `${FUN}|{game}|sport|boxe|karate|judo|culo|eccita`,
    ],
    [
      '(?:mi|ci) (?:ha )?(?:tolto|preso|tolt[oae]|sequestrat[oae]|nascost[oae]|prende|toglie|tiene|controlla|rompe|rotto|spaccato)(?: [^ .!?]+){0,2} (?:le chiavi|i documenti|il passaporto|lo stipendio|i soldi|il telefono|il cellulare|il bancomat|la carta|la pensione)(?: [^ .!?]+){0,12} (?:lui|lei|esco|uscire|posso|lascia|marito|casa|madre|chiam[a-z]*|parlare|permesso)',
      `${FUN}|ladr[io]|furto|rubat[oa]|comune|banca|polizia|bambin[oa]|professor[a-z]*`,
    ],
    [
      '(?:localizzatore|gps|airtag|telecamer[ae]|app spia)(?: [^ .!?]+){0,8} (?:ex|marito|compagno|borsa|ragazzo|lui)|(?:ho detto|racconto|dico|invento|dissi)(?: [^ .!?]+){0,6} (?:sbattut[oa]|cadut[oa]|scale|porta|sportello|inciampat[oa])(?: [^ .!?]+){0,8} (?:lui|marito|compagno|invece|in realta|padre)|(?:sposare|matrimonio)(?: [^ .!?]+){0,6} (?:cugino|forza|obblig[a-z]*|uno che non|costring[a-z]*)(?: [^ .!?]+){0,6}|(?:non mi da|non mi danno) (?:da mangiare|le medicine|i soldi|soldi|nemmeno i soldi)|(?:porta|portera|toglie|togliera|portare) via i (?:bambini|figli|miei figli)(?: [^ .!?]+){0,6} se|se (?:chiedo|voglio)(?: [^ .!?]+){0,3} (?:separazione|divorzio)(?: [^ .!?]+){0,8} (?:bambini|figli|ammazz[a-z]*|uccid[a-z]*)',
      `${FUN}|{pet}|{work}|parcheggi[a-z]*|ladr[io]|paghetta`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'other'], '', [
    [
      '(?:{child}|bambin[ao]|figli[oa]|nipot[a-z]+|sorellina|alunn[ao])(?: [^ .!?]+){0,9} (?:(?:nonno|zio|catechista|allenatore|prete|maestro|padre|vicino|patrigno|compagno|prof)(?: [^ .!?]+){0,3} (?:l[oa] tocca|tocca|toccat[oa]|la tocca|le tocca)|giochi segreti|senza mutandine|l ?ha toccat[oa]|toccat[oa] (?:li|la|nelle|sotto|in mezzo))',
      `${FUN}|{pet}|pallone|vaccino`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'self'], '', [
    [
      '(?:un (?:uomo|tizio|collega|tipo|ragazzo|signore)|capo|allenatore|prete|dottore|medico|fisioterapista|professore|zio|nonno|patrigno|cugino|padre|fratello|suocero|massaggiatore|lui)(?: [^ .!?]+){0,6} (?:mi (?:ha|aveva) (?:toccat[ao]|palpat[ao]|infilat[oa]|bloccat[ao]|baciat[ao] (?:a|con) (?:la )?forza)|mi si e strusciat[oa]|mi toccava|strusciat[oa]|mi ha mess[oa] (?:una |la |le )?man[oi] (?:sul|sotto|nelle|tra|in mezzo))',
      `${FUN}|{love}|il cuore|spalla per|l ?anima|profondamente`,
    ],
    [
      '(?:droga dello stupro|mi e saltato addosso|mi ha (?:sbattut[ao] sul letto|tenuta ferma|tenuto fermo|tappato la bocca)|(?:marito|compagno|ragazzo|lui)(?: [^ .!?]+){0,4} (?:lo fa|fa sesso|lo vuole|mi (?:prende|scopa))(?: [^ .!?]+){0,5} (?:dormo|piango|non voglio|dico (?:di )?no|lo stesso|con la forza|suo diritto)|(?:dico|dicevo) (?:di )?no(?: [^ .!?]+){0,8} (?:lo fa lo stesso|lo fa comunque|lo stesso)|(?:videochiamata|video|foto)(?: [^ .!?]+){0,6} (?:hot|nud[ao]|intim[aeo])(?: [^ .!?]+){0,8} (?:euro|soldi|mandano|manda tutto|contatti|pagare))',
      `${FUN}|{pet}|{love}|bolletta|gratis`,
    ],
  ]),
  ...sure(['selfHarm', 'now', 'self'], '', [
    [
      '(?:corda|cappio)(?: [^ .!?]+){0,3} (?:legat[oa]|pront[oa]|appes[oa]|attaccat[oa]|fissat[oa]|trave)|scavalcat[oa] (?:la ringhiera|il parapetto|la balaustra|il guard ?rail)|(?:sono|sto|seduto|seduta|sdraiat[oa]|aspetto) (?:[^ .!?]+ ){0,3}(?:sui|sul) binari|(?:oltre|oltrepassat[oa]) la linea gialla|basta un passo|aspetto il treno ma non|tolto le scarpe(?: [^ .!?]+){0,5}(?:piano|cornicione|ponte|tetto)?',
      `${FUN}|casa|{pet}|arrampic[a-z]*|bucato|panni|altalena|foto`,
    ],
    [
      '(?:modo|metodo|maniera) (?:[^ .!?]+ ){0,4}(?:per|di|da) (?:morire|andarmene(?: per sempre)?|farla finita|uccider[a-z]*|ammazzar[a-z]*|suicid[a-z]*)|come (?:si fa a|posso|faccio a|potrei) (?:farla finita|morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi)',
      `${FUN}|zanzar[ae]|{pet}|${TOPIC}|{work}|festa|scarafagg[io]|formiche|ragn[oi]`,
    ],
    [
      '(?:salutart[ie]|salutarvi|abbracciat[oa]|ti scrivo|ti saluto|chiamat[oa])(?: [^ .!?]+){0,6} (?:ultima volta|non ci sara un ?altra|per sempre)|(?:aspetto|finisco|dopo|dato tempo fino)(?: [^ .!?]+){0,12},? (?:poi lo faccio|e poi (?:lo faccio|addio|basta vivere|me ne vado per sempre|mi ammazzo|mi uccido)|dopo basta)|(?:stavolta|questa volta) non (?:torno indietro|sbaglio|mi (?:salvano|trovano|fermano))|(?:fra|tra) (?:un ?|mezz ?|qualche )?or[ae](?: [^ .!?]+){0,4} (?:tutto finito|finita|non ci saro|saro mort[oa])|(?:pastiglie|pillole|medicine|farmaci|gocce|tavor|sonniferi)(?: [^ .!?]+){0,4} (?:abbastanza|da parte|bastano|sufficienti|accumulat[eio])|(?:messo|mettendo|tenuto|accumulat[oa]|raccolt[oa]|raccogliendo)(?: [^ .!?]+){0,3} da parte (?:[^ .!?]+ ){0,2}{pills}',
      `${FUN}|{food}|{work}|vacanz[ae]|ferie|doccia|divano|in palestra`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'self'], '', [
    [
      '(?:mi|me|ci) (?:vogli[oa]|vorrei|volevo|devo|verrebbe da)(?: [^ .!?]+){0,2} (?:ammazzar[e]?|uccidere|suicidare|impiccare|sparare|buttare (?:giu|sotto|di sotto|dal|dalla)|togliere (?:la vita|di mezzo)|tagliare le)|(?:vogli[oa]|vorrei) (?:[^ .!?]+ ){0,2}(?:togliere il disturbo|cancellarmi|non essere (?:mai )?(?:nat[oa]|esistit[oa])|essere (?:gia )?sottoterra|addormentarmi per sempre)|mai esistit[oa]|non (?:dovevo|dovrei|sarei dovut[oa]) (?:nascere|essere nat[oa]|essere qui)|vissut[oa] abbastanza|(?:piu|meglio|preferisco|vale di piu da|valgo di piu da) mort[oa]|non ce la faccio piu a (?:stare al mondo|vivere|esistere|svegliarmi|campare)|stanc[oa](?: [^ .!?]+){0,6} (?:di esserci|di esistere|di vivere|di respirare)|(?:tasto|bottone|pulsante)(?: [^ .!?]+){0,4} (?:sparire|morire|smettere di esistere|non esistere)',
      `${FUN}|${DIE_OF}|di vivere (?:con|in|a)|stanc[oa] morto|stanca morta|che mai|che da solo`,
    ],
    [
      '(?:ci ho (?:gia )?provato|riprovarci|riprovarei|ci riprovo|ci riprovero|primo tentativo|ultimo tentativo)(?: [^ .!?]+){0,8} (?:salvat[oa]|trovat[oa]|ospedale|psichiatri[ae]|non mi|morire|stavolta)|(?:ospedale|psichiatria|spdc|repartino)(?: [^ .!?]+){0,8} riprovar[a-z]*|(?:mi |se )(?:uccidessi|ammazzassi|uccidess[ei]|suicidassi|buttassi|impiccassi|suicida)|(?:lo|ci) chiedo per me|(?:chiudere gli occhi|lasciare il volante|mollare il volante)(?: [^ .!?]+){0,4} (?:volante|curva|autostrada|tangenziale|guid[a-z]*)|(?:penso|pensato|pensando|guard[a-z]+)(?: [^ .!?]+){0,6} (?:a una corda|alla corda|al ponte|basterebbe poco|al treno|un cappio)|basterebbe (?:poco|un attimo|un passo|una sterzata)|(?:attraverso|guido|corro|vado)(?: [^ .!?]+){0,6} (?:senza guardare|senza casco|bendat[oa])(?: [^ .!?]+){0,8} (?:spera[a-z]*|chissa|tiri sotto|investa|tornare|schiant[a-z]*)',
      `${FUN}|{food}|esame|patente|{love}|{work}|concorso|lasagn[ae]`,
    ],
    [
      '(?:spengo|spent[oa]|spegn[a-z]+)(?: [^ .!?]+){0,3} (?:sigarett[ae]|mozzicon[ei])(?: [^ .!?]+){0,2} (?:sul|sulle|addosso|sulla|nel) ?(?:mio |mia |mie )?(?:braccio|gamb[ae]|cosc[ae]|pelle|mano|polso)|(?:testate|pugni) (?:al|contro il) muro|a testate il muro|(?:esce|vedo|vedere|scorre|uscire|usc[a-z]+)(?: [^ .!?]+){0,2} il sangue(?: [^ .!?]+){0,8} (?:calm[a-z]*|spegne|sollievo|meglio|viv[oa]|pace|serve)|(?:lamett[ae]|lame)(?: [^ .!?]+){0,6} (?:ultima|trova|cover|cassetto|di nuovo|ripres[oa])|(?:nascost[oe]|nascondo|ripreso|ripresa|comprat[oe])(?: [^ .!?]+){0,3} lamett[ae]|(?:facevo|faccio|fatt[oi]|fare|farmi)(?: [^ .!?]+){0,2} (?:dei |i )?tagli(?: [^ .!?]+){0,6} (?:ricascat[oa]|ricadut[oa]|ieri|braccia|braccio|di nuovo|gambe)|maniche lunghe(?: [^ .!?]+){0,8} (?:tagli|segni|cicatrici|caldo|estate|scuola)',
      `${FUN}|barba|parrucchier[ae]|{food}|capelli|sartori[ae]|stoffa|sole`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'other'], '', [
    [
      '(?:{friend}|{partner}|{child}|{parent}|ragazz[oa]|person[ae]|alunn[ao])(?: [^ .!?]+){0,7} (?:vocale d ?addio|messaggi[o]? d ?addio|salutat[oa] come se|si taglia|voleva morire|lasciato un biglietto|vale di piu da mort[oa]|non vuole piu vivere|vuole morire|e (?:sul|sui) (?:ponte|tetto|binari|cornicione|balcone)|regala(?:ndo|to)? tutte le sue cose|uscit[oa] con la pistola)',
      `${FUN}|capelli|unghie|{food}|anni fa|${TOPIC}`,
    ],
  ]),
  ...sure(['eating', 'near', 'self'], '', [
    [
      '(?:vado|vai|andando|andare|tiro|campo) avanti (?:a|con) (?:[^ .!?]+ ){0,2}(?:lassativi|diuretici|mela|caffe|acqua|gomme|cracker|sigarette|coca zero|yogurt)|compro i lassativi|(?:per|come) punizione(?: [^ .!?]+){0,2} (?:digiun[a-z]*|non mang[a-z]*|salto)|(?:digiun[a-z]*|non mangi[a-z]*)(?: [^ .!?]+){0,4} (?:per|come) punizione|(?:mi )?terrorizza(?: [^ .!?]+){0,6} (?:olio|calori[ea]|mangiare|cibo|piatto)|(?:olio|cibo|pane|burro|pasta|calorie|bilancia) mi (?:terrorizza|fa paura|fanno paura|terrorizzano)|(?:ciclo|mestruazioni)(?: [^ .!?]+){0,12} (?:chili|kg|capelli|magr[oa])|(?:arrivare|scendere|arrivo|scendo) (?:a|sotto i) (?:3[0-9]|4[0-4]|quaranta) ?(?:chili|kg)|resistere alla fame|(?:voglio|vorrei) vedere le (?:mie )?ossa|non riesco a (?:smettere di|fermarmi)(?: [^ .!?]+){0,4} (?:abbuff[a-z]*|mi faccio schifo|vomit[a-z]*)|butto (?:via )?(?:tutto|il cibo|il pranzo|la cena)(?: [^ .!?]+){0,6} (?:nascosto|miei|accorg[a-z]*|mamma|vede)',
      `${FUN}|{pet}|medico|stitic[a-z]*|x files|intermittente`,
    ],
  ]),
];
