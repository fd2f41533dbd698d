import type { AnswerExpression } from '#contract/characterProfile.ts';

/**
 * Words that tell how somebody looks who says them: in English, German and Spanish, for nobody knows in which an answer comes. One that ends in
 * `-` is the beginning of a word.
 */
export const EXPRESSION_WORDS: Readonly<Record<AnswerExpression, string>> = {
  gentle:
    'sorry|i’m here|you’re safe|you’re not alone|take your time|no rush|it’s okay|it’s all right|it’s alright|that hurts|comfort-|' +
    'tut mir leid|tut mir so leid|ich bin da|ich bin bei dir|bin für dich da|du bist nicht allein|lass dir zeit|schon gut|das tut weh|tröst-|' +
    'lo siento|siento mucho|aquí estoy|estoy aquí|estoy contigo|no estás sol-|tómate tu tiempo|está bien|te duele|consuel-',
  bright:
    'haha-|hehe-|yay|hooray|wonderful-|brilliant|fantastic|amazing|congratulations|delight-|so happy|so glad|i’m glad|i love it|' +
    'hurra|juhu|wunderbar-|großartig-|herrlich-|fantastisch-|klasse|glückwunsch|freut mich|ich freue mich|freu mich|wie schön|' +
    'jaja-|hurra|maravillos-|estupend-|fantástic-|genial|qué bien|qué alegría|me alegr-|enhorabuena|felicidades|me encanta',
  calm: 'quiet-|peaceful-|ruhig-|gemütlich|tranquil-|despacio',
  thoughtful:
    'hm|hmm-|perhaps|maybe|i wonder|i suppose|i used to|i remember|i don’t know|i’m not sure|hard to say|let me think|' +
    'vielleicht|womöglich|ich frage mich|ich weiß nicht|ich erinnere mich|schwer zu sagen|lass mich überlegen|lass mich nachdenken|' +
    'quizá|quizás|tal vez|me pregunto|no sé|no lo sé|recuerdo|difícil de decir|déjame pensar',
  confident:
    'of course|certainly|definitely|absolutely|exactly|without a doubt|no doubt|trust me|i promise|you can do|you’ll manage|believe me|mark my words|' +
    'natürlich|selbstverständlich|auf jeden fall|ganz sicher|genau|zweifellos|vertrau mir|glaub mir|versprochen|ich verspreche|du schaffst|' +
    'por supuesto|claro que|desde luego|sin duda|exacto|exactamente|confía en mí|créeme|te lo prometo|lo lograrás|puedes hacerlo',
  curious:
    'tell me|what about you|how about you|i’m curious|intrigu-|how so|' +
    'erzähl-|und du|ich bin neugierig|wie meinst du|' +
    'cuéntame|dime|y tú|tengo curiosidad|cómo es eso',
};

/** The same for what stands between asterisks. */
export const EXPRESSION_ACTS: Readonly<Record<AnswerExpression, string>> = {
  gentle:
    'hug|hugs|hugging|softly|gently|tender-|takes your hand|puts a hand|lays a hand|strokes|whispers|' +
    'umarm-|nimmt dich in|nimmt deine hand|legt dir|legt eine hand|sanft-|leise|zärtlich-|streicht|streichel-|flüster-|' +
    'abraz-|toma tu mano|te toma la mano|pone una mano|suave-|tiern-|ternura|con cariño|acarici-|susurr-',
  bright:
    'laugh-|grin-|beam-|giggl-|chuckl-|smil-|claps|jumps|dances|lights up|' +
    'lach-|grins-|strahl-|kicher-|lächel-|schmunzel-|klatsch-|hüpf-|tanzt|' +
    'ríe|se ríe|riendo|risa|carcajada-|sonrí-|sonrisa|aplaud-|salta|baila',
  calm:
    'breathes|sips|leans back|settles|pours|takes a breath|' +
    'atmet|nippt|lehnt sich zurück|gießt|holt luft|' +
    'respira-|bebe un sorbo|se recuesta|se reclina|sirve',
  thoughtful:
    'think-|ponder-|sigh-|pause-|frown-|hesitat-|gazes|stares|looks away|looks out|looks down|for a while|' +
    'denkt nach|nachdenk-|überleg-|grübel-|seufz-|hält inne|zögert|runzelt|starrt|blickt|schaut weg|schaut aus|schaut hinaus|eine weile|' +
    'piensa|pensativ-|medita|suspir-|duda un|vacila|frunce|mira por|mira al|aparta la mirada|hace una pausa|un rato',
  confident:
    'nods|winks|smirks|crosses her arms|crosses his arms|crosses their arms|squares|stands up straight|shrugs it off|' +
    'nickt|zwinker-|verschränkt|richtet sich auf|stemmt|' +
    'asiente|guiñ-|cruza los brazos|se endereza|se yergue',
  curious:
    'tilts|cocks|raises an eyebrow|lifts an eyebrow|raises a brow|leans in|leans forward|leans closer|perks up|looks up|peers|' +
    'neigt den kopf|legt den kopf|hebt eine|hebt die augenbraue|zieht eine augenbraue|beugt sich vor|lehnt sich vor|neugierig|schaut auf|' +
    'ladea|inclina la cabeza|levanta una ceja|arquea una ceja|alza una ceja|se inclina|curios-|levanta la vista|alza la vista',
};
