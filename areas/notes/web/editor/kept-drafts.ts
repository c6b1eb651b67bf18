import { hubBase } from '#web/place/hub-base.ts'
import type { NoteDraft } from '../../contracts/editor.ts'
import type { DraftStore, KeptDraft } from '../../note-saver.ts'

const nameOf = (id: string) => `synthwire.note.${id}${hubBase()}`

/** Typed text that could not be saved yet, in this browser. If that has no room, the page alone holds it. */
export const keptDrafts: DraftStore = {
  read(id) {
    try {
      const kept = JSON.parse(
        localStorage.getItem(nameOf(id)) ?? 'null',
      ) as Partial<KeptDraft> | null
      return isDraft(kept?.base) && isDraft(kept?.draft) ? (kept as KeptDraft) : null
    } catch {
      return null
    }
  },
  write(id, kept) {
    try {
      localStorage.setItem(nameOf(id), JSON.stringify(kept))
    } catch {
      localStorage.removeItem(nameOf(id))
    }
  },
  remove(id) {
    try {
      localStorage.removeItem(nameOf(id))
    } catch {
      // A browser that can keep nothing has nothing to remove.
    }
  },
}

/** An older version of this page may have kept it in another shape. */
function isDraft(given: Partial<NoteDraft> | undefined): boolean {
  return (
    typeof given?.title === 'string' && typeof given.text === 'string' && Array.isArray(given.tags)
  )
}
