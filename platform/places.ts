import * as z from 'zod/mini'
import { type ContractName, Id } from '#core/contract.ts'

export const SubPage = z.object({ name: z.string(), path: z.string() })

/** The name of a contract, on the wire any text. */
export const NamedContract = z.string() as unknown as z.ZodMiniType<ContractName>

/** An entry of the sidebar. */
export const Section = z.object({
  id: Id,
  name: z.string(),
  shortLabel: z.string(),
  icon: z.string(),
  landingPath: z.string(),
  /** The page that its entry in the sidebar selects. */
  entryPage: z.string(),
  showDivider: z.boolean(),
  description: z.string(),
  subPages: z.array(SubPage),
  comingSoon: z.boolean(),
  hidden: z.boolean(),
})
export type Section = z.infer<typeof Section>

/** A place that an area adds (area.ts) to those of the portal. */
export const AddedPage = z.object({
  /** The page, without the door before it: "recipes", "news-hub/recipes", or a pattern of core/route.ts. */
  path: z.string(),
  /** The pattern of an open thing, such as "items/:item"; absent for the page by itself. */
  opens: z.optional(z.string()),
  title: z.string(),
  /** The name of one of the area's screens. */
  screen: z.string(),
  /** The entry of the sidebar that it belongs to. */
  section: z.nullable(z.string()),
  /** Name of the contract that its screen asks. */
  needs: z.nullable(NamedContract),
  /** True if it is announced when its section is kept but the contracts of its screen are not. */
  isAnnounced: z.optional(z.boolean()),
  /** It shows the thing that its address names, such as a bookmark, and is empty without one. */
  isOfOne: z.optional(z.boolean()),
  /** It takes the whole width: the right panel is folded to its rail until the reader opens it. */
  isWork: z.optional(z.boolean()),
  /**
   * True if the page shows apps or sites of the second listener in frames; only the content security policy of such
   * pages allows these.
   */
  showsSites: z.optional(z.boolean()),
})
export type AddedPage = z.infer<typeof AddedPage>

/** An area's additions to the frame around the screens. */
export interface FramePart {
  /**
   * Its places, in addition to the pages of pages.ts; the first one that fits an address counts.
   */
  pages?: readonly PlaceDraft[]
  /** Its own entry in the sidebar, below the existing ones. */
  section?: SectionDraft
}

/** A place of an area. Absent fields are those of the area's entry in the sidebar. */
export interface PlaceDraft extends Omit<
  AddedPage,
  'screen' | 'section' | 'needs' | 'isAnnounced'
> {
  /** The name of one of the area's screens; absent for a page that is announced at both doors. */
  screen?: string
  section?: string
  needs?: ContractName
  announced?: Announcement
}

/**
 * The notice of an announced page, which stands alone on it: the page's content to come, and
 * another page that serves until then.
 */
export interface Announcement {
  /** The plan for the page, and its time. Whole sentences, because a page's name does not fit into a sentence. */
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
  /** Name of the contract that its screens ask. */
  needs: ContractName
  /** The target of its entry instead of its landing page: below the door, or a bare page value. */
  entry?: string
  /** The names of its pages in the sidebar, with their place in the section. */
  subPages?: readonly (readonly [name: string, path: string])[]
  /** A door that does not keep this contract as well leaves it out of the sidebar. */
  hiddenWithout?: ContractName
  /** The demo keeps the contract and announces the page all the same. */
  isUpcomingInDemo?: boolean
}
