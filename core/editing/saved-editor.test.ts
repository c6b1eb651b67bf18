import { expect, test } from 'vitest'
import { SavedEditor, type KeptContent } from './saved-editor.ts'

interface Saved {
  version: number
  words: { text: string }
}

/** Makes an editor of the text in `stored`, with unsaved content of an earlier visit. */
function editorOf(stored: Saved, kept: KeptContent<Saved['words']> | null, read: Saved = stored) {
  const held = { stored, kept }
  const editor = new SavedEditor<Saved, Saved['words']>(read, {
    contentOf: ({ words }) => words,
    read: async () => held.stored,
    async save({ version }, words) {
      if (version !== held.stored.version) throw new Error('The text was changed elsewhere.')
      held.stored = { version: version + 1, words }
      return { version: version + 1 }
    },
    onSaved: () => {},
    drafts: {
      read: () => held.kept,
      write: (content) => (held.kept = content),
      remove: () => (held.kept = null),
    },
  })
  return { editor, held }
}

const saved = (version: number, text: string): Saved => ({ version, words: { text } })

test('typed words go on over the version that they were typed upon, where an older one was read', async () => {
  const kept = { version: 7, content: { text: 'Typed on the train' } }
  const { editor, held } = editorOf(saved(7, 'Saved'), kept, saved(5, 'Older'))
  editor.resume()
  expect(editor.view()).toMatchObject({ content: kept.content, state: { kind: 'changed' } })
  await editor.flush()
  expect(held).toEqual({ stored: saved(8, 'Typed on the train'), kept: null })
  expect(editor.view().state.kind).toBe('saved')
})

test('a newer version than that of the typed words is a question to the reader', () => {
  const kept = { version: 5, content: { text: 'Typed' } }
  const { editor } = editorOf(saved(7, 'Theirs'), kept)
  editor.resume()
  expect(editor.view()).toMatchObject({ content: kept.content, state: { kind: 'conflict' } })
})
