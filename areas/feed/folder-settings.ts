import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'
import { Keywords, SourceNames } from '#core/words.ts'

/**
 * The tones and profiles of a folder; lists elsewhere may have the same values today, and stay
 * separate.
 */
export const folderTones = ['professional', 'casual', 'technical', 'balanced'] as const
export const folderProfiles = ['general', 'tech-focused', 'business', 'science', 'custom'] as const

/** The content of a folder of Your Feed, and its audience. */
export const FolderSettings = z.object({
  /** The folder they are of. */
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

/** The default settings of a folder. */
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

/** A folder without a source would stay empty. */
export function canSaveFolder({ sources }: Pick<FolderDraft, 'sources'>): boolean {
  return sources.length > 0
}
