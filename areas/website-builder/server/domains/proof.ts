/** The name below a domain whose TXT record proves that whoever added the domain may change its entries. */
export const PROOF_LABEL = '_synthwire'

export const proofOf = (token: string): string => `synthwire-site=${token}`

/**
 * A path at which a site identifies itself, so that a visit to a domain shows if it reached this
 * site.
 */
export const VISIT_PATH = '.well-known/synthwire/site'
