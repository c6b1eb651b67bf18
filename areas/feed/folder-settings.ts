import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'
import { Keywords, SourceNames } from '#core/words.ts'

/**
 * The tones of a folder; the profiles follow. They are defined separately from equal values of
 * other lists, because either may change.
 */
export const folderTones = ['professional', 'casual', 'technical', 'balanced'] as const
export const folderProfiles = ['general', 'tech-focused', 'business', 'science', 'custom'] as const

/** The sources and keywords of a folder in Your Feed, and the readers it is meant for. */
export const FolderSettings = z.object({
  /** The id of the folder. */
  id: Id,
  /** Names of outlets. */
  sources: z.array(z.string()),
  includeKeywords: z.array(z.string()),
  excludeKeywords: z.array(z.string()),
  tone: z.enum(folderTones),
  personalizationProfile: z.enum(folderProfiles),
  createdAt: Time,
  updatedAt: Time,
})
export type FolderSettings = z.infer<typeof FolderSettings>

/** The settings that the reader chooses. */
export const FolderDraft = z.extend(z.omit(FolderSettings, { createdAt: true, updatedAt: true }), {
  sources: SourceNames.check(z.minLength(1, 'At least one source is required')),
  includeKeywords: Keywords,
  excludeKeywords: Keywords,
})
export type FolderDraft = z.infer<typeof FolderDraft>

/** The settings of a folder that its reader has not changed. */
export function untouchedFolder(id: string, sources: readonly string[], now: Date): FolderSettings {
  const time = now.toISOString()
  return {
    id,
    sources: [...sources],
    includeKeywords: [],
    excludeKeywords: [],
    tone: 'balanced',
    personalizationProfile: 'general',
    createdAt: time,
    updatedAt: time,
  }
}

/** Says if a folder can be saved. A folder without a source cannot, since it would stay empty. */
export function canSaveFolder({ sources }: Pick<FolderDraft, 'sources'>): boolean {
  return sources.length > 0
}
