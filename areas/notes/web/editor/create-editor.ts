import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view'
import { markdownKeys } from './markdown-commands.ts'

interface EditorParts {
  parent: ShadowRoot
  text: string
  label: string
  onChange: (text: string) => void
}

const look = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    font: 'var(--t-body)',
    minHeight: '12rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.55' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 12px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      background: 'var(--pencil-wash)',
    },
})

/** The colors of Markdown in the editor. They are those of the product, for both themes. */
const marks = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, ...spec }) => ({
    ...spec,
    ...(color !== undefined && { color: 'var(--pencil)' }),
  })),
)

/**
 * Creates an editor for Markdown in a shadow root, to which the editor adds its styles as adopted
 * style sheets. Outside, it would add style elements, which our pages forbid.
 */
export function createEditor({ parent, text, label, onChange }: EditorParts): EditorView {
  return new EditorView({
    parent,
    root: parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        markdown(),
        syntaxHighlighting(marks),
        keymap.of([...markdownKeys, ...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.contentAttributes.of({ 'aria-label': label, dir: 'auto', spellcheck: 'true' }),
        placeholder('Write in Markdown'),
        look,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
      ],
    }),
  })
}

/** Replaces the text, but keeps the cursor's position if it is in an unchanged part. */
export function showText(view: EditorView, text: string): void {
  const shown = view.state.doc.toString()
  if (shown === text) return
  let start = 0
  while (start < shown.length && shown[start] === text[start]) start++
  let same = 0
  const most = Math.min(shown.length, text.length) - start
  while (same < most && shown.at(-1 - same) === text.at(-1 - same)) same++
  view.dispatch({
    changes: {
      from: start,
      to: shown.length - same,
      insert: text.slice(start, text.length - same),
    },
  })
}
