/**
 * The name below a domain for the TXT record that proves ownership: only the owner of the domain
 * can add it.
 */
export const PROOF_LABEL = '_synthwire'

export const proofOf = (token: string): string => `synthwire-site=${token}`

/**
 * The path at which a site returns its id, so that a test request to a domain shows if it leads to
 * this site.
 */
export const VISIT_PATH = '.well-known/synthwire/site'
