import type { SeedContractor } from '@plaza/marketplace/seed';

/** The same hours on several weekdays, of which 1 is Monday. */
const daily = (weekdays: number[], from: string, until: string) =>
  weekdays.map((weekday) => ({ weekday, from, until }));

/** Contractors' profiles by e-mail address; name, company and id come from the user. */
export const contractors: Readonly<
  Record<string, Omit<SeedContractor, 'userId' | 'contactName' | 'email' | 'businessName'>>
> = {
  'amir@plaza.example': {
    businessAddress: '18 Quay Street, Toronto, ON',
    businessPhone: '+1 416 555 0142',
    businessLicense: 'ECRA/ESA 7012345',
    insuranceInfo: 'Liability 2,000,000 CAD, Northbridge',
    specializations: ['Electrical', 'EV Chargers', 'Smart Home'],
    serviceAreas: ['Toronto', 'Mississauga'],
    isVerified: true,
    verificationDate: new Date('2025-03-14T09:00:00Z'),
    workingHours: { timeZone: 'America/Toronto', spans: daily([1, 2, 3, 4, 5, 6, 7], '06:00', '22:00') },
    status: 'available',
  },
  'sofia@plaza.example': {
    businessAddress: '5 Foundry Lane, Toronto, ON',
    businessPhone: '+1 416 555 0187',
    businessLicense: 'BLD-55820',
    insuranceInfo: 'Liability 5,000,000 CAD, Intact',
    specializations: ['Kitchen Renovation', 'Tiling', 'Plumbing', 'Painting', 'Roofing'],
    serviceAreas: ['Toronto', 'Etobicoke', 'York'],
    isVerified: true,
    verificationDate: new Date('2024-11-02T09:00:00Z'),
    workingHours: { timeZone: 'America/Toronto', spans: daily([1, 2, 3, 4, 5, 6], '07:00', '19:00') },
    status: 'busy',
  },
};
