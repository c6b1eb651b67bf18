import { request } from 'node:http'
import type { Settings } from '../../settings/settings.ts'

const WITHIN_MS = 3000

/**
 * Requests the first page of a site from the second listener of this program, as a stranger would.
 * Returns the status, 0 without an answer in time, or null if this program has no listener. The
 * method is HEAD, which does not count as a visit.
 */
export async function probeSite(
  { apps, host }: Pick<Settings, 'apps' | 'host'>,
  name: string,
  withinMs = WITHIN_MS,
): Promise<number | null> {
  if (!apps?.isHere) return null
  const { port } = apps
  const signal = AbortSignal.timeout(withinMs)
  return new Promise((resolve) => {
    const asking = request(
      {
        ...{ method: 'HEAD', agent: false, host: reachable(host), port, path: '/', signal },
        headers: { host: `${name}.localhost:${port}`, 'user-agent': 'Synthwire probe' },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    asking.on('error', () => resolve(0))
    asking.end()
  })
}

/**
 * The host to send the request to: loopback if the server listens at all addresses of this machine.
 */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}
