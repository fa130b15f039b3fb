import type { SeedCategory, SeedService } from '@plaza/marketplace/seed';
import { users } from './users';

/** Ids are fixed so that a second start finds the same categories. */
const categoryId = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;
const serviceId = (number: number) => `00000000-0000-4000-8000-0000000002${String(number).padStart(2, '0')}`;

const named = (number: number, name: string, description: string): SeedCategory => ({
  id: categoryId(number),
  name,
  description,
});

export const categories: readonly SeedCategory[] = [
  named(1, 'Electrical', 'Wiring, panels, lighting and chargers.'),
  named(2, 'Plumbing', 'Pipes, taps, drains and water heaters.'),
  named(3, 'Renovation', 'Kitchens, bathrooms and whole rooms.'),
  named(4, 'Painting', 'Walls, ceilings and trim, inside and out.'),
  named(5, 'Roofing', 'Shingles, gutters and leaks.'),
];

type Offer = Pick<SeedService, 'title' | 'description' | 'basePrice' | 'estimatedDuration'>;

const offer = (title: string, basePrice: string, estimatedDuration: number, description: string): Offer => ({
  title,
  description,
  basePrice,
  estimatedDuration,
});

const [amir, sofia] = ['amir@plaza.example', 'sofia@plaza.example'];

/** By category and contractor, in the contractor's specialties. Append new offers, as ids follow the order. */
const offers: readonly (readonly [category: number, email: string, offer: Offer])[] = [
  [1, amir, offer('Electrical inspection', '120.00', 1, 'Outlets, panel and grounding checked, with a report.')],
  [1, amir, offer('EV charger installation', '950.00', 4, 'A 48 A charger on its own circuit, permit included.')],
  [1, amir, offer('Panel upgrade to 200 A', '2400.00', 8, 'New panel, breakers and inspection.')],
  [1, amir, offer('Pot lights', '85.00', 0.5, 'Per light, dimmable, ceiling patched.')],
  [1, amir, offer('Smart home setup', '190.00', 2, 'Switches, thermostat and doorbell, working together.')],
  [2, sofia, offer('Leak repair', '140.00', 1.5, 'One leaking pipe or joint found and made tight.')],
  [2, sofia, offer('Drain cleaning', '110.00', 1, 'A blocked sink, shower or floor drain runs again.')],
  [2, sofia, offer('Faucet replacement', '165.00', 1, 'Old one out, yours in, old one taken along.')],
  [3, sofia, offer('Kitchen design visit', '150.00', 1.5, 'Measured on site, with a plan and a first estimate.')],
  [3, sofia, offer('Backsplash tiling', '780.00', 8, 'Up to 30 square feet, tiles not included.')],
  [3, sofia, offer('Bathroom renovation day', '1100.00', 8, 'A crew of two for one day.')],
  [4, sofia, offer('Room painting', '420.00', 6, 'Walls and ceiling of one room, two coats.')],
  [5, sofia, offer('Gutter cleaning', '150.00', 2, 'Cleared, rinsed and checked for leaks.')],
];

export const services: readonly SeedService[] = offers.map(([category, email, offered], index) => {
  const contractorId = users.find((user) => user.email === email)?.id;
  if (contractorId === undefined) throw new Error(`${offered.title}: nobody has the e-mail ${email}`);
  return { id: serviceId(index + 1), categoryId: categoryId(category), currency: 'CAD', contractorId, ...offered };
});
