import { releaseOptions } from '../../packages/build-kit/src/command/release-options.js';
import { readReleaseRequest } from '../src/release/release-request';

/** What is said of an option beside a name, where it is wrong there. */
const refusalOf = (option: string, type: string) => {
  try {
    readReleaseRequest(['finance', type === 'boolean' ? `--${option}` : `--${option}=x`]);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each(Object.entries(releaseOptions))(
  'the release program accepts the option --%s of the command',
  (option, { type }) => {
    expect(refusalOf(option, type)).not.toContain('Unknown option');
  },
);

test('the release program rejects an unknown option', () => {
  expect(refusalOf('force', 'boolean')).toContain('Unknown option');
});
