import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '#core/problem.ts'
import { firstFileOf, foldersAbove, visibleLines } from '../file-tree.ts'
import { folderOf, isWithin, nodesOf } from './file-nodes.ts'
import { FileSaver, type FileState, type KeptText } from './file-saver.ts'
import { shownWords } from './shown-words.ts'
import { lineOf, withLines } from './log-lines.ts'
import { OpenFiles } from './open-files.ts'
import { filesWith, foldersIn } from './search-files.ts'

describe('The tree of files', () => {
  test('has folders first, each in the order of their names', () => {
    const nodes = nodesOf(['b.ts', 'src/z10.ts', 'src/z9.ts', 'README.md', 'docs/.gitkeep'])
    const open = new Set(['src', 'docs'])
    expect(visibleLines(nodes, open).map(({ node }) => node.id)).toEqual(
      // "docs" is an empty folder, and stays one.
      ['docs', 'src', 'src/z9.ts', 'src/z10.ts', 'b.ts', 'README.md'],
    )
    expect(foldersAbove(nodes, 'src/z9.ts')).toEqual(['src'])
    expect(firstFileOf(nodes, (path) => path.endsWith('.ts'))).toBe('src/z9.ts')
    expect(firstFileOf(nodes, (path) => path === 'docs')).toBeNull()
  })

  test('knows the folder of a file, and which files are within a folder', () => {
    expect(folderOf('src/a/b.ts')).toBe('src/a')
    expect(folderOf('b.ts')).toBe('')
    expect(isWithin('src/a.ts', 'src')).toBe(true)
    expect(isWithin('srcs/a.ts', 'src')).toBe(false)
  })
})

function draftsInMemory() {
  const kept = new Map<string, KeptText>()
  return {
    kept,
    read: (path: string) => kept.get(path) ?? null,
    write: (path: string, text: KeptText) => void kept.set(path, text),
    remove: (path: string) => void kept.delete(path),
  }
}

