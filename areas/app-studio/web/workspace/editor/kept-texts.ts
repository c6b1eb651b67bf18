import { draftStore } from '#web/place/draft-store.ts'
import type { KeptText, KeptTexts } from '../../../editing/file-saver.ts'

const drafts = draftStore<KeptText>(
  'app-studio.file',
  (kept) =>
    typeof kept?.commit === 'string' &&
    typeof kept.saved === 'string' &&
    typeof kept.text === 'string',
)

/** Stores the unsaved texts of a project by path. */
export function draftsOf(project: string): KeptTexts {
  const idOf = (path: string) => `${project}/${path}`
  return {
    read: (path) => drafts.read(idOf(path)),
    write: (path, kept) => drafts.write(idOf(path), kept),
    remove: (path) => drafts.remove(idOf(path)),
  }
}

/** Lists the paths of a project's unsaved texts. */
export function draftPathsOf(project: string): string[] {
  return drafts.ids(`${project}/`).map((id) => id.slice(project.length + 1))
}
