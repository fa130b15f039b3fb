interface FakeClock {
  /** Lets time pass: both clocks advance by `ms`. */
  forward(ms: number): void;
  /** Corrects the machine's clock, forwards or backwards, without time passing. */
  jump(ms: number): void;
}

/** Lets a test advance the clocks; time also passes by itself, and timers run at their own pace. */
export function fakeClock(): FakeClock {
  const [date, monotonic] = [Date.now.bind(Date), performance.now.bind(performance)];
  /** How far the machine's clock is ahead; each test starts with the correct time. */
  let ahead = 0;
  /** The total time that all tests of the file let pass: a monotonic clock never goes back. */
  let passed = 0;
  beforeEach(() => {
    ahead = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => date() + ahead);
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + passed);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return {
    forward(ms) {
      ahead += ms;
      passed += ms;
    },
    jump(ms) {
      ahead += ms;
    },
  };
}
