import { BadValue, type AboutRow } from '../archive/archive-part.ts'
import { isInboxAddress } from '#feeds/claim/inbox-address.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'
import { linkTo, webAddress } from '#engine/addresses/web-address.ts'

const NOWHERE = 'https://nowhere.invalid/'

/** HTML as if a feed had brought it: whoever wrote the archive may not have been a hub. */
export function html(value: string, { row }: AboutRow): string {
  const { link } = row
  return sanitizeHtml(value, (typeof link === 'string' ? webLink(link) : null) ?? NOWHERE)
}

/** Where a person is led to; what is no whole web address leads nowhere, as in a feed. */
export function webLink(value: string): string | null {
  const link = linkTo(value, NOWHERE)
  return link?.startsWith(NOWHERE) ? null : link
}

/** A picture that is fetched and shown. */
export function picture(value: string): string | null {
  const address = webAddress(value, NOWHERE)
  return address?.startsWith(NOWHERE) ? null : address
}

/** What is asked without a person looking at it. */
export function askedAddress(value: string): string {
  if (webLink(value) === null) throw new BadValue('is not an http or https address')
  return value
}

/** What a person could follow, or what only this hub understands. */
export function feedAddress(value: string): string {
  const isOurs = /^newswire:[\w-]{1,100}$/.test(value)
  return isOurs || (isInboxAddress(value) && /^inbox:[\w-]{1,100}$/.test(value))
    ? value
    : askedAddress(value)
}

/** As for endpoints that are typed in: what is stored and shown holds no secret. */
export function endpointAddress(value: string): string {
  const url = new URL(askedAddress(value))
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new BadValue('is more than the address of an endpoint')
  }
  return value
}

interface Enclosure {
  url: string
  type: string | null
  length: number | null
}

/** Files that go with an entry; those that lead nowhere are left out. */
export function enclosures(value: unknown): Enclosure[] {
  if (!Array.isArray(value)) throw new BadValue('is not a list of files')
  return value.flatMap((file: Partial<Record<keyof Enclosure, unknown>> | null) => {
    const url = typeof file?.url === 'string' ? webLink(file.url) : null
    if (url === null) return []
    const type = typeof file!.type === 'string' ? file!.type : null
    return [{ url, type, length: Number.isSafeInteger(file!.length) ? Number(file!.length) : null }]
  })
}
