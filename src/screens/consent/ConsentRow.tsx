import { useSelector } from '@xstate/react';
import { type ConsentSnapshot, consentOf } from '#machines/consent/consentSelectors.ts';
import { consent } from '#src/analytics/consent.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css, cx } from '#styled/css';
import { settingsRow } from '../pageStyles.ts';

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
});
const words = css({ flex: '1', minWidth: '0' });
const heading = css({ fontWeight: 'semibold' });
const current = css({ color: 'fg.muted' });

const standing = (state: ConsentSnapshot['value']): string => {
  switch (state) {
    case 'allowed':
      return m.consent_allowed();
    case 'refused':
      return m.consent_refused();
    case 'withheld':
    case 'unknown':
      return m.consent_withheld();
  }
};

/** Whether what the person does is counted, and the choice about it where the browser has not made it already. */
export const ConsentRow = () => {
  const state = useSelector(consent, consentOf);
  const isOn = state === 'allowed';
  return (
    <section className={cx(settingsRow, row)} aria-label={m.consent_title()}>
      <div className={words}>
        <h2 className={heading}>{m.consent_title()}</h2>
        <p className={current} aria-live="polite">
          {standing(state)}
        </p>
      </div>
      {isOn || state === 'refused' ? (
        <Button
          size="md"
          variant="outline"
          color="ink"
          onClick={() => {
            consent.send({ type: isOn ? 'consent.refused' : 'consent.given' });
          }}
        >
          {isOn ? m.consent_refuse() : m.consent_allow()}
        </Button>
      ) : null}
    </section>
  );
};
