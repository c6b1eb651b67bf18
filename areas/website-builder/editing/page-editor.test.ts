import { expect, test, vi } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { PageContent } from '../blocks/page-content.ts'
import type { EditedPage, PageDraft } from '../contracts/pages.ts'
import { PageEditor, type KeptBlocks } from './page-editor.ts'

const blocks = (...words: string[]): PageContent =>
  words.map((title, nth) => ({ type: 'text', props: { id: `block-${nth}`, title } }))

/** Opens a page on a simulated server, which somebody else can change, too. */
function openPage(...words: string[]) {
  let page: EditedPage = {
    ...{ id: 'page', title: 'Home', path: '', description: '', isInMenu: true, sharePicture: null },
    ...{
      version: 1,
      editedAt: '2026-11-21T12:00:00Z',
      publishedAt: null,
      content: blocks(...words),
    },
  }
  const put = (draft: Partial<PageDraft>) => {
    page = { ...page, ...draft, version: page.version + 1 }
  }
  let isDown = false
  let kept: KeptBlocks | null = null
  let saves = 0
  let redraws = 0
  const openEditor = () =>
    new PageEditor(page, {
      read: async () => page,
      async save(version, draft) {
        if (isDown) throw new TypeError('Cut off')
        if (version !== page.version) throw new Problem('conflict', 'Somebody else saved it.')
        if (draft.path === 'taken') throw new Problem('conflict', 'Another page has this path.')
        saves++
        put(draft)
        return { version: page.version }
      },
      onSaved: () => redraws++,
      drafts: {
        read: () => kept,
        write: (blocks) => (kept = blocks),
        remove: () => (kept = null),
      },
    })
  const editor = openEditor()
  const titles = () => editor.view().content.map(({ props }) => props['title'])
  return {
    editor,
    openEditor,
    titles,
    put,
    saved: () => page,
    saves: () => saves,
    redraws: () => redraws,
    cutOff: (is: boolean) => (isDown = is),
  }
}

test('letters are saved together once nothing was typed for a moment', async () => {
  vi.useFakeTimers()
  const { editor, saved, saves } = openPage('Quay')
  editor.change(blocks('Quay f'), 'block-0.title')
  await vi.advanceTimersByTimeAsync(200)
  editor.change(blocks('Quay front'), 'block-0.title')
  await vi.advanceTimersByTimeAsync(299)
  expect(saves()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([saves(), saved().content]).toEqual([1, blocks('Quay front')])
  expect(editor.view().state).toEqual({ kind: 'saved' })
  vi.useRealTimers()
})

test('the state stays the same object from letter to letter, so that what shows it is not redrawn', async () => {
  vi.useFakeTimers()
  const { editor } = openPage('Quay')
  editor.change(blocks('Quay f'), 'block-0.title')
  const { state } = editor.view()
  expect(state.kind).toBe('changed')
  editor.change(blocks('Quay fr'), 'block-0.title')
  expect(editor.view().state).toBe(state)
  await editor.flush()
  expect(editor.view().state.kind).toBe('saved')
  vi.useRealTimers()
})

test('letters of one field are undone together, other changes one by one', async () => {
  const { editor, titles, saved } = openPage('a')
  editor.change(blocks('ab'), 'title')
  editor.change(blocks('abc'), 'title')
  editor.change(blocks('abc', 'new'))
  editor.undo()
  expect(titles()).toEqual(['abc'])
  editor.undo()
  expect(titles()).toEqual(['a'])
  expect(editor.view().canUndo).toBe(false)
  editor.redo()
  editor.redo()
  expect(titles()).toEqual(['abc', 'new'])
  editor.undo()
  editor.change(blocks('other'), 'title')
  expect(editor.view().canRedo).toBe(false)
  await editor.flush()
  expect(saved().content).toEqual(blocks('other'))
})

test('a page that somebody else saved is shown beside mine, and either is kept', async () => {
  for (const which of ['mine', 'theirs'] as const) {
    const { editor, put, saved, titles } = openPage('a')
    put({ content: blocks('theirs') })
    editor.change(blocks('mine'))
    await editor.flush()
    expect(editor.view().state).toMatchObject({ kind: 'conflict', theirs: { version: 2 } })
    editor.settle(which)
    await editor.flush()
    expect(titles()).toEqual([which])
    expect(saved().content).toEqual(blocks(which))
    expect(editor.view().state.kind).toBe('saved')
  }
})

test('a title that was changed elsewhere is not a conflict, and stays', async () => {
  const { editor, put, saved } = openPage('a')
  put({ title: 'Welcome' })
  editor.change(blocks('mine'))
  await editor.flush()
  await expect.poll(() => saved().content).toEqual(blocks('mine'))
  expect(saved().title).toBe('Welcome')
})

test('without changes of one’s own, those of others are taken in', () => {
  const { editor, put, saved, titles } = openPage('a')
  put({ content: blocks('theirs') })
  editor.takeIn(saved())
  expect(titles()).toEqual(['theirs'])
})

test('a save that fails is tried again, and one that is refused says why', async () => {
  vi.useFakeTimers()
  const { editor, cutOff, saved } = openPage('a')
  cutOff(true)
  editor.change(blocks('b'))
  await editor.flush()
  expect(editor.view().state.kind).toBe('offline')
  cutOff(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(saved().content).toEqual(blocks('b'))
  vi.useRealTimers()
  const other = openPage('a')
  other.put({ path: 'taken' })
  other.editor.takeIn(other.saved())
  other.editor.change(blocks('c'))
  await other.editor.flush()
  expect(other.editor.view().state).toEqual({
    kind: 'refused',
    message: 'Another page has this path.',
  })
})

test('blocks that were not saved before the page was closed are saved at the next visit', async () => {
  const { editor, openEditor, put, saved } = openPage('a')
  editor.change(blocks('mine'))
  editor.keep()
  const next = openEditor()
  next.resume()
  await next.flush()
  expect(saved().content).toEqual(blocks('mine'))

  next.change(blocks('mine', 'more'))
  next.keep()
  put({ content: blocks('theirs') })
  const last = openEditor()
  last.resume()
  expect(last.view().state.kind).toBe('conflict')
  last.settle('theirs')
  last.keep()
  const none = openEditor()
  none.resume()
  expect(none.view()).toMatchObject({ content: blocks('theirs'), canUndo: false })
})

test('settings that are saved beside the blocks redraw the preview', () => {
  const { editor, put, saved, redraws } = openPage('Quay')
  put({ title: 'Another title' })
  editor.takeIn(saved())
  expect(redraws()).toBe(1)
  editor.takeIn(saved())
  expect(redraws()).toBe(1)
})

test('content that was replaced elsewhere, such as by a restored version, can be undone to', async () => {
  const { editor, put, saved, titles } = openPage('first')
  editor.change(blocks('second'))
  await editor.flush()
  put({ content: blocks('first') })
  editor.takeIn(saved())
  expect([titles(), editor.view().canUndo]).toEqual([['first'], true])
  editor.undo()
  expect(titles()).toEqual(['second'])
  await editor.flush()
  expect(saved().content).toEqual(blocks('second'))
  editor.undo()
  expect(titles()).toEqual(['first'])
})
