import type { Hono } from 'hono';
import type { AppDeps } from './appDeps.ts';
import { accessRoutes } from '#server/features/account/accessRoutes.ts';
import { createAccessService } from '#server/features/account/accessService.ts';
import { createDelivery } from '#server/features/account/delivery.ts';
import { emailChangeRoutes } from '#server/features/account/emailChangeRoutes.ts';
import { createEmailChangeService } from '#server/features/account/emailChangeService.ts';
import { identityRoutes } from '#server/features/account/identityRoutes.ts';
import { LINK_LIFE } from '#server/features/account/identityAdmission.ts';
import { FLOW_LIFE, createIdentityService } from '#server/features/account/identityService.ts';
import { issuerNames } from '#server/features/account/issuerName.ts';
import { createPasswordService } from '#server/features/account/passwordService.ts';
import { clientReader, sessionRoutes } from '#server/features/account/sessionRoutes.ts';
import type { SessionService } from '#server/features/account/sessionService.ts';
import type { SessionCookie } from '#server/features/account/sessionToken.ts';
import { SIGN_UP_LIFE, createSignUpService } from '#server/features/account/signUpService.ts';
import type { Tries } from '#server/features/account/tries.ts';
import { userRoutes } from '#server/features/account/userRoutes.ts';
import { createUserService } from '#server/features/account/userService.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { secretCookie } from '#server/http/secretCookie.ts';

type AccountDeps = Pick<
  AppDeps,
  | 'clientAddress'
  | 'database'
  | 'devIdentity'
  | 'exportFolder'
  | 'identityProviders'
  | 'limiter'
  | 'log'
  | 'mail'
  | 'mailBudget'
  | 'payments'
  | 'pictures'
  | 'prices'
  | 'publicOrigin'
>;

/** How people stay signed in. */
export interface SignedIn {
  readonly sessions: SessionService;
  readonly tries: Tries;
  readonly cookie: SessionCookie;
  readonly isHttps: () => boolean;
}

/** Signing up and in, by password or a third party, and what belongs to an account. */
export const accountRoutes = (
  app: Hono,
  endpoints: Endpoints,
  deps: AccountDeps,
  { sessions, tries, cookie, isHttps }: SignedIn,
): void => {
  const { limiter, log, payments, pictures, prices, publicOrigin } = deps;
  const { db } = deps.database;
  const delivery = createDelivery(deps.mail, deps.mailBudget, log);
  const accountDeps = { db, limiter, tries, delivery, publicOrigin, welcomeTokens: prices.welcomeTokens };
  const providers = () => [
    ...deps.identityProviders,
    ...(deps.devIdentity === undefined ? [] : [deps.devIdentity.provider()]),
  ];
  const issuerName = issuerNames(providers);
  const signUpCookie = secretCookie('liora_sign_up', SIGN_UP_LIFE, isHttps);
  const clients = clientReader(deps.clientAddress, cookie, signUpCookie);
  sessionRoutes(
    endpoints,
    {
      sessions,
      signUps: createSignUpService(accountDeps),
      passwords: createPasswordService({ ...accountDeps, issuerName }),
    },
    { session: cookie, signUp: signUpCookie },
    clients,
  );
  const identityCookies = {
    session: cookie,
    flow: secretCookie('liora_oauth', FLOW_LIFE, isHttps),
    link: secretCookie('liora_link', LINK_LIFE, isHttps),
  };
  const identities = createIdentityService({ ...accountDeps, log, providers, issuerName });
  identityRoutes(app, endpoints, identities, identityCookies, clients);
  accessRoutes(endpoints, createAccessService({ ...accountDeps, issuerName }), cookie);
  const users = createUserService({
    db,
    tries,
    products: payments.products,
    serviceCosts: prices.serviceCosts,
    orphanedFiles: pictures.orphanedFiles,
    gallery: pictures.gallery,
    closeWalletOf: (tx, accountId) => payments.inbox.closeWalletOf(tx, accountId),
    exportFolder: deps.exportFolder,
    onRemoved: () => payments.inbox.wake(),
  });
  userRoutes(endpoints, { service: users, cookie, limiter });
  emailChangeRoutes(endpoints, createEmailChangeService(accountDeps), users, clients);
};
