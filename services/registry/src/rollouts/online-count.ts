import type { Role } from '@plaza/contracts/roles';
import type { OnlineUsers } from './advance';

/** Counts the people online at all gateways together; the result is empty if no gateway answers. */
export type CountOnline = () => Promise<Partial<Record<Role, number>>>;

/** How many people were online at the latest count; null if no gateway answered, as when Redis is unavailable. */
export class OnlineCount implements OnlineUsers {
  byRole: Partial<Record<Role, number>> | null = null;

  constructor(private readonly count: CountOnline) {}

  /**
   * Counts again; the previous count remains until then. @throws the error of the count, after which the number is
   * unknown
   */
  async refresh(): Promise<void> {
    try {
      const counted = await this.count();
      this.byRole = Object.keys(counted).length > 0 ? counted : null;
    } catch (error) {
      this.byRole = null;
      throw error;
    }
  }
}
