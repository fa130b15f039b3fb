import { isDuplicateKey } from '@plaza/service-kit/database';
import { Types } from 'mongoose';
import { Categories, type CategoryRecord, nameKeyOf } from './catalogue/category.model';
import { type ServiceRecord, Services } from './catalogue/service.model';
import { ContractorProfile, type ContractorProfileRecord } from './contractors/contractor-profile.model';

type Needed = 'userId' | 'contactName' | 'email' | 'businessName';
type Counted = 'rating' | 'reviewCount' | 'totalJobs' | 'completedJobs' | 'countedAt';
type Open = Exclude<keyof ContractorProfileRecord, Needed | Counted | '_id' | 'createdAt' | 'updatedAt'>;

/** A contractor to begin with, in the stored words; what is counted comes from jobs and reviews. */
export type SeedContractor = Pick<ContractorProfileRecord, Needed> & Partial<Pick<ContractorProfileRecord, Open>>;

/** Stores profiles; a person who has one keeps it as it is. */
export async function seedContractors(profiles: readonly SeedContractor[]): Promise<void> {
  for (const profile of profiles) await saveNew(new ContractorProfile(profile));
}

export interface SeedCategory extends Pick<CategoryRecord, 'name' | 'description'> {
  readonly id: string;
}

/** A service to begin with; everybody's unless it names a contractor. `basePrice` as a decimal string ('95.00'). */
export interface SeedService extends Pick<ServiceRecord, 'categoryId' | 'title' | 'description' | 'estimatedDuration'> {
  readonly id: string;
  readonly contractorId?: string;
  readonly basePrice: string;
  readonly currency: string;
}

/** Stores categories and services; those whose ids are there stay as they are. */
export async function seedCatalogue(
  categories: readonly SeedCategory[],
  services: readonly SeedService[],
): Promise<void> {
  for (const { id: _id, ...category } of categories) {
    await saveNew(new Categories({ _id, ...category, nameKey: nameKeyOf(category.name) }));
  }
  for (const { id: _id, basePrice, ...service } of services) {
    await saveNew(new Services({ _id, ...service, basePrice: Types.Decimal128.fromString(basePrice) }));
  }
}

async function saveNew(record: { save(): Promise<unknown> }): Promise<void> {
  await record.save().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
