import { expect, test } from 'vitest'
import { translateSummary, type AskForTranslation } from './translate-summary.ts'

const original = {
  language: 'sv',
  text: 'Färjan Marigold gick på grund utanför Norrby på tisdag med 1 200 personer ombord.',
}
const faithful = 'The ferry Marigold ran aground off Norrby on Tuesday with 1,200 people on board.'

test('a translation that says the same is taken at once', async () => {
  const { ask, systems } = played(JSON.stringify({ translation: `${faithful}\n` }))
  expect(await translateSummary(ask, original, 'en')).toEqual({ text: faithful })
  expect(systems).toHaveLength(1)
  expect(systems[0]).toContain('into English')
})

test('a translation that says something else is requested once more, with its faults', async () => {
  const wrong = faithful.replace('1,200', '1,300')
  const { ask, systems, prompts } = played(
    JSON.stringify({ translation: wrong }),
    JSON.stringify({ translation: faithful }),
  )
  expect(await translateSummary(ask, original, 'en')).toEqual({ text: faithful })
  expect(systems[0]).not.toContain('refused')
  expect(systems[1]).toContain('refused')
  expect(systems[1]).not.toContain('1,300')
  expect(prompts[1]).toContain('Missing: “1 200”. Added: “1,300”.')
})

test('after two wrong translations there is none, and the reason is given', async () => {
  const answer = JSON.stringify({ translation: faithful.replace('Norrby', 'Orlan') })
  const { ask, systems } = played(answer, answer, JSON.stringify({ translation: faithful }))
  expect(await translateSummary(ask, original, 'en')).toEqual({
    message:
      'The endpoint’s text did not match the original. Missing: “Norrby”. Added: “Orlan”. To try again, choose another model in AI Studio.',
  })
  expect(systems).toHaveLength(2)
})

test.each([
  ['markup', `${faithful} <img src=x>`],
  ['an address', `${faithful} https://evil.example/`],
  ['hidden marks', `${faithful}\u202e`],
  ['nothing', ' '],
  ['no end', `${faithful} ${'and on '.repeat(2000)}`],
])('%s is no translation', async (_, translation) => {
  const answer = JSON.stringify({ translation })
  const { ask } = played(answer, answer)
  expect(await translateSummary(ask, original, 'en')).toHaveProperty('message')
})

test('the same text again is not a translation', async () => {
  const answer = JSON.stringify({ translation: original.text })
  const { ask } = played(answer, answer)
  expect(await translateSummary(ask, original, 'en')).toHaveProperty(
    'message',
    expect.stringContaining('It was not in English.'),
  )
})

test('a translation in letters that cannot be compared is requested only once', async () => {
  const { ask, systems } = played(JSON.stringify({ translation: 'Паром сел на мель.' }))
  expect(await translateSummary(ask, original, 'ru')).toHaveProperty(
    'message',
    expect.stringContaining('Latin letters'),
  )
  expect(systems).toHaveLength(1)
})

test('a summary in letters that cannot be compared is not sent to the endpoint', async () => {
  const { ask, systems } = played()
  const russian = { language: 'ru', text: 'Паром сел на мель у берега во вторник.' }
  expect(await translateSummary(ask, russian, 'en')).toHaveProperty(
    'message',
    expect.stringContaining('Latin letters'),
  )
  expect(systems).toEqual([])
})

test('a text that is too long for a summary is not sent to the endpoint', async () => {
  const { ask, systems } = played()
  const text = original.text.repeat(80)
  expect(await translateSummary(ask, { ...original, text }, 'en')).toHaveProperty('message')
  expect(systems).toEqual([])
})

/** Simulates an endpoint that gives these answers in order; all other code is real. */
function played(...answers: string[]) {
  const systems: string[] = []
  const prompts: string[] = []
  const ask: AskForTranslation = async ({ system, prompt, read }) => {
    systems.push(system)
    prompts.push(prompt)
    const answer = read(answers[systems.length - 1] ?? '')
    if (answer === null) throw new Error('no answer')
    return answer
  }
  return { ask, systems, prompts }
}
