import { useEffect, useRef, type ReactNode } from 'react'
import type { EditorView } from '@codemirror/view'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Bold, Code, Heading, Italic, Link, List, ListTodo, Quote } from '#web/ui/more-icons.ts'
import { createEditor, showText } from './create-editor.ts'
import { markdownCommands } from './markdown-commands.ts'

interface MarkdownFieldProps {
  text: string
  label: string
  onChange: (text: string) => void
  /** A control at the end of the buttons. */
  tool?: ReactNode
  /** Shown in place of the text, such as its preview. */
  children?: ReactNode
}

const tools = [
  { name: 'bold', label: 'Bold', icon: <Bold /> },
  { name: 'italic', label: 'Italic', icon: <Italic /> },
  { name: 'heading', label: 'Heading', icon: <Heading /> },
  { name: 'list', label: 'List', icon: <List /> },
  { name: 'task', label: 'Task list', icon: <ListTodo /> },
  { name: 'quote', label: 'Quote', icon: <Quote /> },
  { name: 'link', label: 'Link', icon: <Link /> },
  { name: 'code', label: 'Code', icon: <Code /> },
] as const

/** A field for Markdown, with buttons for common formatting. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { text, label, onChange, tool, children } = props
  const isCovered = Boolean(children)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef({ text, label, onChange })
  useEffect(() => {
    latest.current = { text, label, onChange }
  })

  useEffect(() => {
    const host = place.current!
    const parent = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
    const { text, label } = latest.current
    const made = createEditor({
      ...{ parent, text, label },
      onChange: (text) => latest.current.onChange(text),
    })
    view.current = made
    // Outside of the shadow root, key events seem to come from an element that is not a field, so
    // the page would treat letters as shortcuts.
    const keepKeys = (event: KeyboardEvent) => event.key !== 'Escape' && event.stopPropagation()
    host.addEventListener('keydown', keepKeys)
    return () => {
      host.removeEventListener('keydown', keepKeys)
      made.destroy()
    }
  }, [])

  useEffect(() => {
    if (view.current) showText(view.current, text)
  }, [text])

  function handleTool(name: keyof typeof markdownCommands) {
    if (!view.current) return
    markdownCommands[name](view.current)
    view.current.focus()
  }

  return (
    <div className="note-field">
      <div className="note-tools" role="toolbar" aria-label="Format">
        {tools.map(({ name, label, icon }) => (
          <IconButton
            key={name}
            size="s"
            label={label}
            icon={icon}
            disabled={isCovered}
            onClick={() => handleTool(name)}
          />
        ))}
        {tool}
      </div>
      <div className="note-code" ref={place} hidden={isCovered} />
      {children}
    </div>
  )
}
