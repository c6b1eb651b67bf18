import { hubBase } from '#web/place/hub-base.ts'
import { EDITOR } from '../../../limits.ts'

const nameOf = (project: string, path: string) =>
  `synthwire.app-studio.undo.${project}/${path}${hubBase()}`

/** Stores a file's state with its undo history until the tab is closed, unless it is too long. */
export function keepUndo(project: string, path: string, state: unknown): void {
  const name = nameOf(project, path)
  try {
    const text = JSON.stringify(state)
    if (text.length > EDITOR.undoCharacters) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // The storage is full, so the undo history is lost with the page.
    sessionStorage.removeItem(name)
  }
}

/** The stored state of a file; null if there is none. */
export function keptUndo(project: string, path: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(project, path)) ?? 'null')
  } catch {
    return null
  }
}
