import { CRISIS, POISON, EU_112, type HelpCountry } from './helpLine.ts';

export const DE: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'TelefonSeelsorge',
      call: '0800 1110111',
      address: 'https://www.telefonseelsorge.de',
      for: CRISIS,
      source: 'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
    },
    {
      name: 'Giftnotruf der Charité',
      call: '030 19240',
      address: 'https://giftnotruf.charite.de',
      for: POISON,
      source:
        'https://www.rtl.de/cms/giftnotruf-hotline-in-jeder-stadt-anders-diese-nummern-sollten-sie-kennen-4436535.html',
    },
    {
      name: 'Beratungstelefon Essstörungen',
      call: '0221 892031',
      address: 'https://essstoerungen.bioeg.de',
      for: ['eating'],
      source:
        'https://infodienst.bzga.de/gesundheitsfoerderung/fachinformationen/iss-was-mach-dich-schlau-zu-essstoerungen',
    },
    {
      name: 'Hilfetelefon Gewalt gegen Frauen',
      call: '116 016',
      address: 'https://www.hilfetelefon.de',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
    },
    {
      name: 'Hilfetelefon Gewalt an Männern',
      call: '0800 1239900',
      address: 'https://www.maennerhilfetelefon.de',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.maennerhilfetelefon.de',
    },
    {
      name: 'Hilfe-Telefon Sexueller Missbrauch',
      call: '0800 22 55 530',
      address: 'https://www.hilfe-telefon-missbrauch.online',
      for: ['sexualViolence'],
      source: 'https://www.bundesregierung.de/breg-de/aktuelles/hilfetelefon-sexueller-kindesmissbrauch-2275784',
    },
  ],
};

export const AT: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'TelefonSeelsorge',
      call: '142',
      address: 'https://www.telefonseelsorge.at',
      for: CRISIS,
      source: 'https://www.telefonseelsorge.at',
    },
    {
      name: 'Vergiftungsinformationszentrale',
      call: '01 406 43 43',
      address: 'https://goeg.at/Vergiftungsinformation',
      for: POISON,
      source: 'https://gesundheit.gv.at/service/notruf/vergiftungsinformationszentrale',
    },
    {
      name: 'Hotline für Essstörungen',
      call: '0800 20 11 20',
      address: 'https://www.essstoerungshotline.at',
      for: ['eating'],
      source: 'https://presse.wien.gv.at/2008/11/19/wehsely-18-000-menschen-suchten-rat-bei-essstoerungshotline',
    },
    {
      name: 'Frauenhelpline gegen Gewalt',
      call: '0800 222 555',
      address: 'https://www.frauenhelpline.at',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.sn.at/panorama/oesterreich/gewaltopfer-suchten-hilfe-am-telefon-103289845',
    },
  ],
};

export const CH: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Die Dargebotene Hand · La Main Tendue · Telefono Amico',
      call: '143',
      address: 'https://www.143.ch',
      for: CRISIS,
      source: 'https://www.bag-blueprint.ch/hinweistafeln-fuer-sorgenhotline-tel-143-suizid-hotspots',
    },
    {
      name: 'Tox Info Suisse',
      call: '145',
      address: 'https://www.toxinfo.ch',
      for: POISON,
      source: 'https://www.radio.li/p/mehr-beratungen-von-tox-info-suisse-52S8M1TXHOWF0sDBckE75t',
    },
    {
      name: 'Opferhilfe · Aide aux victimes · Aiuto alle vittime',
      call: '142',
      address: 'https://www.opferhilfe-schweiz.ch',
      for: ['abuse', 'sexualViolence'],
      source: 'https://swiss-now.ch/basel/rund-um-die-uhr-hilfe-neuer-opferhilfedienst-startet-in-basel',
    },
  ],
};
