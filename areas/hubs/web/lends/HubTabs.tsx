import { Suspense } from 'react'
import { portal } from '#areas/portal/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import type { HubSubPage } from '../../contract.ts'
import { everySubPage, shownTab } from '../../hubs.ts'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { useActiveHub } from './ActiveHub.tsx'

// For doors that keep the health of sources.
const NoticeCount = lazyPart(
  async () => (await import('#areas/sources/web/lends/Notices.tsx')).NoticeCount,
)

/** The pages of the hub that the reader is in, as tabs. */
export function HubTabs() {
  return useKept('hubs') ? <TabsOfActiveHub /> : <TabsOfOnlyHub />
}

function TabsOfActiveHub() {
  return <Tabs tabs={useActiveHub().active?.subPages ?? []} />
}

/** A door without hubs has the pages that its sidebar lists. */
function TabsOfOnlyHub() {
  const { sections } = useRead(portal.getPortal, {})
  const listed = sections.find(({ id }) => id === 'news-hub')?.subPages ?? []
  const isListed = (tab: HubSubPage) => listed.some(({ path }) => path === tab.path)
  return <Tabs tabs={everySubPage('').filter(isListed)} />
}

function Tabs({ tabs }: { tabs: readonly HubSubPage[] }) {
  const { page, recordOf, pageAt } = usePage()
  const shown = shownTab(tabs, recordOf(page))
  return (
    <nav className="hub-tabs" aria-label="Hub pages">
      {tabs.map((tab) => (
        <PageLink
          key={tab.id}
          page={pageAt(tab.path)}
          data-accent={tab.accent || undefined}
          aria-current={tab.id === shown?.id ? 'page' : undefined}
        >
          {tab.name}
          {tab.id === 'sources' && (
            <Trouble silent>
              <Suspense fallback={null}>
                <NoticeCount />
              </Suspense>
            </Trouble>
          )}
        </PageLink>
      ))}
    </nav>
  )
}
