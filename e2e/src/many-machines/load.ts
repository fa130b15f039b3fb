import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Role } from '@plaza/contracts/roles';
import { tabIds } from '@plaza/contracts/tabs';
import type { Answer, Gateways } from './gateways';

export interface People {
  readonly customer: string;
  readonly admin: string;
  readonly conversationId: string;
  readonly contractorId: string;
  /** A day, YYYY-MM-DD, on which the contractor works. */
  readonly day: string;
}

const readPaths = [
  '/api/v1/finance/accounts',
  '/api/v1/finance/metrics',
  '/api/v1/markets/crypto',
  '/api/v1/contractors',
  '/api/v1/conversations',
  '/api/v1/profile',
  '/api/v1/remotes',
];

/** Reads and writes at several gateways until stopped, and records which writes were acknowledged. */
export class Load {
  /** Identified by what each wrote: the description of an expense, the title of a booking, the text of a message. */
  readonly expenses = new Set<string>();
  readonly bookings = new Set<string>();
  readonly messages = new Set<string>();
  /** Request ids of the administrative acts that were answered with 200. */
  readonly acts = new Set<string>();
  readonly failedReads: string[] = [];
  /** Writes that must not be repeated and that failed or got no response. */
  readonly failedWrites: string[] = [];
  readCount = 0;
  #isRunning = true;
  #number = 0;
  readonly #workers: Promise<void>[];

  /** @param name part of what it writes, different from that of any other load */
  constructor(
    private readonly name: string,
    private readonly gateways: Gateways,
    private readonly people: People,
  ) {
    const readers = readPaths.map((path) => this.#every(30, () => this.#read(path)));
    this.#workers = [
      ...readers,
      this.#every(60, () => this.#addExpense()),
      this.#every(60, () => this.#addExpense()),
      this.#every(400, () => this.#requestBooking()),
      this.#every(100, () => this.#sendMessage()),
      this.#every(100, () => this.#saveTabs('municipal_government')),
      this.#every(100, () => this.#saveTabs('contractor_employee')),
    ];
  }

  /** Resolves when all requests under way have been answered. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#workers);
  }

  async #every(ms: number, act: () => Promise<void>): Promise<void> {
    while (this.#isRunning) {
      await act();
      await delay(ms);
    }
  }

  async #read(path: string): Promise<void> {
    const answer = await this.gateways.read({ path, token: this.people.customer });
    this.readCount++;
    if (answer.status !== 200) this.failedReads.push(`${path} ${describeAnswer(answer)}`);
  }

  async #addExpense(): Promise<void> {
    const description = this.#nextText('Expense');
    const body = { category: 'Other', description, monthlyAmount: '1.00', type: 'Variable' };
    const path = '/api/v1/finance/expenses';
    const answer = await this.gateways.send({ method: 'POST', path, token: this.people.customer, body });
    if (answer.status === 201) this.expenses.add(description);
    else this.failedWrites.push(`${path} ${describeAnswer(answer)}`);
  }

  async #requestBooking(): Promise<void> {
    const { customer: token, contractorId, day: date } = this.people;
    const title = this.#nextText('Booking');
    const answer = await this.gateways.repeat({
      method: 'POST',
      path: '/api/v1/bookings',
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: {
        title,
        date,
        time: '10:00',
        timeZone: 'America/Toronto',
        duration: 1,
        location: '1 Main St',
        contractorId,
      },
    });
    requireStatus(answer, 201);
    this.bookings.add(title);
  }

  async #sendMessage(): Promise<void> {
    const { customer: token, conversationId } = this.people;
    const content = this.#nextText('Message');
    const path = `/api/v1/conversations/${conversationId}/messages`;
    const body = { content, clientId: randomUUID() };
    requireStatus(await this.gateways.repeat({ method: 'POST', path, token, body }), 200, 201);
    this.messages.add(content);
  }

  /** Saves different tabs each time, as saving the same ones again is not recorded as an act. */
  async #saveTabs(role: Role): Promise<void> {
    const tabs = nthChoice(++this.#number);
    const path = '/api/v1/admin/tab-permissions';
    const body = { permissions: { [role]: tabs } };
    const answer = await this.gateways.send({ method: 'PUT', path, token: this.people.admin, body });
    if (answer.status === 200) this.acts.add(answer.requestId);
    else this.failedWrites.push(`${path} ${describeAnswer(answer)}`);
  }

  #nextText(what: string): string {
    return `${what} ${++this.#number} of ${this.name}`;
  }
}

const describeAnswer = ({ status, text }: Answer): string => `${status} ${text.slice(0, 300)}`;

function requireStatus(answer: Answer, ...wanted: number[]): void {
  if (!wanted.includes(answer.status)) throw new Error(`unexpected answer: ${describeAnswer(answer)}`);
}

/** The n-th subset of the tabs that any role may have: each bit of n stands for a tab. */
const nthChoice = (n: number) => tabIds.filter((tab, at) => tab !== 'admin' && Math.floor(n / 2 ** at) % 2 === 1);
