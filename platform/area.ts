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
 * A noun of the product with its connections. Its sides are loaded only where they are needed: the browser's bundle
 * leaves out `server/`, the server's leaves out `web/` and `demo/`.
 */
export interface Area extends FramePart, NotificationPart {
  name: string
  /** The budget of its tests; 60 and 60 if absent, as for a new area. */
  gate?: TestBudget
  /**
   * True if modules that its screens share are bundled with those of the other areas of the news
   * hub.
   */
  isOfNewsHub?: boolean
  /** Its screens, by the names that pages give them: its own, or those of areas/portal/pages.ts. */
  screens?: Record<string, ScreenOfArea>
  /** Its tabs of the right panel, by their names. */
  panelTabs?: Record<string, () => Promise<ComponentType>>
  /** Its parts of tabs of the right panel that other areas have. */
  tabParts?: readonly TabPartDraft[]
  /** Its sections of the settings page. */
  settings?: readonly AddedSettings[]
  /**
   * Parts of every page that are outside of the screens, by name; each is fetched once the page
   * works.
   */
  standing?: Record<string, () => Promise<ComponentType>>
  /** Keepers of its contracts in the browser, by their names; each is loaded when it is used. */
  demo?: Partial<Record<ContractName, DemoKeeper>>
  server?: () => Promise<{ server: ServerArea }>
  /** Programs that run beside the server, such as processes that may be ended. */
  programs?: () => Promise<{ programs: readonly Program[] }>
  /** Readings that run in a process of their own. */
  readings?: () => Promise<{ readings: AnyReading[] }>
}

/** CPU seconds that tests may take in a run of all, as CONTRIBUTING.md explains. */
export interface TestBudget {
  unit: number
  journeys: number
  /** The reason why it is more than 60 of either. */
  because?: string
}

/** A screen whose code is loaded when it is first shown. */
export interface ScreenOfArea {
  /** The file of its code, by which the build names its styles and scripts. */
  source: string
  load: () => Promise<ComponentType>
}

/** Opens the sample data as of a moment, in a hub of these areas. */
export type DemoKeeper = (hub: { now: Date; areas: readonly Area[] }) => Promise<Api<any>>
