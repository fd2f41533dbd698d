import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { sampleRequest } from './requestSamples.ts';
import type { Visitor } from './visitor.ts';

const pairsOf = (request: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));

export interface SendOptions {
  /** Beside and in place of those of the sample. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call of the contract with a request that fits. */
export const sendCall = (
  visitor: Visitor,
  call: Call,
  { fields = {}, headers = {} }: SendOptions = {},
): Promise<Response> => {
  const request = { ...sampleRequest(call), ...fields };
  const { method } = call;
  const key = { 'idempotency-key': randomUUID() };
  switch (call.encoding) {
    case 'query':
      return visitor.fetch(`${call.path}?${pairsOf(request)}`, { method, headers });
    case 'form':
      return visitor.fetch(call.path, { method, headers: { ...key, ...headers }, body: pairsOf(request) });
    case 'multipart': {
      const body = new FormData();
      for (const [name, value] of Object.entries(request))
        body.append(name, value instanceof Blob ? value : String(value));
      return visitor.fetch(call.path, { method, headers: { ...key, ...headers }, body });
    }
    case 'json':
      return visitor.fetch(call.path, {
        method,
        headers: { 'content-type': 'application/json', ...key, ...headers },
        body: JSON.stringify(request),
      });
  }
};
