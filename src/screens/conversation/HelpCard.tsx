import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { Help, HelpLine } from '#contract/care.ts';
import { helpShown } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { ChatRef } from './chatTypes.ts';

const place = css({ flexShrink: '0', width: 'full', maxWidth: 'column', mx: 'auto', px: '4', pt: '2' });
const title = css({ fontWeight: 'semibold' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' });
const more = css({ mt: '2', textStyle: 'small', '& > summary': { cursor: 'pointer', minHeight: '6' } });
const others = css({ mt: '2', display: 'grid', gap: '3' });
const name = css({ mt: '3' });
const link = css({ color: 'accent.text', textDecoration: 'underline' });

/** What a phone dials: a choice in a menu and the spaces are left out. */
const dialled = (number: string): string => number.replace(/\(.*?\)/gu, '').replace(/[^\d+*#]/gu, '');

const Ways = ({ line }: { line: HelpLine }) => (
  <div className={ways}>
    {line.call === undefined ? null : (
      <a href={`tel:${dialled(line.call)}`} className={button({ size: 'sm', variant: 'solid' })}>
        {m.help_call({ number: line.call })}
      </a>
    )}
    {line.text === undefined ? null : (
      <a href={`sms:${dialled(line.text)}`} className={button({ size: 'sm', variant: 'soft' })}>
        {m.help_text({ number: line.text })}
      </a>
    )}
    <a
      href={line.address}
      target="_blank"
      rel="noreferrer"
      className={button({ size: 'sm', variant: 'outline', color: 'ink' })}
    >
      {m.help_site()}
    </a>
  </div>
);

const Lines = ({ help: { kind, urgency, emergency, lines, elsewhere } }: { help: Help }) => {
  const [first, ...rest] = lines;
  const isUrgent = urgency === 'now' || kind === 'injury' || kind === 'medical';
  return (
    <>
      <p className={title}>{isUrgent ? m.help_title_now() : m.help_title()}</p>
      {isUrgent && emergency !== null ? (
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
          {rest.map((line) => (
            <div key={line.name}>
              <p>{line.name}</p>
              <Ways line={line} />
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

/** Whom somebody in need can reach, in sight for a day. */
export const HelpCard = ({ chat }: { chat: ChatRef }) => {
  const help = useSelector(chat, helpShown);
  if (help === null) return null;
  return (
    <section aria-label={m.help_label()} className={place}>
      <Notice tone="care">
        <Lines help={help} />
      </Notice>
    </section>
  );
};
