import { createHash } from 'node:crypto';

// Each test file has its own database, named after the path of the file.
const { testPath } = expect.getState();
process.env.TEST_DATABASE_SUFFIX = createHash('sha256').update(`${testPath}`).digest('hex').slice(0, 12);
