import { expect, test } from 'vitest'
import { TermMemory } from '../../words/term-memory.ts'
import { weighEntry } from '../entry-vector.ts'
import { isOtherwiseTold } from './awaited.ts'

const memory = new TermMemory()
const told = (title: string) => weighEntry({ title, text: '', language: 'en' }, memory).told

const awaiting = [
  'Okafor expected to resign',
  'Okafor could resign soon',
  'Okafor set to resign',
].map(told)
const done = ['Okafor resigns', 'Ilse Okafor resigned on Monday'].map(told)

test('what is done is not a report of what is awaited, until as many tell it as done', () => {
  expect(isOtherwiseTold(told('Okafor resigns at last'), awaiting)).toBe(true)
  expect(isOtherwiseTold(told('Okafor resigns at last'), awaiting.slice(1))).toBe(true)
  expect(isOtherwiseTold(told('Okafor resigns at last'), [...awaiting.slice(1), ...done])).toBe(
    false,
  )
})

test('what is awaited is not a report of what was done', () => {
  expect(isOtherwiseTold(told('Okafor may resign'), done)).toBe(true)
  expect(isOtherwiseTold(told('Okafor may resign'), [...awaiting, ...done])).toBe(false)
})

test('one guess is not enough, and other verbs say nothing', () => {
  expect(isOtherwiseTold(told('Okafor resigns at last'), awaiting.slice(2))).toBe(false)
  expect(isOtherwiseTold(told('Okafor visits Orrin'), awaiting)).toBe(false)
  expect(isOtherwiseTold(told('Okafor may visit Orrin'), done)).toBe(false)
})
