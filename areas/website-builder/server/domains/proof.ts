/** The name below a domain whose TXT record proves that whoever added the domain may change its entries. */
export const PROOF_LABEL = '_synthwire'

export const proofOf = (token: string): string => `synthwire-site=${token}`

/** A path at which a site says that it is the one: a visit to a domain has reached it. */
export const VISIT_PATH = '.well-known/synthwire/site'
