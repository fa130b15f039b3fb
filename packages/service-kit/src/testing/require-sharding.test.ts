import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import mongoose, { Schema } from 'mongoose';
import { RequestTrace, runInTrace } from '../tracing/request-trace';
import { type Filter, recordFilters } from './recorded-filters';
import { namesKey, requireSharding } from './require-sharding';

interface Note {
  _id: string;
  userId: string;
  slug: string;
}

const database = mongoose.createConnection();
const schema = new Schema<Note>({ _id: String, userId: String, slug: String });
schema.index({ userId: 1 });
schema.index({ slug: 1 }, { unique: true });
const NoteModel = database.model<Note>('Note', schema, 'notes');

beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));

const byUser = { notes: { key: 'userId', unique: { slug: 'a reservation' } } };
const asked = (filter: Filter) => [{ collection: 'notes', command: 'find', filter }];

test('a filter with the shard key is served by an index with it, or by the id', async () => {
  await requireSharding(database, byUser, asked({ userId: 'u', slug: { $ne: 's' } }));
  await requireSharding(database, byUser, asked({ userId: 'u', _id: 'n' }));
});

test('a filter without it is declared to query all shards, or rejected', async () => {
  await expect(requireSharding(database, byUser, asked({ slug: 's' }))).rejects.toThrow('would ask all shards');
  await expect(requireSharding(database, byUser, asked({}))).rejects.toThrow('would ask all shards');
  const known = { notes: { ...byUser.notes, across: { slug: 'links of others', '': 'a clean-up' } } };
  await requireSharding(database, known, [...asked({ slug: 's' }), ...asked({})]);
  await expect(requireSharding(database, known, asked({ text: 't' }))).rejects.toThrow('would ask all shards');
  const slow = { notes: { ...byUser.notes, across: { text: 'a search' } } };
  await expect(requireSharding(database, slow, asked({ text: 't' }))).rejects.toThrow('would read a whole collection');
});

test('a key without an index is rejected', async () => {
  const byText = { notes: { key: 'text', unique: { slug: 'a reservation' } } };
  await expect(requireSharding(database, byText, asked({ text: 't' }))).rejects.toThrow('no index serves it');
  await expect(requireSharding(database, byText, asked({ text: 't', userId: 'u' }))).rejects.toThrow(
    'is served by no index with text',
  );
});

test('rejects an undeclared collection, and a unique index that shards cannot enforce', async () => {
  await expect(requireSharding(database, {}, [])).rejects.toThrow('notes has no shard key');
  await expect(requireSharding(database, { notes: { key: 'userId' } }, [])).rejects.toThrow('notes is unique by slug');
  await requireSharding(database, { notes: { key: 'slug' } }, []);
  await requireSharding(database, { notes: { whole: 'few' } }, asked({}));
});

test('a filter names the key with one or a few values in every branch', () => {
  expect(namesKey({ $and: [{ slug: 's' }, { userId: { $in: ['u', 'v'] } }] }, 'userId')).toBe(true);
  expect(namesKey({ $or: [{ userId: 'u' }, { userId: 'v', slug: 's' }] }, 'userId')).toBe(true);
  expect(namesKey({ $or: [{ userId: 'u' }, { slug: 's' }] }, 'userId')).toBe(false);
  expect(namesKey({ userId: { $ne: 'u' } }, 'userId')).toBe(false);
  expect(namesKey({ userId: { $gt: 'u' } }, 'userId')).toBe(false);
});

test('only the queries of a request are recorded', async () => {
  const { recorded } = recordFilters(database);
  await NoteModel.findOne({ slug: 'of a test' }).lean();
  await runInTrace(new RequestTrace({ requestId: 'r' }), async () => {
    await NoteModel.create({ _id: 'n', userId: 'u', slug: 's' });
    await NoteModel.updateOne({ userId: 'u', $or: [{ slug: 's' }, { slug: 't' }] }, { $set: { slug: 'v' } });
    await NoteModel.aggregate([{ $match: { userId: 'u' } }, { $count: 'count' }]);
    await NoteModel.findOneAndDelete({ _id: 'n' });
  });
  expect(recorded().map(({ command, filter }) => [command, filter])).toEqual([
    ['insert', expect.objectContaining({ _id: 'n', userId: 'u' })],
    ['update', { userId: 'u', $or: [{ slug: 's' }, { slug: 't' }] }],
    ['aggregate', { userId: 'u' }],
    ['findAndModify', { _id: 'n' }],
  ]);
});
