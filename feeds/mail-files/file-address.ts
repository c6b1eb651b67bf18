import { attributeOf, type Change } from '#engine/markup/html-tree.ts'
import { inHub } from '#server/access/asking.ts'

/**
 * The host of files of mails. No real host ends in `.invalid` (RFC 2606), so no fetched address is
 * mistaken for a file of a mail.
 */
const FILES = 'https://mail.invalid/'
const IN_ADDRESS = /^https:\/\/mail\.invalid\/([\da-f]{64})(?:\/([\w.~%-]{1,1000}))?$/

/**
 * The address of a mail's file in the stored text; with a `name`, the file is offered as a
 * download.
 */
export function mailFileAddress(hash: string, name?: string): string {
  if (name === undefined) return FILES + hash
  return `${FILES}${hash}/${encodeURIComponent(name).replaceAll(/[!'()*]/g, '_')}`
}

/** The hash of the file at such an address; null for any other address. */
export function mailFileOf(address: string): string | null {
  return IN_ADDRESS.exec(address)?.[1] ?? null
}

/** Replaces links to files of a mail by their addresses on this server. */
export function mailFileLinks(): Change {
  return (element) => {
    if (element.tagName !== 'a') return [element]
    const [, hash, name] = IN_ADDRESS.exec(attributeOf(element, 'href') ?? '') ?? []
    const href = element.attrs.find((attribute) => attribute.name === 'href')
    if (hash && name && href) href.value = inHub(`/attachments/${hash}/${name}`)
    return [element]
  }
}
