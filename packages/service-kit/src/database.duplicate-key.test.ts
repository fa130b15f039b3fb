import { testDatabaseUri } from '@plaza/test-kit/database';
import mongoose, { Schema } from 'mongoose';
import { isDuplicateKey, openDatabase } from './database';

const database = mongoose.createConnection();
const Names = database.model('Name', new Schema({ name: { type: String, unique: true } }));

beforeAll(() => openDatabase(database, testDatabaseUri(), `duplicate-key-${process.pid}`));
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

test.each(['a', 'é', '💥', '👨‍👩‍👧‍👦'])(
  'recognizes a duplicate with a long name of %s, wherever the error message is cut',
  async (sign) => {
    for (const name of [sign.repeat(300), `x${sign.repeat(300)}`, `xx${sign.repeat(300)}`, `xxx${sign.repeat(300)}`]) {
      await Names.create({ name });
      const { _id } = await Names.create({ name: `other ${name}` });
      const again = Names.findOneAndUpdate({ _id }, { $set: { name } });
      expect(isDuplicateKey(await again.catch((error: unknown) => error))).toBe(true);
    }
  },
);
