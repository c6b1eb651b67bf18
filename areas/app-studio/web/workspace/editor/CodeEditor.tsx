import { EditorView } from '@codemirror/view'
import type { EditorState } from '@codemirror/state'
import { useEffect, useRef } from 'react'
import type { TypeFault } from '../../../contracts/files.ts'
import type { OpenFiles } from '../../../editing/open-files.ts'
import { codeState, colorFile, keptState, revealAt, showText } from './create-code-editor.ts'
import { keepUndo, keptUndo } from './kept-undo.ts'

/** A place in a file that the editor has to show. */
export interface Reveal {
  path: string
  line: number
  column: number
}

interface CodeEditorProps {
  files: OpenFiles
  path: string
  /** A number that changes if the text was changed elsewhere. */
  version: number
  isReadOnly: boolean
  /** Type errors in the text that was last saved; null if they are not known. */
  faults: readonly TypeFault[] | null
  reveal: Reveal | null
  onRevealed: () => void
}

/**
 * An editor for the text of a file. It is in a shadow root, where the editor can add style sheets
 * without style elements, which the pages' security policy forbids.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { files, path, version, isReadOnly, faults, reveal, onRevealed } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  /** The states of files that were left, with their undo history. */
  const left = useRef(new Map<string, EditorState>())

  useEffect(() => {
    const host = place.current!
    const parent = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
    const made = new EditorView({ parent, root: parent })
    view.current = made
    // Outside of the shadow root, key presses seem to come from an element that is not a field, so
    // the page would take letters as shortcuts.
    const keepKeys = (event: KeyboardEvent) => event.stopPropagation()
    host.addEventListener('keydown', keepKeys)
    return () => {
      host.removeEventListener('keydown', keepKeys)
      made.destroy()
    }
  }, [])

  useEffect(() => {
    const shown = view.current!
    const states = left.current
    for (const known of states.keys()) if (files.textOf(known) === null) states.delete(known)
    const known = states.get(path)
    shown.setState(
      known ??
        codeState({
          ...{ path, text: files.textOf(path) ?? '', isReadOnly },
          onChange: (typed) => files.change(path, typed),
          onSave: () => void files.flush(),
          kept: keptUndo(files.project, path),
        }),
    )
    if (!known) void colorFile(shown, path)
    return () => void states.set(path, shown.state)
  }, [files, path, isReadOnly])

  useEffect(() => {
    const keep = () => {
      const states = new Map(left.current).set(path, view.current!.state)
      for (const [known, state] of states)
        if (files.textOf(known) !== null) keepUndo(files.project, known, keptState(state))
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [files, path])

  useEffect(() => {
    showText(view.current!, files.textOf(path) ?? '')
  }, [files, path, version])

  useEffect(() => {
    if (faults === null) return
    const { state } = view.current!
    void import('./type-marks.ts').then(({ markFaults }) => {
      // The editor may show another text by now.
      if (view.current!.state.doc === state.doc) markFaults(view.current!, faults)
    })
  }, [path, faults])

  useEffect(() => {
    if (reveal?.path !== path) return
    revealAt(view.current!, reveal)
    onRevealed()
  }, [reveal, path, onRevealed])

  return <div className="code-field" ref={place} />
}
