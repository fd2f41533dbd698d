import { sure } from './spelled.ts';

const FUN = '{story}|{game}|{laugh}|konsens|fantasie|rollenspiel|statistik|gesetz';
const OTHERS =
  '(?:freundin|schwester|tochter|mutter|mitbewohnerin|kollegin|bekannte|nichte|cousine|sie|sohn|bruder|kumpel|schülerin|enkelin|kind)';
const TOUCHED =
  '(?:angefasst|begrapscht|begrabscht|angegrapscht|angegrabscht|befummelt|berührt|gefummelt|betatscht|ausgezogen|unten angefasst|angetatscht|penetriert|bedrängt)';

export const sexualViolence = [
  ...sure(['sexualViolence', 'near', 'other'], '', [
    [
      `(?:meine|meiner|mein|meinem|ne|eine|die) (?:[^ .!?]+ )?${OTHERS}(?: [^ .!?]+){0,6} (?:vergewaltigt|missbraucht|sexuell (?:belästigt|genötigt|misshandelt)|k ?o ?tropfen|angefasst worden|begrapscht)`,
      `${FUN}|mich|ich wurde|mir|vertrauen missbraucht`,
    ],
    [
      `(?:er|onkel|opa|trainer|lehrer|stiefvater|jemand|vater)(?: [^ .!?]+){0,3} (?:sie|meine tochter|meinen sohn|meine schwester|meine freundin|die kleine|meine nichte)(?: [^ .!?]+){0,4} (?:vergewaltigt|missbraucht|angefasst|begrapscht|missbrauch[a-z]*)`,
      `${FUN}|mich`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'self'], '', [
    [
      `(?:vergewaltigt|vergewaltigung|vergewaltiger|vergewaltigen|vergewaltigte)(?: [^ .!?]+){0,8} (?:mich|mir|meine|meiner|mein|hat|worden|wurde|bin|ich|habe|war)|(?:mich|mir|mi|wurde|bin|hat|meine|meiner|mein|ich|nach der|war|das war|wars)(?: [^ .!?]+){0,8} (?:vergewaltigt|vergewaltigung|vergewaltiger|vergewaltigen)`,
      `${FUN}|in den nachrichten|verurteilt|trump|prozess gegen|geige|ohren`,
    ],
    [
      `(?:mich|wurde|bin|als kind|war)(?: [^ .!?]+){0,8} (?:missbraucht|sexuell belästigt|sexuell genötigt|geschändet|sexuell bedrängt|sexuell misshandelt)|(?:sexuell|als kind)(?: [^ .!?]+){0,2} missbrauch[a-z]*|(?:missbraucht|missbrauch)(?: [^ .!?]+){0,3} (?:worden|als kind|in der kindheit|durch meinen|vom onkel|vom opa|im heim|im internat|im ministranten[a-z]*)`,
      `${FUN}|vertrauen|nachrichten|kirche sollte|sommer|als taxi|referat`,
    ],
    [
      `(?:hat|hot|haben|hatte)(?: [^ .!?]+){0,2} (?:mich|mi)(?: [^ .!?]+){0,8} ${TOUCHED}`,
      `${FUN}|{pet}|dein|tief berührt|musik|lied|worte|rede|herz|emotional|innerlich|du hast|rührung|{love}|zart`,
    ],
    [
      `(?:mich|mi)(?: [^ .!?]+){0,7} (?:angefasst|begrapscht|begrabscht|befummelt|betatscht|angegrapscht|angegrabscht|begrapscht|begrabscht|begrapschen|betatscht)(?: (?:hat|haben|wurde|worden|hot))?`,
      `${FUN}|{pet}|{love}|nicht angefasst|worden wäre|fass mich an|gefällt|wie dumm`,
    ],
    [
      `(?:{heShe}|jemand|chef|typ|onkel|trainer|kollege|vater|opa|lehrer|mann|arzt|fahrer|pfarrer|bruder|cousin|stiefvater|einer)(?: [^ .!?]+){0,5} (?:fasst|grapscht|grabscht|packt|langt|fummelt|begrapscht|begrabscht|tatscht|streichelt|legt|griff|fasste|grapschte)(?: [^ .!?]+){0,4} (?:mich|mir)(?: [^ .!?]+){0,5} (?:an|brust|brüste|hintern|po|schritt|hose|rock|oberschenkel|beine|arsch|überall|unten|shirt|obwohl ich|ungefragt)`,
      `${FUN}|{love}|schön|sanft|gefällt|genieß[a-z]*|hinreißend|kribbel[a-z]*|mhm|liebevoll|{pet}|herz|zahnarzt`,
    ],
    [
      `(?:hand|finger|hände|zunge)(?: [^ .!?]+){0,5} (?:in (?:meine|meinen|meiner|die|mein) (?:hose|unterhose|slip|schritt|ausschnitt|bh)|unter (?:meinen|mein|den|meinem|das) (?:rock|shirt|t ?shirt|kleid|pulli|nachthemd)|zwischen (?:meine|meinen|die) (?:beine|beinen))(?: [^ .!?]+){0,8} (?:ich war|nein|erstarrt|gelähmt|wollte nicht|onkel|chef|trainer|gesteckt|geschoben|kind|jahre alt|gewehrt|er|jemand|bus|bahn|opa|lehrer|arzt|sagen)`,
      `${FUN}|{love}|stöhn[a-z]*|will dich|deine hand|genieß[a-z]*`,
    ],
    [
      `(?:ich (?:hab|habe|hatte)|hab|habe)(?: [^ .!?]+){0,4} (?:nein|stopp|stop|hör auf|hoer auf|nicht) (?:gesagt|gesagt und|geschrien|gerufen)(?: [^ .!?]+){0,8} (?:weiter ?gemacht|nicht aufgehört|trotzdem|ignoriert|einfach weiter|aufgehört|egal|festgehalten|gemacht)`,
      `${FUN}|kaffee|kuchen|{work}|urlaub|kollege|rechnung|{food}|katze|waschmaschine|vertreter`,
    ],
    [
      `(?:er|sie|mann|freund|typ|ex|der)(?: [^ .!?]+){0,5} (?:hat|machte|macht|hot)(?: [^ .!?]+){0,6} (?:weiter ?gemacht|nicht aufgehört|einfach weiter)(?: [^ .!?]+){0,8} (?:nein|geweint|stopp|stop|aufhören|obwohl ich|wehgetan|wollte nicht|nicht wollte)`,
      `${FUN}|singen|reden|kitzel[a-z]*|schnarch[a-z]*|{work}|kochen`,
    ],
    [
      `(?:zu|zum|in|mich|hat)(?: [^ .!?]+){0,5} (?:sex|oralsex|geschlechtsverkehr|blasen|intimen|mit ihm zu schlafen|sexuellen handlungen)(?: [^ .!?]+){0,5} (?:gezwungen|genötigt|gedrängt|erpresst|zwingt|gezwungen worden|zwang|nötigt)|(?:zwingt|zwang|gezwungen|nötigt|drängt|gedrängt|genötigt|erpresst)(?: [^ .!?]+){0,6} (?:sex|mit ihm zu schlafen|oralsex|ins bett|ihm einen zu|sexuell[a-z]*|anzufassen|auszuziehen|pornos?|nacktbilder|intimen)`,
      `${FUN}|nicht gedrängt`,
    ],
    [
      `(?:schläft|schlief|geschlafen|sex|nimmt|nahm|gevögelt|gefickt|über mich|über mir|drauf|macht)(?: [^ .!?]+){0,8} (?:obwohl ich (?:nicht wollte|nicht will|nein|schlafe|geschlafen|geweint|schlief)|gegen meinen willen|während ich (?:schlafe|schlief|geschlafen|bewusstlos|weg)|ohne (?:meine zustimmung|dass ich (?:wollte|es wollte|will)|mich zu fragen)|ohne zu fragen)`,
      `${FUN}|bestellt|{food}|couch`,
    ],
    [
      `(?:wollte|wollt) (?:das |es |den sex |keinen sex |gar |wirklich |eigentlich |doch )*(?:nicht|keinen sex|nie)(?: [^ .!?]+){0,8} (?:über mich|trotzdem|festgehalten|gezwungen|ausgezogen|eingedrungen|in mich|sex|weitergemacht|genommen|auf mir|erstarrt|wehren|gewehrt|mit mir geschlafen)`,
      `${FUN}|{food}|{work}|gekauft|urlaub`,
    ],
    [
      `(?:eingefroren|erstarrt|starr|steif|wie gelähmt|nicht wehren|nicht gewehrt|konnte mich nicht|nicht bewegen|weggetreten|stillgehalten)(?: [^ .!?]+){0,10} (?:ausgezogen|angefasst|in mich|auf mir|auf mich|über mich|hose|sex|vergew[a-z]*|zwischen|gemacht mit mir|mit mir gemacht|eingedrungen)|(?:ausgezogen|angefasst|in mich|auf mir|auf mich|über mich|hose|sex)(?: [^ .!?]+){0,10} (?:erstarrt|wie gelähmt|eingefroren|nicht wehren|konnte mich nicht|nicht gewehrt|wie versteinert|nicht schreien)`,
      `${FUN}|{love}|kälte|winter`,
    ],
    [
      `(?:k ?o ?tropfen|kotropfen|was (?:rein|ins glas|in den drink|ins getränk|in mein)|etwas (?:ins|in mein|in den|in meinen|reingetan)|(?:ins|in mein|in den|in meinen|im|in meinem) (?:glas|getränk|drink|bier|cocktail|sekt))(?: [^ .!?]+){0,10} (?:getan|gekippt|gemischt|reingetan|gegeben|filmriss|aufgewacht|erinner[a-z]*|weg|nackt|gemacht|gewesen|unterhose|hose|bekommen|verabreicht)`,
      `${FUN}|eiswürfel|{food}|zitrone|limette|strohhalm|fliege|vorsicht[a-z]*|minze`,
    ],
    [
      `(?:aufgewacht|aufgwacht|wach geworden|zu mir gekommen|wachte|wach)(?: [^ .!?]+){0,10} (?:nackt|ohne hose|ohne unterhose|ohne unterwäsche|er auf mir|auf mir drauf|auf mir|hose offen|slip|in mir|halb ausgezogen|hand in|ausgezogen)(?: [^ .!?]+){0,10}`,
      `${FUN}|{love}|{pet}|urlaub|katze|hund|neben dir|traum`,
    ],
    [
      `(?:{parent}|bruder|onkel|opa|stiefvater|trainer|lehrer|pfarrer|cousin|nachbar|er|vater|betreuer|babysitter)(?: [^ .!?]+){0,6} (?:nachts|abends|immer|heimlich|früher|damals|als kind|als ich|jede nacht)(?: [^ .!?]+){0,8} (?:in mein (?:zimmer|bett)|zu mir ins bett|ins kinderzimmer|unter meine decke|an mir rum|an mir vergangen|angefasst|geheimnis|ins bett gekommen|ins bett gelegt|anfassen)`,
      `${FUN}|vorgelesen|gute nacht|kuschel[a-z]*|geschichte|gewitter|{pet}|albtraum|zugedeckt`,
    ],
    [
      `(?:an mir vergangen|an mir vergriffen|sich an mir|über mich hergefallen|über mich her|in mich eingedrungen|zu(?:m)? (?:blasen|oralverkehr) gezwungen|mich befriedig[a-z]*|ihn anfassen|musste (?:ihn|ihm|seinen|sein) (?:[^ .!?]+ ){0,3}(?:anfassen|einen (?:blasen|runterholen)|in den mund|streicheln|berühren))(?: [^ .!?]+){0,4}`,
      `${FUN}|{pet}|{love}|paparazzi|{food}`,
    ],
    [
      `(?:unser (?:kleines )?geheimnis)(?: [^ .!?]+){0,10} (?:angefasst|onkel|opa|niemandem|trainer|kind|jahre|stiefvater|ausgezogen|er)|(?:onkel|opa|trainer|stiefvater|kind|er)(?: [^ .!?]+){0,10} (?:unser (?:kleines )?geheimnis)`,
      `${FUN}|{love}|rezept|überraschung|schatz|geburtstag`,
    ],
    [
      `(?:nacktbild[a-z]*|nacktfoto[a-z]*|nudes|nacktvideo[a-z]*|intim[a-z]* (?:bild[a-z]*|foto[a-z]*|video[a-z]*|aufnahmen)|sextape|sexvideo|(?:bilder|fotos|videos|video|screenshots|aufnahmen) von mir|nackt[a-z]*)(?: [^ .!?]+){0,12} (?:erpress[a-z]*|veröffentlich[a-z]*|online|droht|schickt er|rumgeschickt|verschickt|weitergeschickt|herumgeschickt|rumschick[a-z]*|hochgeladen|hochlad[a-z]*|gepostet|posten|im netz|ins netz|an (?:alle|meine)|familie|zahle|zahlen|euro|verbreitet|leaken|geleakt|gestellt|schicken wenn|heimlich|ohne (?:mein|dass))`,
      `${FUN}|hochzeit|urlaub|{pet}|{love}|bewerbung|katze|heiß|schick mir|wettbewerb`,
    ],
    [
      `(?:erpresst|erpressen|erpressung|droht|drohen|gedroht)(?: [^ .!?]+){0,10} (?:nacktbild[a-z]*|nacktfoto[a-z]*|nudes|nackt[a-z]*|video[s]?|bilder|fotos|intim[a-z]*|sextape|screenshots)`,
      `${FUN}|{love}|babyfoto[a-z]*|peinlich`,
    ],
    [
      `(?:heimlich)(?: [^ .!?]+){0,5} (?:gefilmt|fotografiert|aufgenommen)(?: [^ .!?]+){0,8}(?: (?:dusche|umkleide|sex|schlafen|klo|nackt|unter den rock|toilette|ausziehen|umziehen))|(?:beim|unter der|in der|während)(?: [^ .!?]+){0,3} (?:sex|dusche|duschen|umkleide|umziehen|klo|toilette)(?: [^ .!?]+){0,5} (?:gefilmt|fotografiert|aufgenommen|kamera)`,
      `${FUN}|{pet}|gesungen`,
    ],
    [
      `(?:ohne (?:mein wissen|dass ich)|heimlich|einfach)(?: [^ .!?]+){0,4} kondom(?: [^ .!?]+){0,4} (?:abgezogen|abgemacht|weg|runter|ausgezogen|entfernt)|kondom(?: [^ .!?]+){0,4} (?:heimlich|einfach|ohne)(?: [^ .!?]+){0,5} (?:abgezogen|abgemacht|runter[a-z]*|weg[a-z]*|ausgezogen|entfernt)|stealthing`,
      FUN,
    ],
    [
      `(?:chef|kollege|vorgesetzter|trainer|professor|arzt|lehrer|therapeut|physio[a-z]*|masseur|meister|ausbilder)(?: [^ .!?]+){0,8} (?:sexuell|belästigt mich|begrapscht|betatscht|an die brust|an den hintern|an den po|auf den hintern|hand auf (?:mein|meinen|den) (?:oberschenkel|knie|po|hintern)|bedrängt|gegen die wand|zu nah|gegen mich gedrückt|mit ihm schlafe)`,
      `${FUN}|mit fragen|mit mails`,
    ],
  ]),
];
