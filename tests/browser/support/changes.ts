import assert from 'node:assert/strict';
import { once } from 'node:events';
import { inspect, isDeepStrictEqual } from 'node:util';

/** Milliseconds; shorter than the 20 s after which a held call fails by itself, which would hide that something is missing. */
export const TIMEOUT = 15_000;

/** Something beside the page that changes, and tells so: it is looked at then, and not from time to time. */
export class Changes {
  readonly #target = new EventTarget();

  tell(): void {
    this.#target.dispatchEvent(new Event('change'));
  }

  /** Waits for changes until `holds`, but not for ever: what is so then is for an assertion to say. */
  async until(holds: () => boolean): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT);
    while (!holds() && !signal.aborted) await once(this.#target, 'change', { signal }).catch(() => undefined);
  }

  /** Waits until `read` gives what is expected. */
  async see(read: () => unknown, expected: unknown, message: string): Promise<void> {
    await this.until(() => isDeepStrictEqual(read(), expected));
    const seen = read();
    assert.deepEqual(seen, expected, `${message}: ${inspect(seen)} and not ${inspect(expected)}`);
  }
}
