import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { ChevronRight, Globe } from '#web/ui/icons.ts'
import { count } from '#web/ui/count.ts'
import { websiteBuilder } from '../../contract.ts'
import { pagesOf } from '../sites/use-site-actions.ts'
import { ToLastSite } from './ToLastSite.tsx'

/** Lists the sites to manage. If there is only one, its pages open at once. */
export function ChooseSite() {
  const sites = useRead(websiteBuilder.listSites, {})
  if (sites.length < 2) return <ToLastSite part="pages" />
  return (
    <Panel title="Which site?">
      <ul className="management-cards management-sites" aria-label="Sites">
        {sites.map(({ id, name, status, pages }) => (
          <li key={id}>
            <PageLink page={pagesOf(id)}>
              <Globe />
              <span>
                <strong dir="auto">{name}</strong>
                <span className="meta">{count(pages.length, 'page')} </span>
                <Badge tone={status === 'live' ? 'success' : 'warn'} dot>
                  {status}
                </Badge>
              </span>
              <ChevronRight />
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
