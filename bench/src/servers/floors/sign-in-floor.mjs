import http from 'node:http';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { MongoClient } from 'mongodb';

/**
 * A program: node:http that answers GET with a user whom the bare driver reads from a database (the first argument),
 * and POST once a thread has compared a password at cost 11. It has as many threads as identity, each with one task at
 * a time, and no token, session, limit or log. It shows how long other requests wait at least while threads hash on the
 * same cores.
 */
const threads = Math.max(1, availableParallelism() - 1);
const client = await new MongoClient(process.argv[2]).connect();
const users = client.db('identity').collection('users');
const hash = bcrypt.hashSync('a password', 11);
const source = `
  const { parentPort } = require('node:worker_threads');
  const bcrypt = require('bcryptjs');
  parentPort.on('message', (hash) => parentPort.postMessage(bcrypt.compareSync('a password', hash)));
`;

const waiting = [];
const idle = Array.from({ length: threads }, () => new Worker(source, { eval: true }));
for (const worker of idle) worker.on('message', () => handBack(worker));

function handBack(worker) {
  worker.answer.end('{}');
  idle.push(worker);
  assign();
}

function assign() {
  while (idle.length > 0 && waiting.length > 0) {
    const worker = idle.pop();
    worker.answer = waiting.shift();
    worker.postMessage(hash);
  }
}

const { _id } = await users.findOne({});
const server = http.createServer({ keepAliveTimeout: 3_600_000 }, async (req, res) => {
  res.setHeader('Content-Type', 'application/json');
  if (req.method === 'GET') return res.end(JSON.stringify(await users.findOne({ _id })));
  req.resume();
  waiting.push(res);
  assign();
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
