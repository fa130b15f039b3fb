import { foldName } from '../text/fold.js';
import { placesNamed } from './place-index.js';
import { countryName, regionName } from './regions.js';

/** Names of more words are found only between commas. */
const maxNameWords = 4;
/** Further words are ignored. */
const maxWords = 20;
/** Parts between commas; further ones are ignored, as each of them is looked up against all the later ones. */
const maxParts = 8;

/**
 * The places that a typed address may be in. The parts between commas are read from the left: the first part that is a
 * place whose region or country all later parts name is the place; the parts before it stay before it.
 * @param {string} text @param {number} limit @returns
 * {import('@plaza/contracts/identity/addresses').AddressSuggestion[]}
 */
export function suggestionsFor(text, limit) {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => foldName(part) !== '')
    .slice(0, maxParts);
  for (let at = 0; at < parts.length; at += 1) {
    const before = parts.slice(0, at);
    const behind = parts.slice(at + 1).flatMap(withoutCodes);
    const named = placesNamed(foldName(parts[at]), { behind, limit });
    const found = named.length > 0 ? { before, places: named } : amongWords(parts[at], before, behind, limit);
    if (found) return found.places.map((place) => toSuggestion(place, found.before));
  }
  return [];
}

/** An exact name among words without commas: "12 King St W Toronto Ontario". */
function amongWords(part, before, behind, limit) {
  const words = part.split(/\s+/).slice(0, maxWords);
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + maxNameWords); to > from; to -= 1) {
      const name = foldName(words.slice(from, to).join(' '));
      const rest = withoutCodes(words.slice(to).join(' '));
      const places = name ? placesNamed(name, { behind: [...rest, ...behind], limit, amongWords: true }) : [];
      if (places.length > 0) return { before: [...before, words.slice(0, from).join(' ')].filter(Boolean), places };
    }
  }
  return undefined;
}

/** The part after a place, folded, without postal codes; empty where it is only such a code. */
function withoutCodes(part) {
  const words = foldName(part)
    .split(' ')
    .filter((word) => !/\d/.test(word));
  return words.length > 0 && words[0] !== '' ? [words.join(' ')] : [];
}

function toSuggestion(place, before) {
  const { name, lat, lng, country } = place;
  const region = regionName(place);
  const named = [...before, name, region === name ? '' : region, countryName(country)].filter(Boolean);
  return { display_name: named.join(', '), lat, lon: lng };
}
