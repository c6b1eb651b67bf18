import { Suspense, type ComponentType } from 'react'
import { areas } from '#areas/areas.ts'
import { Keys } from '#areas/feed/web/keys/Keys.tsx'
import { resolvePage, type PageTarget } from '#areas/portal/pages.ts'
import { announcementIn, pagesIn } from '#areas/portal/sections.ts'
import { ComingSoon } from '#areas/portal/web/ComingSoon.tsx'
import { LoadForFrames } from '#areas/portal/web/LoadForFrames.tsx'
import { PrintedPart } from '#areas/portal/web/PrintedPart.tsx'
import type { SidePanelTabName } from '#areas/portal/web/panel/side-panel-tabs.ts'
import { SelectPage } from '#areas/portal/web/SelectPage.tsx'
import { part, type Part } from './screen-part.tsx'
import { SettingsSections } from '#areas/portal/web/lends/settings-sections.ts'
import { TabParts } from '#areas/portal/web/lends/tab-parts.ts'
import { lazyPart } from './ui/lazy-part.tsx'
// The code for messages is loaded ahead, so that the page can say that the network is gone.
import './ui/overlays/ToastCard.tsx'

export { HubList } from '#areas/hubs/web/HubList.tsx'
export { SidePanel } from '#areas/portal/web/panel/SidePanel.tsx'

/** The screens of areas; the portal draws all others itself. */
const moreScreens: Record<string, Part<object> | undefined> = Object.fromEntries(
  areas.flatMap(({ screens = {} }) =>
    Object.entries(screens).map(([name, { source, load }]) => [name, part(source, load)]),
  ),
)

const pages = pagesIn(areas)
const announcementOf = (page: string) => announcementIn(areas, page)

/** The screen of a page; undefined if it belongs to no area. */
export function screenAt(page: string): Part<object> | undefined {
  return moreScreens[resolvePage(page, pages).screen]
}

/** Shows the screen of a page, for all pages except the feed. */
export function MoreScreens({ target: { screen } }: { target: PageTarget }) {
  const Component = moreScreens[screen]?.Component
  if (Component)
    return (
      <SettingsSections value={settingsSections}>
        <Component />
      </SettingsSections>
    )
  return screen === 'unknown' ? <SelectPage /> : <ComingSoon announcementOf={announcementOf} />
}

const panelTabs: Partial<Record<SidePanelTabName, ComponentType>> = Object.fromEntries(
  areas.flatMap(({ panelTabs = {} }) =>
    Object.entries(panelTabs).map(([name, load]) => [name, lazyPart(load)]),
  ),
)

const tabParts = areas.flatMap(({ tabParts: parts = [] }) =>
  parts.map(({ load, ...part }) => ({ ...part, Part: lazyPart(load) })),
)

/** The content of a tab of the right panel. */
export function PanelTab({ name }: { name: SidePanelTabName }) {
  const Tab = panelTabs[name]
  if (!Tab) return null
  return (
    <TabParts value={tabParts}>
      <Tab />
    </TabParts>
  )
}

/**
 * The sections of the settings page, each in a panel that waits for itself. The elements are the
 * same in each rendering: a new element would replace a part that is not interactive yet, and lose
 * the presses on it.
 */
const settingsSections = areas.flatMap(({ settings = [] }) =>
  settings.map(({ panel: load, ...section }) => {
    const Panel = lazyPart(load)
    const panel = (
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    )
    return { ...section, panel }
  }),
)

const standing = areas.flatMap(({ standing = {} }) =>
  Object.entries(standing).map(([name, load]) => ({ name, Part: lazyPart(load) })),
)

/**
 * Parts that are beside every page: the keyboard shortcuts, the code for pages with frames, the
 * printed page, and parts of areas.
 */
export function Standing() {
  return (
    <SettingsSections value={settingsSections}>
      <Keys />
      <LoadForFrames />
      <PrintedPart />
      {standing.map(({ name, Part }) => (
        <Suspense key={name} fallback={null}>
          <Part />
        </Suspense>
      ))}
    </SettingsSections>
  )
}
