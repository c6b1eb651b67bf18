import * as z from 'zod/mini'
import { NoteDraft } from '../../contracts/editor.ts'
import type { DraftStore } from '../../note-saver.ts'

const Kept = z.object({ base: z.extend(NoteDraft, { revision: z.int() }), draft: NoteDraft })
const nameOf = (id: string) => `synthwire.note.${id}`

/** What was typed and could not be saved yet, in this browser. Where that has no room, only the page holds it. */
export const keptDrafts: DraftStore = {
  read(id) {
    try {
      return Kept.safeParse(JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null')).data ?? null
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
      // Where nothing can be kept, there is nothing to remove.
    }
  },
}
