import { isDuplicateKey } from '@plaza/service-kit/database';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { LocationBookModel, type LocationBookRecord } from './location-book.model';

/** One write to the user's book, creating it if needed. @returns null if the condition is not met */
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
    return update(false); // the book exists: a concurrent request created it, or the condition is not met
  });
}

/** In a pipeline, a stored field or, if it does not exist, another value. */
export const withDefault = (field: string, otherwise: unknown) => ({ $ifNull: [field, otherwise] });
