import { Fragment, Suspense, useId } from 'react'
import { PageLink, usePage } from '#web/place/page.tsx'
import { ChevronDown } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'
import type { HubSubPage } from '../../contract.ts'
import { shownTab } from '../../hubs.ts'
import { useActiveHub } from './ActiveHub.tsx'

// The number of notices in the tab for sources, and the link after that tab, load on demand.
const NoticeCount = lazyPart(
  async () => (await import('#areas/sources/web/lends/Notices.tsx')).NoticeCount,
)
const EpisodesLink = lazyPart(
  async () => (await import('#areas/episodes/web/lends/EpisodesLink.tsx')).EpisodesLink,
)

/** The number of tabs that stay in the bar if there is not enough room for all. */
const MAIN_TABS = 3

/** The pages of the open hub as tabs. */
export function HubTabs() {
  const tabs = useActiveHub().active?.subPages ?? []
  const { page, recordOf, pageAt } = usePage()
  useDocumentMark('tabs')
  const shown = shownTab(tabs, recordOf(page))
  const id = useId()
  const mainCount = tabs.length > MAIN_TABS + 1 ? MAIN_TABS : tabs.length
  const rest = tabs.slice(mainCount)
  const linkTo = (tab: HubSubPage) => (
    <Fragment key={tab.id}>
      <PageLink
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
      {tab.id === 'sources' && (
        <Trouble silent>
          <Suspense fallback={null}>
            <EpisodesLink />
          </Suspense>
        </Trouble>
      )}
    </Fragment>
  )
  return (
    <nav className="hub-tabs" aria-label="Hub pages">
      {tabs.slice(0, mainCount).map(linkTo)}
      {rest.length > 0 && (
        <>
          {/* The other tabs are in the bar, or in a menu if there is not enough room. A change of
              page closes the menu. */}
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
