import { errNo } from '#contract/errNo.ts';
import { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';
import { identityProvidersDescription } from '#machines/identityProviders/identityProvidersDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const fixtures = {
  events: { 'providers.wanted': bare },
  done: { loadProviders: { ok: [{ oauthType: 'example', name: 'Example' }] } },
  failed: { loadProviders: { broken: { errNo: errNo.internal } } },
} satisfies Fixtures<typeof identityProvidersMachine>;

export const identityProvidersModel = {
  machine: identityProvidersMachine,
  description: identityProvidersDescription,
  fixtures,
} satisfies Model<typeof identityProvidersMachine>;
