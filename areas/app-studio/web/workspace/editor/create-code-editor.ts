import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands'
import {
  bracketMatching,
  foldGutter,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type EditorStateConfig } from '@codemirror/state'
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

/**
 * Extensions for error marks in the text and in the gutter, loaded when there is a mark to show.
 */
export const marks = new Compartment()

/** Colors of tokens, from the theme of the page. */
const colors = HighlightStyle.define([
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
  isReadOnly: boolean
  onChange: (text: string) => void
  onSave: () => void
  /** The saved state of the file from an earlier visit of the page. */
  kept: unknown
}

/** Files whose paragraphs are single lines, so that lines must wrap. */
const PROSE = /\.(?:md|markdown|txt)$/i

/** Makes the editor's state for a file, with its undo history if one was saved. */
export function codeState(parts: StateParts): EditorState {
  const { path, text, isReadOnly, onChange, onSave, kept } = parts
  const save = {
    key: 'Mod-s',
    run: () => {
      onSave()
      return true
    },
  }
  const config: EditorStateConfig = {
    doc: text,
    extensions: [
      ...[lineNumbers(), foldGutter(), history(), drawSelection(), indentOnInput()],
      ...[bracketMatching(), closeBrackets(), autocompletion(), highlightActiveLine()],
      ...[highlightActiveLineGutter(), highlightSelectionMatches(), search({ top: true })],
      grammar.of([]),
      EditorState.readOnly.of(isReadOnly),
      replaceSelected,
      marks.of([]),
      syntaxHighlighting(colors),
      keymap.of([
        ...[save, ...closeBracketsKeymap, ...searchKeymap, ...historyKeymap],
        ...[...defaultKeymap, indentWithTab],
      ]),
      // The tab index allows scrolling with the arrow keys.
      EditorView.contentAttributes.of({ 'aria-label': `Text of ${path}`, tabindex: '0' }),
      look,
      PROSE.test(path) ? EditorView.lineWrapping : [],
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString())
      }),
    ],
  }
  try {
    const state = EditorState.fromJSON(kept, config, KEPT_FIELDS)
    // If the text was changed elsewhere, the saved undo history no longer fits it.
    if (state.doc.toString() === text) return state
  } catch {
    // Nothing was saved, or by an incompatible version of the editor.
  }
  return EditorState.create(config)
}

const KEPT_FIELDS = { history: historyField }

/** Converts a state with its undo history to plain data. */
export function keptState(state: EditorState): unknown {
  return state.toJSON(KEPT_FIELDS)
}

/**
 * Replaces selected text in the editor itself. Browsers would write the look of the text into style
 * attributes, which the pages' security policy forbids.
 */
const replaceSelected = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { from, to, empty } = view.state.selection.main
    if (empty || view.composing || view.state.readOnly) return false
    const insert = inputType === 'insertText' ? data : inputType.startsWith('delete') ? '' : null
    if (insert === null) return false
    const change = () =>
      view.state.update(view.state.replaceSelection(insert), { userEvent: 'input.type' })
    const handlers = insert === '' ? [] : view.state.facet(EditorView.inputHandler)
    if (!handlers.some((handle) => handle(view, from, to, insert, change))) view.dispatch(change())
    return true
  },
})

const grammar = new Compartment()

/** Colors the file in view, once its grammar is loaded. */
export async function colorFile(view: EditorView, path: string): Promise<void> {
  const { state } = view
  const extension = await grammarOf(path)
  // The editor may show another file by now.
  if (view.state === state || view.state.doc === state.doc)
    view.dispatch({ effects: grammar.reconfigure(extension) })
}

/** Replaces the text, as one step that can be undone. */
export function showText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

/** Sets the cursor to a line and column, both from 1, and scrolls there. */
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
