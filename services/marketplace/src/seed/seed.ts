import { isDuplicateKey } from '@plaza/service-kit/database';
import { Types } from 'mongoose';
import { CategoryModel, type CategoryRecord, categoryNameKey } from '../catalog/category.model';
import { ServiceModel, type ServiceRecord } from '../catalog/service.model';
import { outboxWithEvent } from '../contractors/records/contractor-events';
import { ContractorProfileModel, type ContractorProfileRecord } from '../contractors/records/contractor-profile.model';
import { searchFieldsOf } from '../contractors/records/profile-search';
import { type SeedBooking, seedBookings } from './seed-bookings';
import { type SeedConversation, seedConversations } from './seed-conversations';

type Needed = 'userId' | 'contactName' | 'email' | 'businessName';
type Counted = 'rating' | 'reviewCount' | 'totalJobs' | 'completedJobs' | 'countedAt' | 'statsRevision';
type Open = Exclude<keyof ContractorProfileRecord, Needed | Counted | '_id' | 'createdAt' | 'updatedAt'>;

/** A contractor of the demo data, in stored fields; the stats are computed from bookings and reviews. */
export type SeedContractor = Pick<ContractorProfileRecord, Needed> & Partial<Pick<ContractorProfileRecord, Open>>;

/** Stores profiles; existing ones are not changed. */
export async function seedContractors(profiles: readonly SeedContractor[]): Promise<void> {
  for (const profile of profiles) {
    const made = new ContractorProfileModel(profile);
    await saveNew(made.set({ ...searchFieldsOf(made), ...outboxWithEvent(made) }));
  }
}

export interface SeedCategory extends Pick<CategoryRecord, 'name' | 'description'> {
  readonly id: string;
}

/**
 * A service of the demo data; without a contractor all contractors offer it. `basePrice` is a decimal string ('95.00').
 */
export interface SeedService extends Pick<ServiceRecord, 'categoryId' | 'title' | 'description' | 'estimatedDuration'> {
  readonly id: string;
  readonly contractorId?: string;
  readonly basePrice: string;
  readonly currency: string;
}

/** Stores services and categories; those with an existing id are not changed. */
export async function seedCatalog(
  categories: readonly SeedCategory[],
  services: readonly SeedService[],
): Promise<void> {
  for (const { id: _id, basePrice, ...service } of services) {
    await saveNew(new ServiceModel({ _id, ...service, basePrice: Types.Decimal128.fromString(basePrice) }));
  }
  for (const { id: _id, ...category } of categories) {
    await saveNew(new CategoryModel({ _id, ...category, nameKey: categoryNameKey(category.name) }));
  }
}

export interface SeedMarketplace {
  readonly contractors: readonly SeedContractor[];
  readonly categories: readonly SeedCategory[];
  readonly services: readonly SeedService[];
  readonly bookings: readonly SeedBooking[];
  readonly conversations: readonly SeedConversation[];
}

/**
 * Seeds a marketplace without categories, and changes no other one, so that removed data stays removed. Contractors of
 * an earlier release, which had no categories, keep their profiles.
 */
export async function seedMarketplace({ contractors, categories, services, bookings, conversations }: SeedMarketplace) {
  if (await CategoryModel.exists({})) return;
  await seedContractors(contractors);
  await seedBookings(bookings);
  await seedConversations(conversations);
  await seedCatalog(categories, services); // last, so that an interrupted start is completed by the next one
}

async function saveNew(record: { save(): Promise<unknown> }): Promise<void> {
  await record.save().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
