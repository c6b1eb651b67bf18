import type { SiteRequest } from '#server/second-listener/sites.ts'
import { isMailAddress } from '#platform/notifications/server/lends.ts'
import { VISITORS } from '../../../visitors/limits.ts'

/** Reads fields of a form; missing ones are empty. */
export interface SentForm {
  /**
   * Returns a text on one line, without control characters, so that it cannot add a header to a
   * mail.
   */
  line(name: string, most: number): string
  /** Returns a text with several lines. */
  words(name: string, most: number): string
  /** Returns a mail address in lower case; empty if the field contains none. */
  mail(name: string): string
}

/** Parses the fields that a visitor sent; null if the body is too long, or is not a form. */
export function readForm({
  body,
  headers,
}: Pick<SiteRequest, 'body' | 'headers'>): SentForm | null {
  const type = headers['content-type'] ?? 'application/x-www-form-urlencoded'
  if (body.length > VISITORS.formBytes) return null
  if (!type.toLowerCase().startsWith('application/x-www-form-urlencoded')) return null
  return formOf(new URLSearchParams(new TextDecoder().decode(body)))
}

/** The parameters of an address, to be read like the fields of a form. */
export function formOf(fields: URLSearchParams): SentForm {
  const raw = (name: string, most: number) => (fields.get(name) ?? '').slice(0, most * 2)
  const line = (name: string, most: number) =>
    cut(raw(name, most).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' '), most)
  return {
    line,
    words: (name, most) =>
      cut(
        raw(name, most)
          .replaceAll('\r\n', '\n')
          .replace(/[^\P{Cc}\n\t]/gu, ' '),
        most,
      ),
    mail(name) {
      const typed = line(name, VISITORS.mailCharacters).toLowerCase()
      return isMailAddress(typed) && typed.length < VISITORS.mailCharacters ? typed : ''
    },
  }
}

const cut = (text: string, most: number) => text.trim().slice(0, most).toWellFormed().trim()
