import { requireSharding } from '@plaza/service-kit/testing/require-sharding';
import { service } from './service';

test('each collection of the registry has a shard key, or is not sharded', async () => {
  if (!service.database) throw new Error('the registry has a database');
  expect(Object.keys(service.database.models).length).toBeGreaterThan(9);
  await requireSharding(service.database, service.sharding, []);
});
