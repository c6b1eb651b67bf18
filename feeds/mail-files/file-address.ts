import { attributeOf, type Change } from '#engine/markup/html-tree.ts'
import { inHub } from '#server/access/asking.ts'

/** No host of the web ends in this (RFC 2606), so nothing that is fetched counts as a file of a mail. */
const FILES = 'https://mail.invalid/'
const IN_ADDRESS = /^https:\/\/mail\.invalid\/([\da-f]{64})(?:\/([\w.~%-]{1,1000}))?$/

/**
 * The address by which the stored text of a mail names one of its files; a `name` makes it a
 * download.
 */
export function mailFileAddress(hash: string, name?: string): string {
  if (name === undefined) return FILES + hash
  return `${FILES}${hash}/${encodeURIComponent(name).replaceAll(/[!'()*]/g, '_')}`
}

/** The hash of the file that an address names; null for any other address. */
export function mailFileOf(address: string): string | null {
  return IN_ADDRESS.exec(address)?.[1] ?? null
}

/** Replaces the addresses of a text's files by those on this server. */
export function mailFileLinks(): Change {
  return (element) => {
    if (element.tagName !== 'a') return [element]
    const [, hash, name] = IN_ADDRESS.exec(attributeOf(element, 'href') ?? '') ?? []
    const href = element.attrs.find((attribute) => attribute.name === 'href')
    if (hash && name && href) href.value = inHub(`/attachments/${hash}/${name}`)
    return [element]
  }
}
