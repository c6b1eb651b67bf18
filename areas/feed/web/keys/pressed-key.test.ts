import { expect, test } from 'vitest'
import { keyOf } from './pressed-key.ts'

test.each([
  ['a Latin letter, wherever it is', 'j', 'KeyC', false, 'j'],
  ['a Latin letter with Shift', 'J', 'KeyJ', true, 'J'],
  ['a slash, wherever it is', '/', 'Digit7', true, '/'],
  ['a question mark, wherever it is', '?', 'Minus', true, '?'],
  ['the j of a Russian keyboard', 'о', 'KeyJ', false, 'j'],
  ['the k of a Russian keyboard', 'л', 'KeyK', false, 'k'],
  ['the o of a Greek keyboard', 'ο', 'KeyO', false, 'o'],
  ['the s of a Hebrew keyboard', 'ד', 'KeyS', false, 's'],
  ['the m of an Arabic keyboard', 'ة', 'KeyM', false, 'm'],
  ['the g of a Korean keyboard', 'ㅎ', 'KeyG', false, 'g'],
  ['a letter that an input method holds back', 'Process', 'KeyK', false, 'k'],
  ['a letter of another alphabet with Shift', 'О', 'KeyJ', true, 'J'],
  ['the slash of a Russian keyboard', '.', 'Slash', false, '/'],
  ['the question mark of a Russian keyboard', ',', 'Slash', true, '?'],
  ['the slash of an Arabic keyboard', 'ظ', 'Slash', false, '/'],
  ['a hyphen on the key of the slash, as on a German keyboard', '-', 'Slash', false, '-'],
  ['a full stop at its own place', '.', 'Period', false, '.'],
  ['a Latin letter with an accent', 'é', 'Slash', false, 'é'],
  ['a letter of another alphabet at the place of none', 'х', 'BracketLeft', false, 'х'],
  ['a key that is no letter', 'Escape', 'Escape', false, 'Escape'],
])('%s: %s at %s is pressed', (_, key, code, shiftKey, pressed) => {
  expect(keyOf({ key, code, shiftKey })).toBe(pressed)
})
