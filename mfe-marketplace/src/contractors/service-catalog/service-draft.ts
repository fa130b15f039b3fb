import type { Service, ServiceChanges } from '@plaza/contracts/marketplace/catalog';
import { isDecimalText, notANumber } from '@plaza/ui';

/** A service as the user types it. `owner` is a contractor's id, or `everybody`. */
export interface ServiceDraft {
  readonly owner: string;
  readonly categoryId: string;
  readonly title: string;
  readonly description: string;
  readonly basePrice: string;
  readonly currency: string;
  readonly estimatedDuration: string;
  readonly isActive: boolean;
}

/** A price without its currency means nothing, so that they are changed together. */
export const priceFields = ['basePrice', 'currency'] as const;

/** The value of "no contractor", as an option needs a value. */
export const everybody = 'everybody';

/** The draft for editing a service, or for adding one with this owner. */
export function toDraft(service: Service | undefined, owner: string): ServiceDraft {
  const blank = { title: '', description: '', basePrice: '', currency: 'USD', categoryId: '', isActive: true };
  if (!service) return { ...blank, owner, estimatedDuration: '1' };
  const { title, description, basePrice, currency, categoryId, isActive } = service;
  const estimatedDuration = String(service.estimatedDuration);
  return {
    title,
    description,
    basePrice,
    currency,
    categoryId,
    isActive,
    estimatedDuration,
    owner: service.contractorId ?? everybody,
  };
}

/** The request body without the owner. */
export function toServiceFields(draft: ServiceDraft): Required<ServiceChanges> {
  const { owner: _whose, estimatedDuration, ...rest } = draft;
  return { ...rest, estimatedDuration: Number(estimatedDuration) };
}

/** The error of one field; the server validates the same. */
export function validateField(name: keyof ServiceDraft, draft: ServiceDraft): string | undefined {
  if (name === 'categoryId' && draft.categoryId === '') return 'Choose a category.';
  if (name === 'title' && draft.title.trim() === '') return 'Enter a title.';
  if (name === 'basePrice') return validatePrice(draft.basePrice);
  if (name === 'estimatedDuration') return validateHours(draft.estimatedDuration);
  return undefined;
}

function validatePrice(price: string): string | undefined {
  if (price !== '' && !isDecimalText(price)) return notANumber();
  const isPrice = /^\d{1,8}(\.\d{1,2})?$/.test(price) && /[1-9]/.test(price);
  return isPrice ? undefined : 'Enter an amount above zero, below 100 million.';
}

function validateHours(typed: string): string | undefined {
  if (typed !== '' && !isDecimalText(typed)) return notANumber();
  const hours = Number(typed);
  const isFine = hours >= 0.25 && hours <= 24 && Number.isInteger(hours * 4);
  return isFine ? undefined : 'Enter hours in quarters, from 0.25 to 24.';
}
