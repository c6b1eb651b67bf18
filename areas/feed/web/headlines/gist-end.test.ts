import { expect, test } from 'vitest'
import { gistEnd } from './gist-end.ts'

const upTo = (most: number) => (end: number) => end <= most
const cut = (sentence: string, most: number) => sentence.slice(0, gistEnd(sentence, upTo(most)))

test('a sentence that fits stays whole', () => {
  const sentence = 'Six boats leave, of 1,400. '
  expect(cut(sentence, 26)).toBe(sentence)
})

test('a longer one ends at a clause, and never inside a number', () => {
  const sentence =
    'The society sends six boats to Greywater, where 1,400 people leave the lower town.'
  expect(cut(sentence, 60)).toBe('The society sends six boats to Greywater')
  expect(cut('Six boats leave Greywater – the lower town – tonight.', 40)).toBe(
    'Six boats leave Greywater',
  )
})

test('where a clause would leave too little, it ends at a word; without words, at what fits', () => {
  const sentence = 'Today, the society sends six flat boats to the lower town of Greywater.'
  expect(cut(sentence, 40)).toBe('Today, the society sends six flat boats')
  expect(cut('六艘平底船今夜駛往格雷沃特的下城', 8)).toBe('六艘平底船今夜')
  expect(cut('六艘平底船，今夜駛往格雷沃特的下城', 9)).toBe('六艘平底船')
  expect(cut('Greywater', 1)).toBe('')
})
