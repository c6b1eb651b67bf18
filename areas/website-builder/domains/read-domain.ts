import { scriptFault, skeletonOf } from './look-alikes.ts'

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const MOST_CHARACTERS = 253
/** Top-level domains that are not on the public internet. */
const NO_SITES = new Set([
  'localhost',
  'local',
  'internal',
  'invalid',
  'onion',
  'arpa',
  'lan',
  'home',
])

/** A domain in the form that the DNS uses, with the form that is compared. */
export interface Domain {
  /** The domain in lower case. If it has non-ASCII letters, they are in the "xn--" form. */
  domain: string
  /** A text that is the same for domains that look alike. */
  look: string
}

/**
 * Parses a domain that a person typed, alone or in an address. If it cannot be used for a site,
 * `fault` is the reason.
 */
export function readDomain(typed: string): Domain | { fault: string } {
  const [host = ''] = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/)
  const plain = host.replace(/\.$/, '').toLowerCase().normalize('NFC')
  const address = `http://${plain}/`
  const ascii = URL.canParse(address) ? new URL(address).hostname : ''
  const labels = ascii.split('.')
  if (
    /[\s@:[\]\\%]/.test(plain) ||
    labels.length < 2 ||
    !labels.every((label) => LABEL.test(label))
  )
    return { fault: 'Enter a domain, such as www.example.com.' }
  const last = labels.at(-1)!
  if (/^\d+$/.test(last)) return { fault: 'Enter a name, and no address in numbers.' }
  if (ascii.length > MOST_CHARACTERS) return { fault: 'That domain is too long.' }
  if (NO_SITES.has(last)) return { fault: `Names that end in ".${last}" lead to no public site.` }
  const fault = plain
    .split('.')
    .map(scriptFault)
    .find((each) => each !== null)
  if (fault !== undefined) return { fault }
  // A domain typed in the "xn--" form is refused, because it hides letters of another script.
  if (plain.includes('xn--'))
    return { fault: 'Enter the domain with its own letters, and not in its form with "xn--".' }
  return { domain: ascii, look: skeletonOf(plain) }
}

/**
 * Says if two domains are the same, or one is a subdomain of the other; then they could share
 * cookies.
 */
export function areRelated(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}
