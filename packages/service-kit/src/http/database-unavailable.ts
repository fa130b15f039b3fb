/** The names of driver errors that mean the database is unreachable. */
const unreachable = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
]);

/**
 * The codes with which a server refuses what it could do a moment later: while another one becomes the primary, while
 * it stops, and when a query takes longer than it may. The driver repeats only some commands, and those only once.
 */
const temporary = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  89, // NetworkTimeout
  91, // ShutdownInProgress
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);

/** Whether an error means that the database cannot do now what it could do later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return unreachable.has(error.name) || (isOfServer(error) && typeof code === 'number' && temporary.has(code));
}

const ofServer = new Set(['MongoServerError', 'MongoBulkWriteError', 'MongoWriteConcernError']);
const isOfServer = ({ name }: Error): boolean => ofServer.has(name);
