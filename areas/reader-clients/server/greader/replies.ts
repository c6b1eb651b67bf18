import type { ClientReply } from '#server/area.ts'

export function json(answer: unknown): ClientReply {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer) }
}

export function plain(body: string): ClientReply {
  return { type: 'text/plain; charset=utf-8', body }
}

/** What every edit answers that was done. */
export const ok = plain('OK')

/** Clients ask for the password again, or sign in again. */
export const unknownToken: ClientReply = {
  ...plain('Unauthorized: this token is not known here. It expired or was removed.\n'),
  status: 401,
  headers: { 'google-bad-token': 'true' },
}

/** Clients ask for another edit token, and try once more. */
export const wrongEditToken: ClientReply = {
  ...plain('Unauthorized: the edit token T is not valid.\n'),
  status: 401,
  headers: { 'x-reader-google-bad-token': 'true' },
}
