import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard, DispatchUser } from '@plaza/contracts/marketplace/dispatch';

const hourMs = 3_600_000;

export const ada: DispatchUser = { id: 'ada', name: 'Ada', contractorId: 'ada', company: 'Ada Co', working: null };
/** Works for Ada. */
export const bob: DispatchUser = { ...ada, id: 'bob', name: 'Bob' };
/** A contractor of another company. */
export const cy: DispatchUser = { ...ada, id: 'cy', name: 'Cy', contractorId: 'cy', company: 'Cy Co' };

/** A contractor whose account is disabled. */
export const eve: DispatchUser = {
  ...cy,
  id: 'eve',
  name: 'Eve',
  contractorId: 'eve',
  company: 'Eve Co',
  isListed: false,
};

const participant = (id: string, name: string) => ({ id, name, phone: '', email: '' });

/** A confirmed booking of Ada's company between two instants; its other fields are arbitrary. */
export function boardBookingFixture(
  title: string,
  startsAt: string,
  endsAt: string,
  other: Partial<Booking> = {},
): Booking {
  return {
    id: title,
    title,
    description: '',
    priority: 'medium',
    status: 'confirmed',
    date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
    timeZone: 'UTC',
    duration: (Date.parse(endsAt) - Date.parse(startsAt)) / hourMs,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    location: '12 King Street',
    contractor: { ...participant('ada', 'Ada'), company: 'Ada Co' },
    employee: { id: 'ada', name: 'Ada' },
    customer: participant('customer', 'Dee'),
    serviceId: null,
    categoryId: null,
    estimatedCost: '100.00',
    actualCost: null,
    currency: 'USD',
    notes: '',
    contractorNotes: '',
    cancellation: null,
    completedAt: null,
    expiresAt: null,
    review: null,
    actions: ['reassign'],
    version: 3,
    createdAt: '2026-03-01T00:00:00.000Z',
    updatedAt: '2026-03-01T00:00:00.000Z',
    ...other,
  };
}

/** A board of a day in UTC. */
export function boardFixture(overrides: Partial<DispatchBoard> = {}): DispatchBoard {
  const day = overrides.day ?? '2026-03-14';
  const from = new Date(`${day}T00:00:00Z`);
  return {
    day,
    from: from.toISOString(),
    until: new Date(from.getTime() + 24 * hourMs).toISOString(),
    people: [ada, bob, cy],
    jobs: [],
    unassigned: [],
    week: [],
    ...overrides,
  };
}
