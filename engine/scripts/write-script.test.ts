import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from '#core/testing/test-share.ts'
import { outlineOf } from '../summaries/outlet-habits.ts'
import { english } from './connectives/english.ts'
import type { Material } from './material.ts'
import type { Script, ScriptLine } from './script.ts'
import { scriptForms } from './script-wishes.ts'
import { ferryMaterial, madeArticle, madeEntry, madeMaterial } from './test-material.ts'
import { availableWords, writeScript } from './write-script.ts'

const linesOf = (script: Script) => script.sections.flatMap(({ lines }) => lines)
const factsOf = (script: Script) => linesOf(script).filter(({ citations }) => citations.length > 0)
const connectivesOf = (script: Script) =>
  linesOf(script).filter(({ citations }) => citations.length === 0)
const said = (lines: readonly ScriptLine[]) => lines.map(({ text }) => text).join('\n')
const wordsOf = (script: Script) => said(linesOf(script)).split(/\s+/).length

/** Forty events that have nothing in common. */
function manyStories(): Material {
  const word = (at: number) =>
    Array.from(
      { length: 3 },
      (_, nth) => ['ba', 'do', 'ki', 'lu', 'me', 'ra', 'su', 'vo'][(at >> (3 * nth)) % 8],
    ).join('')
  const sentence = (at: number) => {
    const [who, does, what, where, when] = [1, 97, 193, 289, 385].map((by) => word(at * 7 + by))
    return `Keeper ${who!.replace(/^./u, (first) => first.toUpperCase())}n of ${where}n ${does}ed a ${what}t beside the ${when}p on Monday.`
  }
  const articles = Array.from({ length: 40 }, (_, at) =>
    madeArticle([
      madeEntry([0, 1, 2, 3].map((nth) => sentence(at * 4 + nth)).join(' '), {
        title: sentence(at * 4),
      }),
    ]),
  )
  return madeMaterial(articles, 'Keepers')
}

function expectProven(script: Script, material: Material) {
  const entries = new Map(
    material.articles.flatMap((article) =>
      article.entries.map((entry) => [entry.id, entry] as const),
    ),
  )
  for (const { text, citations } of factsOf(script)) {
    for (const { entry, start, end } of citations) {
      expect(entries.get(entry)!.text.slice(start, end)).toBe(text)
      expect(script.sources.some((source) => source.entry === entry)).toBe(true)
    }
  }
  expect(new Set(script.sources.map(({ entry }) => entry)).size).toBe(script.sources.length)
}

