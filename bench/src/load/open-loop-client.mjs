import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../quantiles.mjs';
import { Failures } from './failures.mjs';
import { HttpSocket } from './http-socket.mjs';

/** A program: sends requests at a fixed rate and prints their latency, including the wait for a free connection. */
const { url, headers, rate, seconds, connections } = JSON.parse(process.argv[2]);
const target = new URL(url);
const free = await Promise.all(Array.from({ length: connections }, () => HttpSocket.open(target, headers)));
const waiting = [];
const times = [];
const failures = new Failures();

/** The first responses come over cold connections, to a cold client. */
const coldAnswers = Math.min(200, (rate * seconds) / 8);
const total = rate * seconds;
const began = performance.now();

for (let due = 0; due < total; ) {
  const now = performance.now();
  for (; due < total && due <= ((now - began) * rate) / 1000; due++) send(now);
  await delay(1);
}
while (times.length + failures.size < total && performance.now() - began < (seconds + 5) * 1000) await delay(5);

const warm = times.slice(coldAnswers);
// Requests that have neither succeeded nor failed by now will get no response.
failures.count('no answer', total - times.length - failures.size);
const answer = {
  p50: quantile(warm, 0.5),
  p99: quantile(warm, 0.99),
  max: Math.max(...warm),
  answers: warm.length,
  failed: failures.size,
  failures: failures.words,
};
process.stdout.write(JSON.stringify(answer), () => process.exit(0));

async function send(asked) {
  let socket = free.shift();
  if (!socket) return waiting.push(asked);
  try {
    // A connection that the server closed while it was idle is replaced, as every client does.
    if (socket.isClosed) socket = await HttpSocket.open(target, headers);
    await socket.request();
    times.push(performance.now() - asked);
  } catch (error) {
    failures.count(error.message);
    socket.close();
    socket = await HttpSocket.open(target, headers);
  }
  free.push(socket);
  const next = waiting.shift();
  if (next !== undefined) send(next);
}
