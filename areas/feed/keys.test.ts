import { describe, expect, test } from 'vitest'
import {
  areApart,
  isFirst,
  keyCommands,
  keyPattern,
  keysWith,
  ownKeysIn,
  standardKeys,
  takeKey,
  takenBy,
  whyRefused,
  withFormer,
  withKey,
} from './keys.ts'

const standard = keysWith([])

test('the standard keys are apart from each other', () => {
  expect(areApart(standard)).toBe(true)
  expect(ownKeysIn(standard)).toEqual([])
})

test('the keys of a reader take the place of the standard ones, and only they are kept', () => {
  const own = [
    { command: 'save', key: 'b' },
    { command: 'open', key: null },
  ]
  const keys = keysWith([...own, { command: 'of-another-version', key: 'y' }])
  expect(keys).toEqual({ ...standardKeys, save: 'b', open: null })
  expect(ownKeysIn(keys)).toEqual([own[1], own[0]])
})

test('a command that was added later leaves its key to the one that the reader gave it to', () => {
  const keys = keysWith([
    { command: 'save', key: 'n' },
    { command: 'go-sources', key: 'p s' },
  ])
  expect(keys).toEqual({
    ...standardKeys,
    save: 'n',
    'go-sources': 'p s',
    'next-article': null,
    'previous-article': null,
  })
  expect(areApart(keys)).toBe(true)
  expect(keysWith(ownKeysIn(keys))).toEqual(keys)
})

describe('A key is taken', () => {
  test.each([
    ['by the command that has it', 'm', ['mark']],
    ['by those whose keys it begins', 'g', keyCommands.filter((one) => one.startsWith('go-'))],
    ['by the command whose key begins it', 'm x', ['mark']],
    ['by the command of two keys', 'g f', ['go-feed']],
    ['by nobody, though it is the second of two', 'f', []],
    ['by nobody, with Shift', 'M', []],
    ['by nobody where the first of two keys is shared', 'g x', []],
    ['not by the command that it is for', 's', []],
  ])('%s: %s', (_, key, commands) => {
    expect(takenBy(standard, 'save', key)).toEqual(commands)
  })

  test('by nobody after it was switched off', () => {
    expect(takenBy(withKey(standard, 'mark', null), 'save', 'm')).toEqual([])
  })
})

describe('A command that takes the key of another one', () => {
  test('gives its own for it', () => {
    expect(takeKey(standard, 'save', 'm', 'mark')).toEqual({ ...standard, save: 'm', mark: 's' })
  })

  test.each([
    ['was off', withKey(standard, 'save', null), 'm'],
    ['would still be in its way', withKey(standard, 'save', 'm m'), 'm'],
  ])('switches it off where its own %s', (_, keys, key) => {
    expect(takeKey(keys, 'save', key, 'mark')).toEqual({ ...standard, save: 'm', mark: null })
  })

  test('does not give Ctrl K away, which alone is held', () => {
    const taken = { ...standard, palette: 'm', mark: null }
    expect(takeKey(standard, 'palette', 'm', 'mark')).toEqual(taken)
  })
})

test('two keys belong to one command, and others count by themselves', () => {
  expect(withFormer(standard, 'g', 'f')).toBe('g f')
  expect(withFormer(standard, 'g', 'j')).toBe('j')
  expect(withFormer(standard, null, 'f')).toBe('f')
  expect(withFormer(withKey(standard, 'go-feed', 'x x'), 'g', 'f')).toBe('f')
  expect([isFirst(standard, 'g'), isFirst(standard, 'f')]).toEqual([true, false])
  expect(isFirst(withKey(standard, 'save', 'é s'), 'é')).toBe(true)
})

describe('A key that others need is refused in words', () => {
  test.each([
    [' ', 'Space'],
    ['Tab', 'Tab is needed'],
    ['Enter', 'Enter is needed'],
    ['Escape', 'Escape is needed'],
    ['Delete', 'Delete is needed'],
    ['ArrowDown', 'Arrow keys'],
    ['PageUp', 'Page keys'],
    ['F5', 'Function keys'],
    ['F12', 'Function keys'],
    ['Dead', 'Only letters'],
    ['MediaPlayPause', 'Only letters'],
    ['😀', 'Only letters'],
  ])('%s: %s', (key, words) => {
    expect(whyRefused({ key, isHeldWithOthers: false })).toContain(words)
  })

  test('and any key with Ctrl, Alt or ⌘', () => {
    expect(whyRefused({ key: 't', isHeldWithOthers: true })).toContain('belong to the browser')
  })

  test.each(['s', 'S', '7', '?', 'é', 'х', 'ش', '।'])('but not %s', (key) => {
    expect(whyRefused({ key, isHeldWithOthers: false })).toBeNull()
    expect(keyPattern.test(key)).toBe(true)
  })
})