describe.each(scriptForms)('a %s', (form) => {
  const material = ferryMaterial()

  test.each([60, 120, 470])('of %i words: each factual line stands so in its entry', (words) => {
    const script = writeScript(material, { form, style: 'balanced', words })
    expectProven(script, material)
    expect(factsOf(script).length).toBeGreaterThan(0)
    const texts = factsOf(script).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('meets its length where there is enough, and says so where there is not', () => {
    const many = manyStories()
    const script = writeScript(many, { form, style: 'balanced', words: 600 })
    expect(script.shortage).toBeNull()
    expect(Math.abs(wordsOf(script) - 600)).toBeLessThanOrEqual(90)
    const short = writeScript(material, { form, style: 'balanced', words: 3120 })
    expect(short.shortage).toMatch(/^There is enough in this for about \d/)
  })
})

describe('connectives', () => {
  test('of two voices: each reads at least two fifths of the news, and nobody asks', () => {
    for (const material of [ferryMaterial(), manyStories()])
      for (const words of [300, 470, 1250]) {
        const script = writeScript(material, { form: 'podcast', style: 'casual', words })
        const facts = factsOf(script)
        const [all, ofB] = [facts, facts.filter(({ speaker }) => speaker === 'b')].map(
          (lines) => said(lines).split(/\s+/).length,
        )
        expect(Math.min(ofB!, all! - ofB!)).toBeGreaterThanOrEqual(all! * 0.4)
        expect(said(connectivesOf(script))).not.toContain('?')
      }
  })

  test('one voice reads what is too little for two', () => {
    const material = madeMaterial([
      madeArticle([madeEntry('The ferry Marigold ran aground off Orlan harbour on Monday.')]),
    ])
    const script = writeScript(material, { form: 'podcast', style: 'casual', words: 300 })
    expect(linesOf(script).every(({ speaker }) => speaker === 'a')).toBe(true)
  })

  test('take little of a piece of several stories', () => {
    const script = writeScript(manyStories(), { form: 'brief', style: 'balanced', words: 600 })
    const ours = said(connectivesOf(script)).split(/\s+/).length
    expect(ours).toBeLessThanOrEqual(wordsOf(script) * 0.08)
  })

  test('none is said twice while others are left', () => {
    const script = writeScript(ferryMaterial(), {
      form: 'deep-dive',
      style: 'balanced',
      words: 470,
    })
    const texts = connectivesOf(script).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('no template stands in two groups of one language', () => {
    const all = [
      english.leadIns,
      english.leadInsOfSeveral,
      english.datedLeadIns,
      ...Object.values(english.into),
    ].flatMap((variants) => [...new Set(Object.values(variants).flat())])
    expect(new Set(all).size).toBe(all.length)
  })

  test('styles change them, and no claim', () => {
    const of = (style: 'casual' | 'professional') =>
      writeScript(ferryMaterial(), { form: 'detailed', style, words: 470 })
    expect(said(factsOf(of('casual')))).toBe(said(factsOf(of('professional'))))
    const spoken = (style: 'casual' | 'professional') =>
      writeScript(ferryMaterial(), { form: 'podcast', style, words: 470 })
    expect(said(connectivesOf(spoken('casual')))).not.toBe(
      said(connectivesOf(spoken('professional'))),
    )
  })

  test('hold no number, name or date of the news, whatever outlets call themselves', () => {
    const material = madeMaterial([
      madeArticle([
        madeEntry(
          'The ferry Marigold ran aground off Orlan harbour on Monday with 214 passengers.',
          {
            outlet: '{date}\n{title} $& \u202e Herald',
          },
        ),
      ]),
    ])
    const script = writeScript(material, { form: 'brief', style: 'balanced', words: 60 })
    expect(said(connectivesOf(script))).not.toMatch(/214|Marigold|\n\S*Herald|\u202e/)
    expect(said(connectivesOf(script))).toContain('{date} {title} $& Herald')
  })
})

describe('sections', () => {
  test('tell caveats and what comes next apart from the news', () => {
    const script = writeScript(ferryMaterial(), { form: 'brief', style: 'balanced', words: 470 })
    const of = (kind: string) =>
      said(script.sections.find((section) => section.kind === kind)?.lines ?? [])
    expect(of('caveats')).toContain('It is unclear whether the radar')
    expect(of('next')).toContain('will hold a hearing')
    expect(of('news')).toContain('ran aground off Orlan harbour')
    expect(of('closing')).toContain('Orlan Herald')
  })

  test('of a debate set figures side by side that sources tell differently', () => {
    const [first, second] = [
      'The storm killed 14 people in Orlan on Monday, the mayor of the town said.',
      'The storm killed 19 people in Orlan on Monday, the fire brigade said.',
    ]
    const material = madeMaterial([
      madeArticle([
        madeEntry(first!, { outlet: 'Herald', title: 'Storm kills 14 in Orlan' }),
        madeEntry(second!, { outlet: 'Courier', title: 'Storm kills 19 in Orlan' }),
      ]),
    ])
    const script = writeScript(material, { form: 'debate', style: 'balanced', words: 150 })
    const apart = script.sections.find(({ kind }) => kind === 'differences')!
    expect(
      factsOf({ ...script, sections: [apart] }).map(({ text, speaker }) => [speaker, text]),
    ).toEqual([
      ['a', first],
      ['b', second],
    ])
  })

  test('of a debate of one source say that there is no other', () => {
    const [first] = ferryMaterial().articles[0]!.entries
    const alone = madeMaterial([madeArticle([first!])])
    const write = (material: Material) =>
      writeScript(material, { form: 'debate', style: 'balanced', words: 60 }).shortage
    expect(write(alone)).toContain('Only one source reports this')
    expect(write(ferryMaterial()) ?? '').not.toContain('Only one source')
  })

  test('of a review are the sources, each with what it alone says', () => {
    const script = writeScript(ferryMaterial(), { form: 'review', style: 'balanced', words: 470 })
    const titles = script.sections.filter(({ kind }) => kind === 'source').map(({ title }) => title)
    expect(titles.toSorted()).toEqual(['Coast Courier', 'Orlan Herald', 'Velden Post'])
  })
})

describe('languages', () => {
  const german =
    'Die Fähre Ringelblume lief am Montag vor dem Hafen von Orlan auf Grund. Zwei Schlepper aus Velden zogen das Schiff noch am Vormittag von den Felsen. Die Küstenwache sperrt die Meerenge bis Freitag für alle Frachtschiffe.'

  test('a piece is in one language; reports in others are left out, and that is said', () => {
    const material = madeMaterial([
      madeArticle([
        madeEntry(german, { language: 'de-AT' }),
        madeEntry(`${german} Das Wasser war ruhig und das Wetter gut an diesem Tag.`, {
          language: null,
        }),
        madeEntry('The ferry Marigold ran aground off Orlan harbour with all passengers.'),
      ]),
    ])
    const script = writeScript(material, { form: 'podcast', style: 'balanced', words: 200 })
    expect(script.language).toBe('de')
    expect(said(linesOf(script))).not.toMatch(/\b(?:The|What|and)\b/)
    expect(said(connectivesOf(script))).toContain(
      'Ein Bericht in einer anderen Sprache wurde ausgelassen.',
    )
  })

  test.each([
    [
      'ar',
      'جنحت العبارة ماريغولد قبالة ميناء أورلان يوم الاثنين وعلى متنها مئات الركاب. وقال حرس السواحل إن جميع الركاب نقلوا إلى البر خلال ساعتين فقط.',
    ],
    [
      'zh',
      '客轮万寿菊号星期一在奥兰港外的浓雾中搁浅，船上共有乘客二百余人。海岸警卫队表示，所有乘客已在两小时之内被安全送上岸。',
    ],
    [
      'hi',
      'सोमवार को घने कोहरे में मैरीगोल्ड नौका ओरलान बंदरगाह के पास चट्टानों से टकरा गई. तटरक्षक बल ने सभी यात्रियों को दो घंटे के भीतर किनारे पहुँचाया.',
    ],
  ])('in %s nothing English stands between the news', (language, text) => {
    const material = madeMaterial(
      [madeArticle([madeEntry(text, { language, outlet: '日报', title: '' })], '')],
      '',
    )
    const script = writeScript(material, { form: 'podcast', style: 'balanced', words: 200 })
    expect(script.language).toBe(language)
    expect(factsOf(script).length).toBeGreaterThan(0)
    expectProven(script, material)
    expect(said(linesOf(script)) + script.sections.map(({ title }) => title).join('')).not.toMatch(
      /[a-z]{2}/i,
    )
  })
})

describe('bad input', () => {
  const write = (...texts: string[]) =>
    writeScript(madeMaterial([madeArticle(texts.map((text) => madeEntry(text)))]), {
      form: 'podcast',
      style: 'balanced',
      words: 470,
    })

  test('one sentence is a piece, and it says that it is short', () => {
    const script = write('The ferry Marigold ran aground off Orlan harbour on Monday.')
    expect(factsOf(script)).toHaveLength(1)
    expect(script.shortage).toBe('There is enough in this for about 10 seconds.')
  })

  test.each([
    ['nothing', [], 'There are no articles'],
    ['empty texts', ['', ' \n'], 'only headlines'],
    [
      '2,000 words in one sentence',
      [`The ferry ${'sailed and '.repeat(1000)}sank.`],
      'no sentence that can be quoted',
    ],
    [
      'code',
      ['const ferry = () => { return harbour.dock(ferry) };\nif (ferry) { sink(); }'],
      'no sentence that can be',
    ],
    [
      'a table',
      ['Ferry | Passengers | Year\nMarigold | 214 | 2026\nViolet | 120 | 2020'],
      'no sentence that can be',
    ],
    [
      'first person',
      ['I think that the ferry should never have left the harbour of Orlan on Monday.'],
      'no sentence',
    ],
    [
      'a question',
      ['What happened to the ferry Marigold in the harbour of Orlan on Monday?'],
      'no sentence',
    ],
  ])('%s: says in words what is wrong', (_, texts, words) => {
    expect(() => write(...texts)).toThrow(words)
  })

  test('what cannot be read out is left out, and the rest is told', () => {
    const script = write(
      'The ferry Marigold ran aground off Orlan harbour on Monday. 🚢🔥 Two tugs from Velden were on their way to the rocks by noon. The mass is m = E/c^2 as the harbour office of Orlan knows. Read more about the ferry Marigold on our site. I saw the whole accident from my kitchen window in Orlan. “I saw the rocks too late,” said Captain Mara Veil of the ferry line Brightwater.',
    )
    const text = said(factsOf(script))
    expect(text).toContain('ran aground')
    expect(text).toContain('said Captain Mara Veil')
    expect(text).not.toMatch(/🚢|E\/c|Read more|kitchen/u)
  })

  test('400 sources are read, and none of their sentences is said twice', () => {
    const entries = Array.from({ length: 400 }, (_, at) =>
      madeEntry(
        `The ferry Marigold ran aground off Orlan harbour on Monday. Witness Tam Brook${at} saw ${at + 3} goats swim towards the pier of Pell${at}. Nurse Ada Lind${at} gave warm soup to the children of village ${at}.`,
        { outlet: `Outlet ${at}` },
      ),
    )
    const material = madeMaterial([madeArticle(entries)])
    const script = writeScript(material, { form: 'deep-dive', style: 'balanced', words: 3120 })
    expectProven(script, material)
    const texts = factsOf(script).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => text.includes('ran aground'))).toHaveLength(1)
  })

  test('any text: each factual line stands so in its entry, and nothing else has a citation', () => {
    const piece = fc.constantFrom(
      'The ferry Marigold ran aground off Orlan harbour on Monday. ',
      'He said that it was dark. ',
      '“I saw nothing,” said Mara Veil of the coast guard. ',
      'Zwei Schlepper aus Velden zogen das Schiff von den Felsen. ',
      'It is unclear whether the radar of the ferry was on. ',
      'At least 12 people died in Orlan. ',
      'x = y^2\n\n',
      '🚢 ',
      '客轮在奥兰港外的浓雾中搁浅。',
      'Harbour Lines will raise fares in Pell next week.\n',
    )
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.string(),
    )
    const entries = fc.array(fc.record({ text, outlet: fc.string(), title: fc.string() }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(
        fc.array(entries, { maxLength: 3 }),
        fc.constantFrom(...scriptForms),
        fc.integer({ min: 1, max: 4000 }),
        (articles, form, words) => {
          const material = madeMaterial(
            articles.map((own) =>
              madeArticle(own.map((one) => madeEntry(one.text, { ...one, language: null }))),
            ),
          )
          const script = written(material, form, words)
          if (script) expectProven(script, material)
          if (script) expect(factsOf(script).length).toBeGreaterThan(0)
        },
      ),
      { numRuns: shareOf(300) },
    )
  })

  function written(
    material: Material,
    form: (typeof scriptForms)[number],
    words: number,
  ): Script | null {
    try {
      return writeScript(material, { form, style: 'balanced', words })
    } catch (error) {
      expect(error).toMatchObject({ name: 'Problem' })
      return null
    }
  }
})

test('how long a piece can become is known before it is made', () => {
  const material = ferryMaterial()
  const script = writeScript(material, { form: 'podcast', style: 'balanced', words: 3000 })
  expect(Math.abs(availableWords(material, 'podcast') - wordsOf(script))).toBeLessThan(5)
  expect(availableWords(madeMaterial([]), 'podcast')).toBe(0)
})

test('leaves out what the newest texts of an outlet show to be its habit', () => {
  const notice = 'The harbour office said on Monday that 40 ferries a day call at its three piers.'
  const news = 'The ferry to Orlan stays in the harbour until Friday after a fault in its engine.'
  const material = madeMaterial([madeArticle([madeEntry(`${news} ${notice}`)])], 'Ferry')
  const source = material.articles[0]!.entries[0]!.outlet
  const outlines = ['bakery', 'bridge', 'market'].map((place) => ({
    source,
    outline: outlineOf(`The ${place} opens again on Monday after a week of repairs. ${notice}`),
  }))
  const told = (given: Material) =>
    said(factsOf(writeScript(given, { form: 'brief', style: 'balanced', words: 200 })))
  expect(told(material)).toContain(notice)
  expect(told({ ...material, outlines })).toBe(news)
})

test('reads out no line that has no full stop and runs into a sentence', () => {
  const run =
    'Prize was the eighth largest of the lottery and followed three quiet months without a winner A Quayball ticket sold at a kiosk in Orlan was the only winner of the prize on Monday.'
  const news = 'The kiosk in Orlan sold 40 tickets on Monday morning, and opens again at seven.'
  const material = madeMaterial([madeArticle([madeEntry(`${run} ${news}`)])], 'Lottery')
  const script = writeScript(material, { form: 'brief', style: 'balanced', words: 200 })
  expect(said(factsOf(script))).toBe(news)
})
