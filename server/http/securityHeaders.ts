import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const HSTS = 'max-age=31536000; includeSubDomains';

/** Nothing is inline and nothing comes from elsewhere, but from the icon service where there is one. */
const headersFor = (isHttps: boolean, iconService: string | undefined): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      ...(iconService !== undefined && { connectSrc: ["'self'", new URL(iconService).origin] }),
      imgSrc: ["'self'", 'data:', 'blob:'],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['dompurify', 'service-worker'],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isHttps ? HSTS : false,
    xFrameOptions: 'DENY',
  });

export const securityHeaders = (isHttps: () => boolean, iconService?: string): MiddlewareHandler => {
  const [plain, secure] = [headersFor(false, iconService), headersFor(true, iconService)];
  return (c, next) => (isHttps() ? secure : plain)(c, next);
};
