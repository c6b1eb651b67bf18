import { EditorView } from '@codemirror/view'
import type { EditorState } from '@codemirror/state'
import { useEffect, useRef } from 'react'
import type { OpenFiles } from '../../../editing/open-files.ts'
import { codeState, colorFile, revealAt, showText } from './create-code-editor.ts'

/** A place in a file that somebody wants to see. */
export interface Reveal {
  path: string
  line: number
  column: number
}

interface CodeEditorProps {
  files: OpenFiles
  path: string
  /** Changes when the text does, from elsewhere. */
  version: number
  reveal: Reveal | null
  onRevealed: () => void
}

/**
 * The text of a file. It stands in a shadow root: there, the editor adopts its styles instead of writing style elements,
 * which our pages forbid.
 */
export function CodeEditor({ files, path, version, reveal, onRevealed }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  /** Files as they were left, each with its own undo. */
  const left = useRef(new Map<string, EditorState>())

  useEffect(() => {
    const host = place.current!
    const parent = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
    const made = new EditorView({ parent, root: parent })
    view.current = made
    // From outside, keys come from an element that is no field: the hub would take letters for shortcuts.
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
          ...{ path, text: files.textOf(path) ?? '' },
          onChange: (typed) => files.change(path, typed),
          onSave: () => void files.flush(),
        }),
    )
    if (!known) void colorFile(shown, path)
    return () => void states.set(path, shown.state)
  }, [files, path])

  useEffect(() => {
    showText(view.current!, files.textOf(path) ?? '')
  }, [files, path, version])

  useEffect(() => {
    if (reveal?.path !== path) return
    revealAt(view.current!, reveal)
    onRevealed()
  }, [reveal, path, onRevealed])

  return <div className="code-field" ref={place} />
}
