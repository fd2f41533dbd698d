import { BlockList } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { isSitePath, pathnameOf } from '#contract/path.ts';
import { bucketExpectations, bucketOf, bucketVariables } from './envBucket.ts';
import { exposureIn } from './envExposure.ts';
import { limitExpectations, limitVariables } from './envLimits.ts';
import { operatorExpectations, operatorVariables } from './envOperators.ts';
import { promotionSetting } from './envSite.ts';
import { hasCircle } from './features/route/ruleCircle.ts';
import { readProxies } from './http/clientAddress.ts';
import { defaultPrices, type Prices, readPrices } from './prices.ts';
import type { OpenIdSettings } from './providers/identity/openId.ts';
import type { BucketSettings } from './providers/image/storage/bucketCall.ts';
import { defaultWorkflow, readWorkflow, wantsModel, type Workflow } from './providers/picture/comfyui/workflow.ts';
import { PlainError } from './plainError.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  }
});
const rule = z
  .strictObject({
    path: z.string().refine((path) => isSitePath(path.replace(/\/\*$/, '/')) && !/[?#]/.test(path)),
    redirect: z.string().refine((target) => isSitePath(target) || url('http:', 'https:').safeParse(target).success),
  })
  .refine(({ path, redirect }) => path !== pathnameOf(redirect));

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 takes a free port. */
  PORT: port.default(3000),
  PUBLIC_ORIGIN: url('http:', 'https:')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  /** Of the role that owns the tables, where `DATABASE_URL` is of another one. */
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:').optional(),
  ...bucketVariables,
  ...limitVariables,
  /** Speaks the Iconify API. Left out: nobody outside is asked for icons. */
  ICON_SERVICE: url('http:', 'https:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/)
    .optional(),
  OPENAI_BASE_URL: url('http:', 'https:').optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  CHAT_MODEL: z.string().min(1).optional(),
  SPEECH_MODEL: z.string().min(1).optional(),
  SPEECH_VOICE: z.string().min(1).default('alloy'),
  /** Left out: `OPENAI_BASE_URL`. */
  SPEECH_BASE_URL: url('http:', 'https:').optional(),
  /** Left out: `OPENAI_API_KEY`. */
  SPEECH_API_KEY: z.string().min(1).optional(),
  /** Left out: only the rules of our own. */
  MODERATION_BASE_URL: url('http:', 'https:').optional(),
  MODERATION_API_KEY: z.string().min(1).optional(),
  MODERATION_MODEL: z.string().min(1).default('omni-moderation-latest'),
  ...operatorVariables,
  /** A checkpoint where pictures come from AUTOMATIC1111 or ComfyUI, else a model of an OpenAI-compatible server. */
  IMAGE_MODEL: z.string().min(1).optional(),
  /** Left out: `OPENAI_BASE_URL`. */
  IMAGE_BASE_URL: url('http:', 'https:').optional(),
  /** Left out: `OPENAI_API_KEY`, where the address is left out too. */
  IMAGE_API_KEY: z.string().min(1).optional(),
  /** Where an OpenAI-compatible server may keep its pictures, beside itself. */
  IMAGE_URL_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((origin) => origin.trim() || []))
    .pipe(z.array(url('http:', 'https:').transform((value) => new URL(value).origin))),
  /** Of AUTOMATIC1111 and ComfyUI. */
  IMAGE_STEPS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((value) => value > 0)
    .optional(),
  AUTOMATIC1111_BASE_URL: url('http:', 'https:').optional(),
  COMFYUI_BASE_URL: url('http:', 'https:').optional(),
  COMFYUI_WORKFLOW: z.string().min(1).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value, context) => {
      const proxies = readProxies(value);
      if (proxies === undefined) context.issues.push({ code: 'custom', input: value });
      return proxies ?? new BlockList();
    }),
  /** Where outbox, demo account, test identity and test checkout may be reached. */
  EMBEDDED_PROVIDERS: z.enum(['private', 'anywhere']).default('private'),
  ROUTE_RULES: json.pipe(z.array(rule).refine((rules) => !hasCircle(rules))).default([]),
  PROMOTION: json.pipe(promotionSetting).optional(),
  PRICES_FILE: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/)
    .optional(),
  /** Of a stand-in for Stripe. */
  STRIPE_API_ORIGIN: url('http:', 'https:').optional(),
});

