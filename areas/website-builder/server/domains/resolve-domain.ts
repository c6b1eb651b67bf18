import { Resolver } from 'node:dns/promises'
import { DOMAINS } from '../../limits.ts'

/** Answers of the DNS. */
export interface DomainResolver {
  /** The texts of a name; none where it has no such record. */
  texts(name: string): Promise<string[]>
  /** The addresses that a name resolves to; none if it does not resolve. */
  addresses(name: string): Promise<string[]>
}

/** Resolves names by the DNS of this machine. Fails if there is no answer. */
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
