import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordReview } from '#src/screens/passwordReset/PasswordReview.tsx';

const linesOf = (identities: readonly string[]): readonly (string | undefined)[] =>
  [
    ...renderToStaticMarkup(
      createElement(PasswordReview, { ended: { sessions: 0, identities }, access: null, onContinue: () => undefined }),
    ).matchAll(/<li>(.*?)<\/li>/gu),
  ].map(([, line]) => line);

it('[M-16] says of one way to sign in that ended, and of more, that they can be linked again', () => {
  expect(linesOf(['Example'])).toEqual(['You can no longer sign in with Example. You can link it again.']);
  expect(linesOf(['Example', 'Other'])).toEqual([
    'You can no longer sign in with Example and Other. You can link them again.',
  ]);
});
