import type { Caller } from '@plaza/contracts/identity/session';
import type { CategoryChanges, NewCategory, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { maxCatalogLength } from '@plaza/contracts/marketplace/choices';
import { isAdministrator } from '@plaza/contracts/roles';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, InvalidInput, NotFound } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import type { z } from 'zod';
import { type Author, auditRecordEntry, changedFields } from '../audit';
import { byName } from '../text/by-name';
import { CategoryModel, type CategoryRecord, categoryNameKey } from './category.model';

/** Sorted by name, at most `maxCatalogLength`; inactive categories for administrators only. */
export async function listCategories(caller: Caller): Promise<ServiceCategory[]> {
  const shown = isAdministrator(caller) ? {} : { isActive: true };
  const categories = await CategoryModel.find(shown).sort({ name: 1 }).collation(byName).limit(maxCatalogLength).lean();
  return categories.map(toCategory);
}

/** @throws Conflict `category_exists` */
export async function addCategory(author: Author, category: z.output<typeof NewCategory>): Promise<ServiceCategory> {
  const outbox = [
    auditRecordEntry(author, { target: category.name, action: 'category.add', before: null, after: category }),
  ];
  const fields = { ...category, nameKey: categoryNameKey(category.name), outbox };
  const added = await new CategoryModel(fields).save().catch(throwCategoryExists);
  return toCategory(added);
}

/** @throws NotFound `category_not_found`; Conflict `category_exists`, `changed_meanwhile` */
export function changeCategory(author: Author, _id: string, changes: CategoryChanges): Promise<ServiceCategory> {
  const key = changes.name === undefined ? {} : { nameKey: categoryNameKey(changes.name) };
  return retryOnConflict(async () => {
    const before = await CategoryModel.findById(_id).lean();
    if (!before) throw new NotFound('category_not_found', 'There is no such category.');
    const { name, description, isActive } = before;
    const fields = changedFields({ name, description, isActive }, changes);
    if (!fields) return toCategory(before);
    const changed = await CategoryModel.findOneAndUpdate(
      { _id, name, description, isActive },
      {
        $set: { ...changes, ...key },
        $push: { outbox: auditRecordEntry(author, { target: name, action: 'category.change', ...fields }) },
      },
      { returnDocument: 'after', runValidators: true },
    )
      .lean()
      .catch(throwCategoryExists);
    return changed && toCategory(changed);
  });
}

/**
 * The category has to be active, unless the caller is an administrator.
 * @throws InvalidInput `category_unknown`
 */
export async function requireCategory(_id: string, caller?: Caller): Promise<void> {
  const isOpen = caller && isAdministrator(caller) ? {} : { isActive: true };
  if (await CategoryModel.exists({ _id, ...isOpen })) return;
  throw new InvalidInput('There is no such category.', [], 'category_unknown');
}

export async function inactiveCategoryIds(): Promise<string[]> {
  const categories = await CategoryModel.find({ isActive: false }, { _id: 1 }).lean();
  return categories.map(({ _id }) => _id);
}

function throwCategoryExists(error: unknown): never {
  if (isDuplicateKey(error)) throw new Conflict('category_exists', 'There is a category of this name already.');
  throw error;
}

const toCategory = ({ _id, name, description, isActive }: CategoryRecord): ServiceCategory => ({
  id: _id,
  name,
  description,
  isActive,
});
