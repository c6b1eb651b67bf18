import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  foldGutter,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { grammarOf } from './languages.ts'

const look = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    font: 'var(--t-code)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.55' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--ink-3)',
    backgroundColor: 'var(--paper)',
    borderRight: '1px solid var(--hair)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--well)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--pencil-wash)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--pencil-wash)',
    outline: '1px solid var(--edge)',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--pencil-wash)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--pencil)' },
  '.cm-panels, .cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--hair-2)',
  },
  '.cm-textfield, .cm-button': {
    color: 'var(--ink)',
    background: 'var(--sheet)',
    border: '1px solid var(--edge)',
    font: 'var(--t-small)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--on-ink)',
    background: 'var(--ink)',
  },
  '.cm-foldPlaceholder': { color: 'var(--ink-2)', background: 'var(--well)', border: '0' },
})

/** Colors of tokens come from the look of the hub, in both themes. */
const marks = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword],
    color: 'var(--pencil)',
    fontWeight: '600',
  },
  { tag: [tags.tagName, tags.typeName, tags.className, tags.heading], color: 'var(--pencil-deep)' },
  {
    tag: [tags.string, tags.special(tags.string), tags.attributeValue],
    color: 'var(--success-text)',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--warn-text)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.invalid, textDecoration: 'underline wavy var(--error)' },
])

interface StateParts {
  path: string
  text: string
  onChange: (text: string) => void
  onSave: () => void
}

/** A file as the editor holds it, with what can be undone in it. */
export function codeState({ path, text, onChange, onSave }: StateParts): EditorState {
  const save = {
    key: 'Mod-s',
    run: () => {
      onSave()
      return true
    },
  }
  return EditorState.create({
    doc: text,
    extensions: [
      ...[lineNumbers(), foldGutter(), history(), drawSelection(), indentOnInput()],
      ...[bracketMatching(), closeBrackets(), autocompletion(), highlightActiveLine()],
      ...[highlightActiveLineGutter(), highlightSelectionMatches(), search({ top: true })],
      grammar.of([]),
      syntaxHighlighting(marks),
      keymap.of([
        ...[save, ...closeBracketsKeymap, ...searchKeymap, ...historyKeymap],
        ...[...defaultKeymap, indentWithTab],
      ]),
      // Keys reach the scrolled region through it.
      EditorView.contentAttributes.of({ 'aria-label': `Text of ${path}`, tabindex: '0' }),
      look,
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString())
      }),
    ],
  })
}

const grammar = new Compartment()

/** Gives the file in view its colors, once their grammar is there. */
export async function colorFile(view: EditorView, path: string): Promise<void> {
  const { state } = view
  const extension = await grammarOf(path)
  // Meanwhile another file may be in view.
  if (view.state === state || view.state.doc === state.doc)
    view.dispatch({ effects: grammar.reconfigure(extension) })
}

/** Shows another text, as one step that can be undone. */
export function showText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

/** Puts the cursor at a line and a column, both from 1, and brings them into view. */
export function revealAt(view: EditorView, at: { line: number; column: number }): void {
  const { doc } = view.state
  const line = doc.line(Math.min(Math.max(at.line, 1), doc.lines))
  const anchor = Math.min(line.from + Math.max(at.column - 1, 0), line.to)
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  })
  view.focus()
}
