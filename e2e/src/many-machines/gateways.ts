import { setTimeout as delay } from 'node:timers/promises';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** `status` is 0 where the connection broke and nobody knows what became of the request. */
export interface Answer {
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
}

const answerMs = 20_000;
const repeatEveryMs = 100;
const repeatMs = 30_000;

/** Several gateways, as whoever stands in front of them uses them: each request goes to the next one. */
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

  /** Sends a read; once more, to the next gateway, where the connection to the first one broke. */
  async read(request: Omit<Request, 'method'>): Promise<Answer> {
    const turn = this.#turn++;
    const first = await this.send({ ...request, method: 'GET' }, turn);
    return first.status === 0 ? this.send({ ...request, method: 'GET' }, turn + 1) : first;
  }

  /** Sends what bears to be sent twice until it is answered by something else than that it did not work. */
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
