import type { BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';

/** A booking as the API returns it; its other fields are arbitrary. */
export function bookingFixture(overrides: Partial<BookingWithTimeline> = {}): BookingWithTimeline {
  return {
    id: crypto.randomUUID(),
    title: 'Fix the sink',
    description: 'The kitchen sink leaks.',
    priority: 'medium',
    status: 'pending',
    date: '2026-06-15',
    time: '09:30',
    timeZone: 'America/Toronto',
    duration: 2,
    startsAt: '2026-06-15T13:30:00.000Z',
    endsAt: '2026-06-15T15:30:00.000Z',
    location: '1 Main Street, Toronto',
    contractor: { ...amir, company: 'Khan Plumbing' },
    employee: null,
    customer: cara,
    serviceId: null,
    categoryId: null,
    estimatedCost: '150.00',
    actualCost: null,
    currency: 'CAD',
    notes: 'Ring twice.',
    contractorNotes: '',
    cancellation: null,
    completedAt: null,
    expiresAt: null,
    review: null,
    actions: [],
    version: 3,
    createdAt: '2026-06-01T12:00:00.000Z',
    updatedAt: '2026-06-01T12:00:00.000Z',
    timeline: [{ at: '2026-06-01T12:00:00.000Z', by: { id: cara.id, name: cara.name }, what: 'requested', detail: '' }],
    ...overrides,
  };
}

export const amir = {
  id: 'a0000000-0000-4000-8000-000000000001',
  name: 'Amir Khan',
  phone: '+1 416 555 0111',
  email: 'amir@plaza.test',
};

export const cara = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Cara Diaz',
  phone: '+1 416 555 0122',
  email: 'cara@plaza.test',
};
