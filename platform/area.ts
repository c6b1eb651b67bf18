import type { ComponentType } from 'react'
import type { Api, ContractName } from '#core/contract.ts'
import type { ServerArea } from '#server/area.ts'
import type { Program } from '#server/children/program.ts'
import type { AnyReading } from '#server/reading/reading.ts'
import type { NotificationPart } from './notification-kinds.ts'
import type { FramePart } from './places.ts'
import type { AddedSettings } from './settings-section.ts'
import type { TabPartDraft } from './tab-part.ts'

/**
 * A noun of the product with all its parts, which are loaded only where they are needed: the
 * browser's bundle leaves out `server/`, the server's leaves out `web/` and `demo/`.
 */
export interface Area extends FramePart, NotificationPart {
  name: string
  /** The time budget of its tests; 60 s each if absent, as for a new area. */
  gate?: TestBudget
  /**
   * True if modules that its screens share are bundled with those of other areas of the news hub.
   */
  isOfNewsHub?: boolean
  /** The area's screens, by name: a name of its own, or one of areas/portal/pages.ts. */
  screens?: Record<string, ScreenOfArea>
  /** The area's tabs of the right panel, by name. */
  panelTabs?: Record<string, () => Promise<ComponentType>>
  /** Parts that it adds to right-panel tabs of other areas. */
  tabParts?: readonly TabPartDraft[]
  /** The area's sections of the settings page. */
  settings?: readonly AddedSettings[]
  /**
   * Parts of every page that lie outside the screens, by name. Each is loaded after the page is
   * usable.
   */
  standing?: Record<string, () => Promise<ComponentType>>
  /** Keepers that answer its contracts in the browser, by name; each is loaded when it is used. */
  demo?: Partial<Record<ContractName, DemoKeeper>>
  server?: () => Promise<{ server: ServerArea }>
  /** Programs that run as processes of their own beside the server. */
  programs?: () => Promise<{ programs: readonly Program[] }>
  /** Readings that run in the reading process. */
  readings?: () => Promise<{ readings: AnyReading[] }>
}

/** CPU seconds that its tests may take in a run of all tests; CONTRIBUTING.md explains this. */
export interface TestBudget {
  unit: number
  journeys: number
  /** The reason why one of the two is more than 60. */
  because?: string
}

/** A screen whose code is loaded when it is first shown. */
export interface ScreenOfArea {
  /** The file of its code; the build needs the path to find its styles and scripts. */
  source: string
  load: () => Promise<ComponentType>
}

/** Opens the sample data as it is at `now`, for a demo with these areas. */
export type DemoKeeper = (hub: { now: Date; areas: readonly Area[] }) => Promise<Api<any>>
