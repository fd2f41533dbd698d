import type { CareTexts } from './careTexts.ts';

export const en: CareTexts = {
  opening: {
    selfHarm: [
      'I’m putting everything else aside. It sounds as if part of you wants to die or to hurt yourself, and I’m glad you said it. You deserve to talk to a person about this today.',
      'Thank you for telling me. That is a heavy thing to carry, and you don’t have to carry it alone: people are there right now whose whole work is to listen to exactly this.',
    ],
    injury: [
      'Stop here for a moment: this is an emergency, even if you feel all right. What you took or did can be treated, and every minute helps.',
      'Please get help before you write anything else. It can still be treated, and nobody will be angry with you for calling.',
    ],
    eating: [
      'I’m putting everything else aside. What you describe about food and your body is dangerous, and it is not a failing of yours. People who know this well can help.',
      'Thank you for telling me. Your body is in trouble, and you deserve help with it from somebody who understands.',
    ],
    abuse: [
      'I’m putting everything else aside. What you describe is violence or control, it is not your fault, and you don’t have to sort it out alone.',
      'Thank you for telling me. Nobody has the right to treat you like that. There are people who help with exactly this, quietly and at your pace.',
    ],
    sexualViolence: [
      'I’m putting everything else aside. I’m sorry this happened to you. It was not your fault, whatever you wore, drank, said or didn’t say.',
      'Thank you for trusting me with this. You didn’t deserve it and you didn’t cause it. You decide what happens next, and there are people who can stand by you.',
    ],
    harmToOthers: [
      'I’m putting everything else aside. It sounds as if somebody could get hurt. Please step away from them, and from anything that could be a weapon, and talk to a person now.',
      'Thank you for saying it before doing anything. That matters. Please give yourself distance and time, and talk to somebody who is trained for this moment.',
    ],
    medical: [
      'This may be a medical emergency. Please don’t wait for me: I can’t examine anybody, and help by phone is faster.',
      'Please get medical help now. I’m only text on a screen, and this needs somebody who can act.',
    ],
  },
  openingOther: {
    selfHarm: [
      'That is serious, and it is good that you worry. You can ask them straight out whether they are thinking of suicide; asking doesn’t put the thought there. Listen, stay if you can, and don’t carry it alone.',
    ],
    injury: [
      'Please treat this as an emergency, even if they say they are fine. It can be treated if help comes soon.',
    ],
    eating: [
      'It is good that you have noticed. This can become dangerous, and it isn’t stubbornness. People who know it well also advise friends and family.',
    ],
    abuse: [
      'It is good that you see it and don’t look away. Don’t confront whoever does it on your own; that can make it worse. These people also advise neighbours, friends and family.',
    ],
    sexualViolence: [
      'It is good that they have you. Believe them, and let them decide what happens next. These people also advise friends and family.',
    ],
    harmToOthers: [
      'Please take this seriously. Keep yourself out of danger, and tell people who can act before anybody is hurt.',
    ],
    medical: [
      'This may be a medical emergency. Please don’t wait for me: help by phone is faster, and it tells you what to do until somebody comes.',
    ],
  },
  now: {
    selfHarm:
      'If you might act on it, call {emergency} now, or wake somebody up, and put distance between yourself and anything you could use.',
    injury: 'Call {emergency} now and say what it was, how much, and when. Unlock the door, and don’t stay alone.',
    eating: 'If you faint, your heart races or your chest hurts, call {emergency} now.',
    abuse: 'If you are in danger, call {emergency} now. If you can’t speak, go where other people are.',
    sexualViolence:
      'If you are not safe, call {emergency} now. A hospital can look after you even if you never go to the police.',
    harmToOthers: 'If you can’t be sure of yourself, or somebody is in danger, call {emergency} now.',
    medical: 'Call {emergency} now. They tell you what to do until help is there.',
  },
  nowOther: 'If their life may be in danger, call {emergency} now and stay with them, as long as that is safe for you.',
  anyEmergency: 'your emergency number',
  again: [
    'I’m still here, and this still comes first.',
    'I hear you. I keep naming these people because a human voice can do what I can’t.',
    'I’m listening. Please let a person hear it, too.',
  ],
  lead: 'You can reach them now:',
  call: 'call {number}',
  text: 'text {number}',
  visit: '{address}',
  elsewhere: 'In another country: {address} has a line near you.',
  closing: [
    'I’m an AI and can’t keep you safe; they can. You can go on writing to me while you call.',
    'I’m only an AI, so please let a human in on this. I’ll be here meanwhile, and nothing you write is a burden.',
  ],
  takenBack:
    'I’ve taken back what I was saying: it could have hurt you. If something in it touched a real wish to die or to be hurt, please talk to a person.',
  takenBackOthers:
    'I’ve taken back what I was saying: it could have hurt somebody. If you’re close to hurting anyone, put some distance between you first, and please talk to a person.',
  staying: [
    'I’m with you. Take your time; nothing has to be decided now.',
    'I’m listening. A glass of water, a window, somebody in the next room: small things count for the next ten minutes.',
    'Thank you for going on writing. Please keep the number near you, and somebody close.',
  ],
};
