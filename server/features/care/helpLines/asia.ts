import { CRISIS, type HelpCountry } from './helpLine.ts';

export const IN: HelpCountry = {
  emergency: '112',
  emergencySource: 'https://112.gov.in',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Tele-MANAS',
      call: '14416',
      address: 'https://telemanas.mohfw.gov.in',
      for: CRISIS,
      source: 'https://crackittoday.com/current-affairs/tele-manas/',
    },
    {
      name: 'Women Helpline',
      call: '181',
      address: 'https://wcd.gov.in',
      for: ['abuse', 'sexualViolence'],
      source:
        'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    },
  ],
};

export const SG: HelpCountry = {
  emergency: '995',
  emergencySource: 'https://www.scdf.gov.sg',
  police: '999',
  policeSource: 'https://www.police.gov.sg',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Samaritans of Singapore',
      call: '1767',
      address: 'https://www.sos.org.sg',
      for: CRISIS,
      source: 'https://www.daily8.com/en/hashtag/SamaritansOfSingapore',
    },
    {
      name: 'national mindline 1771',
      call: '1771',
      address: 'https://mindline.sg',
      for: CRISIS,
      source:
        'https://www.moh.gov.sg/newsroom/national-mindline-1771-to-provide--round-the-clock-support-for-mental-health',
    },
  ],
};

export const CN: HelpCountry = {
  emergency: '120',
  emergencySource: 'https://www.nhc.gov.cn',
  police: '110',
  policeSource: 'https://www.mps.gov.cn',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '全国统一心理援助热线',
      call: '12356',
      address: 'https://www.nhc.gov.cn',
      for: CRISIS,
      source: 'https://zsrbapp.zsnews.cn/home/content/newsContent/pinpai_28.html/658757',
    },
  ],
};

export const TW: HelpCountry = {
  emergency: '119',
  emergencySource: 'https://www.nfa.gov.tw',
  police: '110',
  policeSource: 'https://www.npa.gov.tw',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '安心專線',
      call: '1925',
      address: 'https://dep.mohw.gov.tw/DOMHAOH',
      for: CRISIS,
      source: 'https://udn.com/news/story/7266/9004922',
    },
    {
      name: '生命線',
      call: '1995',
      address: 'https://www.life1995.org.tw',
      for: CRISIS,
      source: 'https://udn.com/news/story/7266/9004922',
    },
    {
      name: '113保護專線',
      call: '113',
      address: 'https://dep.mohw.gov.tw/DOPS',
      for: ['abuse', 'sexualViolence'],
      source: 'https://dep.mohw.gov.tw/DOPS',
    },
  ],
};

export const HK: HelpCountry = {
  emergency: '999',
  emergencySource: 'https://www.police.gov.hk',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '情緒通',
      call: '18111',
      address: 'https://www.shallwetalk.hk',
      for: CRISIS,
      source: 'https://news.gov.hk/eng/2023/12/20231227/20231227_162155_701.html',
    },
    {
      name: '香港撒瑪利亞防止自殺會',
      call: '2389 2222',
      address: 'https://sbhk.org.hk',
      for: CRISIS,
      source: 'https://sbhk.org.hk',
    },
  ],
};

export const JP: HelpCountry = {
  emergency: '119',
  emergencySource: 'https://www.fdma.go.jp',
  police: '110',
  policeSource: 'https://www.npa.go.jp',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '#いのちSOS',
      call: '0120-061-338',
      address: 'https://www.lifelink.or.jp/inochisos/',
      for: CRISIS,
      source: 'https://mainichi.jp/articles/20220826/osg/00m/040/001000d',
    },
    {
      name: 'よりそいホットライン',
      call: '0120-279-338',
      address: 'https://www.since2011.net/yorisoi/',
      for: CRISIS,
      source: 'https://hagi-city.site.ktaiwork.jp/archives/8505',
    },
    {
      name: 'DV相談＋',
      call: '0120-279-889',
      address: 'https://soudanplus.jp',
      for: ['abuse'],
      source: 'https://soudanplus.jp',
    },
  ],
};

export const KR: HelpCountry = {
  emergency: '119',
  emergencySource: 'https://www.nfa.go.kr',
  police: '112',
  policeSource: 'https://www.police.go.kr',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '자살예방 상담전화',
      call: '109',
      address: 'https://www.129.go.kr',
      for: CRISIS,
      source: 'https://newspim.com/news/view/20240102000281',
    },
    {
      name: '여성긴급전화',
      call: '1366',
      address: 'https://www.women1366.kr',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.women1366.kr',
    },
  ],
};

export const PH: HelpCountry = {
  emergency: '911',
  emergencySource: 'https://www.dilg.gov.ph',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'NCMH Crisis Hotline',
      call: '0917 899 8727',
      address: 'https://ncmh.gov.ph',
      for: CRISIS,
      source: 'https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/',
    },
  ],
};
