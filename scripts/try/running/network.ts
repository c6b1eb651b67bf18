import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Variables that container engines pass to each build. */
const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']
const AUTHORITIES = '/run/authorities.pem'

/**
 * Gives an installing step the network of this machine, and a folder that keeps its downloads for
 * the next step.
 */
export function networkFor(
  root: string,
  work: string,
): { env: Record<string, string>; mounts: Record<string, string> } {
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  const env: Record<string, string> = { HOME: '/root', DEBIAN_FRONTEND: 'noninteractive' }
  for (const name of PROXIES) {
    const value = process.env[name]
    if (value) env[name] = value
  }
  const authorities = process.env['NODE_EXTRA_CA_CERTS']
  if (authorities) {
    copyFileSync(authorities, join(root, AUTHORITIES))
    env['NODE_EXTRA_CA_CERTS'] = AUTHORITIES
  }
  const packages = join(work, 'npm-cache')
  mkdirSync(packages, { recursive: true })
  return { env, mounts: { '/root/.npm': packages } }
}
