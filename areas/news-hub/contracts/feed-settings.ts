import * as z from 'zod/mini'
import { defineContract, Id, read, write } from '#core/contract.ts'
import { FolderDraft, FolderSettings } from '../folder-settings.ts'

/** What the modules of the feed are set to. */
export const feedSettings = defineContract('feed-settings', {
  getFolderSettings: read(z.object({ folder: Id }), FolderSettings),
  saveFolderSettings: write(FolderDraft, FolderSettings),
})