export type Env = z.output<typeof schema> & {
  readonly OIDC: readonly OpenIdSettings[];
  /** What `PRICES_FILE` says. */
  readonly prices: Prices;
  /** What `COMFYUI_WORKFLOW` says. */
  readonly workflow: Workflow | undefined;
  /** What `S3_…` say; undefined where pictures lie in a folder. */
  readonly bucket: BucketSettings | undefined;
};

/** What each variable must be, for the line that names a wrong one. */
const expectations: Record<keyof z.output<typeof schema>, string> = {
  NODE_ENV: 'development, test or production',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  HOST: 'an address to listen on',
  PORT: 'a whole number from 0 to 65535',
  PUBLIC_ORIGIN: 'an address such as https://liora.example',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgresql://user:password@host:5432/name',
  DATABASE_OWNER_URL: 'an address such as postgresql://owner:password@host:5432/name',
  ...bucketExpectations,
  ...limitExpectations,
  ICON_SERVICE: 'an address such as https://api.iconify.design',
  SMTP_URL: 'an address such as smtp://user:password@mail.example:587',
  MAIL_FROM: 'an address such as hello@liora.example',
  OPENAI_BASE_URL: 'an address such as http://127.0.0.1:11434/v1',
  OPENAI_API_KEY: 'a key',
  CHAT_MODEL: 'the name of a model',
  SPEECH_MODEL: 'the name of a model that speaks',
  SPEECH_VOICE: 'the name of a voice of that model',
  SPEECH_BASE_URL: 'an address such as http://127.0.0.1:8880/v1',
  SPEECH_API_KEY: 'a key',
  IMAGE_MODEL: 'the name of a model that makes pictures',
  IMAGE_BASE_URL: 'an address such as http://127.0.0.1:8080/v1',
  IMAGE_API_KEY: 'a key',
  IMAGE_URL_ORIGINS: 'addresses parted by commas, such as https://pictures.example',
  IMAGE_STEPS: 'a whole number from 1 to 999',
  AUTOMATIC1111_BASE_URL: 'an address such as http://127.0.0.1:7860',
  COMFYUI_BASE_URL: 'an address such as http://127.0.0.1:8188',
  COMFYUI_WORKFLOW: 'a JSON file with a workflow in API format that holds %prompt%',
  MODERATION_BASE_URL: 'an address such as https://api.openai.com/v1',
  MODERATION_API_KEY: 'a key',
  MODERATION_MODEL: 'the name of a model',
  ...operatorExpectations,
  TRUSTED_PROXIES: 'addresses and ranges parted by commas, such as 10.0.0.0/8, fd00::1',
  EMBEDDED_PROVIDERS: 'private or anywhere',
  ROUTE_RULES:
    'JSON such as [{"path": "/old/*", "redirect": "/"}], with paths of this site or http addresses to lead to, and not in a circle',
  PROMOTION:
    'JSON such as {"name": "Autumn", "maxSubscriptionDiscount": "50%", "startTime": "2026-10-01T00:00:00Z", "endTime": "2026-11-01T00:00:00Z"}',
  PRICES_FILE: 'a JSON file with prices, as server/prices.ts describes them',
  STRIPE_SECRET_KEY: 'a secret key of Stripe, such as sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of a Stripe webhook, such as whsec_…',
  STRIPE_API_ORIGIN: 'an address such as https://api.stripe.com',
};

/** Their values can hold passwords, which must not be printed. */
const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'SPEECH_API_KEY',
  'IMAGE_API_KEY',
  'AUTOMATIC1111_BASE_URL',
  'COMFYUI_BASE_URL',
  'MODERATION_API_KEY',
  'OPERATOR_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

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
        `OIDC_${name}_ISSUER must be an address such as https://id.example; it is ${JSON.stringify(issuer)}`,
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
      `${name} must be ${expectations[name]}; ${path}: ${error instanceof Error ? error.message : String(error)}`,
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
    const shown = SECRET.has(name) ? '' : `; it is ${JSON.stringify(given[name])}`;
    throw new EnvError(`${name} must be ${expectations[name]}${shown}`);
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
