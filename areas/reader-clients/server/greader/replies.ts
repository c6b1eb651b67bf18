import type { Reply } from '#server/web/routes/route.ts'

export function json(answer: unknown): Reply {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer) }
}

export function plain(body: string): Reply {
  return { type: 'text/plain; charset=utf-8', body }
}

/** The answer to every successful edit. */
export const ok = plain('OK')

/** The reply to an unknown token. Clients then ask for the password or sign in again. */
export const unknownToken: Reply = {
  ...plain('Unauthorized: this token is not known here. It expired or was removed.\n'),
  status: 401,
  headers: { 'google-bad-token': 'true' },
}

/** The reply to a wrong edit token. Clients then request a new one, and try once more. */
export const wrongEditToken: Reply = {
  ...plain('Unauthorized: the edit token T is not valid.\n'),
  status: 401,
  headers: { 'x-reader-google-bad-token': 'true' },
}
