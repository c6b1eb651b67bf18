import type { Environment } from '../contracts/workspace.ts'

const OF_ENVIRONMENT = /^(.+)-(int|stg|qa)$/

/** The name of an environment in addresses: "harbour" is prd, "harbour-qa" its environment qa. */
export function siteNameOf(name: string, env: Environment): string {
  return env === 'prd' ? name : `${name}-${env}`
}

/** The project's name and the environment in a name of an address. */
export function readSiteName(site: string): { name: string; env: Environment } {
  const [, name, env] = OF_ENVIRONMENT.exec(site) ?? []
  return name === undefined ? { name: site, env: 'prd' } : { name, env: env as Environment }
}
