import { useSelector } from '@xstate/react';
import { isBusy } from '#machines/auth/authSelectors.ts';
import { providersOf } from '#machines/identityProviders/identityProvidersMachine.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { AuthProps } from './authTypes.ts';

const line = {
  content: '""',
  flex: '1',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
} as const;
const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  my: '5',
  textStyle: 'small',
  color: 'fg.muted',
  _before: line,
  _after: line,
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** The ways in by third parties; nothing where there are none. */
export const ThirdParties = ({ auth, identityProviders }: Omit<AuthProps, 'errand'>) => {
  const providers = useSelector(identityProviders, providersOf);
  const isWaiting = useSelector(auth, isBusy);
  if (providers.length === 0) return null;
  return (
    <>
      <p className={divider}>{m.auth_or()}</p>
      <div className={list}>
        {providers.map(({ oauthType, name }) => (
          <Button
            key={oauthType}
            variant="outline"
            color="ink"
            isFullWidth
            disabled={isWaiting}
            onClick={() => {
              auth.send({ type: 'provider.chosen', oauthType });
            }}
          >
            {m.auth_with({ name })}
          </Button>
        ))}
      </div>
    </>
  );
};
