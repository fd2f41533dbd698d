import { join } from 'node:path';
import type { AppDeps } from '#server/app/appDeps.ts';
import type { Env } from '#server/env.ts';
import { rulesFor } from '#server/features/route/routeRoutes.ts';
import { openId } from '#server/providers/identity/openId.ts';

type AppSettings = Pick<
  AppDeps,
  | 'checksAnswers'
  | 'exportFolder'
  | 'hasDevPages'
  | 'iconService'
  | 'identityProviders'
  | 'isPrivate'
  | 'operators'
  | 'prices'
  | 'promotion'
  | 'routeRules'
>;

/** How the environment sets the app up. */
export const appSettings = (env: Env): AppSettings => {
  const isProduction = env.NODE_ENV === 'production';
  return {
    identityProviders: env.OIDC.map(openId),
    iconService: env.ICON_SERVICE,
    exportFolder: join(env.DATA_DIR, 'exports'),
    checksAnswers: !isProduction,
    isPrivate: !isProduction && env.EMBEDDED_PROVIDERS === 'private',
    hasDevPages: !isProduction,
    routeRules: rulesFor(env.ROUTE_RULES, isProduction),
    promotion: env.PROMOTION,
    operators: env.OPERATORS,
    prices: env.prices,
  };
};
