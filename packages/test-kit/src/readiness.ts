import { openTestDatabase, type TestConnection } from './database';
import type { Client } from './http';

/**
 * Checks that `/readyz` follows the state of the service's database: open, closed, and open again. Empties the
 * database.
 */
export async function expectReadinessToFollow(database: TestConnection, service: Client): Promise<void> {
  const ready = () => service.get('/readyz');
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { database: true } } });
  await database.close();
  expect(await ready()).toMatchObject({ status: 503, body: { checks: { database: false } } });
  await openTestDatabase(database);
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { database: true } } });
}
