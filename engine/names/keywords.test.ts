import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entities as entitiesIn, foundIn } from './entities.ts'
import { nameKey, waysToWrite } from './aliases.ts'
import { isNameInDisguise } from './name-phrases.ts'
import { knownFrom, learnFrom, lessonsOf, type Seen } from './learnt-names.ts'
import { keyphrases as keyphrasesIn } from './keyphrases.ts'
import { readRuns } from '../words/text-runs.ts'

const keyphrases = (texts: string[], language: string | null) =>
  keyphrasesIn(readRuns(texts, language), language)
const entities = (texts: string[], language: string | null) => entitiesIn(texts, language)

const ferry = [
  `Ferry Marta Lind is aground off Cape Oster, and Captain Ilva Renn waits for tugs. The coast guard said
  that the ferry Marta Lind struck a shoal near Cape Oster in fog. Renn told Halvard Shipping that a buoy had
  drifted. "We sat upright on the shoal," said Tomas Every, who was bound for Paris.`,
  `Halvard Shipping closed its ferry route after the Marta Lind struck the shoal off Cape Oster. NASA pictures
  showed fog from Britain to Norway. Ilva Renn said the shoal was not where the chart shows it.`,
]

describe('entities', () => {
  test('are told apart by the words around them and by what is known', () => {
    const found = entities(ferry, 'en')
    expect(found).toContainEqual({ kind: 'place', name: 'Cape Oster' })
    expect(found).toContainEqual({ kind: 'person', name: 'Ilva Renn' })
    expect(found).toContainEqual({ kind: 'organisation', name: 'Halvard Shipping' })
    expect(found).toContainEqual({ kind: 'organisation', name: 'NASA' })
    expect(found).toContainEqual({ kind: 'place', name: 'Norway' })
    expect(found).toContainEqual({ kind: 'place', name: 'Paris' })
    expect(found.map(({ name }) => name)).not.toContain('Renn')
    expect(found.map(({ name }) => name)).not.toContain('The')
  })

  test('are read from a sentence of few words, too', () => {
    const found = entities(
      [
        'The ferry Marta Lind is aground off Cape Oster. Captain Ilva Renn told the Harbour Gazette of it.',
      ],
      'en',
    )
    expect(found).toContainEqual({ kind: 'person', name: 'Ilva Renn' })
    expect(found).toContainEqual({ kind: 'place', name: 'Cape Oster' })
    expect(found).toContainEqual({ kind: 'organisation', name: 'Harbour Gazette' })
  })

  test('of two that "of" holds together are two, unless it is part of the name', () => {
    const found = entities(
      [
        'We met pilot Ilva Renn of Halvard Shipping at the Bank of Norway, where nobody else was waiting.',
      ],
      'en',
    ).map(({ name }) => name)
    expect(found).toEqual(
      expect.arrayContaining(['Ilva Renn', 'Halvard Shipping', 'Bank of Norway']),
    )
  })

  test('are few in German, where every noun has a capital', () => {
    const text =
      'Bürgermeisterin Ilva Renn sprach am Montag in Norwegen. Die Fähre und der Hafen gehören der Halvard Bank, sagte sie.'
    const found = entities([text], 'de')
    expect(found).toContainEqual({ kind: 'place', name: 'Norwegen' })
    expect(found).toContainEqual({ kind: 'person', name: 'Ilva Renn' })
    expect(found.map(({ name }) => name)).not.toContain('Hafen')
    expect(found.map(({ name }) => name)).not.toContain('Montag')
  })

  test('are not claimed where a language has no capitals', () => {
    expect(entities(['東京でロケットが打ち上げられた。東京の人々が見た。'], 'ja')).toEqual([])
  })

  test('are not read from headlines in which every word has a capital', () => {
    expect(entities(['Village Choir Sings Old Songs At Dawn'], 'en')).toEqual([])
  })
})

