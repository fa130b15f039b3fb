import { randomFillSync } from 'node:crypto';
import { isTraceparent } from '@plaza/service-kit/tracing/traceparent';

const traceIdAt = 3;
const traceIdDigits = 32;
const spanIdAt = 36;
const spanIdDigits = 16;
const flagAt = 54;
const length = 55;
const [zero, one] = [0x30, 0x31];
const digits = Buffer.from('0123456789abcdef', 'latin1');

/**
 * Writes `traceparent` headers on the hot path, allocating only one string per request. A trace begun by the client is
 * continued; whether it is sampled is the gateway's decision.
 */
export class TraceparentWriter {
  readonly #header = Buffer.from(`00-${'0'.repeat(traceIdDigits)}-${'0'.repeat(spanIdDigits)}-00`, 'latin1');
  readonly #random = Buffer.alloc(8192);
  #used = this.#random.length;

  /** @param given the client's header, whatever it contains */
  write(given: string | string[] | undefined, isSampled: boolean): string {
    if (isTraceparent(given)) this.#copyTraceId(given);
    else this.#writeRandom(traceIdAt, traceIdDigits);
    this.#writeRandom(spanIdAt, spanIdDigits);
    this.#header[flagAt] = isSampled ? one : zero;
    return this.#header.toString('latin1', 0, length);
  }

  #copyTraceId(given: string): void {
    for (let index = traceIdAt; index < traceIdAt + traceIdDigits; index++)
      this.#header[index] = given.charCodeAt(index);
  }

  #writeRandom(from: number, count: number): void {
    const bytes = count / 2;
    if (this.#used + bytes > this.#random.length) {
      randomFillSync(this.#random);
      this.#used = 0;
    }
    let any = 0;
    for (let index = from; index < from + count; index += 2) {
      const byte = this.#random[this.#used++] ?? 0;
      any |= byte;
      this.#header[index] = digits[byte >> 4] ?? zero;
      this.#header[index + 1] = digits[byte & 15] ?? zero;
    }
    if (any === 0) this.#header[from] = one; // an id of only zeros is invalid
  }
}
