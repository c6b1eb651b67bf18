import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { tellsAsDone, tellsUnknown } from './told-as-done.ts'

const NOW = Date.parse('2026-03-05T12:00:00Z')
const outcomeOf = (text: string) => readQuestion(text, { now: NOW }).outcome

test.each([
  ['Who won the race in Calder?', 'win'],
  ['Wer hat die Wahl in Brunn gewonnen?', 'win'],
  ['What was the verdict in the Marek trial?', 'verdict'],
  ['What did the jury say?', 'verdict'],
  ['What sentence did Lio Marek get?', 'sentence'],
  ['What did the Supreme Court decide about the dam?', 'decision'],
  ['How did the appeal of Ilva Renn end?', 'end'],
  ['Who will win the race in Calder?', null],
  ['How many races did Ilva Renn win?', null],
  ['Why did the judge leave?', null],
  ['What did Lio Marek say in court?', null],
])('%s asks for an outcome: %s', (text, outcome) => {
  expect(outcomeOf(text)).toBe(outcome)
})

const told = (sentence: string, question: string) =>
  tellsAsDone(sentence, {
    outcome: outcomeOf(question)!,
    publishedAt: NOW,
    asked: question,
  })
const WHO = 'Who won the Orrin Cup?'

test.each([
  'Brannock beat Tessel 3-1 to win the Orrin Cup.',
  'Ilva Renn is projected to win the primary in Calder.',
  'Renn clinched a surprising victory in Calder.',
  'Tessel won the Orrin Cup for the first time since 2019.',
])('done: %s', (sentence) => {
  expect(told(sentence, WHO)).toBe(true)
})

test.each([
  'Tessel and Brannock meet in the Orrin Cup on Sunday.',
  'Tessel hopes to win the Orrin Cup.',
  'Tessel could win the Orrin Cup.',
  'Tessel beat Calder 2-0 to book a place in the final of the Orrin Cup.',
  'Renn claimed a first-round victory, and counting goes on.',
  'Renn and Marek advanced to a runoff for the Orrin Cup.',
  'Renn says that Marek is their chosen candidate for the Orrin Cup.',
  'The course hosted the cup in 2018, won by Lio Marek.',
])('not done: %s', (sentence) => {
  expect(told(sentence, WHO)).toBe(false)
})

test('a plea, a charge and what somebody faces are neither a verdict nor a sentence', () => {
  const verdict = 'What was the verdict in the Marek trial?'
  expect(told('Lio Marek pleaded not guilty to murder.', verdict)).toBe(false)
  expect(told('A jury will soon decide whether he is convicted.', verdict)).toBe(false)
  expect(told('The jury found Lio Marek guilty.', verdict)).toBe(true)
  const sentence = 'What sentence did Lio Marek get?'
  expect(told('He faces a sentence of up to five years.', sentence)).toBe(false)
  expect(told('Lio Marek was sentenced to six years.', sentence)).toBe(true)
  const ruling = 'What did the Supreme Court decide about the dam?'
  expect(told('A trust urged the court to block the dam.', ruling)).toBe(false)
  expect(told('The court rejected the plea and let work go on.', ruling)).toBe(true)
})

test('what nobody knows yet is not an answer', () => {
  expect(tellsUnknown('Ilva Renn died at 36, with no cause of death yet released.')).toBe(true)
  expect(tellsUnknown('It is not yet clear what caused the crash in Orlan.')).toBe(true)
  expect(tellsUnknown('The crash in Orlan was caused by fog.')).toBe(false)
})
