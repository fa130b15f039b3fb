import type { NewBooking, Priority } from '@plaza/contracts/marketplace/bookings';
import type { Service } from '@plaza/contracts/marketplace/catalogue';
import type { Slot } from '@plaza/contracts/marketplace/slots';

/** What is filled in of a new booking; empty where nothing is yet. */
export interface RequestDraft {
  readonly categoryId: string;
  readonly service: Service | undefined;
  readonly contractorId: string;
  readonly location: string;
  /** Hours. */
  readonly duration: number;
  readonly slot: Slot | undefined;
  readonly title: string;
  readonly description: string;
  readonly priority: Priority;
  readonly notes: string;
}

export const blankDraft = (contractorId: string): RequestDraft => ({
  categoryId: '',
  service: undefined,
  contractorId,
  location: '',
  duration: 1,
  slot: undefined,
  title: '',
  description: '',
  priority: 'medium',
  notes: '',
});

/** Whether anything was written or chosen that would have to be done again. */
export const hasInput = ({ title, description, notes, slot, service }: RequestDraft): boolean =>
  service !== undefined || slot !== undefined || [title, description, notes].some((text) => text.trim() !== '');

export const withCategory = (draft: RequestDraft, categoryId: string): RequestDraft =>
  draft.service && categoryId !== '' && draft.service.categoryId !== categoryId
    ? { ...withService(draft, undefined), categoryId }
    : { ...draft, categoryId };

/** A service brings its length, its title where none was written, and its contractor where it is one's own. */
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

/** A time is free for one contractor and one length alone. */
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

/** What is wrong, by the entry where it is said. */
export type RequestErrors = Partial<Record<FieldName, string>>;
const fieldNames = [
  'serviceId',
  'contractorId',
  'location',
  'duration',
  'slot',
  'title',
  'description',
  'priority',
  'notes',
] as const;
type FieldName = (typeof fieldNames)[number];

export function validateRequest(draft: RequestDraft): RequestErrors {
  return {
    ...(draft.contractorId === '' && { contractorId: 'Say who is to do it' }),
    ...(draft.location.trim() === '' && { location: 'Say where the job is' }),
    ...(!draft.slot && { slot: 'Choose a time' }),
    ...(draft.title.trim() === '' && { title: 'Give the job a title' }),
  };
}

const fieldOfPath: Readonly<Record<string, FieldName>> = {
  date: 'slot',
  time: 'slot',
  timeZone: 'slot',
  categoryId: 'serviceId',
};

/** The server's faults at the entries of the form; what belongs to none of them is left out. */
export function toRequestErrors(faults: Readonly<Record<string, string>>): RequestErrors {
  const placed: RequestErrors = {};
  for (const [path, message] of Object.entries(faults)) {
    const name = fieldOfPath[path] ?? fieldNames.find((one) => one === path);
    if (name) placed[name] = message;
  }
  return placed;
}

/** The faults of those entries alone that are still as they were. */
export function withoutChangedFields(faults: RequestErrors, before: RequestDraft, now: RequestDraft): RequestErrors {
  const entryOf = (name: FieldName) => (name === 'serviceId' ? 'service' : name);
  const unchanged = fieldNames.filter((name) => faults[name] && before[entryOf(name)] === now[entryOf(name)]);
  return Object.fromEntries(unchanged.map((name) => [name, faults[name]]));
}

/** What is sent, once nothing is missing. */
export function toNewBooking(draft: RequestDraft, timeZone: string): NewBooking | undefined {
  const { slot, service, categoryId } = draft;
  if (!slot) return undefined;
  const category = service?.categoryId ?? categoryId;
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    priority: draft.priority,
    date: slot.date,
    time: slot.time,
    timeZone,
    duration: draft.duration,
    location: draft.location.trim(),
    notes: draft.notes.trim(),
    contractorId: draft.contractorId,
    ...(service && { serviceId: service.id }),
    ...(category !== '' && { categoryId: category }),
  };
}
