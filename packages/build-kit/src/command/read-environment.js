import fs from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Takes the variables of `.env` of the working directory. What is set already takes precedence; empty ones do not
 * count.
 */
export function readEnvironment() {
  if (!fs.existsSync('.env')) return;
  for (const [name, value] of Object.entries(parseEnv(fs.readFileSync('.env', 'utf8')))) {
    if (value) process.env[name] ??= value;
  }
}

/**
 * What the area in the working directory says of itself, and the port of its development server. @throws where there is
 * none
 */
export function readArea() {
  if (!fs.existsSync('area.json')) throw new Error('There is no area.json here: run it in the folder of an area.');
  const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
  return { ...read('area.json'), port: read('package.json').plaza.port };
}
