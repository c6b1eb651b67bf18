import type { Reading } from '#server/reading/reading.ts'
import type { MailEntry } from './mail-entry.ts'

export interface MailToRead {
  raw: Uint8Array
  now: Date
}

export const mailReading: Reading<MailToRead, MailEntry> = {
  name: 'mail',
  what: () => 'The mail',
  origin: () => 'a sender',
  async load() {
    const { readMail } = await import('./mail-entry.ts')
    return ({ raw, now }) => readMail(raw, now)
  },
}
