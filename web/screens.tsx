import { Suspense, useEffect, useState } from 'react'
import { portal, type Portal } from '#areas/portal/contract.ts'
import { resolveKeptPage, resolvePage, splitPage, type PageTarget } from '#areas/portal/pages.ts'
import { FeedScreen } from '#areas/feed/web/FeedScreen.tsx'
import { HubToolbar } from '#areas/feed/web/toolbar/HubToolbar.tsx'
import { ActiveHubProvider, useChosenHub } from '#areas/hubs/web/lends/ActiveHub.tsx'
import { Frame } from '#areas/portal/web/Frame.tsx'
import { useRead } from './asking/api.tsx'
import { fetchCode } from './loading/fetch-code.ts'
import { PageProvider, usePage, type PageKeeper } from './place/page.tsx'
import { part, type Part } from './screen-part.tsx'
import { Alive, lazyPart } from './ui/lazy-part.tsx'
import { Trouble } from './ui/blocks/Trouble.tsx'

export { loadFirstSteps } from '#areas/feed/web/FeedScreen.tsx'

/** Loads all screens except the feed, at the latest when the first screen is interactive. */
const loadMore = () => import('./more-screens.tsx')
const more = part('web/more-screens.tsx', async () => (await loadMore()).MoreScreens)
const SidePanel = lazyPart(async () => (await loadMore()).SidePanel)
const PanelTab = lazyPart(async () => (await loadMore()).PanelTab)
const HubList = lazyPart(async () => (await loadMore()).HubList)
const Standing = lazyPart(async () => (await loadMore()).Standing)

/** The sidebar's list of hubs, for which the page does not wait. */
const hubList = (
  <Trouble silent>
    <Suspense fallback={null}>
      <HubList />
    </Suspense>
  </Trouble>
)

interface ReadyProps {
  /** Called when the screen is interactive. */
  onReady: (() => void) | undefined
}

interface ScreensProps extends ReadyProps {
  keeper: PageKeeper
}

/** The frame, with the screen of the current page. */
export function Screens({ keeper, onReady }: ScreensProps) {
  const { pages } = useRead(portal.getPortal, {})
  // The function is made once: the places of areas are part of the program, so they stay the same.
  const [split] = useState(() => (path: string) => splitPage(path, pages))
  return (
    <PageProvider keeper={keeper} split={split}>
      <ActiveHubProvider>
        <FramedScreen onReady={onReady} />
      </ActiveHubProvider>
    </PageProvider>
  )
}

function FramedScreen({ onReady }: ReadyProps) {
  const { page, place } = usePage()
  const { choose } = useChosenHub()
  const offered = useRead(portal.getPortal, {})
  const { kept } = offered
  const target = resolveKeptPage(place ? `${page}/${place}` : page, offered)
  return (
    <Frame
      target={target}
      toolbar={hasHubToolbar(target) && <HubToolbar />}
      sectionLists={kept.includes('hubs') ? { 'news-hub': hubList } : {}}
      sidePanel={SidePanel}
      panelTab={PanelTab}
      standing={
        <Suspense>
          <Standing />
        </Suspense>
      }
      onSection={(id) => id === 'news-hub' && choose(null)}
    >
      <Trouble key={page}>
        <Suspense fallback={null}>
          <Alive>
            <ScreenOf target={target} />
          </Alive>
          <Ready onReady={onReady} />
        </Suspense>
      </Trouble>
    </Frame>
  )
}

/** Calls `onReady` when the screen around it has become interactive. */
function Ready({ onReady }: ReadyProps) {
  useEffect(() => {
    onReady?.()
    void fetchCode(loadMore)
  }, [onReady])
  return null
}

function ScreenOf({ target }: { target: PageTarget }) {
  return target.screen === 'feed' ? <FeedScreen /> : <more.Component target={target} />
}

/** Loads the code of an address in advance. */
export async function loadScreen(address: string): Promise<void> {
  const parts = await partsAt(address)
  await Promise.all(parts.map(({ load }) => load()))
}

/** The source files that an address needs in addition to the app. */
export async function sourcesAt(address: string): Promise<string[]> {
  if (isFeed(address)) return ['areas/feed/web/LowerModules.tsx']
  const parts = await partsAt(address)
  return parts.map(({ source }) => source)
}

function isFeed(address: string): boolean {
  return resolvePage(pathOf(address)).screen === 'feed'
}

function pathOf(address: string): string {
  return address.split('?')[0]!
}

/** The parts of the screen at an address. There are none for the feed, which is part of the app. */
async function partsAt(address: string): Promise<Pick<Part<never>, 'source' | 'load'>[]> {
  if (isFeed(address)) return []
  const one = (await loadMore()).screenAt(pathOf(address))
  return one ? [more, one] : [more]
}

/** Says if no area has a page at this path. */
export function isMissing(path: string, frame: Portal): boolean {
  return resolveKeptPage(path, frame).screen === 'unknown'
}

/** Says if the page at a path shows apps or sites in frames. */
export function showsSites(path: string, { pages }: Portal): boolean {
  return resolvePage(path, pages).showsSites === true
}

/**
 * Says if a page has the tools of the news hub: all its pages have them, except the leaderboard,
 * which has a heading of its own.
 */
function hasHubToolbar({ section, screen }: PageTarget): boolean {
  return section === 'news-hub' && screen !== 'leaderboard'
}
