import { useEffect, useSyncExternalStore } from 'react'
import type { EditorView, SavedEditor } from '#core/editing/saved-editor.ts'

/**
 * Saves an editor's content while the editor is shown, and when its page is hidden or left.
 * `onLeft` is called after the last save.
 */
export function useSavedEditor<Saved extends { version: number }, Content extends object>(
  editor: SavedEditor<Saved, Content>,
  saved: Saved,
  onLeft: () => void,
): EditorView<Saved, Content> {
  const view = useSyncExternalStore(editor.follow, editor.view, editor.view)

  useEffect(() => {
    editor.takeIn(saved)
  }, [editor, saved])

  useEffect(() => {
    editor.resume()
    const saveAtOnce = () => {
      editor.keep()
      void editor.flush()
    }
    const saveHidden = () => document.hidden && saveAtOnce()
    document.addEventListener('visibilitychange', saveHidden)
    window.addEventListener('pagehide', saveAtOnce)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      window.removeEventListener('pagehide', saveAtOnce)
      editor.keep()
      void editor.flush().then(onLeft)
    }
  }, [editor, onLeft])

  return view
}
