import { openTestDatabase, type TestConnection } from './database';
import type { Client } from './http';

/** Holds `/readyz` against the service's database: there, closed, and there again. Leaves the database empty. */
export async function expectReadinessToFollow(database: TestConnection, service: Client): Promise<void> {
  const ready = () => service.get('/readyz');
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { database: true } } });
  await database.close();
  expect(await ready()).toMatchObject({ status: 503, body: { checks: { database: false } } });
  await openTestDatabase(database);
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { database: true } } });
}
