import { EditorSelection, type ChangeSpec } from '@codemirror/state'
import type { Command, EditorView, KeyBinding } from '@codemirror/view'

/** Adds marks around the selection, or removes them. */
function around(mark: string): Command {
  return (view) => {
    const { state } = view
    view.dispatch(
      state.changeByRange((range) => {
        const { from, to } = range
        const isMarked =
          state.sliceDoc(from - mark.length, from) === mark &&
          state.sliceDoc(to, to + mark.length) === mark
        if (isMarked) {
          return {
            changes: [
              { from: from - mark.length, to: from },
              { from: to, to: to + mark.length },
            ],
            range: EditorSelection.range(from - mark.length, to - mark.length),
          }
        }
        return {
          changes: [
            { from, insert: mark },
            { from: to, insert: mark },
          ],
          range: EditorSelection.range(from + mark.length, to + mark.length),
        }
      }),
    )
    return true
  }
}

/** Adds a mark at the beginning of each selected line, or removes it. */
function before(mark: string): Command {
  return (view) => {
    const { state } = view
    const { from, to } = state.selection.main
    const changes: ChangeSpec[] = []
    const first = state.doc.lineAt(from).number
    const last = state.doc.lineAt(to).number
    const isMarked = state.doc.line(first).text.startsWith(mark)
    for (let number = first; number <= last; number++) {
      const line = state.doc.line(number)
      if (!isMarked) changes.push({ from: line.from, insert: mark })
      else if (line.text.startsWith(mark))
        changes.push({ from: line.from, to: line.from + mark.length })
    }
    view.dispatch({ changes })
    return true
  }
}

const link: Command = (view: EditorView) => {
  const { from, to } = view.state.selection.main
  const words = view.state.sliceDoc(from, to)
  view.dispatch({
    changes: { from, to, insert: `[${words}](https://)` },
    // Selects the address of the link; without words, the cursor goes between the brackets.
    selection: words === '' ? { anchor: from + 1 } : { anchor: to + 3, head: to + 11 },
  })
  return true
}

export const markdownCommands = {
  bold: around('**'),
  italic: around('_'),
  code: around('`'),
  heading: before('## '),
  list: before('- '),
  task: before('- [ ] '),
  quote: before('> '),
  link,
}

export const markdownKeys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: markdownCommands.bold },
  { key: 'Mod-i', run: markdownCommands.italic },
  { key: 'Mod-e', run: markdownCommands.code },
]