describe('entities are shown only where that is sure', () => {
  const named = (text: string, before: readonly string[] = []) => {
    const seen = new Map<string, Seen>()
    const known = knownFrom(seen)
    for (const one of before) learnFrom(seen, lessonsOf(foundIn([one], 'en', known)))
    return entitiesIn([text], 'en', known).map(({ kind, name }) => `${kind} ${name}`)
  }

  test('measures, shows, prizes and ships are nobody', () => {
    expect(
      named(
        'The ferry carried 40 Metric Tons of salt. The Anna Varga Show took the Petersen Prize. The USS Peter Varga lay at anchor.',
      ),
    ).toEqual([])
  })

  test('a place keeps its "New", and a country its one name', () => {
    expect(
      named('The talks in New York failed. Envoys of the U.S. and of the United States left.'),
    ).toEqual(['place United States', 'place New York'])
    expect(named('A capitol in New York State Capitol Park is closed.')).not.toContain(
      'person York State Capitol',
    )
  })

  test('who took a picture or wrote a report is not in the news', () => {
    expect(named('Peter Varga / Orrin Press The ferry left the quay in silence.')).toEqual([])
    expect(named('Why ferries sink | Anna Varga\n\nThe ferry left the quay.')).toEqual([])
    expect(named('The minister fell, the New York Times reported.')).toEqual([])
  })

  test('a person has the fullest name that the texts give, behind any title', () => {
    expect(
      named('Varga left early. Foreign Minister Anna Varga had promised more. Varga said nothing.'),
    ).toEqual(['person Anna Varga'])
    expect(named('Pilots told of Orla Quenn, 45, who fell.')).toEqual(['person Orla Quenn'])
  })

  test('a last name alone is known from what the hub saw before', () => {
    const text = 'Quenn wants another harbour, and Tollmark pays.'
    expect(named(text)).toEqual([])
    const before = [
      'Mayor Orla Quenn spoke at noon in the village of Tollmark.',
      'Later, Orla Quenn told of the village of Tollmark.',
    ]
    expect(named(text, before)).toEqual(['person Quenn', 'place Tollmark'])
  })

  test('an organization is found by its kind, with the places and offices around it left to themselves', () => {
    expect(named('Tollmark Police Department and the University of Norhaven signed it.')).toEqual([
      'organisation Tollmark Police Department',
      'organisation University of Norhaven',
    ])
    expect(named('Pilots sued the Orrin Pilots Union (OPU), and the OPU paid.')).toEqual([
      'organisation Orrin Pilots Union',
    ])
  })

  test('a house is a place, and who works in it an organization', () => {
    expect(named('Anna Varga spoke at the White House.')).toContain('place White House')
    expect(named('Anna Varga heard it, the White House said.')).toContain(
      'organisation White House',
    )
  })

  test('in a headline of capitals a verb is not a last name', () => {
    expect(named('Anna Varga Offers Free Ferries After Storm Hits Coast')).toEqual([
      'person Anna Varga',
    ])
  })

  test('in a headline of capitals what happens is not part of an organization, nor is a place', () => {
    expect(named('Judge Tosses Varga Administration Lawsuit Over Ferries In Tollmark')).toEqual([])
    expect(named('Quiet Families Growing West Bank Olives Wait For Water')).toEqual([
      'place West Bank',
    ])
  })

  test('a line that shouts says no names, nor is it part of one', () => {
    expect(
      named('STORM LOOMS AS TOLLMARK HARBOUR ADVISER SAYS Quenn told pilots to wait.'),
    ).toEqual([])
    expect(named('WHO SANK THE FERRY AND WHY It lay near NATO ships.')).toEqual([
      'organisation NATO',
    ])
  })

  test('a headline of capitals is one with numbers, too', () => {
    expect(named('Bryce Varga Offers 3-Word Answer After 25-Year-Old Ferry Sinks')).toEqual([
      'person Bryce Varga',
    ])
  })

  test('what stands behind a first name in a headline may be a verb', () => {
    expect(named('Pilot Anna And Meghan Moving Back Over Fog')).toEqual([])
    expect(named('Watch Live: Anna Varga Delivers Address On Ferries')).toEqual([
      'person Anna Varga',
    ])
  })

  test('an adjective of an office makes nobody of what stands behind it', () => {
    expect(
      named('Call the National Ferry Rescue Lifeline, or read of National Interest Lanes.'),
    ).toEqual([])
  })

  test('a ship is nobody, wherever it is named', () => {
    expect(
      named(
        'Families of the USS Peter Varga wrote. The Varga left port at noon, says Captain Orla Quenn of the Peter Varga class.',
      ),
    ).toEqual(['person Orla Quenn'])
  })

  test('an army or a parliament is of the country that stands before it', () => {
    expect(named('The Lebanese Army spoke to the Norwegian Parliament at noon.')).toEqual([
      'organisation Lebanese Army',
      'organisation Norwegian Parliament',
    ])
  })

  test('a committee, a college or a commission has its whole name', () => {
    expect(
      named(
        'The House Ethics Committee asked University College London and the South Carolina Commission for the Blind.',
      ),
    ).toEqual([
      'organisation House Ethics Committee',
      'organisation University College London',
      'organisation South Carolina Commission for the Blind',
    ])
  })

  const organisationsIn = (text: string) =>
    entities([text], 'en').flatMap(({ kind, name }) => (kind === 'organisation' ? [name] : []))

  test('an organization ends before who works there, and goes on to where it is', () => {
    expect(
      organisationsIn('A letter of Department of Harbours Commissioner Ilva Renn was read aloud.'),
    ).toEqual(['Department of Harbours'])
    expect(
      organisationsIn('It was filed in the U.S. District Court for the District of Columbia.'),
    ).toEqual(['U.S. District Court for the District of Columbia'])
    expect(organisationsIn('On Monday the Securities and Exchange Commission said no.')).toEqual([
      'Securities and Exchange Commission',
    ])
    expect(
      organisationsIn('What was said of it by the National Republican Harbour Committee is new.'),
    ).toEqual(['National Republican Harbour Committee'])
  })

  test('what stands before another noun, or in front of one, ends no organization', () => {
    for (const text of [
      'With us is our Gull Chief Technology correspondent Ilva Renn today.',
      'She stood in the Renn Oval Office and smiled.',
      'It was told by the Minnesota AG on Monday.',
      'Ratings show that Orlan College Football is watched less.',
      'Mayor Veil Loses Appeals Court Fight Over Ferry In Orlan',
      'Ilva Renn at Center of Harbour Court Dispute With Mayor Veil',
    ])
      expect(organisationsIn(text)).toEqual([])
  })

  test('a law, a benefit and a book are not organizations', () => {
    for (const text of [
      'He reads "A Court of Gulls" and waits.',
      'The Harbour Vacancies Reform Act (HVRA) is new. HVRA is long.',
      'The Temporary Harbour Status (THS) ends. SNAP benefits go on.',
      'The group Stand Up to Fog spoke.',
    ])
      expect(organisationsIn(text)).toEqual([])
    expect(organisationsIn('The Harbour Pilots Union (HPU) agreed.')).toEqual([
      'Harbour Pilots Union',
    ])
  })

  test('a firm is nobody by its first word, and a school of any town none', () => {
    expect(named('Lettuce of Taylor Farms was sold near a Texas High School.')).toEqual([
      'organisation Taylor Farms',
      'place Texas',
    ])
  })

  test('a building is not an organization, nor are the initials after the name of a country', () => {
    expect(named('A flat in the United Nations Plaza was sold.')).toEqual([
      'place United Nations Plaza',
    ])
    expect(named('Miners of the Central African Republic (CAR) went home.')).toEqual([
      'place Central African Republic',
    ])
  })

  test('a person who is named like a town is a person', () => {
    expect(named('The killer of 17-year-old Austin Varga appealed.')).toEqual([
      'person Austin Varga',
    ])
    expect(named('Tom Holland sails. Critics say that Holland has no licence.')).toEqual([
      'person Tom Holland',
    ])
  })

  test('what stands in quotation marks alone is a work', () => {
    expect(named('The "Nashville" star and the “Marta Lind” singer met in Tollmark.')).toEqual([])
  })

  test('keyphrases do not say them again', () => {
    const names = [{ kind: 'person', name: 'Anna Varga' }] as const
    expect(
      ['varga', 'president Anna Varga', 'ferry strike'].map((one) => isNameInDisguise(one, names)),
    ).toEqual([true, true, false])
  })
})

