import { seedUser as seedUserFinance } from '@plaza/finance/seed-user';
import { seedUsers } from '@plaza/identity/seed';
import { seedMarketplace } from '@plaza/marketplace/seed';
import { seedUser as seedUserMarkets } from '@plaza/markets/seed-user';
import { openDatabase } from '@plaza/service-kit/database';
import { services } from '../launch/programs';
import { accounts } from './accounts';
import { alerts } from './alerts';
import { demoBookings } from './bookings';
import { categories, services as offered } from './catalogue';
import { contractors } from './contractors';
import { demoConversations } from './conversations';
import { favourites } from './favourites';
import { finances } from './finance';
import { histories } from './histories';
import { password, users } from './users';

const dayMs = 86_400_000;

/**
 * Creates one demo user per role, with data in every area, once: what users change or remove stays so.
 * @param days the maximum length of their history of net worth and spending; they signed up that many days ago
 */
export async function seedPlatform(mongodbUri: string, days: number): Promise<void> {
  const opened = await openClosedDatabases(mongodbUri);
  try {
    const since = Date.now() - days * dayMs;
    // A second apart, as lists show the latest sign-ups first.
    const signedUp = (index: number) => ({ createdAt: new Date(since + index * 1000) });
    await seedUsers(users.map(({ about, ...user }, index) => ({ ...user, password, ...signedUp(index) })));
    for (const { id, email } of users) {
      const past = histories[email];
      await seedUserFinance(id, {
        accounts: accounts[email],
        records: finances[email],
        past: past && { ...past, days: Math.min(past.days, days) },
      });
      await seedUserMarkets(id, { favourites: favourites[email], alerts: alerts[email] });
    }
    await seedMarketplace({
      contractors: users.flatMap(({ id, email, firstName, lastName, companyName }) => {
        const profile = contractors[email];
        if (!profile || !companyName) return [];
        return [{ ...profile, userId: id, contactName: `${firstName} ${lastName}`, email, businessName: companyName }];
      }),
      categories,
      services: offered,
      bookings: demoBookings(),
      conversations: demoConversations(),
    });
  } finally {
    for (const database of opened) await database.close();
  }
}

/** In a single process the services have opened their databases; otherwise this process opens them. */
async function openClosedDatabases(mongodbUri: string) {
  const opened = [];
  for (const { name, database } of services) {
    if (!database || database.readyState === 1) continue;
    await openDatabase(database, mongodbUri, name);
    opened.push(database);
  }
  return opened;
}
