import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { TypeFault } from '../../../contracts/files.ts'
import { marks } from './create-code-editor.ts'

// The default marks are pictures in data URLs, which the pages' security policy forbids.
const look = EditorView.theme({
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--error)',
    textUnderlineOffset: '3px',
  },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-lint-marker-error': {
    content: 'normal',
    width: '8px',
    height: '8px',
    margin: '6px 3px',
    borderRadius: '50%',
    backgroundColor: 'var(--error)',
  },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--error)' },
  '.cm-diagnostic': { font: 'var(--t-small)', whiteSpace: 'pre-wrap', maxWidth: '60ch' },
})

/** Marks errors in the text and in the gutter. F8 moves to the next one. */
export function markFaults(view: EditorView, faults: readonly TypeFault[]): void {
  const { doc } = view.state
  const found = faults.map(({ text, code, line, column, endLine, endColumn }) => ({
    from: placeIn(doc, line, column),
    to: placeIn(doc, endLine, endColumn),
    severity: 'error' as const,
    message: `${text} (TS${code})`,
  }))
  view.dispatch({
    effects: marks.reconfigure([lintGutter(), keymap.of(lintKeymap), look]),
  })
  view.dispatch(setDiagnostics(view.state, found))
}

function placeIn(doc: Text, line: number, column: number): number {
  const at = doc.line(Math.min(line, doc.lines))
  return Math.min(at.from + column - 1, at.to)
}
