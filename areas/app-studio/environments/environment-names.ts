import type { Environment } from '../contracts/workspace.ts'

const OF_ENVIRONMENT = /^(.+)-(int|stg|qa)$/

/** The first part of an environment's address: "harbour" for prd, "harbour-qa" for qa. */
export function siteNameOf(name: string, env: Environment): string {
  return env === 'prd' ? name : `${name}-${env}`
}

/** Splits the first part of an address into the project's name and the environment. */
export function readSiteName(site: string): { name: string; env: Environment } {
  const [, name, env] = OF_ENVIRONMENT.exec(site) ?? []
  return name === undefined ? { name: site, env: 'prd' } : { name, env: env as Environment }
}
