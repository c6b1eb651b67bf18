import { Resolver } from 'node:dns/promises'
import { DOMAINS } from '../../limits.ts'

/** Queries of the DNS. */
export interface DomainResolver {
  /** Returns the TXT records of a name; empty if there are none. */
  texts(name: string): Promise<string[]>
  /** Returns the addresses of a name; empty if it does not resolve. */
  addresses(name: string): Promise<string[]>
}

/** Queries the DNS that this machine uses. Fails if it does not answer. */
export const systemResolver: DomainResolver = {
  async texts(name) {
    const records = await orNone((dns) => dns.resolveTxt(name))
    return records.map((parts) => parts.join(''))
  },
  async addresses(name) {
    const [four, six] = await Promise.all([
      orNone((dns) => dns.resolve4(name)),
      orNone((dns) => dns.resolve6(name)),
    ])
    return [...four, ...six].slice(0, DOMAINS.addresses)
  },
}

const NONE = new Set(['ENOTFOUND', 'ENODATA'])

async function orNone<Answer>(ask: (dns: Resolver) => Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await ask(new Resolver({ timeout: DOMAINS.lookUpMs, tries: 1 }))
  } catch (error) {
    if (NONE.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
