import { migrationModelOf } from '@plaza/service-kit/migrations/run-migrations';
import { inboxOf } from '@plaza/service-kit/outbox/consume';
import mongoose from 'mongoose';

export const database = mongoose.createConnection();

inboxOf(database);
migrationModelOf(database);

/** Whether the database currently responds. */
export async function databaseAnswers(): Promise<boolean> {
  const answer = await database.db?.command({ ping: 1 });
  return answer?.ok === 1;
}
