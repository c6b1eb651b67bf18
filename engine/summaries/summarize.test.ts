import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noHabits } from './outlet-habits.ts'
import { summarize, type SummaryEntry } from './summarize.ts'

function entry(id: number, title: string, text: string, source = `outlet ${id}`): SummaryEntry {
  return { id, title, text, source, publishedAt: id }
}

const herald = entry(
  1,
  'Ferry runs aground off Orlan',
  `The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 people on board.
He had never seen such fog, the captain told the coast guard later that night.
All passengers of the Marigold were brought to Orlan harbour by midnight, the coast guard said.
Subscribe to the Orlan Herald for more news from the harbour every morning.`,
)
const wire = entry(
  2,
  'Marigold ferry aground, 214 rescued',
  `The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 people aboard.
Divers found a tear of nine metres in the hull of the Marigold on Wednesday.
Two tugs will try to free the ferry at high tide on Friday, the port authority said.`,
)
const post = entry(
  3,
  'Orlan port shut',
  `The port authority closed Orlan harbour for all ships until Friday.
I was on the pier that night when the first boats came in, and we were cold.`,
)

const texts = (entries: SummaryEntry[], sentences?: number) =>
  summarize(entries, { sentences }).map(({ text }) => text)

describe('the summary of an article', () => {
  test('short reports lose nothing but what is told twice, in whatever words', () => {
    const short = [
      entry(
        4,
        'Ferry Marta Lind aground off Cape Oster',
        'The ferry Marta Lind is aground off Cape Oster. Captain Ilva Renn says that all 164 people are safe.',
      ),
      entry(
        5,
        'Marta Lind aground off Cape Oster',
        'With 164 people aboard, Marta Lind struck a shoal near Cape Oster this morning. Ilva Renn, her captain, called for tugs.',
      ),
      entry(
        6,
        'Marta Lind waits for the tide',
        'Off Cape Oster the ferry Marta Lind waits aground for the tide.',
      ),
    ]
    expect(texts(short)).toEqual([
      'The ferry Marta Lind is aground off Cape Oster.',
      'Captain Ilva Renn says that all 164 people are safe.',
    ])
  })

  test('its lead is what a shorter one would say, before the others', () => {
    const entries = [wire, herald, post]
    const whole = summarize(entries, { lead: 3 }).map(({ text }) => text)
    expect(whole.slice(0, 3)).toEqual(texts(entries, 3))
    expect(whole.toSorted()).toEqual(texts(entries).toSorted())
  })

  test('what points back at a sentence of the lead is not said apart from it', () => {
    const report = entry(
      4,
      'Dam at Velm holds',
      `The dam at Velm held through the night after the river Orr rose by four metres.
It was raised in 1998 by the engineer Ilva Renn after a flood of Velm.
The mayor of Velm thanked 300 volunteers who carried sandbags to the river Orr.
Schools in Velm stay closed until the river Orr falls below the mark of three metres.`,
    )
    const back = 'It was raised in 1998 by the engineer Ilva Renn after a flood of Velm.'
    expect(texts([report])).toContain(back)
    const first = summarize([report], { lead: 1 })
    expect(first.map(({ text }) => text)).not.toContain(back)
  })

  test('any entries: each sentence stands word for word in the entry that it names', () => {
    const clause = fc.constantFrom(
      'The ferry Marigold ran aground off Orlan harbour on Tuesday',
      ' with 214 people on board',
      '. ',
      'Dr. Veil said so',
      '\n\n',
      ' “Nobody was hurt,” said Mara Veil of the coast guard. ',
      '…',
      '港は閉鎖された。',
      '😀 ',
    )
    const text = fc.array(fc.oneof(clause, fc.string({ unit: 'grapheme' })), { maxLength: 20 })
    const entries = fc.array(
      fc.record({
        text: text.map((parts) => parts.join('')),
        source: fc.nat(3),
        title: fc.string(),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 10 }), fc.nat(3), (rows, most, lead) => {
        const given = rows.map((row, id) => ({ ...row, id, publishedAt: 0 }))
        const summary = summarize(given, { sentences: most, lead })
        expect(summary.length).toBeLessThanOrEqual(most)
        for (const { text, entry, start, end } of summary) {
          expect(given[entry]!.text.slice(start, end)).toBe(text)
          expect(text).not.toBe('')
        }
        expect(summarize(given, { sentences: most, lead })).toEqual(summary)
      }),
    )
  })

  test('says what the sources have in common, once', () => {
    const summary = texts([herald, wire, post])
    expect(summary.filter((text) => text.includes('ran aground'))).toHaveLength(1)
    expect(summary).toContain(
      'Divers found a tear of nine metres in the hull of the Marigold on Wednesday.',
    )
    expect(summary.join(' ')).not.toMatch(/Subscribe|pier that night/)
  })

  test('a sentence about "he" comes only right behind the one before it', () => {
    const summary = texts([herald, wire, post])
    const dangling = summary.findIndex((text) => text.startsWith('He had never'))
    if (dangling >= 0) expect(summary[dangling - 1]).toContain('ran aground')
    const alone = { ...herald, text: herald.text.split('\n').slice(1).join('\n') }
    expect(texts([alone, post]).join(' ')).not.toContain('He had never')
  })

  test('every source speaks before one speaks a fourth time', () => {
    const talkative = entry(
      4,
      'Marigold',
      [
        'The Marigold ran aground off Orlan harbour in fog on Tuesday evening at nine.',
        'A coast guard boat reached the stranded Marigold ferry within eleven minutes.',
        'Orlan harbour offers beds to stranded passengers of the ferry in its old customs hall.',
        'Ferry traffic to the northern islands of Orlan stops until the Marigold is free.',
      ].join(' '),
    )
    const closed = entry(
      3,
      'Marigold blocks Orlan',
      'Fishermen and captains of grain barges wait for the tide while the Marigold blocks Orlan.',
    )
    const summary = summarize([talkative, closed], { sentences: 4 })
    expect(summary.map(({ entry }) => entry)).toContain(3)
  })

  test('a source that has nothing readable to say does not keep the others from speaking', () => {
    const mumbling = entry(5, 'Marigold', 'He had never seen such fog, the captain told the guard.')
    const talkative = entry(
      4,
      'Marigold',
      [
        'The Marigold ran aground off Orlan harbour in fog on Tuesday evening at nine.',
        'A coast guard boat reached the stranded Marigold ferry within eleven minutes.',
        'Orlan harbour offers beds to stranded passengers of the ferry in its old customs hall.',
      ].join(' '),
    )
    expect(texts([talkative, mumbling])).toHaveLength(3)
  })

  test('begins with the news, complete without the headline, whoever was first', () => {
    const early = entry(
      1,
      'Why the Marigold matters to Orlan',
      'The order was expected for weeks. In 2019, the ferry Marigold was sold to Brightwater Lines of Pell.',
    )
    const plain = entry(
      2,
      'Orlan court orders sale of ferry Marigold',
      'A court in Orlan ordered on Tuesday that the ferry Marigold be sold to pay its crew. The crew has waited for nine months.',
    )
    const loud = entry(
      3,
      'JUDGE SLAMS ferry bosses over Marigold',
      'In a stunning rebuke, a judge slammed the greedy bosses of the ferry Marigold in Orlan.',
    )
    const summary = texts([early, plain, loud])
    expect(summary[0]).toBe(
      'A court in Orlan ordered on Tuesday that the ferry Marigold be sold to pay its crew.',
    )
  })

  test('one fact in three wordings is told once, and one good sentence is enough', () => {
    const resigns = [
      [
        'Harbour master of Orlan resigns',
        'Orlan harbour master Mara Veil has resigned after eleven years in office.',
      ],
      [
        'Veil quits as harbour master',
        'Mara Veil is leaving her office as harbour master of Orlan, she told the council.',
      ],
      [
        'Mara Veil steps down in Orlan',
        'The harbour master of Orlan, Mara Veil, announced on Monday that she steps down.',
      ],
    ].map(([title, text], at) => entry(at + 1, title!, text!))
    expect(texts(resigns)).toHaveLength(1)
  })

  test('a source that copies the words of another adds nothing', () => {
    const copied = { ...herald, id: 9, source: 'copyist', title: 'Orlan: ferry aground' }
    expect(texts([herald, copied])).toEqual(texts([herald]))
  })

  test('what its outlet prints around every text is left out', () => {
    const notice = 'The Orlan Herald is the oldest paper of the harbour and of its islands.'
    const noticed = { ...herald, text: `${herald.text}\n${notice}` }
    const habits = { ...noHabits, repeats: (_: unknown, sentence: string) => sentence === notice }
    expect(summarize([noticed], { habits }).map(({ text }) => text)).not.toContain(notice)
  })

  test('the line that an outlet prints above its texts is cut, where it runs into them', () => {
    const line = 'Crew had been warned of fog, says owner of the lost ship'
    const opened = {
      ...herald,
      text: `${line} Mara Veil, the captain of the ferry Marigold, left the bridge in Orlan.`,
    }
    const habits = { ...noHabits, opensWithLine: () => true }
    expect(summarize([opened], { habits })[0]?.text).toMatch(/^Mara Veil, the captain/)
    const news = 'The captain of the ferry Marigold left the bridge in Orlan.'
    const linked = { ...opened, text: `${line} Orlan fog – all updates ${news}` }
    expect(summarize([linked], { habits })[0]?.text).toBe(news)
  })

  test('what two sources say goes before what one repeats', () => {
    const one = entry(
      1,
      'Tear found in hull of Orlan ferry',
      `A choir of forty sang on the pier of Orlan, and the choir was heard as far as Veil.
The choir of the pier will sing for Orlan again when the choir comes back from Veil.
Divers found a tear of nine metres in the hull of the ferry below the water line.`,
    )
    const other = entry(
      2,
      'Orlan ferry has a tear in its hull',
      `The mayor of the town had a long lunch with bankers at the new hotel by the lake.
A tear of nine metres was found in the hull, said the divers who saw the ferry.`,
    )
    expect(texts([one, other], 2).join(' ')).toContain('tear of nine metres')
    expect(texts([one, other], 1)[0]).toContain('tear of nine metres')
  })

  test('a quote of two sentences comes whole, with its speaker', () => {
    const quoted =
      '“The ferry Marigold lay in thick fog off Orlan. Nobody saw the rocks,” Mara Veil of the coast guard said.'
    expect(texts([entry(1, 'Marigold ferry', quoted)])).toEqual([quoted])
  })

  test('the news first, then the rest of its report, then the others in their order', () => {
    const summary = summarize([herald, wire, post])
    const [news, ...others] = summary.map(({ entry, start }) => ({ entry: Number(entry), start }))
    const place = ({ entry, start }: { entry: number; start: number }) =>
      (entry === news!.entry ? 0 : entry) * 100_000 + start
    expect(others.map(place)).toEqual(others.map(place).toSorted((a, b) => a - b))
    expect(summary[0]!.text).toContain('ran aground')
  })

  test('a teaser without a full stop is a sentence all the same', () => {
    const teaser = 'The ferry Marigold ran aground off Orlan harbour with 214 people on board'
    expect(texts([entry(1, 'Ferry aground', teaser)])).toEqual([teaser])
  })

  test('of teasers that break off, one is shown; of nothing, nothing', () => {
    const broken =
      'The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 people on...'
    expect(texts([entry(1, 'A', broken), entry(2, 'B', broken)])).toEqual([broken])
    expect(texts([entry(1, 'Ferry aground', '')])).toEqual([])
    expect(texts([entry(1, 'Ferry aground', 'Read more')])).toEqual([])
    expect(texts([])).toEqual([])
  })

  test('reads languages without spaces', () => {
    const text =
      'フェリーは火曜日に霧の中で座礁し、港は閉鎖された。乗客は全員無事に救助されたと沿岸警備隊が発表した。'
    expect(texts([entry(1, 'フェリー座礁', text)])).toHaveLength(2)
  })

  test('no source says a fourth sentence before each has said one, where each has one to say', () => {
    const say = (id: number) =>
      entry(
        id,
        'Marigold ferry aground',
        [
          `The ferry Marigold ran aground off Orlan harbour, as outlet number ${id} reports at length.`,
          ...OWN_FACTS[id - 1]!.map((fact) => `${fact} the ferry Marigold off Orlan.`),
        ].join(' '),
      )
    const OWN_FACTS = [
      [
        'Tugs named Tern and Plover tried in vain before sunrise to pull',
        'Insurers in Velm estimate nine million crowns as worth of',
      ],
      [
        'Fishermen with lanterns carried blankets and hot soup towards',
        'Naval divers inspected a torn propeller shaft below',
      ],
      [
        'Meteorologist Ilva Renn blamed thick summer fog for stranding',
        'Unions demand second radar officers on bridges such as that of',
      ],
      [
        'School gyms sheltered pensioners, toddlers and dogs rescued from',
        'Parliament debates Thursday which dockyard shall repair',
      ],
    ]
    const entries = [1, 2, 3, 4].map(say)
    for (const most of [4, 5, 6, 8]) {
      const spoken = summarize(entries, { sentences: most }).map((sentence) => sentence.entry)
      const counts = entries.map(({ id }) => spoken.filter((by) => by === id).length)
      if (counts.includes(0)) expect(Math.max(...counts)).toBeLessThanOrEqual(3)
      else expect(spoken.length).toBeGreaterThanOrEqual(4)
    }
  })

  test.each([
    [
      'de',
      'Die Fähre Marigold ist am Dienstag vor dem Hafen von Orlan auf Grund gelaufen.',
      [
        'Ich stand an diesem Abend auf der Mole, und wir hatten alle große Angst.',
        '„Das Schiff war in wenigen Minuten von dem Nebel umgeben und lag fest.“',
        'Das Unternehmen will sich dazu in dieser Woche nicht mehr äußern.',
      ],
    ],
    [
      'fr',
      'Le ferry Marigold s’est échoué mardi devant le port de la ville d’Orlan.',
      [
        'Nous étions sur le quai ce soir-là et nous avions tous très froid.',
        '« Le navire était dans le brouillard et nous ne pouvions plus rien voir »',
        'L’entreprise ne souhaite pas faire de commentaire sur cet accident.',
      ],
    ],
    [
      'es',
      'El ferry Marigold encalló el martes frente al puerto de la ciudad de Orlan.',
      [
        'Yo estaba en el muelle esa noche y todos teníamos mucho frío allí.',
        '«El barco quedó en la niebla y en pocos minutos ya no se veía nada»',
        'La empresa no quiere hacer comentarios sobre lo que pasó en el puerto.',
      ],
    ],
  ])(
    '%s: neither a writer without name, nor a quote without its speaker, nor "the company" alone',
    (language, sound, unsound) => {
      const given = [...unsound, sound].map((text, id) => entry(id, 'Marigold', text))
      const summary = summarize(given, { language }).map(({ text }) => text)
      expect(summary).toEqual([sound])
    },
  )
})
