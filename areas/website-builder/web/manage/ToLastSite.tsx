import { useEffect } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { websiteBuilder } from '../../contract.ts'
import { manageSite, sitePlace } from '../../places.ts'
import { NoSite } from '../sites/NoSite.tsx'
import { WaitingPart } from './WaitingPart.tsx'

/** Redirects an address without a site to the site that was edited last. */
export function ToLastSite({ part }: { part: string }) {
  const [last] = useRead(websiteBuilder.listSites, {})
  const { goTo } = usePage()
  const to = last && manageSite(address(sitePlace, { site: last.id, part }))
  useEffect(() => {
    if (to !== undefined) goTo(to, { replace: true })
  }, [to, goTo])
  return last ? <WaitingPart /> : <NoSite level={2} />
}
