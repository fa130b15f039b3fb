import type { SeedCategory, SeedService } from '@plaza/marketplace/seed';
import { users } from './users';

/** Ids are fixed so that a second start finds the same ones. */
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
  named(3, 'Heating & Cooling', 'Furnaces, heat pumps and air conditioning.'),
  named(4, 'Renovation', 'Kitchens, bathrooms and whole rooms.'),
  named(5, 'Painting', 'Walls, ceilings and trim, inside and out.'),
  named(6, 'Roofing', 'Shingles, gutters and leaks.'),
  named(7, 'Landscaping', 'Lawns, beds, trees and paths.'),
  named(8, 'Cleaning', 'Homes and offices, once or regularly.'),
];

type Offer = Pick<SeedService, 'title' | 'description' | 'basePrice' | 'estimatedDuration'>;

const offer = (title: string, basePrice: string, estimatedDuration: number, description: string): Offer => ({
  title,
  description,
  basePrice,
  estimatedDuration,
});

/** By category and contractor; without an e-mail all contractors offer it. Append new ones, as ids follow the order. */
const offers: readonly (readonly [category: number, email: string | undefined, offer: Offer])[] = [
  [1, undefined, offer('Electrical inspection', '120.00', 1, 'Outlets, panel and grounding checked, with a report.')],
  [2, undefined, offer('Leak repair', '140.00', 1.5, 'One leaking pipe or joint found and made tight.')],
  [2, undefined, offer('Drain cleaning', '110.00', 1, 'A blocked sink, shower or floor drain runs again.')],
  [3, undefined, offer('Furnace service', '160.00', 1.5, 'Cleaned, measured and a new filter.')],
  [5, undefined, offer('Room painting', '420.00', 6, 'Walls and ceiling of one room, two coats.')],
  [6, undefined, offer('Gutter cleaning', '150.00', 2, 'Cleared, rinsed and checked for leaks.')],
  [7, undefined, offer('Garden clean-up', '180.00', 3, 'Beds, edges and lawn; cuttings are taken along.')],
  [8, undefined, offer('Deep cleaning', '220.00', 4, 'Kitchen, bathrooms, floors and windows inside.')],
  [
    1,
    'amir@plaza.example',
    offer('EV charger installation', '950.00', 4, 'A 48 A charger on its own circuit, permit included.'),
  ],
  [1, 'amir@plaza.example', offer('Panel upgrade to 200 A', '2400.00', 8, 'New panel, breakers and inspection.')],
  [1, 'amir@plaza.example', offer('Pot lights', '85.00', 0.5, 'Per light, dimmable, ceiling patched.')],
  [
    1,
    'amir@plaza.example',
    offer('Smart home setup', '190.00', 2, 'Switches, thermostat and doorbell, working together.'),
  ],
  [
    4,
    'sofia@plaza.example',
    offer('Kitchen design visit', '150.00', 1.5, 'Measured on site, with a plan and a first estimate.'),
  ],
  [4, 'sofia@plaza.example', offer('Backsplash tiling', '780.00', 8, 'Up to 30 square feet, tiles not included.')],
  [2, 'sofia@plaza.example', offer('Faucet replacement', '165.00', 1, 'Old one out, yours in, old one taken along.')],
  [4, 'sofia@plaza.example', offer('Bathroom renovation day', '1100.00', 8, 'A crew of two for one day.')],
];

export const services: readonly SeedService[] = offers.map(([category, email, offered], index) => {
  const contractorId = users.find((user) => user.email === email)?.id;
  const owner = contractorId === undefined ? {} : { contractorId };
  return { id: serviceId(index + 1), categoryId: categoryId(category), currency: 'CAD', ...owner, ...offered };
});
