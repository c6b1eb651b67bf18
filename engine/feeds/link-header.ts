import { webAddress } from '../addresses/web-address.ts'

/** A link that a header states, RFC 8288. */
export interface HeaderLink {
  /** A whole address. */
  address: string
  /** Relations in lower case. */
  rels: string[]
  /** A media type in lower case, without parameters; empty if none is stated. */
  type: string
  title: string
}

/** The most links that are read. No server needs more. */
const MOST_LINKS = 50

/**
 * The links of a Link header, in order. Links to anything but a web address, and links that start
 * from another page (`anchor`), are left out. A damaged link ends at the next comma.
 */
export function linksOfHeader(header: string | undefined, base: string): HeaderLink[] {
  const links: HeaderLink[] = []
  const text = header ?? ''
  let at = 0
  while (links.length < MOST_LINKS) {
    const opens = text.indexOf('<', at)
    const closes = text.indexOf('>', opens)
    if (opens === -1 || closes === -1) break
    const { parameters, end } = parametersAt(text, closes + 1)
    at = end
    const address = webAddress(text.slice(opens + 1, closes), base)
    if (address === null || parameters.has('anchor')) continue
    links.push({
      address,
      rels: (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      type: (parameters.get('type') ?? '').split(';', 1)[0]!.trim().toLowerCase(),
      title: parameters.get('title') ?? '',
    })
  }
  return links
}

/** If several parameters have the same name, the first one counts. */
function parametersAt(
  text: string,
  from: number,
): { parameters: Map<string, string>; end: number } {
  const parameters = new Map<string, string>()
  let at = from
  while (at < text.length && text[at] !== ',') {
    const part = partAt(text, at)
    at = part.end
    if (part.name !== '' && !parameters.has(part.name)) parameters.set(part.name, part.value)
    if (text[at] === ';') at++
  }
  return { parameters, end: at + 1 }
}

/** Reads "rel=next" or `title="a, \"b\""`, up to the `;` or `,` after it. */
function partAt(text: string, from: number): { name: string; value: string; end: number } {
  let written = ''
  let isQuoted = false
  let at = from
  for (; at < text.length; at++) {
    const letter = text[at]!
    if (isQuoted && letter === '\\' && at + 1 < text.length) written += text[++at]!
    else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === ';' || letter === ',')) break
    else written += letter
  }
  const equals = written.indexOf('=')
  const [name, value] =
    equals === -1 ? [written, ''] : [written.slice(0, equals), written.slice(equals + 1)]
  return { name: name.trim().toLowerCase(), value: value.trim(), end: at }
}
