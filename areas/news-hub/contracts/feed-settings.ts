import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
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

/** What the modules of the feed are set to. */
export const feedSettings = defineContract('feed-settings', {
  getFolderSettings: read(z.object({ folder: Id }), FolderSettings),
  saveFolderSettings: write(FolderDraft, FolderSettings),
  getModuleSettings: read(z.object({ module: FeedModule }), ModuleSettings),
  saveModuleSettings: write(z.object({ module: FeedModule, settings: ModuleSettings }), Nothing),
})
