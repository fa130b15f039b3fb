import mongoose from 'mongoose';
import { closeTestDatabase, openTestDatabase, testDatabaseName } from './database';

/** As a service would do it: the models first, the connection opened afterwards. */
function shop() {
  const connection = mongoose.createConnection();
  const fruit = new mongoose.Schema({ name: { type: String, unique: true } });
  return { connection, fruit: connection.model('Fruit', fruit) };
}

test('a test file gets its own database, empty and with its indexes', async () => {
  const { connection, fruit } = shop();
  await openTestDatabase(connection);
  expect(connection.name).toBe(testDatabaseName());
  expect(testDatabaseName()).toMatch(/^test_[0-9a-f]{12}$/);
  await fruit.create({ name: 'pear' });
  await expect(fruit.create({ name: 'pear' })).rejects.toMatchObject({ code: 11_000 });
  await connection.close(); // as a run that was cut short would leave it

  const next = shop();
  await openTestDatabase(next.connection);
  expect(await next.fruit.countDocuments()).toBe(0);
  expect(Object.keys(await next.fruit.collection.indexInformation())).toEqual(['_id_', 'name_1']);
  await closeTestDatabase(next.connection);
});

test('a model created later gets its indexes too', async () => {
  const { connection } = shop();
  await openTestDatabase(connection);
  const late = connection.model('Late', new mongoose.Schema({ code: { type: Number, unique: true } }));
  await late.init();
  expect(Object.keys(await late.collection.indexInformation())).toEqual(['_id_', 'code_1']);
  await closeTestDatabase(connection);
});

test('it is removed afterwards', async () => {
  const { connection } = shop();
  await openTestDatabase(connection);
  await closeTestDatabase(connection);
  const { connection: observer } = shop();
  await observer.openUri(`${process.env.MONGODB_URI}`, { dbName: 'admin', autoIndex: false, autoCreate: false });
  const { databases } = await observer.listDatabases();
  expect(databases.map(({ name }) => name)).not.toContain(testDatabaseName());
  await observer.close();
});
