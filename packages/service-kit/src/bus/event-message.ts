import { randomUUID } from 'node:crypto';
import { eventPayloads, PlazaEvent as PlazaEventSchema } from '@plaza/contracts/event-schemas';
import type { PlazaEvent } from '@plaza/contracts/events';
import type { MessageAuthentication } from '../security/message-authentication';
import { SeenMessages } from './seen-messages';

/**
 * The maximum age of a message, and the maximum lead of its sender's clock; messages outside of it are treated as
 * replayed.
 */
export const freshMs = 60_000;

const purpose = 'event';

export type ReadMessage =
  | { readonly event: PlazaEvent }
  | { readonly rejected: 'not_authentic' | 'outdated' | 'repeated' | 'not_understood' };

/**
 * A message has three lines: its code, the time when it was sent (milliseconds) with a unique id, and the event as
 * JSON.
 */
export function eventMessages(authentication: MessageAuthentication) {
  const seen = new SeenMessages(2 * freshMs);
  return {
    write(event: PlazaEvent): string {
      const [sent, json] = [`${Date.now()} ${randomUUID()}`, JSON.stringify(event)];
      return [authentication.sign(purpose, sent, json).toString('base64url'), sent, json].join('\n');
    },
    /** Accepts each message once. */
    read(message: string): ReadMessage {
      const [code = '', sent = '', ...rest] = message.split('\n');
      const json = rest.join('\n');
      if (!authentication.isValid(Buffer.from(code, 'base64url'), purpose, sent, json)) {
        return { rejected: 'not_authentic' };
      }
      const now = Date.now();
      if (Math.abs(now - Number.parseInt(sent, 10)) > freshMs) return { rejected: 'outdated' };
      if (seen.add(sent, now)) return { rejected: 'repeated' };
      const event = parseEvent(json);
      return event ? { event } : { rejected: 'not_understood' };
    },
  };
}

function parseEvent(json: string): PlazaEvent | undefined {
  const event = PlazaEventSchema.safeParse(JSON.parse(json));
  if (!event.success) return undefined;
  const payload = eventPayloads[event.data.type].safeParse(event.data.payload);
  return payload.success ? ({ ...event.data, payload: payload.data } as PlazaEvent) : undefined;
}
