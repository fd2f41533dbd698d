import type { Description } from './envVariable.ts';

type Part = 'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'LABEL';

/** Third parties to sign in with: each has `OIDC_<NAME>_` variables with a name of its own, so there can be any number. */
export const openIdDescriptions: Readonly<Record<Part, Description>> = {
  ISSUER: {
    group: 'Mail and sign-in',
    expectation: 'an address such as https://id.example',
    leftOut: 'a test identity at `/dev/identity`, outside production',
    example: 'https://id.example',
    meaning:
      'An OpenID Connect issuer to sign in with. The name is of capital letters, digits and `_`, and yours to choose. The issuer returns people to `/session/pc/callback/<name>`, the name in small letters with `-` for `_`. In production it must be https.',
  },
  CLIENT_ID: {
    group: 'Mail and sign-in',
    expectation: 'the id that the issuer gave to Liora',
    leftOut: 'none; needed with the issuer',
    example: 'liora',
    meaning: 'The id of Liora at that issuer.',
  },
  CLIENT_SECRET: {
    group: 'Mail and sign-in',
    expectation: 'the secret that the issuer gave to Liora',
    isSecret: true,
    leftOut: 'none; needed with the issuer',
    meaning: 'The secret of Liora at that issuer.',
  },
  LABEL: {
    group: 'Mail and sign-in',
    expectation: 'what people read',
    leftOut: 'the name, with only its first letter a capital',
    example: 'Example',
    meaning: 'What people call that issuer.',
  },
};
