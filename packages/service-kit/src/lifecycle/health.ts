/** The body of `/healthz`. */
export interface Health {
  readonly status: 'ok';
  readonly service: string;
  /** The value of PLAZA_INSTANCE_ID, by which a launcher recognizes the process that it has started. */
  readonly instance?: string;
}

/** What a running service reports at `/healthz`. */
export function health(service: string, { PLAZA_INSTANCE_ID: instance }: NodeJS.ProcessEnv = process.env): Health {
  return { status: 'ok', service, ...(instance ? { instance } : {}) };
}
