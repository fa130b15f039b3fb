import { testDatabaseName, testDatabaseUri } from '@plaza/test-kit/database';
import mongoose, { Schema } from 'mongoose';
import { openDatabase } from '../database';
import { RequestTrace, runInTrace } from './request-trace';

const database = mongoose.createConnection();
const Note = database.model('Note', new Schema({ _id: String, text: String }), 'notes');

beforeAll(() => openDatabase(database, testDatabaseUri(), testDatabaseName()));
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

async function spansOf(work: () => Promise<unknown>) {
  const trace = new RequestTrace({ requestId: 'one' });
  await runInTrace(trace, work).catch(() => undefined);
  return trace.spans.map(({ name, status, attributes }) => ({ name, status, attributes }));
}

const attributes = { database: testDatabaseName() };

test('each command of a request is a span, with its collection and without any values', async () => {
  const spans = await spansOf(async () => {
    await Note.insertMany(Array.from({ length: 5 }, (_, index) => ({ _id: `private ${index}`, text: 'private' })));
    await Note.find({ text: 'private' }).batchSize(3).lean();
    await Note.updateOne({ _id: 'private 1' }, { text: 'else' });
  });
  expect(spans).toEqual([
    { name: 'mongodb insert notes', status: 'ok', attributes },
    { name: 'mongodb find notes', status: 'ok', attributes },
    { name: 'mongodb getMore notes', status: 'ok', attributes },
    { name: 'mongodb update notes', status: 'ok', attributes },
  ]);
});

test('a command that the database rejects is a failed span', async () => {
  const spans = await spansOf(() =>
    database
      .collection('notes')
      .aggregate([{ $unknown: {} }])
      .toArray(),
  );
  expect(spans).toEqual([{ name: 'mongodb aggregate notes', status: 'error', attributes }]);
});

test('commands outside of a request are not spans', async () => {
  const trace = new RequestTrace({ requestId: 'over' });
  await Note.findById('private 0').lean();
  expect(trace.spans).toEqual([]);
});

test('replies are decoded only once, as no command listeners are registered', () => {
  expect(database.getClient().options.monitorCommands).toBe(false);
});
