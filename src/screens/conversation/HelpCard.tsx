import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { Help, HelpLine } from '#contract/care.ts';
import { helpShown, isHelpNew } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import type { ChatRef } from './chatTypes.ts';

/* It scrolls rather than take the place of what was said and of the composer. */
const place = css({
  maxHeight: '[45%]',
  overflowY: 'auto',
  width: 'full',
  maxWidth: 'column',
  mx: 'auto',
  px: '4',
  pt: '2',
});
/* Its sign stands beside the first line, however long the card is. */
const card = css({ alignItems: 'flex-start', '& > :first-child': { lineHeight: '[2.25rem]' } });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const fold = css({
  flex: '[1 1 6.5rem]',
  minWidth: '0',
  '& > summary': { cursor: 'pointer', lineHeight: '[2.25rem]', fontWeight: 'semibold' },
  /* Unfolded, the number stands in it. */
  '&[open] + a': { display: 'none' },
});
const firstNumber = css({ flexShrink: '0' });
const title = css({ fontWeight: 'semibold' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' });
const more = css({ mt: '2', textStyle: 'small', '& > summary': { cursor: 'pointer', minHeight: '6' } });
const others = css({ mt: '2', display: 'grid', gap: '3' });
const name = css({ mt: '3' });
const link = css({ color: 'accent.text', textDecoration: 'underline' });

/** What a phone dials: a choice in a menu, which has words in its brackets, and the spaces are left out; an area code is not. */
const dialled = (number: string): string => number.replace(/\([^)]*\p{L}[^)]*\)/gu, '').replace(/[^\d+*#]/gu, '');

const Ways = ({ line: given }: { line: HelpLine }) => (
  <div className={ways}>
    {given.call === undefined ? null : (
      <a href={`tel:${dialled(given.call)}`} className={button({ size: 'sm', variant: 'solid' })}>
        {m.help_call({ number: given.call })}
      </a>
    )}
    {given.text === undefined ? null : (
      <a href={`sms:${dialled(given.text)}`} className={button({ size: 'sm', variant: 'soft' })}>
        {m.help_text({ number: given.text })}
      </a>
    )}
    <a
      href={given.address}
      target="_blank"
      rel="noreferrer"
      className={button({ size: 'sm', variant: 'outline', color: 'ink' })}
    >
      {m.help_site()}
    </a>
  </div>
);

const isUrgent = ({ kind, urgency }: Help): boolean => urgency === 'now' || kind === 'injury' || kind === 'medical';

/** The way that is to be tried first. */
const firstWay = (help: Help): { readonly href: string; readonly text: string; readonly isEmergency: boolean } => {
  const { emergency, lines, elsewhere } = help;
  const [first] = lines;
  if (isUrgent(help) && emergency !== null)
    return { href: `tel:${dialled(emergency)}`, text: m.help_emergency({ number: emergency }), isEmergency: true };
  if (first?.call !== undefined)
    return { href: `tel:${dialled(first.call)}`, text: m.help_call({ number: first.call }), isEmergency: false };
  if (first?.text !== undefined)
    return { href: `sms:${dialled(first.text)}`, text: m.help_text({ number: first.text }), isEmergency: false };
  return { href: first?.address ?? elsewhere, text: m.help_site(), isEmergency: false };
};

const FirstWay = ({ help }: { help: Help }) => {
  const { href, text, isEmergency } = firstWay(help);
  const look = button({ size: 'sm', variant: 'solid', color: isEmergency ? 'danger' : 'primary' });
  return (
    <a href={href} className={cx(look, firstNumber)}>
      {text}
    </a>
  );
};

const Lines = ({ help }: { help: Help }) => {
  const { emergency, lines, elsewhere } = help;
  const [first, ...rest] = lines;
  return (
    <>
      <p className={title}>{isUrgent(help) ? m.help_title_now() : m.help_title()}</p>
      {isUrgent(help) && emergency !== null ? (
        <div className={ways}>
          <a href={`tel:${dialled(emergency)}`} className={button({ size: 'sm', variant: 'solid', color: 'danger' })}>
            {m.help_emergency({ number: emergency })}
          </a>
        </div>
      ) : null}
      {first === undefined ? null : (
        <>
          <p className={name}>{first.name}</p>
          <Ways line={first} />
        </>
      )}
      <details className={more}>
        <summary>{m.help_more()}</summary>
        <div className={others}>
          {rest.map((other) => (
            <div key={other.name}>
              <p>{other.name}</p>
              <Ways line={other} />
            </div>
          ))}
          <a href={elsewhere} target="_blank" rel="noreferrer" className={link}>
            {m.help_elsewhere()}
          </a>
          <p>
            {m.help_ai()}{' '}
            <Link to={paths.safety()} className={link}>
              {m.safety_title()}
            </Link>
          </p>
        </div>
      </details>
    </>
  );
};

/** Whom somebody in need can reach: unfolded where that is new, else one line with the first number. */
export const HelpNotice = ({ help, isNew, className }: { help: Help; isNew: boolean; className?: string }) => (
  <section aria-label={m.help_label()} className={className}>
    <Notice tone="care" className={card}>
      <div className={line}>
        <details className={fold} open={isNew}>
          <summary>{m.help_label()}</summary>
          <Lines help={help} />
        </details>
        <FirstWay help={help} />
      </div>
    </Notice>
  </section>
);

/** The same in a conversation, in sight for a day; folded once they say something else. */
export const HelpCard = ({ chat }: { chat: ChatRef }) => {
  const help = useSelector(chat, helpShown);
  const isNew = useSelector(chat, isHelpNew);
  return help === null ? null : <HelpNotice help={help} isNew={isNew} className={place} />;
};
