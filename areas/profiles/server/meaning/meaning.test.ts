import { describe, expect, it } from 'vitest'
import type { CitedSentence } from '#areas/articles/contract.ts'
import { meaningFor } from './meaning.ts'
import { profileInterests } from '../profile-interests.ts'

function sentence(text: string): CitedSentence {
  return { text, citations: [] }
}

const article = [
  'The council met on Monday evening.',
  'A second crane at the harbour will lift containers from June.',
  'Shares of the harbour company rose.',
  'Berth fees stay as they are for small boats.',
].map(sentence)
const told = ['Tolland decides on its port']

function profileOf(instructions: string, language = 'en') {
  const interests = profileInterests(
    {
      topics: [],
      instructions: { text: instructions, language, because: 'your instructions say so' },
      texts: [],
    },
    () => 0.001,
  )
  return { name: 'Harbour master', interests }
}

const textsOf = (instructions: string) =>
  meaningFor(profileOf(instructions), { told, reported: article }, 'en')?.sentences.map(
    ({ text }) => text,
  ) ?? null

describe('what an article means for a profile', () => {
  it('is the sentences about the words of the profile, with the reason', () => {
    expect(meaningFor(profileOf('Cranes and berths'), { told, reported: article }, 'en')).toEqual({
      sentences: [article[1], article[3]],
      because: 'your instructions say so (Cranes, berths)',
      profile: 'Harbour master',
    })
  })

  it('is empty if no sentence is about the profile', () => {
    expect(textsOf('Telescopes')).toBeNull()
    expect(textsOf('')).toBeNull()
  })

  it('leaves out what the profile refuses', () => {
    expect(textsOf('The harbour, but no shares')).toEqual([article[1]!.text])
  })

  it('is two sentences at most, in the order of the article', () => {
    expect(textsOf('Boats, harbour, containers, council')).toEqual([
      article[0]!.text,
      article[1]!.text,
    ])
  })

  it('leaves out what the article tells already, in the same words or in others', () => {
    const telling = (...sentences: string[]) =>
      meaningFor(
        profileOf('Cranes and berths'),
        { told: [...told, ...sentences], reported: article },
        'en',
      )?.sentences.map(({ text }) => text) ?? null
    const lifts = 'From June containers will be lifted by a second harbour crane.'
    expect(telling(article[1]!.text)).toEqual([article[3]!.text])
    expect(telling(lifts)).toEqual([article[3]!.text])
    expect(telling(lifts, article[3]!.text)).toBeNull()
  })
})
