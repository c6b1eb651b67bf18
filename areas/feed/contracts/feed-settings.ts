import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { SourceNames } from '#core/words.ts'
import { FolderDraft, FolderSettings } from '../folder-settings.ts'

/** The modules of the feed that have settings. */
export const FeedModule = z.enum(['headlines', 'breaking'])
export type FeedModule = z.infer<typeof FeedModule>

/**
 * Settings of a module. Both modules have the same fields, but different profiles and tags
 * (`feed-settings.ts`).
 */
export const ModuleSettings = z.object({
  personalizationProfile: z.string(),
  selectedSourceTags: z.array(z.string()),
})
export type ModuleSettings = z.infer<typeof ModuleSettings>

const ModuleDraft = z.object({ personalizationProfile: Id, selectedSourceTags: SourceNames })

/** The choices for the settings of a module, and the default settings. */
export const ModuleChoices = z.object({
  profiles: z.array(z.object({ value: z.string(), label: z.string(), hint: z.string() })),
  tags: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Explains what an empty selection means, if that is not obvious. */
  tagHint: z.optional(z.string()),
  defaults: ModuleSettings,
})
export type ModuleChoices = z.infer<typeof ModuleChoices>

/** Settings of the feed's modules. */
export const feedSettings = defineContract('feed-settings', {
  getFolderSettings: read(z.object({ folder: Id }), FolderSettings, ['not-found']),
  saveFolderSettings: write(FolderDraft, FolderSettings, ['not-found']),
  getModuleChoices: read(z.object({ module: FeedModule }), ModuleChoices),
  getModuleSettings: read(z.object({ ...OfHub, module: FeedModule }), ModuleSettings),
  saveModuleSettings: write(
    z.object({ ...OfHub, module: FeedModule, settings: ModuleDraft }),
    Nothing,
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'feed-settings': typeof feedSettings
  }
}
