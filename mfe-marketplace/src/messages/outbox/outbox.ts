import { removePersonalData, uniqueId } from '@plaza/web-kit';
import type { Deliver, DeliveryResult } from './delivery';
import { whileNobodySends, withSendingLock } from './sending-lock';
import { isUnsentKey, readUnsent, removeUnsent, storeUnsent, type UnsentMessage } from './unsent-messages';

/** The result of discarding: done, until it is brought back; another window is sending; or there is no such message. */
type DiscardResult =
  | { readonly kind: 'discarded'; readonly bringBack: () => void }
  | { readonly kind: 'busy' }
  | { readonly kind: 'gone' };

export interface OutboxState {
  readonly unsent: readonly UnsentMessage[];
  /** Whether the last attempt failed, so that unsent messages wait until one succeeds. */
  readonly isWaiting: boolean;
  /** The client id of the message that is being sent, which must not be discarded. */
  readonly sendingId: string | undefined;
}

const firstPauseMs = 2000;
const maxPauseMs = 60_000;

/** The messages that a user wrote in this browser: stored until the server has them, sent in order, one at a time. */
export class Outbox {
  readonly #userId: string;
  readonly #listeners = new Set<() => void>();
  /** Messages that the browser had no room to store: a reload loses them, but they are sent too. */
  readonly #inMemoryOnly = new Map<string, UnsentMessage>();
  #state: OutboxState;
  #deliver: Deliver | undefined;
  #isSending = false;
  /** Whether a send was requested since the queue was last read. */
  #isSendRequested = false;
  #pauseMs = firstPauseMs;
  /** No automatic attempt before this instant, set by the server; of `performance.now`, as system clocks change. */
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.#userId = userId;
    this.#state = { unsent: readUnsent(userId), isWaiting: false, sendingId: undefined };
  }

  readonly getState = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Starts sending through `deliver`, stored messages first. */
  start(deliver: Deliver): void {
    if (!this.#deliver) {
      window.addEventListener('online', this.#sendIfAllowed);
      window.addEventListener('storage', this.#handleStorage);
    }
    this.#deliver = deliver;
    this.#sendIfAllowed();
  }

  /** Stops for good, and removes the stored messages unless the user will return. */
  stop(willReturn: boolean): void {
    this.#deliver = undefined;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#sendIfAllowed);
    window.removeEventListener('storage', this.#handleStorage);
    if (!willReturn) removePersonalData(this.#userId);
  }

  add(conversationId: string, content: string): void {
    const at = Math.max(Date.now(), (this.#state.unsent.at(-1)?.at ?? 0) + 1);
    this.#store({ clientId: uniqueId(), conversationId, content, at });
    this.#sendIfAllowed();
  }

  /** Retries now, at the user's request. */
  retry(clientId: string): void {
    const message = this.#find(clientId);
    if (!message) return;
    const { refusal: _previous, ...fresh } = message;
    this.#store(fresh);
    void this.#send();
  }

  async discard(clientId: string): Promise<DiscardResult> {
    this.#refresh(); // another window may have retried it
    const { sendingId } = this.#state;
    const isRejected = this.#find(clientId)?.refusal !== undefined;
    // Nobody sends a rejected message; and while this window sends another one, no other window sends.
    if (isRejected || (sendingId !== undefined && sendingId !== clientId)) return this.#discard(clientId);
    const result = await whileNobodySends(this.#userId, () => this.#discard(clientId));
    return result ?? { kind: this.#find(clientId) ? 'busy' : 'gone' };
  }

  #discard(clientId: string): DiscardResult {
    this.#refresh(); // another window may have sent it
    const message = this.#find(clientId);
    if (!message) return { kind: 'gone' };
    this.#remove(clientId);
    const bringBack = () => {
      this.#store(message);
      this.#sendIfAllowed();
    };
    return { kind: 'discarded', bringBack };
  }

  readonly #sendIfAllowed = () => {
    const ms = this.#notBefore - performance.now();
    if (ms > 0) this.#sendLater(ms);
    else void this.#send();
  };

  async #send() {
    this.#isSendRequested = true;
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      let outcome: DeliveryResult | undefined;
      do {
        this.#isSendRequested = false;
        outcome = await withSendingLock(this.#userId, () => this.#sendNext());
      } while (outcome ? outcome.kind !== 'postponed' : this.#isSendRequested);
      if (outcome) this.#postpone(outcome);
    } finally {
      this.#isSending = false;
    }
  }

  /** Sends the oldest message that was not rejected; undefined if there is none. */
  async #sendNext(): Promise<DeliveryResult | undefined> {
    this.#refresh(); // another window may have sent it meanwhile
    const message = this.#state.unsent.find(({ refusal }) => refusal === undefined);
    if (!message || !this.#deliver) return undefined;
    const outcome = await this.#attempt(message, this.#deliver);
    if (outcome.kind === 'postponed' || !this.#deliver) return outcome;
    this.#pauseMs = firstPauseMs;
    this.#notBefore = 0;
    this.#setState({ isWaiting: false });
    if (outcome.kind === 'delivered') this.#remove(message.clientId);
    else if (this.#find(message.clientId)) this.#store({ ...message, refusal: outcome.reason });
    return outcome;
  }

  async #attempt(message: UnsentMessage, deliver: Deliver): Promise<DeliveryResult> {
    this.#setState({ sendingId: message.clientId });
    try {
      return await deliver(message);
    } finally {
      this.#setState({ sendingId: undefined });
    }
  }

  #postpone(outcome: DeliveryResult) {
    if (outcome.kind !== 'postponed' || !this.#deliver) return;
    this.#notBefore = outcome.ms === undefined ? 0 : performance.now() + outcome.ms;
    this.#sendLater(outcome.ms ?? this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, maxPauseMs);
    this.#setState({ isWaiting: true });
  }

  #sendLater(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  readonly #handleStorage = ({ key }: StorageEvent) => {
    if (isUnsentKey(this.#userId, key)) this.#refresh();
  };

  #find(clientId: string): UnsentMessage | undefined {
    return this.#state.unsent.find((one) => one.clientId === clientId);
  }

  #store(message: UnsentMessage) {
    if (storeUnsent(this.#userId, message)) this.#inMemoryOnly.delete(message.clientId);
    else this.#inMemoryOnly.set(message.clientId, message);
    this.#refresh();
  }

  #remove(clientId: string) {
    removeUnsent(this.#userId, clientId);
    this.#inMemoryOnly.delete(clientId);
    this.#refresh();
  }

  #refresh() {
    const stored = readUnsent(this.#userId).filter(({ clientId }) => !this.#inMemoryOnly.has(clientId));
    const unsent = [...stored, ...this.#inMemoryOnly.values()].sort((a, b) => a.at - b.at);
    this.#setState({ unsent, isWaiting: this.#state.isWaiting && unsent.length > 0 });
  }

  #setState(changes: Partial<OutboxState>) {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
