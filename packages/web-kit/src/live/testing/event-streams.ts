import { eventsPath, streamIdHeader } from '@plaza/contracts/event-stream';
import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import { HttpResponse, http } from 'msw';
import { server } from '../../testing/server';

/** The server's end of one stream. */
interface Held {
  readonly id: string;
  topics: Topic[];
  readonly body: ReadableStreamDefaultController<Uint8Array>;
}

/** A mock of the gateway's event streams with topics. */
export function serveStreams() {
  const held = new Set<Held>();
  /** All openings with their query, and all subscriptions, in order. */
  const asked: string[] = [];
  let opened = 0;
  const state = {
    asked,
    /** The topics that users may subscribe to. */
    permitted: ['quotes'] as Topic[],
    /** Whether a subscription reaches the gateway with the stream. */
    isReachable: true,
    /** The maximum number of concurrently open streams. */
    most: 0,
    get open() {
      return held.size;
    },
    get topics() {
      return [...held].map(({ topics }) => topics);
    },
    push(event: BrowserEvent) {
      const { topic } = event;
      for (const stream of held) if (!topic || followedBy(stream).includes(topic)) write(stream, event);
    },
    end() {
      for (const { body } of held) body.close();
      held.clear();
    },
    /** Checks again which topics are permitted. */
    judge() {
      for (const stream of held) tell(stream);
    },
  };

  const bytes = new TextEncoder();
  const followedBy = ({ topics }: Held) => topics.filter((topic) => state.permitted.includes(topic));
  const write = ({ body }: Held, data: unknown, type?: string) =>
    body.enqueue(bytes.encode(`${type ? `event: ${type}\n` : ''}data: ${JSON.stringify(data)}\n\n`));
  const tell = (stream: Held) => write(stream, { wanted: stream.topics, followed: followedBy(stream) }, 'topics');

  server.use(
    http.get(eventsPath, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(`GET ${search}`);
      opened += 1;
      const id = `stream-${opened}`;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const topics = (searchParams.get('topics')?.split(',') ?? []) as Topic[];
          const stream: Held = { id, topics, body: controller };
          held.add(stream);
          state.most = Math.max(state.most, held.size);
          request.signal.addEventListener('abort', () => held.delete(stream));
          if (topics.length > 0) tell(stream);
        },
        cancel() {
          for (const stream of held) if (stream.id === id) held.delete(stream);
        },
      });
      const headers = { 'Content-Type': 'text/event-stream', [streamIdHeader]: id };
      return new HttpResponse(body, { headers });
    }),
    http.put(`${eventsPath}/:id/topics`, async ({ request, params }) => {
      const { topics } = (await request.json()) as { topics: Topic[] };
      asked.push(`PUT ${topics}`);
      for (const stream of held) {
        if (stream.id !== params.id || !state.isReachable) continue;
        stream.topics = topics;
        tell(stream);
      }
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return state;
}
