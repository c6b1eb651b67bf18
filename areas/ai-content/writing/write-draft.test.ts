import { expect, test } from 'vitest'
import { contentTones, contentTypes } from '../choices.ts'
import { countDraftWords } from '../drafts/count-draft-words.ts'
import { wordsOf } from '../drafts/draft.ts'
import { ferryReports, madeBrief } from './test-brief.ts'
import { writeDraft } from './write-draft.ts'

test.each(contentTypes)('a %s quotes its sources to the letter, within its length', (type) => {
  const material = ferryReports()
  const texts = new Map(material.articles[0]!.entries.map(({ id, text }) => [id, text]))
  for (const tone of contentTones) {
    const { text, notices } = writeDraft(madeBrief({ type, tone }), material)
    const words = countDraftWords(text)
    expect(words).toBeLessThanOrEqual(300)
    expect(words >= 100 || notices.some(({ kind }) => kind === 'material')).toBe(true)
    const quoted = text.parts.flatMap(({ runs }) => runs.filter(({ by }) => by === 'source'))
    expect(quoted.length).toBeGreaterThan(2)
    for (const { text: said, citations } of quoted) {
      const [{ source, start, end }] = citations as [(typeof citations)[number]]
      expect(texts.get(text.sources[source]!.entry)!.slice(start, end)).toBe(said)
    }
    if (process.env.SHOW)
      console.log(
        text.parts.map((part) => `${part.variant ?? ''} ${part.kind}: ${wordsOf(part)}`).join('\n'),
        words,
        notices,
      )
  }
})
