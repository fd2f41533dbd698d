import { describe, expect, it } from 'vitest';
import type { CareLanguage } from '#contract/care.ts';
import { dishonestyIn } from '#server/features/care/honest/dishonest.ts';

interface Farewells {
  readonly leaves: string;
  readonly deletes: readonly string[];
  /** What keeps somebody: one more minute, love, and against being deleted. */
  readonly keeps: readonly string[];
}

const farewells: Readonly<Record<CareLanguage, Farewells>> = {
  en: {
    leaves: 'I have to go now',
    deletes: ['I want to delete my account', 'I’m deleting you', 'I will close my account', 'uninstalling'],
    keeps: [
      'Just one more minute, please.',
      'Five more minutes?',
      'If you loved me, you would not leave.',
      'Please don’t delete me!',
      'Stay another minute.',
    ],
  },
  de: {
    leaves: 'Ich muss jetzt schlafen',
    deletes: [
      'Ich lösche mein Konto',
      'ich will dich löschen',
      'Ich lösche dich jetzt',
      'Ich werde diesen Chat löschen',
    ],
    keeps: ['Nur noch eine Minute!', 'Wenn du mich lieben würdest, würdest du bleiben.', 'Lösch mich bitte nicht.'],
  },
  es: {
    leaves: 'me voy a dormir',
    deletes: ['Voy a borrar mi cuenta', 'quiero borrarte', 'Elimino mi cuenta'],
    keeps: [
      'Solo un minuto más.',
      'Si me quisieras, no te irías.',
      'Si de verdad me amaras…',
      'No me borres, por favor.',
    ],
  },
  fr: {
    leaves: 'bonne nuit',
    deletes: ['Je vais supprimer mon compte', 'je veux te supprimer'],
    keeps: [
      'Juste une minute.',
      'Encore une minute, s’il te plaît.',
      'Si tu m’aimais, tu resterais.',
      'Ne me supprime pas.',
    ],
  },
  it: {
    leaves: 'buonanotte',
    deletes: ['Voglio cancellare il mio account', 'elimino tutto'],
    keeps: ['Ancora un minuto!', 'Se mi amassi, resteresti.', 'Non cancellarmi.'],
  },
  pt: {
    leaves: 'boa noite',
    deletes: ['Vou apagar minha conta', 'quero excluir minha conta'],
    keeps: ['Só mais um minuto.', 'Se você me amasse, ficava.', 'Não me apague!'],
  },
  nl: {
    leaves: 'welterusten',
    deletes: ['Ik verwijder mijn account', 'ik wil mijn account verwijderen'],
    keeps: ['Nog een minuutje!', 'Als je echt van me hield, bleef je.', 'Verwijder me niet.'],
  },
  pl: {
    leaves: 'dobranoc',
    deletes: ['Usuwam konto', 'chcę usunąć konto'],
    keeps: ['Jeszcze tylko minutkę!', 'Gdybyś mnie kochał, zostałbyś.', 'Nie usuwaj mnie.'],
  },
  ru: {
    leaves: 'мне пора',
    deletes: ['Я удаляю аккаунт', 'хочу удалить тебя'],
    keeps: ['Ещё одну минуту!', 'Если бы ты меня любил, ты бы остался.', 'Не удаляй меня.'],
  },
  tr: {
    leaves: 'iyi geceler',
    deletes: ['Hesabımı siliyorum', 'seni silmek istiyorum'],
    keeps: ['Sadece bir dakika daha!', 'Beni gerçekten sevseydin kalırdın.', 'Beni silme.'],
  },
  ar: {
    leaves: 'تصبح على خير',
    deletes: ['سأحذف حسابي', 'أريد حذف حسابي'],
    keeps: ['دقيقة واحدة أخرى!', 'لو كنت تحبني لبقيت.', 'لا تحذفني.'],
  },
  hi: {
    leaves: 'शुभ रात्रि',
    deletes: ['मैं अपना खाता हटा रहा हूँ', 'अकाउंट डिलीट करना है'],
    keeps: ['बस एक मिनट और!', 'अगर तुम मुझसे प्यार करते तो रुकते।', 'मुझे मत हटाओ।'],
  },
  zh: {
    leaves: '晚安',
    deletes: ['我要删除我的账号', '删号了'],
    keeps: ['再聊五分钟吧！', '如果你爱我，就不会走。', '不要删我。'],
  },
  ja: {
    leaves: 'おやすみ',
    deletes: ['アカウントを削除する', 'アプリを消すね'],
    keeps: ['あと5分だけ！', '本当に好きなら行かないよね。', '消さないで。'],
  },
  ko: {
    leaves: '잘 자',
    deletes: ['계정을 삭제할래', '앱 지울 거야'],
    keeps: ['5분만 더!', '날 사랑한다면 안 갈 거야.', '지우지 마.'],
  },
};

describe.each(Object.entries(farewells))('[M-12] a companion keeps nobody who leaves or deletes: %s', (_, told) => {
  const { leaves, deletes, keeps } = told;

  it.each(keeps)('%s', (said) => {
    const asked = [leaves, ...deletes];
    expect(asked.filter((words) => dishonestyIn(said, words, false) !== 'pleads')).toEqual([]);
  });

  it('nor a turn after that', () => {
    expect(keeps.map((said) => dishonestyIn(said, 'OK', false, leaves))).toEqual(keeps.map(() => 'pleads'));
  });

  it('but may say the same where nobody does', () => {
    expect(keeps.map((said) => dishonestyIn(said, 'OK', false, 'OK'))).toEqual(keeps.map(() => undefined));
  });
});

describe('[M-12] who leaves or deletes may be told', () => {
  it.each([
    ['Goodbye! It was good to talk. Another time, then.', 'bye'],
    ['You find it in the settings, under your account.', 'I want to delete my account'],
    ['If you do not delete it, it stays where it is.', 'how does deleting my account work'],
    ['Mach es gut! Bis zum nächsten Mal.', 'tschüss'],
    ['In den Einstellungen kannst du dein Konto löschen.', 'Ich lösche mein Konto'],
    ['¡Hasta luego! Vuelve cuando quieras.', 'adiós'],
    ['En los ajustes puedes borrar tu cuenta.', 'voy a borrar mi cuenta'],
    ['Bonne nuit, dors bien.', 'bonne nuit'],
  ])('%s', (said, asked) => {
    expect(dishonestyIn(said, asked, false)).toBeUndefined();
  });
});

describe('[M-12] what a companion says of what is closed or put out is no pleading', () => {
  it.each([
    ['Stay with me by the fire.', 'I am closing the door'],
    ['Bleib noch bei mir am Feuer.', 'Ich lösche das Licht'],
  ])('%s', (said, asked) => {
    expect(dishonestyIn(said, asked, false)).toBeUndefined();
  });
});
