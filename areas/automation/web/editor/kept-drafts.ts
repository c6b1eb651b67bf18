import { hubBase } from '#web/place/hub-base.ts'
import type { KeptChanges, KeptDrafts } from '../../flow/editing/draft-saver.ts'

const nameOf = (id: string) => `synthwire.workflow.${id}${hubBase()}`

/** Changes of drafts that could not be saved yet, in this browser. If that has no room, the page alone holds them. */
export const keptDrafts: KeptDrafts = {
  read(id) {
    try {
      const kept = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as Partial<KeptChanges>
      return typeof kept?.revision === 'number' && typeof kept.changes === 'object'
        ? (kept as KeptChanges)
        : null
    } catch {
      return null
    }
  },
  write(id, kept) {
    try {
      localStorage.setItem(nameOf(id), JSON.stringify(kept))
    } catch {
      this.remove(id)
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
