import type { SeedBooking } from '@plaza/marketplace/seed-bookings';
import { contractors } from './contractors';
import { users } from './users';

/** A booking by the e-mails of its users, `days` from the first start; past ones are completed. */
interface DemoBooking
  extends Pick<SeedBooking, 'title' | 'time' | 'duration' | 'status' | 'price' | 'priority' | 'notes' | 'review'> {
  readonly customer: string;
  readonly contractor: string;
  readonly employee?: string;
  readonly days: number;
}

const [maya, city] = ['maya@plaza.example', 'city@plaza.example'];
const amir = { contractor: 'amir@plaza.example' } as const;
const sofia = { contractor: 'sofia@plaza.example' } as const;
const [tom, ines, kofi] = ['tom@plaza.example', 'ines@plaza.example', 'kofi@plaza.example'];
const completed = { status: 'completed' } as const;

/** Append new ones, as ids follow the order. */
const bookings: readonly DemoBooking[] = [
  {
    ...amir,
    ...completed,
    customer: maya,
    employee: tom,
    days: -63,
    time: '09:00',
    duration: 4,
    price: '950.00',
    title: 'EV charger in the garage',
    review: {
      rating: 5,
      comment: 'On time, tidy, and the permit was there before I asked.',
      reply: 'Thank you, Maya.',
    },
  },
  {
    ...amir,
    ...completed,
    customer: city,
    employee: ines,
    days: -48,
    time: '07:30',
    duration: 8,
    price: '2400.00',
    title: 'Panel upgrade, community centre',
    review: { rating: 5, comment: 'Finished a day early.' },
  },
  {
    ...amir,
    ...completed,
    customer: maya,
    employee: ines,
    days: -30,
    time: '14:00',
    duration: 2,
    price: '340.00',
    title: 'Four pot lights in the hall',
    review: { rating: 4, comment: 'Good work; one switch had to be changed later.' },
  },
  {
    ...amir,
    ...completed,
    customer: city,
    employee: tom,
    days: -12,
    time: '10:00',
    duration: 1,
    price: '120.00',
    title: 'Inspection of the library',
    review: { rating: 5, comment: '' },
  },
  {
    ...sofia,
    ...completed,
    customer: maya,
    employee: kofi,
    days: -40,
    time: '08:00',
    duration: 8,
    price: '780.00',
    title: 'Backsplash in the kitchen',
    review: { rating: 5, comment: 'Straight lines everywhere. I look at it each morning.' },
  },
  {
    ...sofia,
    ...completed,
    customer: maya,
    days: -21,
    time: '13:00',
    duration: 1,
    price: '165.00',
    title: 'New faucet',
    review: { rating: 4, comment: 'Quick, a little late.', reply: 'Sorry for the wait: the bridge was up.' },
  },
  {
    ...sofia,
    ...completed,
    customer: city,
    days: -9,
    time: '09:00',
    duration: 8,
    price: '1100.00',
    title: 'Washroom, day one',
  },
  {
    ...amir,
    customer: maya,
    employee: tom,
    days: 2,
    time: '18:30',
    duration: 2,
    price: '190.00',
    status: 'confirmed',
    title: 'Thermostat and doorbell',
    notes: 'The dog is friendly.',
  },
  {
    ...amir,
    customer: city,
    days: 4,
    time: '06:00',
    duration: 3,
    price: '360.00',
    priority: 'high',
    status: 'confirmed',
    title: 'Emergency lights, town hall',
  },
  {
    ...amir,
    customer: maya,
    days: 5,
    time: '09:00',
    duration: 1,
    price: '120.00',
    status: 'pending',
    title: 'Outlet by the bed is dead',
  },
  {
    ...sofia,
    customer: maya,
    employee: kofi,
    days: 3,
    time: '17:00',
    duration: 1.5,
    price: '150.00',
    status: 'confirmed',
    title: 'Design visit for the kitchen',
  },
  {
    ...sofia,
    customer: city,
    days: 6,
    time: '08:00',
    duration: 8,
    price: '1100.00',
    priority: 'low',
    status: 'pending',
    title: 'Washroom, day two',
  },
];

const timeZone = 'America/Toronto';
const dayMs = 86_400_000;

/** @param today of the first start; later starts find the bookings by their ids */
export function demoBookings(today = new Date()): SeedBooking[] {
  return bookings.map(({ days, customer, contractor, employee, ...booking }, index) => {
    const date = new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
    return {
      ...booking,
      id: `00000000-0000-4000-8000-0000000003${String(index + 1).padStart(2, '0')}`,
      customer: cardOf(customer),
      contractor: cardOf(contractor),
      date,
      timeZone,
      currency: 'CAD',
      ...(employee ? { employee: cardOf(employee) } : {}),
      location: users.find(({ email }) => email === customer)?.home?.address ?? 'Toronto, Ontario, Canada',
    };
  });
}

/** A demo user as bookings and conversations show them. */
export function cardOf(email: string): SeedBooking['customer'] {
  const user = users.find((one) => one.email === email);
  if (!user) throw new Error(`there is no demo user ${email}`);
  const { id, firstName, lastName, role, companyName: company = '', contractorId = null } = user;
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    phone: contractors[email]?.businessPhone ?? '',
    role,
    isAdmin: false,
    company,
    contractorId,
  };
}
