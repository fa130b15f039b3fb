import type { NewBooking, Priority } from '@plaza/contracts/marketplace/bookings';
import type { Service } from '@plaza/contracts/marketplace/catalog';
import type { Slot } from '@plaza/contracts/marketplace/slots';
import { toWallClock } from '@plaza/ui/time';
import type { FieldErrors } from '@plaza/web-kit';

/** A booking request as the user fills it in. */
export interface RequestDraft {
  readonly categoryId: string;
  readonly service: Service | undefined;
  readonly contractorId: string;
  /** The id of the chosen saved address, or `typedAddress`; undefined for the main address. */
  readonly addressId: string | undefined;
  /** A typed address. */
  readonly location: string;
  /** In hours. */
  readonly duration: number;
  readonly slot: Slot | undefined;
  readonly title: string;
  readonly description: string;
  readonly priority: Priority;
  readonly notes: string;
}

export type RequestErrors = FieldErrors<RequestDraft>;

export const blankDraft = (contractorId: string): RequestDraft => ({
  categoryId: '',
  service: undefined,
  contractorId,
  addressId: undefined,
  location: '',
  duration: 1,
  slot: undefined,
  title: '',
  description: '',
  priority: 'medium',
  notes: '',
});

export const withCategory = (draft: RequestDraft, categoryId: string): RequestDraft =>
  draft.service && categoryId !== '' && draft.service.categoryId !== categoryId
    ? { ...withService(draft, undefined), categoryId }
    : { ...draft, categoryId };

/** A service sets the duration, the contractor if it has one, and the title unless the user has typed one. */
export function withService(draft: RequestDraft, service: Service | undefined): RequestDraft {
  const isOwnTitle = draft.title !== '' && draft.title !== draft.service?.title;
  const contractorId = service?.contractorId ?? draft.contractorId;
  const duration = service?.estimatedDuration ?? draft.duration;
  const isSameTime = contractorId === draft.contractorId && duration === draft.duration;
  return {
    ...draft,
    service,
    contractorId,
    duration,
    title: isOwnTitle ? draft.title : (service?.title ?? ''),
    slot: isSameTime ? draft.slot : undefined,
  };
}

/** A slot is free for one contractor and one duration only. */
export const withContractor = (draft: RequestDraft, contractorId: string): RequestDraft => ({
  ...draft,
  contractorId,
  slot: contractorId === draft.contractorId ? draft.slot : undefined,
});

export const withDuration = (draft: RequestDraft, duration: number): RequestDraft => ({
  ...draft,
  duration,
  slot: duration === draft.duration ? draft.slot : undefined,
});

/** The fields in which two drafts differ, with the values of the later one. */
export function changedFields(before: RequestDraft, after: RequestDraft): Partial<RequestDraft> {
  const names = Object.keys(after) as (keyof RequestDraft)[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}

/**
 * Whether closing the form would lose input, compared with the draft that it was opened with. Blank text does not
 * count.
 */
export const hasInput = (opened: RequestDraft, draft: RequestDraft): boolean =>
  Object.values(changedFields(opened, draft)).some((value) => typeof value !== 'string' || value.trim() !== '');

/** The error of one field. `location` is the address in effect, saved or typed. */
export function validateRequest(name: keyof RequestDraft, draft: RequestDraft, location: string): string | undefined {
  if (name === 'contractorId' && draft.contractorId === '') return 'Say who is to do it';
  if (name === 'location' && location.trim() === '') return 'Say where the booking takes place';
  if (name === 'slot' && !draft.slot) return 'Choose a time';
  return name === 'title' && draft.title.trim() === '' ? 'Give the booking a title' : undefined;
}

/** Maps fields of the request to the form fields that show their errors. */
export const fieldOfPath: Readonly<Record<string, keyof RequestDraft>> = {
  date: 'slot',
  time: 'slot',
  timeZone: 'slot',
  serviceId: 'service',
  categoryId: 'service',
};

/** The local time of a slot in the user's current zone, which may have changed since the slots were listed. */
function toLocalTime({ startsAt }: Slot, timeZone: string): Pick<NewBooking, 'date' | 'time'> {
  const { day, minutes } = toWallClock(startsAt, timeZone);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return { date: day, time: `${hour}:${minute}` };
}

/** The request body of a valid draft. */
export function toNewBooking(draft: RequestDraft, location: string, timeZone: string): NewBooking {
  const { slot, service, categoryId } = draft;
  if (!slot) throw new Error('A booking without a slot passed the validation.');
  const category = service?.categoryId ?? categoryId;
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    priority: draft.priority,
    ...toLocalTime(slot, timeZone),
    timeZone,
    duration: draft.duration,
    location: location.trim(),
    notes: draft.notes.trim(),
    contractorId: draft.contractorId,
    ...(service && { serviceId: service.id }),
    ...(category !== '' && { categoryId: category }),
  };
}
