/** Lets a test put the clock forward; time goes on by itself all the same, and timers keep their own pace. */
export function fakeClock(): { forward(ms: number): void } {
  const now = Date.now.bind(Date);
  let ahead = 0;
  beforeEach(() => {
    ahead = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return {
    forward(ms) {
      ahead += ms;
    },
  };
}
