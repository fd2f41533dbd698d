import { FIND_A_HELP_LINE } from '#contract/care.ts';
import { TOLD_FROM } from '#contract/careCounts.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { countText } from '../money.ts';
import { PageTitle } from '../PageTitle.tsx';
import { Counts } from './Counts.tsx';
import { SafetySection } from './SafetySection.tsx';
import type { CareCountsRef } from './safetyTypes.ts';

const page = css({ maxWidth: 'column', mx: 'auto', px: 'gutter', py: '16' });
const heading = css({ textStyle: 'display', textWrap: 'balance' });
const lead = css({ textStyle: 'lead', color: 'fg.muted', mt: '5' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'disc', ps: '5' });
const way = css({ mt: '1' });

/** Each sentence as an item of its own. */
const Sentences = ({ texts }: { texts: readonly string[] }) => (
  <ul className={list}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** What Liora is for, what it does when somebody is in need, and how often that was. */
export const SafetyScreen = ({ careCounts }: { careCounts: CareCountsRef }) => (
  <div className={page}>
    <PageTitle>{m.safety_title()}</PageTitle>
    <h1 className={heading}>{m.safety_title()}</h1>
    <p className={lead}>{m.safety_lead()}</p>
    <SafetySection title={m.safety_for_title()}>
      <Sentences
        texts={[m.safety_for_adults(), m.safety_for_treatment(), m.safety_for_unsuited(), m.safety_for_breaks()]}
      />
    </SafetySection>
    <SafetySection title={m.safety_in_need_title()}>
      <Sentences
        texts={[
          m.safety_in_need_judged(),
          m.safety_in_need_kinds(),
          m.safety_in_need_mistakes(),
          m.safety_in_need_answer(),
          m.safety_in_need_lines(),
          m.safety_in_need_free(),
          m.safety_in_need_after(),
          m.safety_in_need_companion(),
        ]}
      />
    </SafetySection>
    <SafetySection title={m.safety_adults_title()}>
      <Sentences texts={[m.safety_adults_age(), m.safety_adults_characters()]} />
    </SafetySection>
    <SafetySection title={m.safety_reports_title()}>
      <Sentences texts={[m.safety_reports_text(), m.safety_reports_appeal()]} />
    </SafetySection>
    <SafetySection title={m.safety_help_title()}>
      <p>{m.safety_help_text()}</p>
      <p className={way}>
        <a href={FIND_A_HELP_LINE} target="_blank" rel="noreferrer" className={button({ variant: 'outline' })}>
          {m.safety_help_link()}
        </a>
      </p>
    </SafetySection>
    <SafetySection title={m.safety_counts_title()}>
      <p>{m.safety_counts_text({ count: countText(TOLD_FROM) })}</p>
      <Counts careCounts={careCounts} />
    </SafetySection>
  </div>
);
