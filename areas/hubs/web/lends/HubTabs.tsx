import { Suspense, useId } from 'react'
import { portal } from '#areas/portal/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { ChevronDown } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'
import type { HubSubPage } from '../../contract.ts'
import { everySubPage, shownTab } from '../../hubs.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { useActiveHub } from './ActiveHub.tsx'

// For doors that keep the health of sources.
const NoticeCount = lazyPart(
  async () => (await import('#areas/sources/web/lends/Notices.tsx')).NoticeCount,
)

// For doors with podcasts.
const EpisodesLink = lazyPart(
  async () => (await import('#areas/episodes/web/lends/EpisodesLink.tsx')).EpisodesLink,
)

/** Tabs that stay in the bar where it has no room for all. */
const MAIN_TABS = 3

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
  useDocumentMark('tabs')
  const hasEpisodes = useKept('episodes')
  const shown = shownTab(tabs, recordOf(page))
  const id = useId()
  const mainCount = tabs.length > MAIN_TABS + 1 ? MAIN_TABS : tabs.length
  const rest = tabs.slice(mainCount)
  const linkTo = (tab: HubSubPage) => (
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
  )
  return (
    <nav className="hub-tabs" aria-label="Hub pages">
      {tabs.slice(0, mainCount).map(linkTo)}
      {hasEpisodes && rest.length > 0 && (
        <Trouble silent>
          <Suspense fallback={null}>
            <EpisodesLink />
          </Suspense>
        </Trouble>
      )}
      {rest.length > 0 && (
        <>
          {/* The rest stands in the bar with the others, or in a menu if there is no room. Another page closes it. */}
          <div className="hub-tabs-rest" id={id} popover="auto" key={page}>
            {rest.map(linkTo)}
          </div>
          <button
            type="button"
            className="hub-tabs-more"
            popoverTarget={id}
            data-current={rest.includes(shown!) || undefined}
          >
            {rest.find((tab) => tab === shown)?.name ?? 'More'} <ChevronDown />
          </button>
        </>
      )}
    </nav>
  )
}
