import { hc } from 'hono/client';
import type { AppType } from '#api/app.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { authFetch } from './session.ts';

/** Every call of the API, typed by the API itself. */
export const api = hc<AppType>('/', {
  fetch: authFetch,
  headers: {
    /** Mails are to speak like the pages. Read with each call, and at once: the last ones are made while the page goes. */
    get 'Accept-Language'() {
      return i18n.language;
    },
  },
});

/** An answer other than success. Status 0: no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string[]>;
  readonly id: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    more: { fields?: Record<string, string[]>; id?: string | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = more.fields ?? {};
    this.id = more.id;
    this.retryAfter = more.retryAfter;
  }
}

type Answer = Pick<Response, 'ok' | 'status' | 'headers'> & { json(): Promise<unknown> };
type JsonOf<R> = R extends { json(): Promise<infer T> } ? T : never;

/** Waits for a call and hands back its JSON; throws an ApiError for anything but success. */
export async function ask<R extends Answer>(call: Promise<R>): Promise<JsonOf<R>> {
  let answer: R;
  try {
    answer = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, i18n.t('kit:problem.offline'));
  }
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as JsonOf<R>;
}

async function problemOf(answer: Answer): Promise<ApiError> {
  const body = (await answer.json().catch(() => null)) as { error?: unknown; id?: string } | null;
  const more = { id: body?.id, retryAfter: secondsToWait(answer.headers.get('Retry-After')) };
  if (typeof body?.error === 'string') return new ApiError(answer.status, body.error, more);
  if (body?.error && typeof body.error === 'object') {
    const fields = body.error as Record<string, string[]>;
    const first = Object.values(fields)[0]?.[0] ?? i18n.t('kit:problem.unknown');
    return new ApiError(answer.status, first, { ...more, fields });
  }
  return new ApiError(answer.status, i18n.t('kit:problem.unknown'), more);
}

function secondsToWait(header: string | null): number | undefined {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) ? seconds : undefined;
}
