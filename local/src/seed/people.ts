import type { Role } from '@plaza/contracts/roles';

/** The password of every seeded person. */
export const password = 'plaza-demo-2026';

/** Somebody to sign in as; `about` is said beside them at the start. */
export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly about: string;
  readonly companyName?: string;
  readonly contractorId?: string;
}

/** Ids are fixed so that a second start finds the same people. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const harbour = { companyName: 'Harbour Electric', contractorId: id(21) };
const maple = { companyName: 'Maple & Stone Renovations', contractorId: id(22) };

export const people: readonly DemoPerson[] = [
  {
    id: id(1),
    email: 'maya@plaza.example',
    firstName: 'Maya',
    lastName: 'Okafor',
    role: 'user',
    about: 'customer with accounts in four currencies',
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
    about: 'municipal customer',
  },
  {
    id: id(21),
    email: 'amir@plaza.example',
    firstName: 'Amir',
    lastName: 'Haddad',
    role: 'contractor',
    companyName: harbour.companyName,
    about: 'contractor, two employees',
  },
  {
    id: id(22),
    email: 'sofia@plaza.example',
    firstName: 'Sofia',
    lastName: 'Marchetti',
    role: 'contractor',
    companyName: maple.companyName,
    about: 'contractor, two employees',
  },
  {
    id: id(31),
    email: 'tom@plaza.example',
    firstName: 'Tom',
    lastName: 'Reyes',
    role: 'contractor_employee',
    ...harbour,
    about: 'works for Amir',
  },
  {
    id: id(32),
    email: 'ines@plaza.example',
    firstName: 'Inês',
    lastName: 'Carvalho',
    role: 'contractor_employee',
    ...harbour,
    about: 'works for Amir',
  },
  {
    id: id(33),
    email: 'kofi@plaza.example',
    firstName: 'Kofi',
    lastName: 'Mensah',
    role: 'contractor_employee',
    ...maple,
    about: 'works for Sofia',
  },
  {
    id: id(34),
    email: 'lena@plaza.example',
    firstName: 'Lena',
    lastName: 'Fischer',
    role: 'contractor_employee',
    ...maple,
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
