import { createHash, randomBytes } from 'node:crypto';
import { type SecretCookie, secretCookie } from '#server/http/secretCookie.ts';

/** A session lasts 30 days. */
export const SESSION_LIFE = 30 * 24 * 60 * 60 * 1000;

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The cookie that carries the token. */
export const sessionCookie = (isHttps: () => boolean): SecretCookie =>
  secretCookie('liora_session', SESSION_LIFE, isHttps);
export type SessionCookie = SecretCookie;
