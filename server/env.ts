import * as z from 'zod';
import { bucketOf, bucketVariables } from './envBucket.ts';
import { exposureIn } from './envExposure.ts';
import { limitVariables } from './envLimits.ts';
import { moneyVariables } from './envMoney.ts';
import { openIdDescriptions } from './envOpenId.ts';
import { operatorVariables } from './envOperators.ts';
import { pictureVariables } from './envPictures.ts';
import { modelVariables, serviceVariables } from './envProviders.ts';
import { serverVariables } from './envServer.ts';
import { siteVariables } from './envSite.ts';
import { descriptionOf, url } from './envVariable.ts';
import { defaultPrices, type Prices, readPrices } from './prices.ts';
import type { OpenIdSettings } from './providers/identity/openId.ts';
import type { BucketSettings } from './providers/image/storage/bucketCall.ts';
import { defaultWorkflow, readWorkflow, wantsModel, type Workflow } from './providers/picture/comfyui/workflow.ts';
import { PlainError } from './plainError.ts';

/** Every variable but those of `OIDC_<NAME>_`. Of several that are wrong, the first in this order is named. */
export const variableSchemas = {
  ...serverVariables,
  ...bucketVariables,
  ...limitVariables,
  ...serviceVariables,
  ...modelVariables,
  ...operatorVariables,
  ...pictureVariables,
  ...siteVariables,
  ...moneyVariables,
};
const schema = z.object(variableSchemas);

export type Env = z.output<typeof schema> & {
  readonly OIDC: readonly OpenIdSettings[];
  /** What `PRICES_FILE` says. */
  readonly prices: Prices;
  /** What `COMFYUI_WORKFLOW` says. */
  readonly workflow: Workflow | undefined;
  /** What `S3_…` say; undefined where pictures lie in a folder. */
  readonly bucket: BucketSettings | undefined;
};

/** A setting is wrong; the message is one line that names it. */
export class EnvError extends PlainError {
  override readonly name = 'EnvError';
}

const OIDC_NAME = /^OIDC_([A-Z][A-Z0-9_]{0,30})_(?:ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)$/;

/** Third parties: `OIDC_<NAME>_ISSUER`, `_CLIENT_ID`, `_CLIENT_SECRET`, and `_LABEL`, which is what people call it. */
const readOidc = (given: Record<string, string | undefined>, isProduction: boolean): OpenIdSettings[] =>
  [...new Set(Object.keys(given).flatMap((variable) => OIDC_NAME.exec(variable)?.[1] ?? []))].map((name) => {
    const read = (part: string): string => {
      const value = given[`OIDC_${name}_${part}`];
      if (value === undefined)
        throw new EnvError(`OIDC_${name}_${part} must be set together with the other OIDC_${name} variables`);
      return value;
    };
    const [issuer, clientId, clientSecret] = [read('ISSUER'), read('CLIENT_ID'), read('CLIENT_SECRET')];
    const allowed = isProduction ? ['https:'] : ['https:', 'http:'];
    if (!url(...allowed).safeParse(issuer).success)
      throw new EnvError(
        `OIDC_${name}_ISSUER must be ${openIdDescriptions.ISSUER.expectation}; it is ${JSON.stringify(issuer)}`,
      );
    const label = given[`OIDC_${name}_LABEL`] ?? `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`;
    return { oauthType: name.toLowerCase().replaceAll('_', '-'), name: label, issuer, clientId, clientSecret };
  });

