import { promises as dns } from 'node:dns'
import { Problem } from '#core/problem.ts'

type Resolver = Pick<typeof dns, 'resolveMx' | 'resolve4' | 'resolve6'>

const ABSENT = new Set(['ENODATA', 'ENOTFOUND'])

/** Checks that other mail servers can find this one by the host name in inbox addresses. */
export async function checkMailExchange(host: string, resolver: Resolver = dns): Promise<string> {
  try {
    const servers = await resolver.resolveMx(host).catch(noneIfAbsent)
    if (servers.length > 0) {
      const [first] = servers.toSorted((a, b) => a.priority - b.priority)
      return `mail for ${host} goes to ${first!.exchange}`
    }
    const addresses = [
      ...(await resolver.resolve4(host).catch(noneIfAbsent)),
      ...(await resolver.resolve6(host).catch(noneIfAbsent)),
    ]
    // Without an MX record, mail goes to the address of the host itself (RFC 5321, 5.1).
    if (addresses.length > 0) return `${host} has no MX record; mail goes to ${addresses[0]}`
  } catch (error) {
    return `the MX record of ${host} could not be looked up (${(error as NodeJS.ErrnoException).code})`
  }
  throw new Problem(
    'unavailable',
    `${host} has neither an MX record nor an address, so no newsletter finds its way here. Add the record "${host}. MX 10 NAME-OF-THIS-MACHINE." where the domain is kept.`,
  )
}

function noneIfAbsent(error: NodeJS.ErrnoException): [] {
  if (ABSENT.has(error.code ?? '')) return []
  throw error
}
