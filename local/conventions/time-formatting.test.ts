import { browserFolders, readSource, sourceFiles } from './source-files';

const sources = sourceFiles(browserFolders);

/** What formats an instant or an age without ui's `time`. */
const ownWays =
  /\.toLocale(?:Date|Time)String\b|\bDate\([^)]*\)\.toLocaleString\b|\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\b/;

const isHome = (file: string) => file.startsWith('packages/ui/src/time/');

test('screens format dates and times only with ui', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter((file) => !isHome(file)).filter((file) => ownWays.test(readSource(file)));
  expect(found).toEqual([]);
});
