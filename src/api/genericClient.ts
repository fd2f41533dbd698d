import ky, { type KyInstance } from 'ky';

const TIMEOUT = 20_000;
const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
const RETRY_DELAY = 300;

/**
 * Sends and takes JSON, for addresses that are no calls of the contract. What changes nothing is tried once more on 408, 409, 425,
 * 429 and server errors; what changes something never. A request that failed rejects with ky's error.
 */
export const createGenericClient = (baseUrl: string): KyInstance =>
  ky.create({
    prefix: baseUrl,
    credentials: 'same-origin',
    timeout: TIMEOUT,
    headers: { accept: 'application/json' },
    retry: {
      limit: 1,
      methods: ['get', 'head', 'options'],
      statusCodes: RETRY_STATUSES,
      afterStatusCodes: [],
      delay: () => RETRY_DELAY,
    },
  });
