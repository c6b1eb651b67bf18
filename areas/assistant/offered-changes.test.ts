import { describe, expect, test } from 'vitest'
import type { Ask } from '#core/contract.ts'
import type { Offer } from './answer.ts'
import { offeredChange } from './offered-changes.ts'

/** Makes a function that checks the inputs of operations with their schemas and records them. */
function recording(answers: Record<string, unknown> = {}) {
  const asked: [string, unknown][] = []
  const ask: Ask = (async (operation: Parameters<Ask>[0], input: unknown) => {
    asked.push([operation.path, operation.input.parse(input)])
    return answers[operation.path]
  }) as Ask
  return { asked, ask }
}

const source = { id: 'source-1', name: 'Harbour Post' }

describe('what an offer does is what its area does', () => {
  test.each<[Offer, string, string | null]>([
    [{ tool: 'save', effect: 'Saves it', articles: [7] }, 'saved/saveArticle', 'saved/removeSaved'],
    [
      { tool: 'mute', effect: 'Mutes it', source },
      'sources/health/muteSources',
      'sources/health/unmuteSources',
    ],
    [
      { tool: 'make-audio', effect: 'Makes it', articles: [7] },
      'generation/startJobs',
      'generation/deleteJob',
    ],
    [
      { tool: 'make-video', effect: 'Makes it', articles: [7] },
      'generation/startJobs',
      'generation/deleteJob',
    ],
    [
      { tool: 'make-text', effect: 'Makes it', articles: [7] },
      'generation/startJobs',
      'generation/deleteJob',
    ],
  ])('%o', async (offer, does, undoes) => {
    const { ask, asked } = recording()
    const change = offeredChange(ask, offer, 'key-1')!
    expect(asked).toEqual([])
    await change.accept()
    await change.undo?.()
    expect(asked.map(([path]) => path)).toEqual([does, undoes])
  })

  test('a topic is followed once, and not taken for one that was there before', async () => {
    const { ask, asked } = recording({ 'topics/listTopics': [{ id: 'topic-1', title: 'Tides' }] })
    const offer: Offer = { tool: 'follow-topic', effect: 'Follows it', words: 'Tides' }
    await expect(offeredChange(ask, offer, 'a')!.accept()).rejects.toThrow('already')
    const other = offeredChange(ask, { ...offer, words: 'Orrin' }, 'b')!
    await other.accept()
    expect(asked.map(([path]) => path)).toContain('topics/saveTopic')
  })

  test('a note that was added from here can be taken back here', async () => {
    const { ask, asked } = recording({ 'notes/editor/addNote': { id: 'note-1', revision: 1 } })
    const offer: Offer = { tool: 'note', effect: 'Notes it', words: 'Look again', articles: [7] }
    expect(offeredChange(ask, offer, 'c')!.undo).toBeUndefined()
    await offeredChange(ask, offer, 'c')!.accept()
    await offeredChange(ask, offer, 'c')!.undo!()
    expect(asked.at(-1)).toEqual(['notes/editor/deleteNote', { id: 'note-1' }])
  })
})

test('an offer that lacks what it takes is none', () => {
  const { ask } = recording()
  for (const tool of ['save', 'mute', 'note', 'follow-topic', 'make-audio'] as const)
    expect(offeredChange(ask, { tool, effect: 'Does something' }, 'key')).toBeNull()
})
