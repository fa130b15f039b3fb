import { type ChannelListener, subscribe } from 'node:diagnostics_channel';
import { currentTrace, type OpenSpan } from './request-trace';

const open = new WeakMap<object, OpenSpan>();
let isRecording = false;

/** Records a span for each command that a request sends to Redis, from ioredis' own diagnostics; only with its name. */
export function recordRedisSpans(): void {
  if (isRecording) return;
  isRecording = true;
  subscribe('tracing:ioredis:command:start', started);
  subscribe('tracing:ioredis:command:asyncEnd', ended);
}

const started: ChannelListener = (context) => {
  const trace = currentTrace();
  if (!trace || !isCommand(context)) return;
  open.set(context, trace.open(`redis ${context.command.toLowerCase()}`));
};

const ended: ChannelListener = (context) => {
  if (!isCommand(context)) return;
  open.get(context)?.end('error' in context ? 'error' : 'ok');
  open.delete(context);
};

/** All events of one command share the same object. */
const isCommand = (context: unknown): context is { readonly command: string } =>
  typeof context === 'object' && context !== null && 'command' in context && typeof context.command === 'string';
