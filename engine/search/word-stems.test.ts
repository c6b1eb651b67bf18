import { expect, test } from 'vitest'
import { stemsOfWord } from './word-stems.ts'

test.each([
  ['de', 'problem probleme problems problemen'],
  ['de', 'system systeme systemen'],
  ['de', 'regel regeln'],
  ['de', 'europa europas'],
  ['de', 'foto fotos'],
  ['es', 'lugar lugares'],
  ['es', 'mujer mujeres'],
  ['es', 'primer primero primeros primera'],
  ['es', 'militar militares'],
  ['es', 'líder líderes'],
  ['pt', 'hospital hospitais'],
  ['sv', 'torg torget torgen'],
  ['fr', 'commence commencent'],
])('in %s, %s have a stem in common', (language, words) => {
  const stems = words.split(' ').map((word) => stemsOfWord(word, language))
  const common = stems[0]!.filter((stem) => stems.every((others) => others.includes(stem)))
  expect(common, JSON.stringify(stems)).not.toEqual([])
})