describe('A file that is written', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open(
    save: ConstructorParameters<typeof FileSaver>[1]['save'],
    { drafts = draftsInMemory(), text = 'one', commit = 'c1' } = {},
  ) {
    const states: FileState[] = []
    const texts: string[] = []
    const saver = new FileSaver(
      { path: 'a.ts', text, commit },
      {
        ...{ project: 'p', save, drafts },
        onState: (state) => states.push(state),
        onText: (text) => texts.push(text),
        onSaved: () => {},
      },
    )
    return { saver, states, texts, kinds: () => states.map(({ kind }) => kind) }
  }

  test('is saved after a pause, on top of the commit that it was read at', async () => {
    const save = vi.fn(async () => ({ commit: 'c2', conflicts: [] }))
    const { saver, kinds } = open(save)
    saver.change('one, two')
    expect(save).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenCalledWith({
      project: 'p',
      base: 'c1',
      changes: [{ do: 'write', path: 'a.ts', content: { text: 'one, two' } }],
    })
    expect(kinds()).toEqual(['changed', 'saving', 'saved'])
    saver.change('three')
    await saver.flush()
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ base: 'c2' }))
  })

  test('announces its state once, however many keys there are', async () => {
    const { saver, kinds } = open(async () => ({ commit: 'c2', conflicts: [] }))
    for (const text of ['t', 'tw', 'two']) saver.change(text)
    expect(kinds()).toEqual(['changed'])
    saver.change('one')
    expect(kinds()).toEqual(['changed', 'saved'])
  })

  test('stays as it was typed while nobody answers, and is tried again', async () => {
    let isDown = true
    const { saver, kinds } = open(async () => {
      if (isDown) throw new Problem('unavailable', 'Nobody answers.')
      return { commit: 'c2', conflicts: [] }
    })
    saver.change('two')
    await saver.flush()
    expect(kinds().at(-1)).toBe('offline')
    expect(saver.text).toBe('two')
    isDown = false
    await vi.runAllTimersAsync()
    expect(kinds().at(-1)).toBe('saved')
  })

  test('says why it is refused, and is saved with the next change', async () => {
    let isTooLarge = true
    const { saver, states } = open(async () => {
      if (isTooLarge) throw new Problem('conflict', 'Too large.')
      return { commit: 'c2', conflicts: [] }
    })
    saver.change('two')
    await saver.flush()
    expect(states.at(-1)).toEqual({ kind: 'refused', message: 'Too large.' })
    isTooLarge = false
    saver.change('2')
    await vi.runAllTimersAsync()
    expect(saver.state.kind).toBe('saved')
  })

  const conflict = {
    commit: 'c3',
    conflicts: [{ path: 'a.ts', base: 'one', saved: 'theirs', yours: 'mine' }],
  }

  test('that somebody else saved waits for a choice: mine', async () => {
    const save = vi.fn(async () => conflict)
    const { saver, states } = open(save)
    saver.change('mine')
    await saver.flush()
    expect(states.at(-1)).toEqual({ kind: 'conflict', theirs: 'theirs' })
    saver.change('mine, too')
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenCalledTimes(1)
    save.mockResolvedValueOnce({ commit: 'c4', conflicts: [] })
    saver.settle('mine')
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({
        base: 'c3',
        changes: [expect.objectContaining({ content: { text: 'mine, too' } })],
      }),
    )
    expect(saver.state.kind).toBe('saved')
  })

  test('that somebody else saved waits for a choice: theirs', async () => {
    const { saver, texts } = open(async () => conflict)
    saver.change('mine')
    await saver.flush()
    saver.settle('theirs')
    expect(texts).toEqual(['theirs'])
    expect(saver.isChanged).toBe(false)
  })

  const isDown = async () => {
    throw new Problem('unavailable', 'Nobody answers.')
  }

  test('and could not be saved is found again after a reload, and saved', async () => {
    const drafts = draftsInMemory()
    const { saver } = open(isDown, { drafts })
    saver.change('two')
    await saver.flush()
    saver.stop()
    const save = vi.fn(async () => ({ commit: 'c2', conflicts: [] }))
    const again = open(save, { drafts })
    expect(again.saver.text).toBe('two')
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ base: 'c1' }))
    expect(again.saver.state.kind).toBe('saved')
    expect(drafts.kept.size).toBe(0)
  })

  test('and was saved by somebody else before a reload is a conflict, after each further reload, too', async () => {
    const drafts = draftsInMemory()
    const { saver } = open(isDown, { drafts })
    saver.change('mine')
    saver.stop()
    for (const nth of [1, 2]) {
      const again = open(async () => conflict, { drafts, text: 'theirs', commit: 'c3' })
      expect(again.saver.state, `${nth}`).toEqual({ kind: 'conflict', theirs: 'theirs' })
      again.saver.change(`mine ${nth}`)
      again.saver.stop()
    }
    const last = open(async () => ({ commit: 'c4', conflicts: [] }), {
      ...{ drafts, text: 'theirs', commit: 'c3' },
    })
    expect(last.saver.text).toBe('mine 2')
    last.saver.settle('theirs')
    expect(drafts.kept.size).toBe(0)
  })

  test('takes in what others saved, unless it was changed here', () => {
    const { saver, texts, states } = open(async () => conflict)
    saver.takeIn('c2', 'theirs')
    expect(texts).toEqual(['theirs'])
    saver.change('mine')
    saver.takeIn('c3', 'theirs again')
    expect(states.at(-1)).toEqual({ kind: 'conflict', theirs: 'theirs again' })
    expect(saver.text).toBe('mine')
  })
})

describe('Files that are open', () => {
  const stored = new Map<string, { text: string } | { base64: string }>()
  beforeEach(() => {
    stored.clear()
    stored.set('a.ts', { text: 'one' }).set('a.png', { base64: 'AAAA' })
  })

  function open(drafts = draftsInMemory()) {
    return new OpenFiles({
      ...{ project: 'p', drafts },
      async getFile({ path }) {
        const content = stored.get(path)
        if (!content) throw new Problem('not-found', 'There is no such file.')
        return { commit: 'c1', bytes: 3, content }
      },
      async saveFiles({ changes }) {
        for (const change of changes)
          if (change.do === 'write') stored.set(change.path, change.content)
        return { commit: 'c2', conflicts: [] }
      },
      onSaved() {},
    })
  }

  test('say why one of them is not a text', async () => {
    const files = open()
    await Promise.all(['a.ts', 'a.png', 'b.ts'].map((path) => files.open(path)))
    expect(files.look().map(({ is }) => is)).toEqual(['text', 'not-text', 'gone'])
  })

  test('are saved before they are closed', async () => {
    const files = open()
    await files.open('a.ts')
    files.change('a.ts', 'two')
    expect(await files.close('a.ts')).toBe(true)
    expect(stored.get('a.ts')).toEqual({ text: 'two' })
    expect(files.look()).toEqual([])
  })

  test('show what was typed into one that somebody deleted', async () => {
    const drafts = draftsInMemory()
    drafts.write('gone.ts', { commit: 'c1', saved: 'one', text: 'typed' })
    const files = open(drafts)
    await files.open('gone.ts')
    expect(files.look()[0]).toMatchObject({ is: 'text', state: { kind: 'changed' } })
    expect(files.textOf('gone.ts')).toBe('typed')
    files.stop()
  })

  test('take in what others saved, and close with their folder', async () => {
    const files = open()
    stored.set('src/b.ts', { text: 'b' })
    await files.open('a.ts')
    await files.open('src/b.ts')
    stored.set('a.ts', { text: 'theirs' })
    await files.takeIn('c9')
    expect(files.textOf('a.ts')).toBe('theirs')
    files.dropWithin('src')
    expect(files.look().map(({ path }) => path)).toEqual(['a.ts'])
  })
})

