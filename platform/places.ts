import * as z from 'zod/mini'
import { type ContractName, Id } from '#core/contract.ts'

export const SubPage = z.object({ name: z.string(), path: z.string() })

/** The name of a contract; in JSON, any text is accepted. */
export const NamedContract = z.string() as unknown as z.ZodMiniType<ContractName>

/** An entry of the sidebar. */
export const Section = z.object({
  id: Id,
  name: z.string(),
  shortLabel: z.string(),
  icon: z.string(),
  landingPath: z.string(),
  /** The page that is opened by the entry in the sidebar. */
  entryPage: z.string(),
  showDivider: z.boolean(),
  description: z.string(),
  subPages: z.array(SubPage),
  comingSoon: z.boolean(),
  hidden: z.boolean(),
})
export type Section = z.infer<typeof Section>

/** A page that an area adds to the portal in its area.ts. */
export const AddedPage = z.object({
  /** The path after the door: "recipes", "news-hub/recipes", or a pattern of core/route.ts. */
  path: z.string(),
  /**
   * The pattern below the path for a single thing, such as "items/:item"; absent if the page shows
   * no single things.
   */
  opens: z.optional(z.string()),
  title: z.string(),
  /** The name of one of the area's screens. */
  screen: z.string(),
  /** The id of the sidebar entry to which the page belongs; null if it belongs to none. */
  section: z.nullable(z.string()),
  /** The contract that the screen needs; null if it needs none. */
  needs: z.nullable(NamedContract),
  /**
   * True if the page shows an announcement when its section is available but the contract of its
   * screen is not.
   */
  isAnnounced: z.optional(z.boolean()),
  /**
   * True if the page shows the thing that its address names, such as a bookmark, and is empty
   * without one.
   */
  isOfOne: z.optional(z.boolean()),
  /**
   * True if the page uses the whole width: the right panel is collapsed to a rail until the reader
   * opens it.
   */
  isWork: z.optional(z.boolean()),
  /**
   * True if the page shows apps or sites of the second listener in frames, which only the content
   * security policy of such pages allows.
   */
  showsSites: z.optional(z.boolean()),
})
export type AddedPage = z.infer<typeof AddedPage>

/** The pages and sidebar entry that an area adds to the frame around the screens. */
export interface FramePart {
  /** Pages in addition to those of pages.ts; the first one that matches an address is shown. */
  pages?: readonly PlaceDraft[]
  /** The area's own entry in the sidebar, below the existing entries. */
  section?: SectionDraft
}

/** A page of an area. Absent fields are taken from the area's sidebar entry. */
export interface PlaceDraft extends Omit<
  AddedPage,
  'screen' | 'section' | 'needs' | 'isAnnounced'
> {
  /**
   * The name of one of the area's screens; absent for a page that is only announced, in the demo
   * and on the live server.
   */
  screen?: string
  section?: string
  needs?: ContractName
  announced?: Announcement
}

/** The text of an announced page: what the page will offer, and which page to use until then. */
export interface Announcement {
  /**
   * The plan for the page and its date, in whole sentences, because the page's name may not fit
   * into a sentence.
   */
  plan: string
  meanwhile: string
}

export interface SectionDraft extends Partial<
  Pick<Section, 'shortLabel' | 'landingPath' | 'showDivider'>
> {
  id: string
  name: string
  icon: string
  description: string
  /** The contract that its screens need. */
  needs: ContractName
  /**
   * The page that the entry opens, if not the landing page: a path after the door, or a page's
   * name.
   */
  entry?: string
  /** The pages listed below the entry, each with its name and its path within the section. */
  subPages?: readonly (readonly [name: string, path: string])[]
  /** A second contract that is needed: without it, the entry is hidden. */
  hiddenWithout?: ContractName
  /** True if the demo announces the section although it has the contract. */
  isUpcomingInDemo?: boolean
}
