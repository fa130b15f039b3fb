import { removePrivateOf } from '@plaza/web-kit';
import { isUnsentKey, readUnsent, removeUnsent, storeUnsent, type UnsentMessage } from './stored-drafts';

/** What became of a try to send: taken, refused for good, or to be tried again, after `ms` where the server said so. */
export type DeliveryResult =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'postponed'; readonly ms?: number };

export type Deliver = (message: UnsentMessage) => Promise<DeliveryResult>;

export interface OutboxState {
  readonly unsent: readonly UnsentMessage[];
  /** Whether the last try did not come through: what is unsent waits. */
  readonly isWaiting: boolean;
}

const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/** What one person has written in this browser: kept until the server has it, sent in order, one at a time. */
export class Outbox {
  readonly #userId: string;
  readonly #listeners = new Set<() => void>();
  /** What the browser had no room to keep; lost with the page, but sent all the same. */
  readonly #onPageOnly = new Map<string, UnsentMessage>();
  #state: OutboxState;
  #deliver: Deliver | undefined;
  #isSending = false;
  /** Whether something was written since the last look at what there is to send. */
  #isAskedFor = false;
  #pauseMs = firstPauseMs;
  /** No try by itself before this instant: the server asked for patience. */
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.#userId = userId;
    this.#state = { unsent: readUnsent(userId), isWaiting: false };
  }

  readonly read = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Begins to send, also what was left from before; from now on by this way of delivering. */
  begin(deliver: Deliver): void {
    if (!this.#deliver) {
      window.addEventListener('online', this.#sendIfAllowed);
      window.addEventListener('storage', this.#handleStorage);
    }
    this.#deliver = deliver;
    this.#sendIfAllowed();
  }

  /** Stops for good, and removes what was kept unless the person will be back. */
  end(willBeBack: boolean): void {
    this.#deliver = undefined;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#sendIfAllowed);
    window.removeEventListener('storage', this.#handleStorage);
    if (!willBeBack) removePrivateOf(this.#userId);
  }

  add(conversationId: string, content: string): void {
    const at = Math.max(Date.now(), (this.#state.unsent.at(-1)?.at ?? 0) + 1);
    this.#keep({ clientId: crypto.randomUUID(), conversationId, content, at });
    this.#sendIfAllowed();
  }

  /** Tries again now, at the person's word. */
  retry(clientId: string): void {
    const message = this.#state.unsent.find((one) => one.clientId === clientId);
    if (!message) return;
    const { refusal: _taken, ...fresh } = message;
    this.#keep(fresh);
    void this.#send();
  }

  discard(clientId: string): void {
    this.#drop(clientId);
  }

  readonly #sendIfAllowed = () => {
    const ms = this.#notBefore - Date.now();
    if (ms > 0) this.#sendLater(ms);
    else void this.#send();
  };

  async #send() {
    this.#isAskedFor = true;
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      let outcome: DeliveryResult | undefined;
      do {
        this.#isAskedFor = false;
        outcome = await this.#inTurn(() => this.#sendNext());
      } while (outcome ? outcome.kind !== 'postponed' : this.#isAskedFor);
      if (outcome) this.#postpone(outcome);
    } finally {
      this.#isSending = false;
    }
  }

  /** Sends the oldest message that may go; undefined where there is none. */
  async #sendNext(): Promise<DeliveryResult | undefined> {
    this.#look(); // another window may have sent it meanwhile
    const message = this.#state.unsent.find(({ refusal }) => refusal === undefined);
    if (!message || !this.#deliver) return undefined;
    const outcome = await this.#deliver(message);
    if (outcome.kind === 'postponed' || !this.#deliver) return outcome;
    this.#pauseMs = firstPauseMs;
    this.#notBefore = 0;
    this.#become({ isWaiting: false });
    if (outcome.kind === 'taken') this.#drop(message.clientId);
    else if (this.#has(message.clientId)) this.#keep({ ...message, refusal: outcome.reason });
    return outcome;
  }

  #postpone(outcome: DeliveryResult) {
    if (outcome.kind !== 'postponed' || !this.#deliver) return;
    this.#notBefore = outcome.ms === undefined ? 0 : Date.now() + outcome.ms;
    this.#sendLater(outcome.ms ?? this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
    this.#become({ isWaiting: true });
  }

  #sendLater(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  /** One window sends at a time, so that the order holds; where windows cannot agree, the server makes one of two. */
  async #inTurn(work: () => Promise<DeliveryResult | undefined>): Promise<DeliveryResult | undefined> {
    const { locks } = navigator;
    return locks ? locks.request(`plaza.outbox.${this.#userId}`, work) : work();
  }

  readonly #handleStorage = ({ key }: StorageEvent) => {
    if (isUnsentKey(this.#userId, key)) this.#look();
  };

  #has(clientId: string): boolean {
    return this.#state.unsent.some((one) => one.clientId === clientId);
  }

  #keep(message: UnsentMessage) {
    if (storeUnsent(this.#userId, message)) this.#onPageOnly.delete(message.clientId);
    else this.#onPageOnly.set(message.clientId, message);
    this.#look();
  }

  #drop(clientId: string) {
    removeUnsent(this.#userId, clientId);
    this.#onPageOnly.delete(clientId);
    this.#look();
  }

  #look() {
    const stored = readUnsent(this.#userId).filter(({ clientId }) => !this.#onPageOnly.has(clientId));
    const unsent = [...stored, ...this.#onPageOnly.values()].sort((a, b) => a.at - b.at);
    this.#become({ unsent, isWaiting: this.#state.isWaiting && unsent.length > 0 });
  }

  #become(changes: Partial<OutboxState>) {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
