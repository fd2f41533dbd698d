import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const HSTS = 'max-age=31536000; includeSubDomains';

/** Nothing is inline and nothing comes from elsewhere. */
const headersFor = (isHttps: boolean): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isHttps ? HSTS : false,
    xFrameOptions: 'DENY',
  });

export const securityHeaders = (isHttps: () => boolean): MiddlewareHandler => {
  const [plain, secure] = [headersFor(false), headersFor(true)];
  return (c, next) => (isHttps() ? secure : plain)(c, next);
};
