import { contractor, customer, highAdmin, municipal, newCustomer } from '../seeded-users';

/** One screen of the product: what it is called in file names, who looks at it, and where it is. */
export interface Screen {
  readonly name: string;
  /** E-mail address of the signed-in user; absent for a visitor who is not signed in. */
  readonly person?: string;
  /** Path and query. */
  readonly path: string;
  /** The name of the button that opens it; the first one with that name is pressed. */
  readonly press?: RegExp;
}

const publicScreens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'sign-up', path: '/signup' },
  { name: 'sign-in', path: '/signin' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'not-found', path: '/nowhere' },
];

const dataScreens = (person: string): Screen[] =>
  [
    ['overview', 'overview'],
    ['accounts', 'finance_manager'],
    ['loans', 'finance_manager?tab=loans'],
    ['incomes', 'finance_manager?tab=incomes'],
    ['expenses', 'finance_manager?tab=expenses'],
    ['real-estate', 'finance_manager?tab=real-estate'],
    ['emergency-fund', 'finance_manager?tab=emergency-fund'],
    ['contractors', 'contractors'],
    ['messages', 'messages'],
    ['bookings-list', 'bookings'],
    ['bookings-agenda', 'bookings?view=agenda'],
    ['bookings-week', 'bookings?view=week'],
    ['profile', 'profile'],
  ].map(([name = '', path]) => ({ name, person, path: `/dashboard/${path}` }));

const markets: readonly Screen[] = [
  ['crypto', ''],
  ['stocks', '?tab=stocks'],
  ['forex', '?tab=forex'],
  ['gold', '?tab=commodities'],
  ['bonds', '?tab=bonds'],
  ['etfs', '?tab=etfs'],
  ['economy', '?tab=indicators'],
  ['news', '?tab=news'],
].map(([name, query]) => ({ name: `markets-${name}`, path: `/dashboard/markets${query}` }));

const marketScreens = (person: string): Screen[] => markets.map((screen) => ({ ...screen, person }));

const profileScreens: readonly Screen[] = ['addresses', 'security', 'notifications'].map((section) => ({
  name: `profile-${section}`,
  person: customer,
  path: `/dashboard/profile?section=${section}`,
}));

const contractorScreens: readonly Screen[] = [
  { name: 'map', person: contractor, path: '/dashboard/map' },
  { name: 'contractor-overview', person: contractor, path: '/dashboard/overview' },
  { name: 'contractor-business', person: contractor, path: '/dashboard/contractors?view=business' },
  { name: 'contractor-bookings', person: contractor, path: '/dashboard/bookings' },
  { name: 'contractor-week', person: contractor, path: '/dashboard/bookings?view=week' },
  { name: 'contractor-dispatch', person: contractor, path: '/dashboard/bookings?view=dispatch' },
  { name: 'contractor-admin', person: contractor, path: '/dashboard/admin' },
  { name: 'municipal-bookings', person: municipal, path: '/dashboard/bookings' },
];

/** Dialogs that open over a screen. */
const dialogScreens: readonly Screen[] = [
  { name: 'currency-settings', person: customer, path: '/dashboard/overview?settings=open' },
  { name: 'add-account', person: customer, path: '/dashboard/finance_manager?add=new' },
  { name: 'new-booking', person: customer, path: '/dashboard/bookings?hire=anybody' },
  { name: 'booking-cancel', person: customer, path: '/dashboard/bookings', press: /^Cancel / },
  { name: 'booking-assign', person: contractor, path: '/dashboard/bookings', press: /^(Assign|Reassign) / },
  { name: 'booking-complete', person: contractor, path: '/dashboard/bookings', press: /^Complete / },
  { name: 'contractor-reviews', person: customer, path: '/dashboard/contractors', press: /^Reviews of / },
  { name: 'messages-thread', person: customer, path: '/dashboard/messages', press: /Amir Haddad/ },
  { name: 'market-chart', person: customer, path: '/dashboard/markets', press: /^Chart of / },
  { name: 'market-alerts', person: customer, path: '/dashboard/markets', press: /^Alerts/ },
];

const panels = ['tab-permissions', 'userbase', 'releases', 'operations', 'audit'];
const panelParts = {
  userbase: ['view=list'],
  releases: ['part=teams', 'part=areas', 'part=scoreboard'],
  operations: ['part=blast-radius', 'part=configuration', 'part=requests', 'part=drills'],
};

const adminScreens: readonly Screen[] = [
  { name: 'admin-users', person: highAdmin, path: '/dashboard/admin' },
  ...panels.map((panel) => ({
    name: `admin-${panel}`,
    person: highAdmin,
    path: `/dashboard/admin?panel=${panel}`,
  })),
  ...Object.entries(panelParts).flatMap(([panel, queries]) =>
    queries.map((query) => ({
      name: `admin-${panel}-${query.split('=')[1]}`,
      person: highAdmin,
      path: `/dashboard/admin?panel=${panel}&${query}`,
    })),
  ),
  { name: 'admin-catalogue', person: highAdmin, path: '/dashboard/contractors?view=catalogue' },
  { name: 'admin-support', person: highAdmin, path: '/dashboard/messages?view=support' },
];

/** Every screen with the data of an ordinary user. */
export const ordinaryScreens: readonly Screen[] = [
  ...publicScreens,
  ...dataScreens(customer),
  ...marketScreens(customer),
  ...profileScreens,
  ...dialogScreens,
  ...contractorScreens,
  ...adminScreens,
];

/** The screens of a user who has just signed up. */
export const emptyScreens = [...dataScreens(newCustomer), ...marketScreens(newCustomer).slice(0, 2)];

/** Screens that wait for a response, or get an error. */
export const troubledScreens: readonly Screen[] = [
  ...dataScreens(customer),
  ...marketScreens(customer),
  ...profileScreens,
  ...contractorScreens,
  ...adminScreens,
];

/** The screens that show lists of unlimited length, as `person` sees them. */
export const overfullScreens = (person: string): Screen[] =>
  dataScreens(person).filter(({ name }) => !['contractors', 'messages', 'profile'].includes(name));
