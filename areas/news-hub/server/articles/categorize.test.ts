import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '#areas/news-hub/contract.ts'
import { categorize } from './categorize.ts'

const about = (title: string, text = '') =>
  categorize({ title, text, feedCategories: [], sourceCategory: null })

describe('the category of an article', () => {
  test.each([
    [
      'AI Infrastructure',
      'Orlan Labs trains its language model on 4,000 new GPUs in a northern data center',
    ],
    ['Policy & Government', 'Senate passes ferry safety bill after governor drops his opposition'],
    ['Markets', 'Stocks slide as investors weigh interest rate path and bond yields climb'],
    ['Science', 'Researchers describe a new dinosaur species from a single fossil'],
    ['Technology', 'Kestrel shows a smartphone whose browser and apps run on open source software'],
    ['Environment', 'Drought and wildfire season lengthen as global warming raises emissions'],
    ['Space', 'Rocket lifts a weather satellite into orbit from the coastal launch pad'],
    ['Healthcare', 'Hospitals report fewer patients as the flu vaccine reaches rural clinics'],
    ['Cybersecurity', 'Hackers used ransomware to steal passwords in harbour data breach'],
    ['Automotive', 'Carmaker halts electric vehicle assembly after recall of its newest SUV'],
    ['Business', 'Retailer names new chief executive as quarterly profit and sales fall'],
    ['General', 'Village choir sings at dawn'],
  ])('%s: %s', (category, title) => expect(about(title)).toBe(category))

  test('what the publisher says of it weighs more than a stray word', () => {
    const tagged = { title: 'The vote that nobody saw coming', text: '', sourceCategory: null }
    expect(categorize({ ...tagged, feedCategories: ['Astronomy'] })).toBe('Space')
    expect(categorize({ ...tagged, feedCategories: ['News > Science'] })).toBe('Science')
    expect(categorize({ ...tagged, feedCategories: ['Misc', 'Homepage'] })).toBe(
      'Policy & Government',
    )
  })

  test('the subject of the source decides between weak claims and makes none alone', () => {
    const quiet = { title: 'A quiet day', text: '', feedCategories: [] }
    expect(categorize({ ...quiet, sourceCategory: 'technology' })).toBe('General')
    expect(categorize({ ...quiet, text: 'A new app.', sourceCategory: 'technology' })).toBe(
      'Technology',
    )
  })

  test('is never "Breaking" and always one that readers know', () => {
    const known = [...categories.filter((name) => name !== 'Breaking'), 'General']
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.string()),
        (title, text, feedCategories) => {
          const category = categorize({ title, text, feedCategories, sourceCategory: 'Breaking' })
          expect(known).toContain(category)
        },
      ),
    )
  })
})
