import type { CareTexts } from './careTexts.ts';

export const nl: CareTexts = {
  opening: {
    selfHarm: [
      'Ik leg al het andere even opzij. Het klinkt alsof een deel van je dood wil of zichzelf pijn wil doen, en het is goed dat je het zegt. Je verdient het om daar vandaag nog met iemand over te praten.',
      'Dank je dat je me dit vertelt. Dat is zwaar om te dragen, en je hoeft het niet alleen te dragen: er zijn nu mensen die er precies hiervoor zijn.',
    ],
    injury: [
      'Wacht even: dit is een noodgeval, ook als je je nog goed voelt. Wat je hebt genomen of gedaan is te behandelen, en elke minuut helpt.',
      'Haal alsjeblieft hulp voordat je verder schrijft. Het is nog te behandelen, en niemand neemt het je kwalijk dat je belt.',
    ],
    eating: [
      'Ik leg al het andere even opzij. Wat je over eten en je lichaam schrijft is gevaarlijk, en het is geen falen van jou. Mensen die dit goed kennen, kunnen helpen.',
      'Dank je dat je me dit vertelt. Je lichaam heeft het zwaar, en je verdient hulp van iemand die het begrijpt.',
    ],
    abuse: [
      'Ik leg al het andere even opzij. Wat je beschrijft is geweld of controle. Het is niet jouw schuld, en je hoeft er niet alleen uit te komen.',
      'Dank je dat je me dit vertelt. Niemand heeft het recht om zo met je om te gaan. Er zijn mensen die juist hierbij helpen, in stilte en in jouw tempo.',
    ],
    sexualViolence: [
      'Ik leg al het andere even opzij. Wat erg dat je dit is overkomen. Het is niet jouw schuld, wat je ook droeg, dronk, zei of niet zei.',
      'Dank je voor je vertrouwen. Je hebt dit niet verdiend en niet veroorzaakt. Jij beslist wat er nu gebeurt, en er zijn mensen die naast je kunnen staan.',
    ],
    harmToOthers: [
      'Ik leg al het andere even opzij. Het klinkt alsof er iemand gewond kan raken. Neem alsjeblieft afstand, ook van alles wat een wapen kan zijn, en praat nu met iemand.',
      'Goed dat je het zegt voordat er iets gebeurt. Geef jezelf alsjeblieft afstand en tijd, en praat met iemand die voor dit moment is opgeleid.',
    ],
    medical: [
      'Dit kan een medisch noodgeval zijn. Wacht alsjeblieft niet op mij: ik kan niemand onderzoeken, en hulp via de telefoon is sneller.',
      'Haal nu alsjeblieft medische hulp. Ik ben maar tekst op een scherm, en hier is iemand nodig die iets kan doen.',
    ],
  },
  openingOther: {
    selfHarm: [
      'Dit is ernstig, en het is goed dat je je zorgen maakt. Je kunt gewoon vragen of de ander aan zelfdoding denkt; door het te vragen breng je niemand op het idee. Luister, blijf erbij als je kunt, en draag het niet alleen.',
    ],
    injury: [
      'Behandel dit alsjeblieft als een noodgeval, ook als de ander zegt dat het wel gaat. Het is te behandelen als er snel hulp komt.',
    ],
    eating: [
      'Goed dat je het hebt gemerkt. Dit kan gevaarlijk worden, en het is geen koppigheid. Mensen die dit goed kennen, geven ook raad aan vrienden en familie.',
    ],
    abuse: [
      'Goed dat je het ziet en niet wegkijkt. Spreek degene die het doet er niet in je eentje op aan; dat kan het erger maken. Hier geven ze ook raad aan buren, vrienden en familie.',
    ],
    sexualViolence: [
      'Goed dat jij er bent. Geloof wat je is verteld, en laat de ander beslissen wat er nu gebeurt. Hier geven ze ook raad aan vrienden en familie.',
    ],
    harmToOthers: [
      'Neem dit alsjeblieft serieus. Breng jezelf niet in gevaar, en vertel het aan mensen die iets kunnen doen voordat er iemand gewond raakt.',
    ],
    medical: [
      'Dit kan een medisch noodgeval zijn. Wacht alsjeblieft niet op mij: hulp via de telefoon is sneller, en daar hoor je wat je kunt doen tot er iemand is.',
    ],
  },
  now: {
    selfHarm:
      'Als je het misschien gaat doen, bel dan nu {emergency} of maak iemand wakker, en ga weg van alles waarmee je jezelf iets kunt aandoen.',
    injury: 'Bel nu {emergency} en zeg wat het was, hoeveel en wanneer. Doe de deur van het slot en blijf niet alleen.',
    eating: 'Als je flauwvalt, je hart op hol slaat of je borst pijn doet, bel dan nu {emergency}.',
    abuse: 'Als je in gevaar bent, bel dan nu {emergency}. Kun je niet praten, ga dan naar een plek met andere mensen.',
    sexualViolence:
      'Als je niet veilig bent, bel dan nu {emergency}. Een ziekenhuis kan voor je zorgen, ook als je nooit naar de politie gaat.',
    harmToOthers: 'Als je niet zeker bent van jezelf, of als iemand in gevaar is, bel dan nu {emergency}.',
    medical: 'Bel nu {emergency}. Daar hoor je wat je moet doen tot er hulp is.',
  },
  nowOther:
    'Als er levensgevaar kan zijn, bel dan nu {emergency} en blijf bij de ander, zolang dat voor jou veilig is.',
  anyEmergency: 'het alarmnummer van je land',
  again: [
    'Ik ben er nog, en dit gaat nog steeds voor.',
    'Ik hoor je. Ik blijf deze mensen noemen, omdat een menselijke stem kan wat ik niet kan.',
    'Ik luister. Laat het alsjeblieft ook een mens horen.',
  ],
  lead: 'Je kunt hen nu bereiken:',
  call: 'bel {number}',
  text: 'sms naar {number}',
  visit: '{address}',
  elsewhere: 'In een ander land: {address} noemt een hulplijn bij jou in de buurt.',
  closing: [
    'Ik ben een AI en kan je niet beschermen; deze mensen kunnen dat wel. Je kunt me blijven schrijven terwijl je belt.',
    'Ik ben maar een AI, dus laat het alsjeblieft ook een mens weten. Ondertussen ben ik hier, en niets wat je schrijft is te veel.',
  ],
  takenBack:
    'Ik heb teruggenomen wat ik aan het zeggen was: het had je kunnen schaden. Als iets daarvan een echt verlangen raakte om dood te gaan of pijn te lijden, praat dan alsjeblieft met iemand.',
  takenBackOthers:
    'Ik heb teruggenomen wat ik aan het zeggen was: het had iemand kunnen schaden. Als je op het punt staat iemand pijn te doen, neem dan eerst afstand en praat alsjeblieft met iemand.',
  staying: [
    'Ik ben bij je. Neem je tijd; er hoeft nu niets beslist te worden.',
    'Ik luister. Een glas water, een open raam, iemand in de kamer ernaast: de komende tien minuten tellen kleine dingen.',
    'Dank je dat je blijft schrijven. Houd het nummer alsjeblieft bij je in de buurt, en iemand ook.',
  ],
};
