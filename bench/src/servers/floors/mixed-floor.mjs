import http from 'node:http';
import { Decimal128, MongoClient } from 'mongodb';

/**
 * A program: node:http that answers the requests of the mix with what the bare driver reads or writes in the database
 * of a platform (its first argument), and with the platform's own bytes (from the address in its second argument) where
 * the platform answers from memory. It has no token, limit, contract, log, event or gateway: no platform on Node and
 * this database can be faster.
 */
const [databaseUri, url] = process.argv.slice(2);
const client = await new MongoClient(databaseUri).connect();
const [identity, finance, marketplace] = ['identity', 'finance', 'marketplace'].map((name) => client.db(name));
const money = ['accounts', 'loans', 'incomes', 'expenses', 'properties'];
const statuses = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'];
const pageOf = 30;
const messagesOf = 50;
const kept = new Map();

const listOf = (kind) => (userId) => finance.collection(kind).find({ userId }).toArray();
const bookings = marketplace.collection('service_bookings');
const projection = { timeline: 0, searchKeys: 0, holds: 0, outbox: 0 };

const reads = {
  '/api/v1/auth/me': (_id) => identity.collection('users').findOne({ _id }),
  ...Object.fromEntries(money.map((kind) => [`/api/v1/finance/${kind}`, listOf(kind)])),
  '/api/v1/finance/metrics': (userId) => Promise.all(money.map((kind) => listOf(kind)(userId))),
  '/api/v1/bookings': (parties) =>
    bookings.find({ parties }, { projection }).sort({ startsAt: -1, _id: -1 }).limit(pageOf).toArray(),
  '/api/v1/bookings/counts': (parties) =>
    Promise.all(statuses.map((status) => bookings.countDocuments({ parties, status }))),
  '/api/v1/conversations': (id) =>
    marketplace.collection('conversations').find({ 'participants.id': id }).sort({ latestAt: -1 }).toArray(),
};

const server = http.createServer({ keepAliveTimeout: 3_600_000 }, async (req, res) => {
  const body = req.method === 'GET' ? undefined : await bodyOf(req);
  const answer = await (body ? write(req.url, body) : read(req));
  res.writeHead(200, ['Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(answer))]);
  res.end(answer);
});

async function read({ url: path, headers }) {
  const [, conversationId] = /^\/api\/v1\/conversations\/(.+)\/messages$/.exec(path) ?? [];
  if (conversationId) return JSON.stringify(await messagesIn(conversationId));
  if (path in reads) return JSON.stringify(await reads[path](idIn(headers.authorization)));
  if (!kept.has(path)) kept.set(path, await (await fetch(`${url}${path}`, { headers })).text());
  return kept.get(path);
}

const messagesIn = (conversationId) =>
  marketplace.collection('messages').find({ conversationId }).sort({ seq: -1 }).limit(messagesOf).toArray();

async function write(path, body) {
  const [, kind, _id] = /^\/api\/v1\/finance\/(.+)\/(.+)$/.exec(path) ?? [];
  if (kind) {
    const fields = Object.entries(body).map(([name, value]) => [name, Decimal128.fromString(value)]);
    const changed = await finance.collection(kind).findOneAndUpdate({ _id }, { $set: Object.fromEntries(fields) });
    return JSON.stringify(changed);
  }
  await client.db('floor').collection('messages').insertOne(body);
  return JSON.stringify(body);
}

/** The user id in a token, which is not verified. */
const idIn = (authorization) => JSON.parse(Buffer.from(authorization.split('.')[1], 'base64url')).sub;

async function bodyOf(req) {
  let text = '';
  for await (const chunk of req) text += chunk;
  return JSON.parse(text);
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
