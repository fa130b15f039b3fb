import { isDuplicateKey } from '@plaza/service-kit/database';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { LocationBookModel, type LocationBookRecord } from './location-book.model';

/** One write to the user's book, creating it if needed. @returns null where the condition does not hold */
export async function writeBook(
  userId: string,
  condition: QueryFilter<LocationBookRecord>,
  change: PipelineStage.Set[],
): Promise<LocationBookRecord | null> {
  const update = (upsert: boolean) =>
    LocationBookModel.findOneAndUpdate({ _id: userId, ...condition }, change, {
      upsert,
      returnDocument: 'after',
      updatePipeline: true,
    }).lean();
  return update(true).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return update(false); // the book exists: a concurrent request created it, or the condition does not hold
  });
}

/** A stored field in a pipeline, or what takes its place where there is none. */
export const withDefault = (field: string, otherwise: unknown) => ({ $ifNull: [field, otherwise] });
