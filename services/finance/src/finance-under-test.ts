import { defaultTabPermissions, type TabPermissions } from '@plaza/contracts/tabs';
import { createLog } from '@plaza/service-kit/log';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, type TestPerson, testKeys } from '@plaza/test-kit/tokens';
import { createApp } from './app';
import { database } from './database';

/** Finance over HTTP with this test file's database, for callers with and without a session. */
export async function startFinance(permissions: TabPermissions = defaultTabPermissions) {
  await openTestDatabase(database);
  const log = createLog('finance', 'silent');
  const app = createApp({ log, trust: fixedTrust(testKeys(), permissions) });
  const { url, close } = await listen(app.callback());
  return {
    nobody: client(url),
    withToken: (token: string) => client(url, { token }),
    as: (person?: TestPerson) => client(url, { token: accessTokenFor(person) }),
    async stop() {
      await close();
      await closeTestDatabase(database);
    },
  };
}

export type Finance = Awaited<ReturnType<typeof startFinance>>;
