import { hubBase } from '#web/place/hub-base.ts'
import type { KeptChanges, KeptDrafts } from '../../flow/editing/draft-saver.ts'

const nameOf = (id: string) => `synthwire.workflow.${id}${hubBase()}`

/**
 * Stores unsaved changes of drafts in this browser. If the browser has no room for them, only the
 * open page holds them.
 */
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
      // If the browser blocks the storage, nothing was stored.
    }
  },
}
