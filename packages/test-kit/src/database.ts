/** The required part of a mongoose connection, which is created by `mongoose.createConnection()` and not opened yet. */
export interface TestConnection {
  readonly models: Record<string, TestModel>;
  set(key: 'autoIndex' | 'autoCreate' | 'maxTimeMS', value: unknown): unknown;
  openUri(uri: string, options: OpenOptions): Promise<unknown>;
  dropDatabase(): Promise<unknown>;
  close(): Promise<unknown>;
}

interface TestModel {
  createCollection(): Promise<unknown>;
  createIndexes(): Promise<unknown>;
}

interface OpenOptions {
  dbName: string;
  autoIndex: boolean;
  enableUtf8Validation: boolean;
  monitorCommands: boolean;
  autoCreate: boolean;
  maxPoolSize: number;
  serverSelectionTimeoutMS: number;
}

/** The URI of the run's database engine, with journaled writes. Throws if jest's global set-up did not run. */
export function testDatabaseUri(): string {
  const uri = process.env.MONGODB_URI;
  if (!uri) throw new Error('There is no test database: run the tests with jest from the root of the repository.');
  return uri;
}

/** The name of this test file's own database. */
export function testDatabaseName(): string {
  return `test_${process.env.TEST_DATABASE_SUFFIX}`;
}

/**
 * Opens a connection to this test file's own database, which is emptied and gets the indexes of all models of the
 * connection.
 */
export async function openTestDatabase(connection: TestConnection): Promise<void> {
  connection.set('maxTimeMS', 5000);
  await connection.openUri(testDatabaseUri(), {
    dbName: testDatabaseName(),
    maxPoolSize: 5,
    serverSelectionTimeoutMS: 5000,
    // As in services.
    enableUtf8Validation: false,
    // Unlike in services: used to check that commands of requests contain the shard keys.
    monitorCommands: true,
    // Indexes are built below, because building them now would run concurrently with dropping the database of an
    // earlier run.
    autoIndex: false,
    autoCreate: false,
  });
  await connection.dropDatabase();
  connection.set('autoIndex', true);
  connection.set('autoCreate', true);
  await Promise.all(Object.values(connection.models).map(build));
}

/** Drops this test file's database and closes the connection. */
export async function closeTestDatabase(connection: TestConnection): Promise<void> {
  await connection.dropDatabase();
  await connection.close();
}

async function build(model: TestModel): Promise<void> {
  await model.createCollection();
  await model.createIndexes();
}
