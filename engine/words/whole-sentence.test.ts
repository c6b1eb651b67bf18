import { expect, test } from 'vitest'
import { isWholeSentence } from './whole-sentence.ts'

test.each([
  'The tug Marlena sank off Cape Orrin.',
  '“Nobody was hurt,” said Ada Brook.',
  'Ada Brook said: “Nobody was hurt.”',
  'eBarge has lost two of its ships.',
  '9 sailors were saved!',
  'フェリーは火曜日に座礁した。',
  'غرقت القاطرة يوم الاثنين؟',
])('is whole: %s', (text) => expect(isWholeSentence(text)).toBe(true))

test.each([
  'sank off Cape Orrin on Monday.',
  'The tug Marlena sank off Cape Orrin and',
  'The tug Marlena sank off Cape …',
  'The tug Marlena sank off Cape...',
  '- The tug Marlena sank off Cape Orrin.',
  ', and the crew was saved.',
  '',
])('is none: %s', (text) => expect(isWholeSentence(text)).toBe(false))
