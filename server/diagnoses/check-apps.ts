import { promises as dns } from 'node:dns'
import { request } from 'undici'
import { Problem } from '#core/problem.ts'
import { DOCTOR } from '../second-listener/called-site.ts'
import { NO_SITE } from '../second-listener/plain-answers.ts'
import { originBelow } from '../web/hosts/site-addresses.ts'
import type { AppsSettings } from '../settings/apps-setting.ts'
import type { Settings } from '../settings/settings.ts'

const REACHED_MS = 10_000

interface Network {
  lookup(name: string): Promise<unknown>
  load(address: string): Promise<{ status: number; text: string }>
}

const network: Network = {
  lookup: (name) => dns.lookup(name),
  async load(address) {
    const answer = await request(address, { signal: AbortSignal.timeout(REACHED_MS) })
    return { status: answer.statusCode, text: await answer.body.text() }
  },
}

/**
 * Checks that names below APPS_DOMAIN lead to the second listener, through the proxy if the server
 * has https. If `isListening` is true, a server runs, so a request is tried.
 */
export async function checkAppsDomain(
  { domain, port }: Pick<AppsSettings, 'domain' | 'port'>,
  hub: Pick<Settings, 'publicAddress' | 'port'>,
  isListening: boolean,
  { lookup, load } = network,
): Promise<string> {
  if (domain === null)
    return 'at NAME.localhost on this machine; set APPS_DOMAIN for names that others reach'
  const name = `${DOCTOR}.${domain}`
  const isFound = await lookup(name).then(
    () => true,
    () => false,
  )
  if (!isFound) {
    throw new Problem(
      'unavailable',
      `Names below ${domain} lead nowhere. Add the record "*.${domain}. A ADDRESS-OF-THIS-MACHINE" where the domain is kept.`,
    )
  }
  if (!isListening) return `names below ${domain} are found; not tried, since no server runs`
  const address = `${originBelow(domain, DOCTOR, hub, port)}/`
  const answer = await load(address).catch((error: NodeJS.ErrnoException) => error)
  if (answer instanceof Error)
    return `names below ${domain} are found; not tried, since ${address} cannot be reached from this machine (${answer.code ?? answer.name})`
  if (answer.status === 421 && answer.text === NO_SITE) return `names below ${domain} lead here`
  throw new Problem(
    'unavailable',
    `${address} does not lead to the apps and sites of this server (it answers ${answer.status}). Let the proxy pass on *.${domain} to port ${port} with the header Host.`,
  )
}
