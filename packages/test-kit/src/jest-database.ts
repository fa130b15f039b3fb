import { createHash } from 'node:crypto';

// Each test file has a database of its own, named by where the file lies.
const { testPath } = expect.getState();
process.env.TEST_DATABASE_SUFFIX = createHash('sha256').update(`${testPath}`).digest('hex').slice(0, 12);
