import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Script } from '#engine/scripts/script.ts'
import { RATE, type LineTime, type Narration } from '../../sound/narration.ts'
import { harbourScript, scriptOf } from '../test-script.ts'
import { planSlides } from './plan-slides.ts'

/** A narration in which each line lasts two seconds. */
function narrationOf(script: Script): Narration {
  const lines: LineTime[] = []
  for (const [section, { lines: spoken }] of script.sections.entries()) {
    for (const line of spoken.keys())
      lines.push({ section, line, start: lines.length * 2, end: lines.length * 2 + 2 })
  }
  const cues = lines.map(({ section, line, start, end }) => {
    const { text, speaker } = script.sections[section]!.lines[line]!
    return { start, end, speaker, text }
  })
  return { path: '', seconds: (lines.length * 2 * RATE) / RATE, lines, cues, chapters: [] }
}

const slidesOf = (...lines: string[]) => {
  const script = scriptOf('A title', lines)
  return planSlides(script, narrationOf(script)).slice(1)
}

describe('Slides', () => {
  test('follow each other without a gap from the first second to the last', () => {
    const narration = narrationOf(harbourScript)
    const slides = planSlides(harbourScript, narration)
    expect(slides[0]).toMatchObject({ start: 0, content: { kind: 'title' } })
    expect(slides.at(-1)).toMatchObject({ end: narration.seconds, content: { kind: 'sources' } })
    for (const [at, { start }] of slides.entries())
      if (at > 0) expect(slides[at - 1]!.end).toBe(start)
  })

  test('show a number as its sentence writes it, with the words that bound it', () => {
    const [slide] = slidesOf('At least 340 vessels waited outside the harbour.')
    expect(slide!.content).toMatchObject({
      kind: 'figure',
      figure: { text: '340', bound: 'At least' },
    })
  })

  test.each([
    ['The carrier ended a 260-plus-day stretch at sea.', '260-plus-day'],
    ['The poll gives Orlan a 14-point lead over Velden.', '14-point'],
    ['After 72,000 birds had passed Orlan, the wind turned.', '72,000'],
  ])('show what belongs to a number: %s', (line, text) => {
    expect(slidesOf(line)[0]!.content).toMatchObject({ kind: 'figure', figure: { text } })
  })

  test.each([
    'The hearing in Orlan began at about 3pm on Monday.',
    'Mira Tolland is stepping into her 60s in style.',
    'The chance of a storm like that one is 1 in 292,201,338.',
    'An 18-year-old sailor from Velden found the boat.',
    'The pier is closed to everybody under 18.',
    'Several ferries of the line answered calls on Channel 16 that night.',
    'The captain of the boat called it “Wave 1” in his diary.',
    'The jersey with No. 5 was hung up in the harbour of Orlan.',
  ])('show no number that is no amount: %s', (line) => {
    expect(slidesOf(line)[0]!.content.kind).toBe('text')
  })

  test('show what a source says from when it is named', () => {
    const script = scriptOf('A title', ['The strait is closed.', 'Two pilots saw the rocks.'])
    const [first, ...others] = script.sections
    const news = others.find(({ lines }) => lines.some(({ citations }) => citations.length > 0))!
    const says = { speaker: 'a' as const, text: 'The Herald writes:', citations: [] }
    const led = {
      ...script,
      sections: [first!, { ...news, lines: [says, ...news.lines] }],
    }
    const narration = narrationOf(led)
    const [, slide] = planSlides(led, narration)
    const announced = narration.lines.find(({ section, line }) => section === 1 && line === 0)!
    expect(slide).toMatchObject({ start: announced.start, content: { kind: 'text' } })
  })

  test('show a quote with the speaker that its sentence names', () => {
    const [slide] = slidesOf('“We will not hurry it, and we never have,” said Mara Ilves.')
    expect(slide!.content).toMatchObject({
      kind: 'quote',
      quote: '“We will not hurry it, and we never have,”',
      after: 'said Mara Ilves.',
    })
  })

  test('show no full stop as the speaker of a quote', () => {
    const [slide] = slidesOf(
      'قال هالفارد ليند: «لم نر قط هذا العدد من الناس على متن السفن في نوفمبر».',
    )
    expect(slide!.content).toMatchObject({
      kind: 'quote',
      before: 'قال هالفارد ليند:',
      after: '',
    })
  })

  test.each([
    ['ar', 'أحصت الموانئ الأربعة 1.4 مليون راكب خلال عشرة أشهر.'],
    ['pl', 'Cztery porty liczyły 1,4 miliona pasażerów w dziesięć miesięcy.'],
    ['tr', 'Dört liman on ayda 1,4 milyon yolcu saydı.'],
  ])('show no number whose size stands in a word that nobody knows (%s)', (language, line) => {
    const script = { ...scriptOf('A title', [line]), language }
    const [, slide] = planSlides(script, narrationOf(script))
    expect(slide!.content.kind).toBe('text')
  })

  test.each([
    ['pl', 'W tym roku 61 procent prądu pochodziło z wiatru, podała giełda.', '61 procent'],
    ['de', 'Die Häfen berichten von 1,4 Millionen Fahrgästen.', '1,4 Millionen'],
    ['ru', 'Порты насчитали в этом году 1,4 миллиона пассажиров.', '1,4 миллиона'],
  ])('show the others with their size (%s)', (language, line, text) => {
    const script = { ...scriptOf('A title', [line]), language }
    const [, slide] = planSlides(script, narrationOf(script))
    expect(slide!.content).toMatchObject({ kind: 'figure', figure: { text } })
  })

  test('draw three figures of one kind over their years', () => {
    const [slide] = slidesOf(
      'The port handled 120 ships in 2023, 184 ships in 2024 and 251 ships in 2025.',
    )
    expect(slide!.content).toMatchObject({
      kind: 'chart',
      chart: {
        order: 'time',
        bars: [
          { label: '2023', figure: '120' },
          { label: '2024', figure: '184' },
          { label: '2025', figure: '251' },
        ],
      },
    })
  })

  test('draw three figures of one kind between the names that they belong to', () => {
    const [slide] = slidesOf(
      'Orlan lost 46 percent of its traffic, Tarn 31 percent and Velmar 78 percent.',
    )
    const bars = [{ label: 'Orlan' }, { label: 'Tarn' }, { label: 'Velmar' }]
    expect(slide!.content).toMatchObject({ kind: 'chart', chart: { order: 'things', bars } })
  })

  test.each([
    'Passenger numbers grew by 12 percent in Orlan, by 7 percent in Tarn and by 19 percent in Velmar.',
    'Ferries lost 12 percent in Orlan, 7 percent in Tarn and 19 percent in Velmar.',
  ])('take the first word for no name where each figure has another one: %s', (line) => {
    const bars = [{ label: 'Orlan' }, { label: 'Tarn' }, { label: 'Velmar' }]
    expect(slidesOf(line)[0]!.content).toMatchObject({
      kind: 'chart',
      chart: { order: 'things', bars },
    })
  })

  test('draw no chart of figures of two kinds, or of figures that no label tells apart', () => {
    const kinds = [
      'Orlan lost 46 percent, Tarn $31 million and Velmar 78 ships.',
      'The three pilots saw 46 boats, 31 boats and 78 boats.',
    ].map((line) => slidesOf(line)[0]!.content.kind)
    expect(kinds).not.toContain('chart')
  })

  test('hold every word that is said with a source, and no other', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Z0-9“”$%.,]{1,12}$/u), {
      minLength: 1,
      maxLength: 120,
    })
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (lines) => {
        const texts = lines.map((line) => line.join(' '))
        const script = scriptOf('A title', texts)
        const said = texts.join(' ')
        for (const { content } of planSlides(script, narrationOf(script)).slice(1)) {
          for (const text of textsOf(content)) expect(said).toContain(text)
        }
      }),
    )
  })
})

function textsOf(content: ReturnType<typeof planSlides>[number]['content']): string[] {
  switch (content.kind) {
    case 'text':
      return content.lines.map(({ text }) => text)
    case 'sides':
      return content.sides.map(({ text }) => text)
    case 'figure':
      return [content.text, content.figure.text, content.figure.bound]
    case 'quote':
      return [content.text, content.quote, content.before, content.after]
    case 'chart':
      return [
        content.chart.text,
        ...content.chart.bars.flatMap(({ label, figure }) => [label, figure]),
      ]
    case 'lead':
      return [content.text]
    default:
      return []
  }
}
