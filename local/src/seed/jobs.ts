import type { SeedBooking } from '@plaza/marketplace/seed-bookings';
import { contractors } from './contractors';
import { people } from './people';

/** A job by the e-mails of its people, `days` from the first start: past ones are done. */
interface Job
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
const done = { status: 'completed' } as const;

/** New ones go to the end: ids count. */
const jobs: readonly Job[] = [
  {
    ...amir,
    ...done,
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
    ...done,
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
    ...done,
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
    ...done,
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
    ...done,
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
    ...done,
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
    ...done,
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

/** @param today of the first start; later starts find the jobs by their ids */
export function demoJobs(today = new Date()): SeedBooking[] {
  return jobs.map(({ days, customer, contractor, employee, ...job }, index) => {
    const date = new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
    const asker = cardOf(customer);
    return {
      ...job,
      id: `00000000-0000-4000-8000-0000000003${String(index + 1).padStart(2, '0')}`,
      customer: asker,
      contractor: cardOf(contractor),
      date,
      timeZone,
      currency: 'CAD',
      ...(employee ? { employee: cardOf(employee) } : {}),
      location: people.find(({ email }) => email === customer)?.home?.address ?? 'Toronto, Ontario, Canada',
    };
  });
}

/** Somebody who is seeded, as others show them. */
export function cardOf(email: string): SeedBooking['customer'] {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`nobody is seeded as ${email}`);
  const { id, firstName, lastName, role, companyName: company = '', contractorId = null } = person;
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
