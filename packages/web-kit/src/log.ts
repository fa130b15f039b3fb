/** The only code that writes to the browser's console; never pass it a token. */
export const log = {
  info: (message: string, about?: unknown) => console.info(...line(message, about)),
  warn: (message: string, about?: unknown) => console.warn(...line(message, about)),
  error: (message: string, about?: unknown) => console.error(...line(message, about)),
};

const line = (message: string, about: unknown) => [`[plaza] ${message}`, ...(about === undefined ? [] : [about])];
