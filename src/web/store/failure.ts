const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

export interface Failure {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

export const UNREACHABLE = 'unreachable';

/** The server's own sentence; an answer that is not ours (a proxy's page) has none. */
export const failureOf = (body: unknown): Failure => {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  return {
    ok: false,
    code: typeof error.code === 'string' ? error.code : UNREACHABLE,
    message: typeof error.message === 'string' ? error.message : '',
  };
};
