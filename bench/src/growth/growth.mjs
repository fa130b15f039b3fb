import { openFilledServices } from './filled-services.mjs';
import { loadContracts } from './load-contracts.mjs';
import { questions } from './questions.mjs';

/**
 * @typedef {object} GrowthRow what the database reads for one question, at each number of records
 * @property {string} name
 * @property {number[]} returned how many records were returned; NaN where the service failed
 * @property {import('../machine/engine-readings.mjs').Reading[]} readings
 * @property {(import('../machine/engine-readings.mjs').Reading | undefined)[]} floors the reads of a bare count of the
 *   same records
 */

/**
 * Fills a database with more and more records, and asks the services over HTTP what people ask them.
 * @param {{ sizes: { count: number, fewer: number }[] }} options
 * @param {(line: string) => void} say
 * @returns {Promise<GrowthRow[]>}
 * @throws when a response violates its contract, as the stored records would then not be what the services store
 */
export async function measureGrowth(sandbox, { sizes }, say) {
  const contracts = await loadContracts(sandbox);
  const rows = questions.map(({ name }) => ({ name, returned: [], readings: [], floors: [] }));
  for (const size of sizes) {
    say(`  ${size.count.toLocaleString('en-US')} records of each kind`);
    const services = await openFilledServices(sandbox, size, say);
    for (const [index, question] of questions.entries()) {
      const { returned, reading, floor } = await askOne(services, contracts, question, size.count);
      rows[index].returned.push(returned);
      rows[index].readings.push(reading);
      rows[index].floors.push(floor);
      say(`    ${question.name}: ${returned} returned, ${reading.documents} documents and ${reading.keys} keys read`);
    }
    await services.close();
  }
  return rows;
}

async function askOne({ people, stored, ask, read, databaseOf }, contracts, question, count) {
  const { service, call, as, counted, returned } = question;
  const known = {
    count,
    administrator: people.administrator.id,
    contractor: stored.contractorId,
    conversation: stored.conversationId,
  };
  const { path, answer } = contracts[service][call];
  const parse = ({ status, body }) => {
    if (status !== 200) throw new Error(`${question.name}: ${status} ${JSON.stringify(body)}`);
    return answer.parse(body);
  };
  const pathOf = (query) => `${withParams(path, question.params?.(known))}${query ? `?${query}` : ''}`;
  const query = typeof question.query === 'function' ? question.query(known) : question.query;
  const asked = { service, as: people[as], path: pathOf(query) };
  if (question.further) {
    const further = question.further(parse(await ask(asked)));
    asked.path = pathOf([query, further].filter(Boolean).join('&'));
  }
  let last;
  const reading = await read(async () => {
    last = await ask(asked);
  });
  const floor = counted && (await read(() => countOf(databaseOf(service), counted(known))));
  // A service aborts a query after some seconds, and the development database refuses some queries.
  return { returned: last.status >= 500 ? Number.NaN : returned(parse(last)), reading, floor };
}

const countOf = (database, [collection, filter]) => database.collection(collection).countDocuments(filter);

const withParams = (path, params = {}) =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, value), path);
