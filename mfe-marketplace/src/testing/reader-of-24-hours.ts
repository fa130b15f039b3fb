/** Makes the reader of each test somebody whose clocks go to 24, whatever the browser of the run is set to. */
export function readClocksOf24Hours(): void {
  let language: jest.SpyInstance;
  beforeEach(() => {
    language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  });
  afterEach(() => language.mockRestore());
}
