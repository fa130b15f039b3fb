import type { AuditRecord } from '@plaza/contracts/identity/audit';
import type { BookingPage } from '@plaza/contracts/marketplace/bookings';
import type { Message } from '@plaza/contracts/marketplace/conversations';
import type { Gateways } from './gateways';

/** Reads everything that is stored, page by page, as a user. */
export class Stored {
  constructor(
    private readonly gateways: Gateways,
    private readonly token: string,
  ) {}

  async expenses(): Promise<string[]> {
    const all = await this.#get<{ description: string }[]>('/api/v1/finance/expenses');
    return all.map(({ description }) => description);
  }

  async bookings(): Promise<string[]> {
    const titles: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: BookingPage = await this.#get(
        `/api/v1/bookings?limit=100${after && `&after=${encodeURIComponent(after)}`}`,
      );
      titles.push(...page.bookings.map(({ title }) => title));
      after = page.next;
    }
    return titles;
  }

  async messages(conversationId: string): Promise<string[]> {
    const contents: string[] = [];
    for (let before: string | undefined = ''; before !== undefined; ) {
      const page: Message[] = await this.#get(
        `/api/v1/conversations/${conversationId}/messages?limit=100${before && `&before=${before}`}`,
      );
      contents.push(...page.map(({ content }) => content));
      before = page[0]?.id;
    }
    return contents;
  }

  /** The request ids in the audit, including duplicates. */
  async acts(): Promise<string[]> {
    const requestIds: string[] = [];
    for (let before: string | undefined = ''; before !== undefined; ) {
      const page: AuditRecord[] = await this.#get(
        `/api/v1/admin/audit?action=tab-permissions.save${before && `&before=${before}`}`,
      );
      requestIds.push(...page.map(({ requestId }) => requestId));
      before = page.at(-1)?.id;
    }
    return requestIds;
  }

  async #get<Body>(path: string): Promise<Body> {
    const { status, text } = await this.gateways.read({ path, token: this.token });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  }
}
