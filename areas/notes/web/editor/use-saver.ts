import { useContext, useEffect, useRef, useState } from 'react'
import { AskContext, useRead, useRefresh } from '#web/asking/api.tsx'
import { notesEditor, type NoteDraft } from '../../contracts/editor.ts'
import { NoteSaver, type SaveState } from '../../note-saver.ts'
import { keptDrafts } from './kept-drafts.ts'

/** Connects a note with its editor: its text, the state of saving, and functions that change it. */
export function useSaver(id: string) {
  const note = useRead(notesEditor.getNote, { id })
  const ask = useContext(AskContext)
  const refresh = useRefresh()
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [draft, setDraft] = useState<NoteDraft>(note)
  const saver = useRef<NoteSaver | null>(null)
  const latest = useRef(note)
  useEffect(() => {
    latest.current = note
    saver.current?.takeIn(note)
  }, [note])

  useEffect(() => {
    const made = new NoteSaver(latest.current, {
      save: async (input) => {
        const saved = await ask(notesEditor.saveNote, input)
        refresh({ area: 'notes' })
        return saved
      },
      drafts: keptDrafts,
      onState: setState,
      onDraft: setDraft,
    })
    saver.current = made
    setDraft(made.draft)
    const keep = () => made.keepDraft()
    const again = () => void made.flush()
    window.addEventListener('pagehide', keep)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('online', again)
      // The rest is saved after the editor closes. If that fails, it stays in the browser.
      void made.flush().finally(() => made.stop())
      saver.current = null
    }
  }, [ask, refresh, id])

  function change(changes: Partial<NoteDraft>) {
    setDraft((now) => ({ ...now, ...changes }))
    saver.current?.change(changes)
  }

  return {
    note,
    draft,
    state,
    change,
    settle: (which: 'mine' | 'theirs') => saver.current?.settle(which),
  }
}