describe('The log of a preview', () => {
  test('shows what an app says as text, and nothing of what it makes up', () => {
    expect(lineOf({ synthwire: 'preview', kind: 'log', level: 'warn', text: '<b>' })).toEqual({
      is: 'warn',
      text: '<b>',
    })
    expect(lineOf({ synthwire: 'preview', kind: 'log', level: '__proto__', text: 7 })).toEqual({
      is: 'log',
      text: '',
    })
    const made = [null, 1, 'log', {}, { synthwire: 'preview' }, { kind: 'log', text: 'a' }]
    expect(made.map(lineOf)).toEqual(made.map(() => null))
    const request = { kind: 'request', address: '/a.js', by: 'script', ms: 1.6, status: 404 }
    expect(lineOf({ synthwire: 'preview', ...request })?.text).toBe('/a.js 404, 2 ms')
    const place = `https://news.example:4600/below/preview/${'a2'.repeat(13)}/`
    const text = `Error at ${place}built/main.js:3 and ${place}`
    expect(lineOf({ synthwire: 'preview', kind: 'log', level: 'error', text })?.text).toBe(
      'Error at built/main.js:3 and ',
    )
  })

  test('keeps the newest lines', () => {
    const lines = Array.from({ length: 600 }, (_, id) => ({ id, is: 'log' as const, text: '' }))
    const kept = withLines(lines, [{ id: 600, is: 'log', text: 'last' }])
    expect(kept).toHaveLength(500)
    expect(kept.at(-1)?.text).toBe('last')
  })
})

describe('Finding a file', () => {
  test('keeps the folders of what is found', () => {
    const found = filesWith(nodesOf(['src/app/Page.tsx', 'src/main.ts', 'b.ts']), 'page')
    expect(foldersIn(found)).toEqual(['src', 'src/app'])
    expect(visibleLines(found, new Set(foldersIn(found))).at(-1)?.node.path).toBe(
      '/src/app/Page.tsx',
    )
  })
})

describe('The words above a preview', () => {
  const built = {
    ...{ commit: 'a'.repeat(40), address: '/preview/a/', version: 'b', styles: null },
    ...{ errors: [], warnings: [], seconds: 0.04 },
  }
  const note = { text: 'Expected identifier', file: 'src/main.ts', line: 3, column: 7 }

  test.each([
    ['Building…', { shown: built, isBuilding: true, problem: 'No room', hasFailed: true }],
    ['No room', { shown: built, isBuilding: false, problem: 'No room', hasFailed: true }],
    [
      'There are no files yet.',
      { shown: null, isBuilding: false, problem: null, hasFailed: false },
    ],
    ['Built in 0.04 s', { shown: built, isBuilding: false, problem: null, hasFailed: false }],
    [
      'The app reported an error. Logs say which.',
      { shown: built, isBuilding: false, problem: null, hasFailed: true },
    ],
    [
      'The build failed; the last one that worked is shown.',
      { shown: { ...built, errors: [note] }, isBuilding: false, problem: null, hasFailed: true },
    ],
    [
      'The build failed.',
      {
        shown: { ...built, address: null, errors: [note] },
        isBuilding: false,
        problem: null,
        hasFailed: false,
      },
    ],
  ])('are "%s"', (words, state) => {
    expect(shownWords(state)).toBe(words)
  })
})
