import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { MongoClient } from 'mongodb';
import { listProjection } from '../data/many-bookings.mjs';

/**
 * A program: node:http that returns a page of the open bookings of a contractor (its second argument) from a database
 * (its first), the earliest first. The bare driver reads them with the service's index, and the response is JSON,
 * compressed as one of its length would be. There is no token, contract, figure or log: this is the least that a page
 * costs over HTTP. Parameters: `limit` (how many), `status` (which, separated by commas) and `after` (milliseconds).
 */
const [databaseUri, parties] = process.argv.slice(2);
const client = await new MongoClient(databaseUri).connect();
const bookings = client.db('marketplace').collection('service_bookings');
const hint = { parties: 1, status: 1, startsAt: 1, _id: 1 };

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, async (req, res) => {
  const { searchParams } = new URL(req.url, 'http://localhost');
  const limit = Number(searchParams.get('limit'));
  const after = searchParams.get('after');
  const statuses = searchParams.get('status').split(',');
  const filter = { parties, status: { $in: statuses }, ...(after && { startsAt: { $gt: new Date(Number(after)) } }) };
  // One more than the page has shows whether another page follows.
  const asked = { projection: listProjection, sort: { startsAt: 1, _id: 1 }, limit: limit + 1, hint };
  const found = await bookings.find(filter, asked).toArray();
  const body = gzipSync(JSON.stringify({ bookings: found.slice(0, limit) }), { level: 4 });
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', 'Content-Length': body.length };
  res.writeHead(200, headers).end(body);
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
