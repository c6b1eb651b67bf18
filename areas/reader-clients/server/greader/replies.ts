import type { Reply } from '#server/web/routes/route.ts'

export function json(answer: unknown): Reply {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer) }
}

export function plain(body: string): Reply {
  return { type: 'text/plain; charset=utf-8', body }
}

/** The answer of every edit that was done. */
export const ok = plain('OK')

/** The reply to an unknown token: clients then ask for the password again, or sign in again. */
export const unknownToken: Reply = {
  ...plain('Unauthorized: this token is not known here. It expired or was removed.\n'),
  status: 401,
  headers: { 'google-bad-token': 'true' },
}

/** The reply to a wrong edit token: clients then get another one, and try once more. */
export const wrongEditToken: Reply = {
  ...plain('Unauthorized: the edit token T is not valid.\n'),
  status: 401,
  headers: { 'x-reader-google-bad-token': 'true' },
}
