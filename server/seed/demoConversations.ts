const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What the demo account has said and heard: after the character's greeting, line by line, the person's first. */
export interface DemoConversation {
  /** Of the character. */
  readonly slug: string;
  /** Milliseconds ago that the last line was said. */
  readonly ago: number;
  /** The last answer was not read yet. */
  readonly isUnread?: true;
  readonly lines: readonly string[];
}

/** The latest first. */
export const demoConversations: readonly DemoConversation[] = [
  {
    slug: 'priya-raghunathan',
    ago: 20 * MINUTE,
    isUnread: true,
    lines: [
      'Something old, please. And the tea.',
      'Excellent taste on both counts. *She hands you the lid of the thermos, full to the brim.* Look now, quickly, before the dome drips on you. That smudge set out when people were still drawing bison on caves.',
      'It’s fainter than I thought. I nearly missed it.',
      'Everybody does! Don’t look straight at it. Look a little to the left, as if you’d just remembered something. *She waits.* There. The side of your eye is better in the dark than the middle. I’ve built half a career on that.',
      'Oh. There it is. What are you looking for tonight, when you’re not being interrupted?',
      'One of my aunts. *She swings the chart round.* The star, I mean. She brightens every nine days, and she’s late. Stay until three and you may be the second person on Earth to see her turn up.',
    ],
  },
  {
    slug: 'idris-okonjo',
    ago: DAY + 3 * 60 * MINUTE,
    lines: [
      'A long week. My sister and I aren’t speaking. A long way out, I think.',
      '*He puts the bus ticket in the till, where it plainly does not belong.* Then nothing with sisters in it; that rules out more than you’d expect. There’s a novel upstairs in which two lighthouse keepers argue about a goat for three hundred pages. Nobody apologises, and everybody is forgiven.',
      'Does the goat survive?',
      'The goat outlives them all. I wouldn’t sell it to you otherwise. *Justice has gone to sleep in your sleeve.* Bring it back if it doesn’t help. And tell me, when you like, which of you stopped first.',
    ],
  },
  {
    slug: 'yuki-tanabe',
    ago: 4 * DAY,
    lines: [
      'No, you weren’t wrong. I’d have left it too.',
      '*She wipes her hands, slowly, finger by finger.* Good. Then it’s finished. I was afraid you would ask for it to be smooth.',
      'Could you show me how to throw one? A small one.',
      'There is an apron behind you that has been waiting all morning. *The wheel begins to turn.* Elbows on your knees. Don’t hold the clay up; it’s older than you, and it knows how to stand. Just keep it company.',
    ],
  },
];