describe('keyphrases', () => {
  test('come from what is said often, early and by several', () => {
    const found = keyphrases(ferry, 'en').map((phrase) => phrase.toLowerCase())
    expect(found).toContain('cape oster')
    expect(found.some((phrase) => phrase.includes('shoal'))).toBe(true)
    expect(found.length).toBeLessThanOrEqual(8)
  })

  test('are found in languages without capitals or spaces', () => {
    const text = '気象衛星が打ち上げられた。気象衛星は軌道に入った。'
    expect(keyphrases([text], 'ja').length).toBeGreaterThan(0)
  })

  test('keep the possessive within, and leave it out at the end', () => {
    const text = 'They heard of Varga’s Ferry. They wrote of Varga’s Ferry’s strike.'
    expect(keyphrases([text], 'en')).toContain('Varga’s Ferry')
  })

  test('are what an article is about, and no verbs', () => {
    const text = `Fog kills six people as ferry sinks\n\nThe fog killed six people on Monday as a ferry sank. It killed
      people who wanted to cross in the fog. The president says the ferry had no radar. The president wants radar in each ferry.`
    const found = keyphrases([text], 'en').map((phrase) => phrase.toLowerCase())
    expect(found).toEqual(expect.arrayContaining(['fog', 'ferry', 'radar']))
    for (const word of ['kills', 'killed', 'people', 'president', 'sinks', 'says', 'wants'])
      expect(found).not.toContain(word)
  })

  test('of nothing are none', () => {
    for (const text of ['', '🙂🙂', 'the of and', '1234 5678']) {
      expect(keyphrases([text], 'en')).toEqual([])
      expect(entities([text], 'en')).toEqual([])
    }
  })
})

test('every name and phrase stands in its text, whatever the text', () => {
  const word = fc.oneof(
    fc.constantFrom('Marta', 'Lind', 'of', 'said', 'The', 'ferry', 'AG', '.', ',', '"', 'İ', 'ß'),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(word),
      fc.constantFrom('en', 'de', 'ja', 'xx', null),
      (parts, language) => {
        const text = parts.join(' ')
        const letters = (one: string) => one.replaceAll(/[^\p{L}\p{N}]/gu, '')
        for (const phrase of keyphrases([text], language))
          expect(letters(text)).toContain(letters(phrase))
        // "US" is shown as "United States": one of its spellings is in the text.
        for (const { name } of entities([text], language)) {
          const ways = waysToWrite(name).map((way) => letters(nameKey(way)))
          expect(ways.some((way) => letters(nameKey(text)).includes(way))).toBe(true)
        }
      },
    ),
  )
})

test('a very long text costs no more than its beginning', () => {
  const long = 'Ferry Marta Lind struck the shoal. '.repeat(40_000)
  expect(keyphrases([long], 'en')).toEqual(keyphrases([long.slice(0, 2000)], 'en'))
  expect(entities([long], 'en')).toEqual(entities([long.slice(0, 2000)], 'en'))
})
