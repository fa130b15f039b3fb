/** Maximum lengths, sizes and times that servers and clients share. Lengths in characters, times in milliseconds. */
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
  /** The maximum length of the list of companies. */
  companies: 500,
  auditPage: 100,
  auditExport: 10_000,
  accountName: 255,
  shortText: 255,
  longText: 2000,
  balanceDigits: 15,
  /** A century: the longest term of a loan; a payoff that takes longer counts as endless. */
  loanMonths: 1200,
  /** The maximum number of a user's own rates, and of their locks. */
  customRates: 200,
  /** The maximum number of records of one kind per user, and therefore of an import file and of a sort order. */
  recordsOfAKind: 2000,
  /** The maximum number of unconfirmed bookings per customer, and of tickets per user that are not closed. */
  pendingBookings: 200,
  openTickets: 100,
  servicesOfContractor: 200,
  /** The maximum number of loans in a payoff plan: each is computed month by month for up to a century. */
  loansInPlan: 200,
  tabPermissionsTtlMs: 300_000,
  accessTokenSeconds: 900,
  impersonationSeconds: 3600,
  /** How long a reauthentication by password or second factor counts for calls that require one, in seconds. */
  reauthenticationSeconds: 600,
  remoteDeadlineMs: 6000,
  /** How long the cookie that is set with the list of remotes gives access to their files. */
  remoteFilesMs: 15 * 60_000,
  /** The maximum number of favourites of one kind per user. */
  favouritesOfAKind: 200,
  teams: 50,
  teamMembers: 100,
  remotesOfTeam: 50,
  /** The maximum number of areas that are not built in, and the limits of each. */
  areas: 50,
  areaName: 30,
  tabsOfArea: 12,
  tabId: 40,
  tabLabel: 30,
  scopesOfTab: 8,
  tokenName: 60,
  /** The maximum number of valid tokens per team, and of days that each is valid. */
  tokensOfTeam: 20,
  tokenDays: 365,
  tokenDaysByDefault: 90,
} as const;
