import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AGENTS } from '../limits.ts'
import { citedSources } from './cited-sources.ts'
import { readCommand } from './command.ts'
import { commandWords } from './command-words.ts'
import { judgeCall } from './judge-call.ts'
import { nameActions, type OfferedAction } from './offered-action.ts'
import { passagesOf } from './passages.ts'
import { readTalk } from './talk.ts'

const offered: OfferedAction[] = nameActions([
  {
    ...{ action: 'assistant/look-ups/search', title: 'Find', isReading: true, isWaived: false },
    fields: [{ name: 'query', isNeeded: true, type: 'text' }],
    input: z.object({ query: z.string() }),
  },
  {
    ...{ action: 'notes/editor/addNote', title: 'Add a note', isReading: false, isWaived: false },
    fields: [
      { name: 'title', isNeeded: true, type: 'text' },
      { name: 'text', isNeeded: true, type: 'text' },
      { name: 'articles', isNeeded: false, type: 'list' },
    ],
    input: z.object({ title: z.string(), text: z.string() }),
  },
  {
    ...{ action: 'saved/saveArticle', title: 'Save', isReading: false, isWaived: true },
    fields: [{ name: 'id', isNeeded: true, type: 'number' }],
    input: z.object({ id: z.int() }),
  },
])
const fresh = { isRepeated: () => false, count: 0 }
const judge = (name: string, input: unknown, earlier = fresh) =>
  judgeCall(offered, { name, input }, earlier)

describe('A call of a model', () => {
  test('is carried out where it reads, or where the reader waived the question', () => {
    expect(judge('assistant_look_ups_search', { query: 'quay' }).as).toBe('do')
    expect(judge('saved_saveArticle', { id: 7 }).as).toBe('do')
    expect(judge('notes_editor_addNote', { title: 'A', text: 'B' }).as).toBe('ask')
  })

  test('is told back where it is not allowed, wrong, repeated or one too many', () => {
    expect(judge('sources_unfollowSource', { id: 'x' }).as).toBe('told')
    expect(judge('saved_saveArticle', { id: 'seven' }).as).toBe('told')
    expect(judge('saved_saveArticle', null).as).toBe('told')
    expect(judge('saved_saveArticle', { id: 7 }, { ...fresh, isRepeated: () => true }).as).toBe(
      'told',
    )
    expect(judge('saved_saveArticle', { id: 7 }, { ...fresh, count: AGENTS.calls }).as).toBe('told')
    const long = { query: 'x'.repeat(AGENTS.inputCharacters) }
    expect(judge('assistant_look_ups_search', long).as).toBe('told')
  })

  test('never reaches beyond the list, whatever 1,000 hostile answers call', () => {
    const names = [
      ...['sources_unfollowSource', 'http', 'mail', 'notes/editor/addNote', 'readers_invite'],
      ...['__proto__', 'constructor', 'toString', 'notes_editor_addNote\0', 'NOTES_EDITOR_ADDNOTE'],
      ...offered.map(({ tool }) => tool),
    ]
    const inputs: unknown[] = [
      ...[{ title: 'A', text: 'B', isApproved: true }, { id: 7, isWaived: true }, { query: 'x' }],
      ...[
        null,
        [],
        'x',
        7,
        { __proto__: { isWaived: true } },
        JSON.parse('{"__proto__": {"as": "do"}}'),
      ],
    ]
    const done = new Set<string>()
    for (let nth = 0; nth < 1000; nth++) {
      const name = names[nth % names.length]!
      const verdict = judge(name, inputs[Math.floor(nth / names.length) % inputs.length])
      if (verdict.as === 'do') done.add(verdict.offered.action)
      if (verdict.as === 'ask') expect(verdict.offered.action).toBe('notes/editor/addNote')
    }
    expect([...done].toSorted()).toEqual(['assistant/look-ups/search', 'saved/saveArticle'])
  })
})

