import { askingHub, inHub } from '../access/asking.ts'

/** The path of the sample newswire on this server, followed by an outlet and its pages. */
export const NEWSWIRE_PATH = '/newswire'

/**
 * The outlets of the sample newswire. Their sites have addresses such as "https://OUTLET.example/",
 * which exist only on this server.
 */
export const newswireSites = [
  'calder-standard',
  'port-ansel-mercury',
  'eleven-nations-radio',
  'tolle-valley-record',
  'wire-and-ledger',
  'lamppost',
  'second-compiler',
  'lattice-review',
  'perigee',
  'ward-seven',
  'lindmoorer-anzeiger',
  'gazette-de-valcroix',
] as const
export type NewswireSite = (typeof newswireSites)[number]

interface Hub {
  publicAddress: string | null
}

const known = new Set<string>(newswireSites)
const SITE = /^https:\/\/([a-z-]+)\.example\/([\w-]*(?:\.txt)?)$/

/** The path at which this server has a page of a sample outlet; null for any other address. */
export function newswirePath(link: string): string | null {
  const [, outlet = '', page = ''] = SITE.exec(link) ?? []
  return known.has(outlet) ? `${NEWSWIRE_PATH}/${outlet}/${page}` : null
}

/**
 * A link that the reader can open: a link of a sample outlet becomes an address on this server,
 * under the host name of the present request, or under `publicAddress` outside of a request. Stored
 * links stay as published, because they identify the outlet and its entries, and the server's host
 * name may change.
 */
export function openLink<Link extends string | null>(
  link: Link,
  { publicAddress }: Hub = { publicAddress: null },
): Link | string {
  // This server shows the mails itself.
  if (link?.startsWith('/mails/')) return inHub(link)
  const path = link === null ? null : newswirePath(link)
  const hub = askingHub() ?? publicAddress
  return path === null || hub === null ? link : hub + path
}

/** Makes every link within a stored object one that the reader can open. */
export function openLinks<Stored>(stored: Stored, hub?: Hub): Stored {
  if (typeof stored === 'string') return openLink(stored, hub) as Stored & string
  if (Array.isArray(stored)) return stored.map((one: unknown) => openLinks(one, hub)) as Stored
  if (typeof stored !== 'object' || stored === null) return stored
  const opened = Object.entries(stored).map(([name, one]) => [name, openLinks(one, hub)])
  return Object.fromEntries(opened) as Stored
}
