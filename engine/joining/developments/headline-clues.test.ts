import { describe, expect, test } from 'vitest'
import { headlineClues } from './headline-clues.ts'

describe('what a headline says about the kind of its news', () => {
  test.each([
    ['Mayor Brandt defends harbour toll as fair', 'brandt'],
    ['Watch: Okafor rejects claims about the dam', 'okafor'],
    ['Harbour toll defends nothing, critics say', null],
    ['Brandt opens the new harbour', null],
    ['Defends toll', null],
  ])('%s: who speaks', (title, speaker) => {
    expect(headlineClues(title, 'en').speaker).toBe(speaker)
  })

  test.each([
    ['Okafor expected to resign on Friday', 'resign'],
    ['Okafor may soon resign', 'resign'],
    ['Okafor set to be replaced', 'replaced'],
    ['Council wants to buy the pier', null],
    ['Okafor resigns', null],
  ])('%s: what it awaits', (title, awaited) => {
    expect(headlineClues(title, 'en').awaited).toBe(awaited)
  })

  test('tells what may have happened only where nothing is expected', () => {
    expect(headlineClues('Okafor resigns, council stunned', 'en').done).toEqual([
      'resigns',
      'stunned',
    ])
    expect(headlineClues('What if Okafor resigns?', 'en')).toMatchObject({
      isExpected: true,
      done: [],
    })
  })

  test('says nothing in other languages, in which its words mean something else', () => {
    const nothing = { speaker: null, isExpected: false, awaited: null, done: [] }
    expect(headlineClues('Okafor says it may set Paris', 'fr')).toEqual(nothing)
    expect(headlineClues('Okafor says it may set Paris', null)).toEqual(nothing)
  })
})
