import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { quantile } from '../quantiles.mjs';
import { Failures } from './failures.mjs';
import { createMix } from './mix.mjs';

/**
 * A program: sends the mix of many people at a fixed rate for some seconds. Latency is measured from the moment at
 * which a request was due, and so includes the wait for the client or for a connection.
 */
const { url, peopleFile, rate, seconds, connections, from } = JSON.parse(process.argv[2]);
/** Longer than the gateway waits for a service. */
const timeoutMs = 20_000;
const pool = new Pool(url, { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
const next = createMix(JSON.parse(fs.readFileSync(peopleFile, 'utf8')), from);
const times = [];
const failures = new Failures();
let underWay = 0;

const total = rate * seconds;
/** The first responses come over connections that have to be opened, to a client that is cold. */
const cold = total / 8;
const began = performance.now();
const dueAt = (number) => began + (number * 1000) / rate;

for (let number = 0; number < total; ) {
  for (; number < total && dueAt(number) <= performance.now(); number++) void send(number);
  await delay(1);
}
const end = performance.now() + timeoutMs + 5000;
while (underWay > 0 && performance.now() < end) await delay(5);
failures.count('no answer', underWay);

const answer = {
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  perSecond: (times.length * 1000) / (performance.now() - dueAt(cold)),
  answers: total - failures.size,
  failed: failures.size,
  failures: failures.words,
};
process.stdout.write(JSON.stringify(answer), () => process.exit(0));

async function send(number) {
  underWay += 1;
  const request = next();
  try {
    const { statusCode, body } = await pool.request(request);
    const text = await body.text();
    if (statusCode > 299) failures.count(`${request.method} ${request.path} answered ${statusCode} ${codeIn(text)}`);
    else if (number >= cold) times.push(performance.now() - dueAt(number));
  } catch (error) {
    failures.count(error.message);
  }
  underWay -= 1;
}

/** The code in the envelope of an error. */
function codeIn(body) {
  return /"code": *"([^"]+)"/.exec(body)?.[1] ?? '';
}
