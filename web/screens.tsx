import { Suspense, useEffect, type ComponentType } from 'react'
import { portal } from '#areas/portal/contract.ts'
import { resolveKeptPage, resolvePage, type PageTarget, type Screen } from '#areas/portal/pages.ts'
import { ActiveHubProvider, useChosenHub } from '#areas/hubs/web/lends/ActiveHub.tsx'
import { ComingSoon } from '#areas/portal/web/ComingSoon.tsx'
import { Frame } from '#areas/portal/web/Frame.tsx'
import type { PanelContents } from '#areas/portal/web/panel/SidePanel.tsx'
import { SelectPage } from '#areas/portal/web/SelectPage.tsx'
import { useRead } from './asking/api.tsx'
import { usePage } from './place/page.tsx'
import { lazyPart } from './ui/lazy-part.ts'
import { Trouble } from './ui/blocks/Trouble.tsx'

export { splitPage } from '#areas/portal/pages.ts'

/** A part of the page whose code is loaded when it is first shown. */
interface Part {
  /** The file it is in, by which the build names what comes with it. */
  source: string
  /** Fetches the code, so that the part is there at once when it is shown. */
  load: () => Promise<void>
  Component: ComponentType
}

function part(source: string, fetchPart: () => Promise<ComponentType>): Part {
  const Lazy = lazyPart(fetchPart)
  let Loaded: ComponentType | null = null
  return {
    source,
    async load() {
      Loaded = await fetchPart()
    },
    // What the server drew comes to life without a pause in which a press would be lost.
    Component: () => (Loaded ? <Loaded /> : <Lazy />),
  }
}

const hubToolbar = part(
  'areas/feed/web/toolbar/HubToolbar.tsx',
  async () => (await import('#areas/feed/web/toolbar/HubToolbar.tsx')).HubToolbar,
)

/** What the right panel shows, tab by tab. */
const panelContents: PanelContents = {
  assistant: lazyPart(
    async () => (await import('#areas/assistant/web/AssistantTab.tsx')).AssistantTab,
  ),
  notifications: lazyPart(
    async () => (await import('#areas/notifications/web/NotificationsTab.tsx')).NotificationsTab,
  ),
  saved: lazyPart(async () => (await import('#areas/saved/web/SavedTab.tsx')).SavedTab),
  note: lazyPart(async () => (await import('#areas/notes/web/NotesTab.tsx')).NotesTab),
  'ai-studio': lazyPart(async () => (await import('#areas/newsroom/web/QueueTab.tsx')).QueueTab),
}

/** The screens that belong to areas; the rest is drawn by the portal itself. */
const screens: Partial<Record<Screen, Part>> = {
  feed: part(
    'areas/feed/web/FeedScreen.tsx',
    async () => (await import('#areas/feed/web/FeedScreen.tsx')).FeedScreen,
  ),
  'add-feed': part(
    'areas/sources/web/following/AddFeedScreen.tsx',
    async () => (await import('#areas/sources/web/following/AddFeedScreen.tsx')).AddFeedScreen,
  ),
  sources: part(
    'areas/sources/web/health/SourcesScreen.tsx',
    async () => (await import('#areas/sources/web/health/SourcesScreen.tsx')).SourcesScreen,
  ),
  profiles: part(
    'areas/profiles/web/ProfilesScreen.tsx',
    async () => (await import('#areas/profiles/web/ProfilesScreen.tsx')).ProfilesScreen,
  ),
  rules: part(
    'areas/rules/web/RulesScreen.tsx',
    async () => (await import('#areas/rules/web/RulesScreen.tsx')).RulesScreen,
  ),
  'hub-settings': part(
    'web/SettingsPage.tsx',
    async () => (await import('./SettingsPage.tsx')).SettingsPage,
  ),
  'ai-settings': part(
    'areas/models/web/AiSettingsScreen.tsx',
    async () => (await import('#areas/models/web/AiSettingsScreen.tsx')).AiSettingsScreen,
  ),
  leaderboard: part(
    'areas/leaderboard/web/LeaderboardScreen.tsx',
    async () => (await import('#areas/leaderboard/web/LeaderboardScreen.tsx')).LeaderboardScreen,
  ),
  arena: part(
    'areas/leaderboard/web/ArenaScreen.tsx',
    async () => (await import('#areas/leaderboard/web/ArenaScreen.tsx')).ArenaScreen,
  ),
  'about-arena': part(
    'areas/leaderboard/web/AboutScreen.tsx',
    async () => (await import('#areas/leaderboard/web/AboutScreen.tsx')).AboutScreen,
  ),
  'site-overview': part(
    'areas/website-builder/web/OverviewScreen.tsx',
    async () => (await import('#areas/website-builder/web/OverviewScreen.tsx')).OverviewScreen,
  ),
  'site-creation': part(
    'areas/website-builder/web/CreationScreen.tsx',
    async () => (await import('#areas/website-builder/web/CreationScreen.tsx')).CreationScreen,
  ),
  'site-management': part(
    'areas/website-builder/web/ManagementScreen.tsx',
    async () => (await import('#areas/website-builder/web/ManagementScreen.tsx')).ManagementScreen,
  ),
  'ai-lab': part(
    'areas/ai-lab/web/AiLabScreen.tsx',
    async () => (await import('#areas/ai-lab/web/AiLabScreen.tsx')).AiLabScreen,
  ),
  'app-studio': part(
    'areas/app-studio/web/AppStudioScreen.tsx',
    async () => (await import('#areas/app-studio/web/AppStudioScreen.tsx')).AppStudioScreen,
  ),
  marketplace: part(
    'areas/marketplace/web/MarketplaceScreen.tsx',
    async () => (await import('#areas/marketplace/web/MarketplaceScreen.tsx')).MarketplaceScreen,
  ),
  'ai-content': part(
    'areas/ai-content/web/AiContentScreen.tsx',
    async () => (await import('#areas/ai-content/web/AiContentScreen.tsx')).AiContentScreen,
  ),
  automation: part(
    'areas/automation/web/AutomationScreen.tsx',
    async () => (await import('#areas/automation/web/AutomationScreen.tsx')).AutomationScreen,
  ),
}

