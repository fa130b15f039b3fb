interface FakeClock {
  /** Time passes: both clocks go on by so much. */
  forward(ms: number): void;
  /** The machine's clock is corrected, forwards or backwards, while no time passes. */
  jump(ms: number): void;
}

/** Lets a test put the clocks forward; time goes on by itself all the same, and timers keep their own pace. */
export function fakeClock(): FakeClock {
  const [date, monotonic] = [Date.now.bind(Date), performance.now.bind(performance)];
  /** How far the machine's clock is ahead; each test begins with the right time. */
  let ahead = 0;
  /** How much time was made to pass, by all tests of the file: a monotonic clock never goes back. */
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
