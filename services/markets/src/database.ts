import { isDuplicateKey } from '@plaza/service-kit/database';
import { inboxOf } from '@plaza/service-kit/outbox/consume';
import mongoose from 'mongoose';

export const database = mongoose.createConnection();

inboxOf(database);

/** Whether the database answers. */
export async function databaseAnswers(): Promise<boolean> {
  const answer = await database.db?.command({ ping: 1 });
  return answer?.ok === 1;
}

/** For the `catch` of an upsert: returns undefined where another write inserted the document at the same moment. */
export function ignoreDuplicateKey(error: unknown): undefined {
  if (!isDuplicateKey(error)) throw error;
}