const HubList = lazyPart(async () => (await import('#areas/hubs/web/HubList.tsx')).HubList)

/** What the sidebar lists where there are several hubs; the page does not wait for it. */
const hubList = (
  <Suspense fallback={null}>
    <HubList />
  </Suspense>
)

interface ReadyProps {
  /** Called when the controls of the screen work. */
  onReady: (() => void) | undefined
}

/** The frame, and in it the screen of the current page. */
export function Screens({ onReady }: ReadyProps) {
  return (
    <ActiveHubProvider>
      <FramedScreen onReady={onReady} />
    </ActiveHubProvider>
  )
}

function FramedScreen({ onReady }: ReadyProps) {
  const { page } = usePage()
  const { choose } = useChosenHub()
  const { kept } = useRead(portal.getPortal, {})
  const target = resolveKeptPage(page, kept)
  const HubToolbar = hasHubToolbar(target) ? hubToolbar.Component : null
  return (
    <Frame
      target={target}
      toolbar={HubToolbar && <HubToolbar />}
      sectionLists={kept.includes('hubs') ? { 'news-hub': hubList } : {}}
      panelContents={panelContents}
      onSection={(id) => id === 'news-hub' && choose(null)}
    >
      <Trouble key={page}>
        <Suspense fallback={null}>
          <ScreenOf target={target} />
          <Alive onReady={onReady} />
        </Suspense>
      </Trouble>
    </Frame>
  )
}

/** Tells when the screen around it has come to life. */
function Alive({ onReady }: ReadyProps) {
  useEffect(() => onReady?.(), [onReady])
  return null
}

function ScreenOf({ target: { screen, title } }: { target: PageTarget }) {
  const Component = screens[screen]?.Component
  if (Component) return <Component />
  return screen === 'unknown' ? <SelectPage /> : <ComingSoon title={title} />
}

/** Fetches the code that an address needs, so that it is there before it is wanted. */
export async function loadScreen(address: string): Promise<void> {
  await Promise.all(partsAt(address).map(({ load }) => load()))
}

/** The files that an address needs on top of the app. */
export function sourcesAt(address: string): string[] {
  return partsAt(address).map(({ source }) => source)
}

function partsAt(address: string): Part[] {
  const target = resolvePage(address.split('?')[0]!)
  const screen = screens[target.screen]
  return [...(hasHubToolbar(target) ? [hubToolbar] : []), ...(screen ? [screen] : [])]
}

/** On every page of the news hub but the leaderboard itself, which has a head of its own. */
function hasHubToolbar({ section, screen }: PageTarget): boolean {
  return section === 'news-hub' && screen !== 'leaderboard'
}
