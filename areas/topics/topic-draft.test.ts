import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TopicDraft } from './contract.ts'
import { sampleTopics } from './demo/topics.ts'
import {
  draftOfTopic,
  isComplete,
  missingOf,
  newTopicDraft,
  newTopicId,
  readMinSourceCount,
} from './topic-draft.ts'

describe('the minimum source count', () => {
  test.each([
    ['abc', 1],
    ['', 1],
    ['  ', 1],
    ['0', 1],
    ['-4', 1],
    ['NaN', 1],
    ['Infinity', 1],
    ['3', 3],
    [' 12 ', 12],
    ['2.9', 2],
  ])('[DIALOG-072] of %j is %i', (text, number) => {
    expect(readMinSourceCount(text)).toBe(number)
  })

  test('is a whole number from 1 on, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const read = readMinSourceCount(text)
        expect(Number.isSafeInteger(read)).toBe(true)
        expect(read).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('a topic', () => {
  test('[DIALOG-067, DIALOG-068] is complete with a name that is more than blanks, and one source', () => {
    const named = { ...newTopicDraft(), title: 'Tides' }
    expect(isComplete(newTopicDraft())).toBe(false)
    expect(isComplete(named)).toBe(false)
    expect(isComplete({ ...named, sources: ['Tidemark'] })).toBe(true)
    expect(isComplete({ ...named, title: ' \t\n', sources: ['Tidemark'] })).toBe(false)
    expect(missingOf(newTopicDraft())).toEqual({ name: true, source: true })
    expect(missingOf(named)).toEqual({ name: false, source: true })
  })

  test('[DIALOG-075, DIALOG-076, DIALOG-077] begins balanced, concise and with one source as the minimum', () => {
    expect(newTopicDraft()).toMatchObject({
      tone: 'balanced',
      style: 'concise',
      contentRules: { minSourceCount: 1, requireImage: false },
    })
  })

  test('is edited as all that its reader decided, and nothing else', () => {
    for (const topic of sampleTopics(new Date())) {
      const draft = draftOfTopic(topic)
      expect(TopicDraft.parse(draft)).toEqual(draft)
      expect(topic).toMatchObject(draft)
    }
  })

  test('[DIALOG-023] has "topic-" and a moment as its id, which no other topic has', () => {
    expect(newTopicId(1_700_000_000_000, [])).toBe('topic-1700000000000')
    expect(newTopicId(5, ['topic-5', 'topic-6'])).toBe('topic-7')
  })
})
