import { seedAccounts, seedFinance } from '@plaza/finance/seed';
import { seedUsers } from '@plaza/identity/seed';
import { seedMarketplace } from '@plaza/marketplace/seed';
import { seedFavourites } from '@plaza/markets/seed';
import { openDatabase } from '@plaza/service-kit/database';
import { services } from '../areas';
import { accounts } from './accounts';
import { categories, services as offered } from './catalogue';
import { contractors } from './contractors';
import { favourites } from './favourites';
import { finances } from './finance';
import { demoJobs } from './jobs';
import { password, people } from './people';
import { demoTalks } from './talks';

/** Puts one person per role into the platform, with living data in every area. Does nothing where it was done. */
export async function seedPlatform(mongodbUri: string): Promise<void> {
  const opened = await openWhatIsClosed(mongodbUri);
  try {
    await seedUsers(people.map(({ about, ...person }) => ({ ...person, password })));
    for (const { id, email } of people) {
      await seedAccounts(id, accounts[email] ?? []);
      await seedFinance(id, finances[email] ?? {});
      await seedFavourites(id, favourites[email] ?? {});
    }
    await seedMarketplace({
      contractors: people.flatMap(({ id, email, firstName, lastName, companyName }) => {
        const profile = contractors[email];
        if (!profile || !companyName) return [];
        return [{ ...profile, userId: id, contactName: `${firstName} ${lastName}`, email, businessName: companyName }];
      }),
      categories,
      services: offered,
      bookings: demoJobs(),
      conversations: demoTalks(),
    });
  } finally {
    for (const database of opened) await database.close();
  }
}

/** In one process the services have opened their databases; beside separate processes this one opens its own. */
async function openWhatIsClosed(mongodbUri: string) {
  const opened = [];
  for (const { name, database } of services) {
    if (!database || database.readyState === 1) continue;
    await openDatabase(database, mongodbUri, name);
    opened.push(database);
  }
  return opened;
}
