import type { Desk } from '#server/tools.ts'
import type { Publishing } from '../../contracts/publications.ts'
import { mainDomainOf } from '../domains/domain-rows.ts'

/**
 * The address of a site for visitors, without a slash at the end: with its domain or, without one,
 * with its name. Null if nobody could reach it.
 */
export async function originOf(desk: Desk, site: string, name: string): Promise<string | null> {
  const domain = await mainDomainOf(desk, site)
  if (domain !== null) return `https://${domain}`
  const reach = await desk.siteReach()
  return reach && reach.addressOf(name).replace(/\/$/, '')
}

/** The address at which the caller can reach a site, or the reason why there is none. */
export async function addressFor(
  desk: Desk,
  site: string,
  name: string | null,
): Promise<Pick<Publishing, 'address' | 'reach' | 'whyNoAddress'>> {
  const domain = await mainDomainOf(desk, site)
  if (domain !== null)
    return { address: `https://${domain}/`, reach: 'everybody', whyNoAddress: null }
  const reach = await desk.siteReach()
  const none = { address: null, reach: null }
  if (reach === null)
    return {
      ...none,
      whyNoAddress:
        'This server does not serve sites. Its owner can turn that on with the setting APPS_PORT.',
    }
  if (name === null)
    return { ...none, whyNoAddress: 'The site gets an address when it is published.' }
  return { address: reach.addressOf(name), reach: reach.reach, whyNoAddress: null }
}