const readFileOf = <Value>(
  name: 'PRICES_FILE' | 'COMFYUI_WORKFLOW',
  path: string | undefined,
  read: (path: string) => Value,
): Value | undefined => {
  if (path === undefined) return undefined;
  try {
    return read(path);
  } catch (error) {
    throw new EnvError(
      `${name} must be ${descriptionOf(variableSchemas[name]).expectation}; ${path}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/** Who makes pictures is named once, and whole. */
const checkPictures = (env: Omit<Env, 'OIDC' | 'prices' | 'bucket'>): void => {
  const servers = (['COMFYUI_BASE_URL', 'AUTOMATIC1111_BASE_URL', 'IMAGE_BASE_URL'] as const).filter(
    (name) => env[name] !== undefined,
  );
  if (servers.length > 1) throw new EnvError(`Only one of ${servers.join(' and ')} can be set`);
  if (env.IMAGE_BASE_URL !== undefined && env.IMAGE_MODEL === undefined)
    throw new EnvError('IMAGE_MODEL must be set together with IMAGE_BASE_URL');
  if (env.IMAGE_MODEL !== undefined && servers.length === 0 && env.OPENAI_BASE_URL === undefined)
    throw new EnvError(
      'IMAGE_BASE_URL, AUTOMATIC1111_BASE_URL, COMFYUI_BASE_URL or OPENAI_BASE_URL must be set together with IMAGE_MODEL',
    );
  if (env.workflow !== undefined && env.COMFYUI_BASE_URL === undefined)
    throw new EnvError('COMFYUI_BASE_URL must be set together with COMFYUI_WORKFLOW');
  const wants = env.COMFYUI_BASE_URL !== undefined && wantsModel(env.workflow ?? defaultWorkflow);
  if (wants && env.IMAGE_MODEL === undefined)
    throw new EnvError(
      'IMAGE_MODEL must be set together with COMFYUI_BASE_URL, unless COMFYUI_WORKFLOW holds no %model%',
    );
};

/** Reads the settings once. An empty variable counts as left out. Throws `EnvError`. */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const name = schema.keyof().parse(result.error.issues[0]?.path[0]);
    const { expectation, isSecret = false } = descriptionOf(variableSchemas[name]);
    const shown = isSecret ? '' : `; it is ${JSON.stringify(given[name])}`;
    throw new EnvError(`${name} must be ${expectation}${shown}`);
  }
  const bucket = bucketOf(result.data);
  if (bucket !== undefined && !('endpoint' in bucket))
    throw new EnvError(`${bucket.join(', ')} must be set together with the other S3 variables`);
  const env = {
    ...result.data,
    bucket,
    OIDC: readOidc(given, result.data.NODE_ENV === 'production'),
    prices: readFileOf('PRICES_FILE', result.data.PRICES_FILE, readPrices) ?? defaultPrices,
    workflow: readFileOf('COMFYUI_WORKFLOW', result.data.COMFYUI_WORKFLOW, readWorkflow),
  };
  checkPictures(env);
  if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL === undefined)
    throw new EnvError('DATABASE_URL must be set together with DATABASE_OWNER_URL');
  if (env.OPENAI_BASE_URL !== undefined && env.CHAT_MODEL === undefined)
    throw new EnvError('CHAT_MODEL must be set together with OPENAI_BASE_URL');
  if (env.SPEECH_MODEL !== undefined && (env.SPEECH_BASE_URL ?? env.OPENAI_BASE_URL) === undefined)
    throw new EnvError('SPEECH_BASE_URL or OPENAI_BASE_URL must be set together with SPEECH_MODEL');
  if (env.SPEECH_BASE_URL !== undefined && env.SPEECH_MODEL === undefined)
    throw new EnvError('SPEECH_MODEL must be set together with SPEECH_BASE_URL');
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    throw new EnvError('MAIL_FROM must be set together with SMTP_URL');
  if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined)
    throw new EnvError('STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY');
  if (env.NODE_ENV === 'production')
    for (const name of ['PUBLIC_ORIGIN', 'SMTP_URL', 'STRIPE_SECRET_KEY'] as const)
      if (env[name] === undefined) throw new EnvError(`${name} must be set in production`);
  if (env.NODE_ENV === 'production' && env.RATE_LIMITS === 'off')
    throw new EnvError('RATE_LIMITS must be on in production');
  const exposure = exposureIn(env);
  if (exposure !== undefined) throw new EnvError(exposure);
  return env;
};