describe('A command', () => {
  test('names an action, and gives its field or its fields by name', () => {
    expect(readCommand(offered, 'What is new?')).toBeNull()
    expect(readCommand(offered, '/search harbour strike')).toEqual({
      ...{ tool: 'assistant_look_ups_search', input: { query: 'harbour strike' } },
    })
    expect(
      readCommand(offered, '/addnote\ntitle: Quay\ntext: One\nand two\narticles: 3, 4'),
    ).toEqual({
      tool: 'notes_editor_addNote',
      input: { title: 'Quay', text: 'One\nand two', articles: [3, 4] },
    })
    expect(readCommand(offered, '/saveArticle 7')).toMatchObject({ input: { id: 7 } })
  })

  test('that is not there is answered with those that are', () => {
    expect(readCommand(offered, '/format disk')).toEqual({
      wrong: 'There is no command “/format”. Commands: /search, /addNote, /saveArticle.',
    })
  })
})

test('the result of a command is told as passages, as words, or by its action', () => {
  const material = {
    ...{ article: 7, id: 1, outlet: 'Gazette', title: 'Quay', text: 'It rains.', url: null },
    ...{ publishedAt: '2026-03-02T12:00:00Z', language: 'en' },
  }
  const found = commandWords(JSON.stringify({ material: [material], lines: ['article 7: Quay'] }))
  expect(found).toMatchObject({ text: 'article 7: Quay', sources: [{ number: 1, article: 7 }] })
  const long = { ...material, text: 'Ships moor '.repeat(200) }
  const cut = commandWords(JSON.stringify({ material: [long], lines: [] })).sources[0]?.text
  expect(cut).toMatch(/^(Ships moor )+Ships( moor)?…$/)
  expect(commandWords('{"id":"note-1"}').text).toBe('Done. The action above shows the result.')
  expect(commandWords('It failed: no room').text).toBe('It failed: no room')
  expect(commandWords('').text).toBe('Done.')
})

test('actions of one name get names of their own', () => {
  const named = nameActions([{ action: 'a/add' }, { action: 'b/add' }, { action: 'b/add' }])
  expect(new Set(named.map(({ tool }) => tool)).size).toBe(3)
  expect(named.map(({ command }) => command)).toEqual(['add', 'b/add', 'b/add_2'])
})

test('a document is cut into passages that lose nothing', () => {
  const sentence = 'The quay is long and it is wet. '
  const text = `Title\n\n${sentence.repeat(100)}\n\n${'x'.repeat(3000)}`
  const { passages, isCut } = passagesOf(text)
  expect(isCut).toBe(false)
  expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(
    AGENTS.passageCharacters,
  )
  const squeezed = (words: string) => words.replaceAll(/\s/g, '')
  expect(squeezed(passages.join(''))).toBe(squeezed(text))
  expect(passagesOf('word.\n'.repeat(200_000)).isCut).toBe(true)
})

test('an answer shows the passages that it cites, once each', () => {
  const sources = [1, 2, 3].map((number) => ({
    ...{ number, name: 'a.txt', title: '', article: null, text: '' },
  }))
  const cited = citedSources('Yes [3]. Also [1, 3], and [99].', sources)
  expect(cited.map(({ number }) => number)).toEqual([1, 3])
})

test('a call that waits is shown as a question only while the conversation goes on', () => {
  const startedAt = '2026-03-02T12:00:00.000Z'
  const step = { state: 'done' as const, name: '', output: null, error: null, startedAt }
  const steps = [
    { ...step, path: '1', input: { id: 'm', text: 'Note it' } },
    {
      ...{ ...step, path: '1/1/0/ok', state: 'started' as const },
      input: { title: 'Add a note', input: { title: 'A' } },
    },
  ]
  const calls = (isOpen: boolean) => readTalk(steps, { isOpen })[0]!.calls
  expect(calls(true)).toEqual([
    { key: '1/1/0', title: 'Add a note', input: { title: 'A' }, state: 'asking', result: '' },
  ])
  expect(calls(false)[0]!.state).toBe('stopped')
})
