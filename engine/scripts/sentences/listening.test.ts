import { describe, expect, test } from 'vitest'
import { madeArticle, madeEntry, madeMaterial } from '../test-material.ts'
import type { ScriptForm } from '../script-wishes.ts'
import { writeScript } from '../write-script.ts'
import { isAhead, isCaveat } from './cues.ts'
import { isNotForReading } from './not-for-reading.ts'
import { leansOnAnother } from './leans-on-another.ts'

const news =
  'The ferry Marigold ran aground off Orlan harbour on Monday with 214 passengers on board.'

function told(texts: (string | [text: string, publishedAt: string])[], form: ScriptForm = 'brief') {
  const entries = texts.map((one) =>
    typeof one === 'string' ? madeEntry(one) : madeEntry(one[0], { publishedAt: one[1] }),
  )
  const material = madeMaterial([madeArticle(entries)])
  const { sections } = writeScript(material, { form, style: 'balanced', words: 470 })
  return sections
    .flatMap(({ lines }) => lines)
    .filter(({ citations }) => citations.length > 0)
    .map(({ text }) => text)
}

describe('what nobody wants to hear', () => {
  test.each([
    'Gazette Digital has reached out to the harbour office of Orlan.',
    'Correspondent Mira Tolland looks at the long history of ferries in the strait.',
    'If you had to sail on a night like that, you might want to stay in the harbour.',
    'The ferry turned around on, as you guessed, the very last night of the summer.',
    'HARBOUR MASTER CLOSES STRAIT The ferry Marigold lies on the rocks off Orlan since Monday.',
    'Mira and Jo ask Ilva why the harbours of the strait have so few pilots, and who pays them.',
    'The captain and his radar; a company that sells fog horns to ferries; and the big switch to electric tugs.',
  ])('%s', (text) => expect(isNotForReading(text, text)).toBe(true))

  test('what stands below a picture', () => {
    const caption =
      'Captain Mira Tolland at an earlier hearing, ahead of a scheduled trial in Velden.'
    expect(told([`${news} ${caption}`])).toEqual([news])
  })

  test('an outlet that announces its own interview', () => {
    const text = `${news} Mira Tolland, who teaches at Velden, spoke to Orlan Radio about the effect of the storm.`
    const material = madeMaterial([madeArticle([madeEntry(text, { outlet: 'Orlan Radio' })])])
    const { sources, sections } = writeScript(material, {
      form: 'summary',
      style: 'balanced',
      words: 300,
    })
    expect(sources).toHaveLength(1)
    expect(sections.flatMap(({ lines }) => lines).map((line) => line.text)).toEqual([news])
  })

  test('the same figure of the same things in another report', () => {
    const texts = told([
      `${news} The fever of Orlan has made at least 98 people in 17 towns ill since the first of June. The office of Velden told sailors to wash all fruit in clean water. Harbour doctors put up tents.`,
      'A ship of doctors is on its way from Pell to the harbour of Orlan. As of July, 98 people in 17 towns had been made ill by the fever of Orlan.',
    ])
    expect(texts.filter((text) => text.includes('98'))).toHaveLength(1)
  })

  test.each([
    '“If you had seen the rocks, you would have turned,” said Captain Mara Veil of Brightwater.',
    'The harbour office looks at three plans for a new pier; the town will choose one in June.',
    'The correspondents of two papers were on board of the ferry when it hit the rocks.',
  ])('but %s', (text) => expect(isNotForReading(text, text.replace(/“.*”/, ''))).toBe(false))
})

describe('what can be understood only behind another sentence', () => {
  test.each([
    'A cousin of a sailor on board that ship said those words were a shame.',
    'Three of these boats had left the harbour of Orlan before the storm.',
    'And two, the ferries of the line only ever went in one direction.',
    'Only two of the alarms that Brightwater counts came afterward, all in March.',
    '(There were other charges against Brightwater, which a judge in Velden dropped.)',
  ])('%s', (text) => expect(leansOnAnother(text, text)).toBe(true))

  test.each([
    'Rescuers in Orlan looked after those who had been on the upper deck of the Marigold.',
    'Divers from Velden said that the hull of the Marigold had a crack of three metres.',
    'Brightwater has cut crews by a third since 2019, and many in Orlan blame those very cuts.',
  ])('but not: %s', (text) => expect(leansOnAnother(text, text)).toBe(false))
})

describe('what comes next', () => {
  test.each([
    'The harbour office of Orlan is about to close the strait.',
    'Brightwater plans to sell the Marigold in June.',
    'The union, which called the strike, will meet the ferry line on Friday.',
  ])('%s', (text) => expect(isAhead(text, 'en')).toBe(true))

  test.each([
    'More than 40 boats have sunk since the town unveiled a plan to mark the rocks.',
    'The mayor thanked the divers and Ilva Renn, whose son will take over the harbour office.',
    'The strike makes the upcoming season a worry for the innkeepers of Orlan.',
  ])('but not: %s', (text) => expect(isAhead(text, 'en')).toBe(false))

  test('an unknown number among the news is not a caveat', () => {
    expect(isCaveat('The ferry carried 214 adults and an unknown number of children.', 'en')).toBe(
      false,
    )
    expect(isCaveat('The cause of the accident is unknown.', 'en')).toBe(true)
  })

  test('what an older report expected is not told behind what happened', () => {
    const old =
      'The ferry Marigold will be in Orlan harbour on Monday and take 300 pilgrims on board.'
    const texts = told([
      [old, '2026-03-01T08:00:00Z'],
      [news, '2026-03-02T08:00:00Z'],
      [news.replace('with 214', 'and 214'), '2026-03-02T08:30:00Z'],
    ])
    expect(texts.join(' ')).toContain('ran aground')
    expect(texts.join(' ')).not.toContain('pilgrims')
  })
})

describe('people', () => {
  const alone =
    'Tolland blamed thick fog and a broken radar for the grounding of the ferry near Orlan.'

  test('nobody is called by a last name before the whole name was told', () => {
    const texts = told([
      `${news} Captain Mira Tolland was on the bridge of the ferry at that hour of the morning. ${alone}`,
    ])
    expect(texts.at(-1)).toBe(alone)
    // Questions are not read out, so nothing introduces her.
    const hidden = told([
      `${news} ${alone} Is Captain Mira Tolland of Orlan to blame for all of it?`,
    ])
    expect(hidden).toEqual([news])
  })

  test('the famous, places and offices need no introduction', () => {
    const texts = told([
      `${news} Brightwater had cut the crews by a third, and the Office of Fares in Velden does not say why.`,
    ])
    expect(texts).toHaveLength(2)
  })
})
