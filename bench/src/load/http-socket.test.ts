import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { HttpSocket } from './http-socket.mjs';

let server: http.Server;
let url: URL;
let sockets: Socket[];
let answer: (res: http.ServerResponse) => void;

beforeEach(async () => {
  sockets = [];
  server = http.createServer((_req, res) => answer(res));
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a rejection has its status and error code, also if its body arrives late', async () => {
  const body = '{"success":false,"error":{"code":"upstream_unavailable"}}';
  answer = (res) => {
    res.writeHead(503, { 'Content-Length': body.length });
    res.write(body.slice(0, 30));
    setTimeout(() => res.end(body.slice(30)), 20);
  };
  const socket = await HttpSocket.open(url, {});
  await expect(socket.request()).rejects.toThrow(/^answered 503 upstream_unavailable$/);
  answer = (res) => res.writeHead(200, { 'Content-Length': 2 }).end('{}');
  await socket.request();
  socket.close();
});

test('an idle connection that was closed is reported, and a request on it fails at once', async () => {
  const socket = await HttpSocket.open(url, {});
  expect(socket.isClosed).toBe(false);
  const [theirs] = sockets;
  theirs?.destroy();
  while (!socket.isClosed) await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(socket.request()).rejects.toThrow('the connection was closed before');
});
