import { draftStore } from '#web/place/draft-store.ts'
import type { NoteDraft } from '../../contracts/editor.ts'
import type { DraftStore, KeptDraft } from '../../note-saver.ts'

/** Drafts of notes that could not be saved yet, by the ids of notes. */
export const keptDrafts: DraftStore = draftStore<KeptDraft>(
  'note',
  (kept) => isDraft(kept?.base) && isDraft(kept?.draft),
)

function isDraft(given: Partial<NoteDraft> | undefined): boolean {
  return (
    typeof given?.title === 'string' && typeof given.text === 'string' && Array.isArray(given.tags)
  )
}
