/** Maxima, sizes and times that both sides of a wall rely on. Lengths in characters, times in milliseconds. */
export const limits = {
  name: 100,
  email: 255,
  password: 100,
  companyName: 255,
  contractorId: 36,
  customId: 25,
  passwordMin: 6,
  profilePasswordMin: 8,
  codeLength: 6,
  phone: 40,
  zipCode: 20,
  familySize: 30,
  address: 500,
  addresses: 50,
  addressSuggestions: 5,
  pictureBytes: 5 * 1024 * 1024,
  adminPageSize: 10,
  auditPage: 100,
  auditExport: 10_000,
  accountName: 255,
  shortText: 255,
  longText: 2000,
  balanceDigits: 15,
  /** A century: a loan's term is at most that, and what takes longer is endless. */
  loanMonths: 1200,
  /** What one person may set of their own rates, and of locks. */
  customRates: 200,
  /** How many records of one kind a person has at most; so many a file may bring, and an order may name. */
  recordsOfAKind: 2000,
  /**
   * How many bookings of one customer wait for an answer at most, and how many of one person's tickets are not closed.
   */
  pendingBookings: 200,
  openTickets: 100,
  servicesOfContractor: 200,
  /** How many loans a payoff plan takes: each is reckoned month by month for up to a century. */
  loansInPlan: 200,
  tabPermissionsTtlMs: 300_000,
  accessTokenSeconds: 900,
  impersonationSeconds: 3600,
  /** How long a password or second factor counts as proof of who acts, where a call asks for a fresh one. */
  freshProofSeconds: 600,
  remoteDeadlineMs: 6000,
  /** How long the cookie that comes with the list of remotes opens their files. */
  remoteFilesMs: 15 * 60_000,
  /** How many favourites of one kind a person has at most. */
  favouritesOfAKind: 200,
  teams: 50,
  teamMembers: 100,
  remotesOfTeam: 50,
  /** How many areas that are not built in there may be, and what each may bring. */
  areas: 50,
  areaName: 30,
  tabsOfArea: 12,
  tabId: 40,
  tabLabel: 30,
  scopesOfTab: 8,
  tokenName: 60,
  /** How many tokens of a team may be in force at most, and for how many days each. */
  tokensOfTeam: 20,
  tokenDays: 365,
  tokenDaysByDefault: 90,
} as const;
