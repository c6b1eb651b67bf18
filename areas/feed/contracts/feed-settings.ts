import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { SourceNames } from '#core/words.ts'
import { FolderDraft, FolderSettings } from '../folder-settings.ts'

/** The modules of the feed that choose what they show. */
export const FeedModule = z.enum(['headlines', 'breaking'])
export type FeedModule = z.infer<typeof FeedModule>

/** One shape for both modules; which profiles and tags there are differs (`feed-settings.ts`). */
export const ModuleSettings = z.object({
  personalizationProfile: z.string(),
  selectedSourceTags: z.array(z.string()),
})
export type ModuleSettings = z.infer<typeof ModuleSettings>

const ModuleDraft = z.object({ personalizationProfile: Id, selectedSourceTags: SourceNames })

/** What a module can be set to, and where it begins. */
export const ModuleChoices = z.object({
  profiles: z.array(z.object({ value: z.string(), label: z.string(), hint: z.string() })),
  tags: z.array(z.object({ value: z.string(), label: z.string() })),
  /** What no tag at all means, where that needs saying. */
  tagHint: z.optional(z.string()),
  defaults: ModuleSettings,
})
export type ModuleChoices = z.infer<typeof ModuleChoices>

/** What the modules of the feed are set to. */
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
