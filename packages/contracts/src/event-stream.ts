// Without the schema library: every visitor loads this.

/** `GET` opens a browser's event stream; with `?topics=a,b` it follows these from the start. */
export const eventsPath = '/api/v1/events';

/** `PUT` changes which topics an open stream follows; the result comes on the stream itself. */
export const streamTopicsPath = (streamId: string): string => `${eventsPath}/${streamId}/topics`;

/** The header of an opened stream that names it. */
export const streamIdHeader = 'X-Stream-Id';

/** The server-sent event type of a StreamTopics; news come without a type. */
export const topicsFrame = 'topics';
