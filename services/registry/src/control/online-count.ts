import type { Role } from '@plaza/contracts/roles';
import type { OnlineUsers } from '../rollouts/advance';

/** Counts who is online, at all gateways together; nobody is counted where no gateway answers. */
export type CountOnline = () => Promise<Partial<Record<Role, number>>>;

/** How many people were online when it was last counted. Where no gateway answered, as Redis is away, nobody knows. */
export class OnlineCount implements OnlineUsers {
  byRole: Partial<Record<Role, number>> | null = null;

  constructor(private readonly count: CountOnline) {}

  /** What was counted before holds meanwhile. @throws what counting throws; then the number is unknown */
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
