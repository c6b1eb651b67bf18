import { isPreviewName } from './preview-names.ts'

/**
 * Lengths of a name in an address: shorter names are reserved for the server, and longer ones leave
 * no room for an environment.
 */
const SHORTEST = 3
const LONGEST = 40

const NAME = /^[a-z][a-z\d-]*[a-z\d]$/
/** Endings that name environments of apps, including environments without an address. */
const ENDING = /-(?:local|int|stg|qa|prd)$/
const RESERVED = new Set(
  `abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn
  dashboard dns docs email example ftp git help hostmaster hub imap internal localhost login logout mail mta news noreply
  oauth pay payment payments pop postmaster root secure security settings sign-in sign-up signin signup smtp sso ssl staff
  static status support sync system test webmail webmaster wpad www`.split(/\s+/),
)

/** The reason why a name cannot be part of an address; null if it can. */
export function nameFault(name: string): string | null {
  if (name.length < SHORTEST || name.length > LONGEST)
    return `Use ${SHORTEST} to ${LONGEST} characters.`
  if (!NAME.test(name) || name.includes('--'))
    return 'Use small letters, digits and single hyphens, beginning with a letter.'
  if (ENDING.test(name)) return 'The ending of that name stands for an environment.'
  if (RESERVED.has(name) || /^(?:synthwire|trigger-)/.test(name) || isPreviewName(name))
    return 'That name is reserved.'
  return null
}

/** A name with look-alike letters made the same, so that two names that look alike can be compared. */
export function lookOf(name: string): string {
  return name
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}

/**
 * Names to try for a thing with this title, the best first; empty if an address can contain no
 * letter of the title. `kind` is a word for the thing, such as "app".
 */
export function namesFor(called: string, kind: string): string[] {
  const plain = called
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^[\d-]+|-$/g, '')
    .slice(0, LONGEST - 4)
    .replace(/-$/, '')
  const numbered = ['2', '3', '4', '5', '6', '7', '9'].map((nth) => `${plain}-${nth}`)
  return [plain, `${plain}-${kind}`, ...numbered].filter((name) => nameFault(name) === null)
}
