import { closeTestDatabase, openTestDatabase, testDatabaseName, testDatabaseUri } from '@plaza/test-kit/database';
import mongoose, { type Connection, Schema } from 'mongoose';
import { openDatabase } from './database';

let database: Connection;
beforeEach(async () => {
  const cleaner = mongoose.createConnection();
  await openTestDatabase(cleaner);
  await cleaner.close();
  database = mongoose.createConnection();
});
afterEach(async () => closeTestDatabase(database));

/** A service's collections: pages with three indexes, and notes without any. */
function declare(connection: Connection) {
  const pages = new Schema({ _id: Number, book: Number, path: { type: String, unique: true }, until: Date });
  pages.index({ book: 1, path: 1 }).index({ until: 1 }, { expireAfterSeconds: 60 });
  return {
    Page: connection.model('Page', pages, 'pages'),
    Note: connection.model('Note', new Schema({ _id: Number }), 'notes'),
  };
}

const open = (connection: Connection) => openDatabase(connection, testDatabaseUri(), testDatabaseName());

const indexesOf = async (collection: string) =>
  (await database.collection(collection).indexes()).map(({ key, unique, expireAfterSeconds }) =>
    JSON.stringify({ key, unique, expireAfterSeconds }),
  );

const allIndexes = [
  '{"key":{"_id":1}}',
  '{"key":{"path":1},"unique":true}',
  '{"key":{"book":1,"path":1}}',
  '{"key":{"until":1},"expireAfterSeconds":60}',
];

test('a service creates its collections with all their indexes, and finds them again', async () => {
  for (let start = 0; start < 2; start++) {
    await database.close();
    database = mongoose.createConnection();
    declare(database);
    await open(database);
    const names = (await database.listCollections()).map(({ name }) => name);
    expect(names.sort()).toEqual(['notes', 'pages']);
    expect(await indexesOf('pages')).toEqual(allIndexes);
  }
});

test('a start takes one command for all indexes of a collection', async () => {
  const { Page } = declare(database);
  const [all, one] = (['createIndexes', 'createIndex'] as const).map((name) => jest.spyOn(Page.collection, name));
  await open(database);
  expect(all).toHaveBeenCalledTimes(1);
  expect(one).not.toHaveBeenCalled();
});

test('an index that cannot be built fails the start', async () => {
  await open(database);
  await database.collection('pages').createIndex({ path: 1 });
  declare(database);
  await database.close();
  await expect(open(database)).rejects.toThrow(/path_1/);
});

test('a model that is declared later gets its indexes too', async () => {
  await open(database);
  const { Page } = declare(database);
  await Page.init();
  expect(await indexesOf('pages')).toEqual(allIndexes);
});
