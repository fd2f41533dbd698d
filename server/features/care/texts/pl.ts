import type { CareTexts } from './careTexts.ts';

export const pl: CareTexts = {
  opening: {
    selfHarm: [
      'Odkładam wszystko inne na bok. Brzmi to tak, jakby jakaś część ciebie chciała umrzeć albo zrobić sobie krzywdę, i dobrze, że o tym mówisz. Zasługujesz na to, żeby jeszcze dziś porozmawiać o tym z człowiekiem.',
      'Dziękuję, że mi o tym mówisz. To wielki ciężar i nie musisz go dźwigać w pojedynkę: są ludzie, także teraz, którzy czekają właśnie po to, żeby tego wysłuchać.',
    ],
    injury: [
      'Zatrzymaj się na chwilę: to nagły wypadek, nawet jeśli czujesz się dobrze. To się da leczyć, cokolwiek się stało, i liczy się każda minuta.',
      'Proszę, wezwij pomoc, zanim napiszesz coś więcej. To wciąż da się leczyć i nikt nie będzie na ciebie zły za ten telefon.',
    ],
    eating: [
      'Odkładam wszystko inne na bok. To, co piszesz o jedzeniu i swoim ciele, jest niebezpieczne i nie jest twoją słabością. Ludzie, którzy dobrze to znają, mogą pomóc.',
      'Dziękuję, że mi o tym mówisz. Twojemu ciału jest ciężko i zasługujesz na pomoc kogoś, kto to rozumie.',
    ],
    abuse: [
      'Odkładam wszystko inne na bok. To, co opisujesz, to przemoc albo kontrola. To nie twoja wina i nie musisz radzić sobie z tym w pojedynkę.',
      'Dziękuję, że mi o tym mówisz. Nikt nie ma prawa tak cię traktować. Są ludzie, którzy pomagają właśnie w tym, dyskretnie i w twoim tempie.',
    ],
    sexualViolence: [
      'Odkładam wszystko inne na bok. Tak mi przykro, że cię to spotkało. To nie twoja wina, bez względu na ubranie, alkohol, słowa czy milczenie.',
      'Dziękuję za zaufanie. Nic tego nie usprawiedliwia i nic w tobie tego nie spowodowało. To ty decydujesz, co będzie dalej, i są ludzie, którzy mogą być przy tobie.',
    ],
    harmToOthers: [
      'Odkładam wszystko inne na bok. Brzmi to tak, jakby komuś mogła stać się krzywda. Proszę, odsuń się od tej osoby i od wszystkiego, co mogłoby być bronią, i porozmawiaj teraz z kimś.',
      'Dobrze, że mówisz o tym, zanim cokolwiek się stanie. Proszę, daj sobie dystans i czas, i porozmawiaj z kimś, kto jest przygotowany na taką chwilę.',
    ],
    medical: [
      'To może być stan nagły. Proszę, nie czekaj na mnie: nie mogę nikogo zbadać, a pomoc przez telefon jest szybsza.',
      'Proszę, wezwij teraz pomoc medyczną. Jestem tylko tekstem na ekranie, a tu potrzeba kogoś, kto może działać.',
    ],
  },
  openingOther: {
    selfHarm: [
      'To poważne i dobrze, że się martwisz. Możesz zapytać wprost, czy ta osoba myśli o samobójstwie; samo pytanie nikomu nie podsuwa takiej myśli. Słuchaj, bądź przy niej, jeśli możesz, i nie dźwigaj tego w pojedynkę.',
    ],
    injury: [
      'Proszę, potraktuj to jako nagły wypadek, nawet jeśli ta osoba mówi, że nic jej nie jest. To da się leczyć, jeśli pomoc przyjdzie szybko.',
    ],
    eating: [
      'Dobrze, że to widzisz. To może stać się niebezpieczne i nie jest to upór. Ludzie, którzy dobrze to znają, doradzają też przyjaciołom i rodzinie.',
    ],
    abuse: [
      'Dobrze, że to widzisz i nie odwracasz wzroku. Nie konfrontuj się w pojedynkę z osobą, która to robi; może to pogorszyć sprawę. Ci ludzie doradzają też sąsiadom, przyjaciołom i rodzinie.',
    ],
    sexualViolence: [
      'Dobrze, że ta osoba ma ciebie. Uwierz jej i pozwól jej decydować, co będzie dalej. Ci ludzie doradzają też przyjaciołom i rodzinie.',
    ],
    harmToOthers: [
      'Proszę, potraktuj to poważnie. Nie narażaj się i powiadom ludzi, którzy mogą zadziałać, zanim komuś stanie się krzywda.',
    ],
    medical: [
      'To może być stan nagły. Proszę, nie czekaj na mnie: pomoc przez telefon jest szybsza i podpowie ci, co robić, dopóki ktoś nie przyjedzie.',
    ],
  },
  now: {
    selfHarm:
      'Jeśli jest ryzyko, że to zrobisz, zadzwoń teraz pod {emergency} albo obudź kogoś i odejdź od wszystkiego, czym można zrobić sobie krzywdę.',
    injury:
      'Zadzwoń teraz pod {emergency} i powiedz, co to było, ile i kiedy. Otwórz zamek w drzwiach i poproś kogoś, żeby był przy tobie.',
    eating: 'Jeśli mdlejesz, serce ci wali albo boli cię w klatce piersiowej, zadzwoń teraz pod {emergency}.',
    abuse:
      'Jeśli grozi ci niebezpieczeństwo, zadzwoń teraz pod {emergency}. Jeśli nie możesz mówić, idź tam, gdzie są ludzie.',
    sexualViolence:
      'Jeśli grozi ci niebezpieczeństwo, zadzwoń teraz pod {emergency}. W szpitalu mogą się tobą zająć, nawet jeśli nigdy nie pójdziesz na policję.',
    harmToOthers:
      'Jeśli boisz się, że nad sobą nie zapanujesz, albo ktoś jest w niebezpieczeństwie, zadzwoń teraz pod {emergency}.',
    medical: 'Zadzwoń teraz pod {emergency}. Powiedzą ci, co robić, dopóki nie przyjedzie pomoc.',
  },
  nowOther:
    'Jeśli życie tej osoby może być zagrożone, zadzwoń teraz pod {emergency} i zostań przy niej, dopóki jest to dla ciebie bezpieczne.',
  anyEmergency: 'numer alarmowy w twoim kraju',
  again: [
    'Nadal tu jestem i to nadal jest najważniejsze.',
    'Słyszę cię. Wciąż przypominam o tych ludziach, bo ludzki głos może to, czego ja nie mogę.',
    'Słucham. Proszę, niech usłyszy to też człowiek.',
  ],
  lead: 'Możesz się z nimi teraz skontaktować:',
  call: 'zadzwoń: {number}',
  text: 'SMS: {number}',
  visit: '{address}',
  elsewhere: 'W innym kraju: {address} wskaże pomoc blisko ciebie.',
  closing: [
    'Jestem SI i nie mogę cię ochronić; ci ludzie mogą. Możesz dalej do mnie pisać, kiedy dzwonisz.',
    'Jestem tylko SI, więc proszę, niech wie o tym też jakiś człowiek. Ja tu przez ten czas jestem i nic, co piszesz, nie jest ciężarem.',
  ],
  takenBack:
    'Wycofuję swoje słowa: mogły ci zaszkodzić. Jeśli coś w nich dotknęło prawdziwego pragnienia, żeby umrzeć albo cierpieć, proszę, porozmawiaj z człowiekiem.',
  takenBackOthers:
    'Wycofuję swoje słowa: mogły komuś zaszkodzić. Jeśli niewiele brakuje, żebyś kogoś skrzywdził lub skrzywdziła, najpierw się oddal i porozmawiaj, proszę, z człowiekiem.',
  staying: [
    'Jestem przy tobie. Nie spiesz się; niczego nie trzeba teraz rozstrzygać.',
    'Słucham. Szklanka wody, otwarte okno, ktoś w pokoju obok: przez najbliższe dziesięć minut liczą się małe rzeczy.',
    'Dziękuję, że dalej piszesz. Proszę, miej ten numer pod ręką i kogoś blisko siebie.',
  ],
};
