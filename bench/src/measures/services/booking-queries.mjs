const path = '/api/v1/bookings';
const open = ['pending', 'confirmed', 'in-progress'];
const statuses = [...open, 'completed', 'cancelled'];
export const pageLength = 30;
const maxPage = 100;

/** How many jobs come before a page that is requested by its cursor. */
export const farDown = (jobs) => Math.floor(jobs * 0.15);

/** A word that is in every title, and the start of a few jobs' numbers. */
const search = { common: 'job', rare: '1234' };

const pageTimes = 100;
const countTimes = 20;

/**
 * @typedef {object} Query a request for the list of bookings
 * @property {() => Promise<object>} ours over HTTP to the service
 * @property {() => Promise<unknown>} reference the bare driver, which reads the same rows by their ids or counts the
 *   same keys
 * @property {(() => Promise<object>) | undefined} floor for a page: the same over HTTP, by node:http and the bare
 *   driver
 * @property {number} times how often it is sent in a round
 * @property {import('../../machine/engine-readings.mjs').Reading} reading what the database reads for it
 */

/**
 * @param {number} jobs how many jobs the contractor has
 * @returns {Promise<Record<'first' | 'pending' | 'deep' | 'counts' | 'search', Query>>}
 * @throws when a response is wrong, as a fast wrong response would look like a good figure
 */
export async function bookingQueries({ ask, askFloor, readByIds, countByStatus, readingOf }, jobs) {
  async function page(query, expected, floorQuery = undefined) {
    const asked = `${path}?limit=${pageLength}&${query}`;
    const { bookings } = await ask(asked);
    requireThat(bookings.length === expected, `${asked} gave ${bookings.length} bookings`);
    const ids = bookings.map(({ id }) => id);
    const reading = await readingOf(asked);
    const both = { ours: () => ask(asked), reference: () => readByIds(ids), times: pageTimes, reading };
    if (floorQuery === undefined) return both;
    const pageOfFloor = `/?limit=${pageLength}&${floorQuery}`;
    const { bookings: inFloor } = await askFloor(pageOfFloor);
    requireThat(inFloor.map(({ _id }) => _id).join() === ids.join(), `the floor has other bookings for ${pageOfFloor}`);
    return { ...both, floor: () => askFloor(pageOfFloor) };
  }

  async function counts() {
    const asked = `${path}/counts`;
    const [{ all }, counted] = [await ask(asked), await countByStatus(statuses)];
    requireThat(all === jobs && counted === jobs, `${all} and ${counted} of ${jobs} jobs were counted`);
    const reading = await readingOf(asked);
    return { ours: () => ask(asked), reference: () => countByStatus(statuses), times: countTimes, reading };
  }

  const deep = await endOfPages(ask, farDown(jobs));
  return {
    first: await page('', pageLength, `status=${open}`),
    pending: await page('status=pending', pageLength, 'status=pending'),
    deep: await page(`after=${deep.after}`, pageLength, `status=${open}&after=${deep.startsAt}`),
    counts: await counts(),
    search: await page(`search=${search.common}%20${search.rare}`, findable(jobs)),
  };
}

/**
 * Where a page far down begins for somebody who reads page after page: its cursor, and the start of the job before it.
 */
async function endOfPages(ask, length) {
  let [after, startsAt] = ['', 0];
  for (let shown = 0; shown < length; shown += maxPage) {
    const { bookings, next } = await ask(`${path}?limit=${maxPage}${after ? `&after=${after}` : ''}`);
    [after, startsAt] = [next, Date.parse(bookings.at(-1).startsAt)];
  }
  return { after, startsAt };
}

/** How many jobs have a number that starts with the searched digits. */
export const findable = (jobs) =>
  Array.from({ length: jobs }, (_, number) => `${number}`).filter((number) => number.startsWith(search.rare)).length;

function requireThat(holds, sentence) {
  if (!holds) throw new Error(sentence);
}
