import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { FeedModule, ModuleChoices } from '../../contracts/feed-settings.ts'
import type { Category } from '#areas/articles/contract.ts'

interface Profile {
  value: string
  label: string
  hint: string
  /** The categories that the profile ranks first. */
  subjects: readonly Category[]
  /** The least number of sources from which the profile is offered. */
  leastSources?: number
}

const general = { value: 'general', label: 'General', subjects: [] }
const business = {
  value: 'business',
  label: 'Business',
  subjects: ['Business', 'Markets', 'Automotive'],
} as const
const tech = ['Technology', 'AI Infrastructure', 'Cybersecurity'] as const

/** The built-in profiles; the reader's own come after them. */
export const builtInProfiles: Record<FeedModule, readonly Profile[]> = {
  headlines: [
    { ...general, hint: 'What most sources report' },
    {
      value: 'tech-focused',
      label: 'Tech-focused',
      hint: 'Software, chips and security first',
      subjects: tech,
    },
    { ...business, hint: 'Companies and markets first' },
    {
      value: 'science',
      label: 'Science',
      hint: 'Research, space, health and climate first',
      subjects: ['Science', 'Space', 'Healthcare', 'Environment'],
    },
  ],
  breaking: [
    { ...general, hint: 'Anything three sources report at the same time' },
    {
      value: 'priority',
      label: 'Priority',
      hint: 'Only what at least five sources report',
      subjects: [],
      leastSources: 5,
    },
    { ...business, hint: 'Companies and markets first' },
    { value: 'tech', label: 'Tech', hint: 'Software, chips and security first', subjects: tech },
    {
      value: 'world',
      label: 'World',
      hint: 'Governments and policy first',
      subjects: ['Policy & Government', 'Environment'],
    },
  ],
}

const OWN = 'profile:'

/** The id of the reader's own profile in a choice; null for a built-in profile. */
export function ownProfileOf(value: string): string | null {
  return value.startsWith(OWN) ? value.slice(OWN.length) : null
}

/** The prefixes of tags for a source's category and for a source's folder. */
export const CATEGORY_TAG = 'category:'
export const FOLDER_TAG = 'folder:'

/** Choices for a module of this reader. */
export async function readChoices(
  db: Database,
  readerId: string,
  module: FeedModule,
): Promise<ModuleChoices> {
  const tags = await db.many(
    z.object({ value: z.string(), label: z.string() }),
    sql`select distinct on (lower(label), value) value, label from (
          select ${CATEGORY_TAG}::text || category as value, initcap(category) as label
          from sources where reader_id = ${readerId}
          union all
          select ${FOLDER_TAG}::text || part, part
          from sources, unnest(folder) as part where reader_id = ${readerId}
        ) as tag order by lower(label), value`,
  )
  const own = await ownProfiles(db, readerId)
  return {
    profiles: [
      ...builtInProfiles[module].map(({ value, label, hint }) => ({ value, label, hint })),
      ...own.map(({ id, name, description }) => ({
        value: `${OWN}${id}`,
        label: name,
        hint: description || 'The interests of this profile first',
      })),
    ],
    tags,
    tagHint:
      'The categories and folders of your sources. With none selected, all sources are used.',
    defaults: { personalizationProfile: 'general', selectedSourceTags: [] },
  }
}

const OwnProfile = z.object({ id: z.string(), name: z.string(), description: z.string() })

async function ownProfiles(db: Database, readerId: string): Promise<z.infer<typeof OwnProfile>[]> {
  return db.many(
    OwnProfile,
    sql`select id, name, description from profiles where reader_id = ${readerId} order by created_at, id`,
  )
}
