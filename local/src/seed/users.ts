import type { Role } from '@plaza/contracts/roles';

/** The password of every demo user. */
export const password = 'plaza-demo-2026';

/** A user to sign in as; `about` is printed at the start. */
export interface DemoUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly about: string;
  readonly companyName?: string;
  readonly contractorId?: string;
  readonly birthDate?: string;
  readonly familySize?: number;
  readonly home?: { readonly address: string; readonly lat: number; readonly lng: number };
}

/** Ids are fixed so that a second start finds the same users. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const harbour = { companyName: 'Harbour Electric', contractorId: id(21) };
const maple = { companyName: 'Maple & Stone Renovations', contractorId: id(22) };

export const users: readonly DemoUser[] = [
  {
    id: id(1),
    email: 'maya@plaza.example',
    firstName: 'Maya',
    lastName: 'Okafor',
    role: 'user',
    birthDate: '1986-05-14',
    familySize: 3,
    home: { address: '41 Roncesvalles Avenue, Toronto, Ontario, Canada', lat: 43.6408, lng: -79.4474 },
    about: 'customer with accounts in four currencies, a house, loans',
  },
  {
    id: id(2),
    email: 'jonas@plaza.example',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    role: 'user',
    about: 'customer who has just begun',
  },
  {
    id: id(11),
    email: 'city@plaza.example',
    firstName: 'Renée',
    lastName: 'Tremblay',
    role: 'municipal_government',
    companyName: 'City of Lakeview',
    home: { address: '100 Queen Street West, Toronto, Ontario, Canada', lat: 43.6526, lng: -79.3832 },
    about: 'municipal customer',
  },
  {
    id: id(21),
    email: 'amir@plaza.example',
    firstName: 'Amir',
    lastName: 'Haddad',
    role: 'contractor',
    companyName: harbour.companyName,
    home: { address: '7 Harbour Street, Toronto, Ontario, Canada', lat: 43.6415, lng: -79.3793 },
    about: 'contractor, two employees',
  },
  {
    id: id(22),
    email: 'sofia@plaza.example',
    firstName: 'Sofia',
    lastName: 'Marchetti',
    role: 'contractor',
    companyName: maple.companyName,
    home: { address: '88 Locke Street South, Hamilton, Ontario, Canada', lat: 43.2519, lng: -79.8866 },
    about: 'contractor, two employees',
  },
  {
    id: id(31),
    email: 'tom@plaza.example',
    firstName: 'Tom',
    lastName: 'Reyes',
    role: 'contractor_employee',
    ...harbour,
    home: { address: '310 Lakeshore Road East, Mississauga, Ontario, Canada', lat: 43.5586, lng: -79.5767 },
    about: 'works for Amir',
  },
  {
    id: id(32),
    email: 'ines@plaza.example',
    firstName: 'Inês',
    lastName: 'Carvalho',
    role: 'contractor_employee',
    ...harbour,
    home: { address: '15 Danforth Avenue, Toronto, Ontario, Canada', lat: 43.6765, lng: -79.3588 },
    about: 'works for Amir',
  },
  {
    id: id(33),
    email: 'kofi@plaza.example',
    firstName: 'Kofi',
    lastName: 'Mensah',
    role: 'contractor_employee',
    ...maple,
    home: { address: '52 King Street East, Hamilton, Ontario, Canada', lat: 43.2557, lng: -79.8668 },
    about: 'works for Sofia',
  },
  {
    id: id(34),
    email: 'lena@plaza.example',
    firstName: 'Lena',
    lastName: 'Fischer',
    role: 'contractor_employee',
    ...maple,
    home: { address: '9 Rue Sainte-Catherine Ouest, Montréal, Québec, Canada', lat: 45.5103, lng: -73.5649 },
    about: 'works for Sofia',
  },
  {
    id: id(41),
    email: 'noor@plaza.example',
    firstName: 'Noor',
    lastName: 'Rahman',
    role: 'admin_low',
    about: 'administrator',
  },
  {
    id: id(42),
    email: 'grace@plaza.example',
    firstName: 'Grace',
    lastName: 'Whitfield',
    role: 'admin_high',
    about: 'administrator who may change tab permissions',
  },
];
