// Without zod, as every visitor loads this module.

/** `GET` opens a browser's event stream; `?topics=a,b` subscribes to these topics from the start. */
export const eventsPath = '/api/v1/events';

/** `PUT` replaces the topics of an open stream; the result is sent on the stream itself. */
export const streamTopicsPath = (streamId: string): string => `${eventsPath}/${streamId}/topics`;

/** The response header with the id of an opened stream. */
export const streamIdHeader = 'X-Stream-Id';

/** The server-sent event type of a StreamTopics; all other events have no type. */
export const topicsFrame = 'topics';
