import { setTimeout as delay } from 'node:timers/promises';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** `status` is 0 if the connection broke, so that the outcome of the request is unknown. */
export interface Answer {
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
}

const answerMs = 20_000;
const repeatEveryMs = 100;
const repeatMs = 30_000;

/** Several gateways used as a load balancer would: each request goes to the next one. */
export class Gateways {
  #turn = 0;

  constructor(private readonly urls: readonly string[]) {}

  /** Sends a request once. */
  async send({ method, path, token, headers, body }: Request, turn = this.#turn++): Promise<Answer> {
    const url = `${this.urls[turn % this.urls.length]}${path}`;
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(answerMs),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, requestId: response.headers.get('x-request-id') ?? '', text };
    } catch (error) {
      return { status: 0, requestId: '', text: `${error} ${error instanceof Error ? error.cause : ''}` };
    }
  }

  /** Sends a read, and once more to the next gateway if the connection breaks. */
  async read(request: Omit<Request, 'method'>): Promise<Answer> {
    const turn = this.#turn++;
    const first = await this.send({ ...request, method: 'GET' }, turn);
    return first.status === 0 ? this.send({ ...request, method: 'GET' }, turn + 1) : first;
  }

  /** Sends an idempotent request until its response is not a server error. */
  async repeat(request: Request): Promise<Answer> {
    const end = Date.now() + repeatMs;
    let answer = await this.send(request);
    while ((answer.status === 0 || answer.status >= 500) && Date.now() < end) {
      await delay(repeatEveryMs);
      answer = await this.send(request);
    }
    return answer;
  }
}
