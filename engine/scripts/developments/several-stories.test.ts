import { describe, expect, test } from 'vitest'
import { madeArticle, madeEntry, madeMaterial } from '../test-material.ts'
import type { Material, MaterialArticle } from '../material.ts'
import { writeScript } from '../write-script.ts'

// A piece tells several events in the order of time, each with its current state, its day and its
// outlet.

const bakery = story('Bakery in Velden wins national prize', '2026-03-01T09:00:00Z', [
  'A bakery in Velden won the national prize for its rye bread on Sunday. The jury of eleven millers tasted forty loaves.',
])

function story(title: string, publishedAt: string, texts: string[], outlet = 'Orlan Herald') {
  const entries = texts.map((text) => madeEntry(text, { title, publishedAt, outlet }))
  return madeArticle(entries, title)
}

function written(articles: MaterialArticle[], changes: Partial<Material> = {}) {
  const material = { ...madeMaterial(articles, 'Harbour'), ...changes }
  const { sections } = writeScript(material, { form: 'brief', style: 'balanced', words: 400 })
  const lines = sections.flatMap((section) => section.lines)
  return {
    chapters: sections.filter(({ kind }) => kind === 'news').map(({ title }) => title),
    texts: lines.map(({ text }) => text),
  }
}

describe('Several stories', () => {
  test('are told in the order of time, each with its day and its outlet', () => {
    const { chapters, texts } = written([
      story('Ferry Marigold aground off Orlan', '2026-03-02T08:00:00Z', [
        'The ferry Marigold ran aground off Orlan harbour with 214 passengers. Two tugs pulled the vessel off the rocks before noon.',
      ]),
      bakery,
    ])
    expect(chapters).toEqual([
      'Bakery in Velden wins national prize',
      'Ferry Marigold aground off Orlan',
    ])
    expect(texts).toEqual([
      '“Harbour”, March 2, 2026.',
      'Orlan Herald:',
      'A bakery in Velden won the national prize for its rye bread on Sunday.',
      'The jury of eleven millers tasted forty loaves.',
      'Monday.',
      'Orlan Herald:',
      'The ferry Marigold ran aground off Orlan harbour with 214 passengers.',
      'Two tugs pulled the vessel off the rocks before noon.',
    ])
  })

  test('leave out what a newer one of the same affair has stopped', () => {
    const { texts } = written([
      story('Harbour toll on Velden boats takes effect', '2026-03-01T08:00:00Z', [
        'The new harbour toll on boats from Velden took effect in Orlan at midnight.',
      ]),
      bakery,
      story('Orlan suspends harbour toll on Velden boats', '2026-03-02T08:00:00Z', [
        'Orlan suspended the new harbour toll on boats from Velden after a blockade of its piers.',
      ]),
    ])
    expect(texts.join(' ')).toContain('suspended the new harbour toll')
    expect(texts.join(' ')).not.toContain('took effect')
  })

  test('leave out what was expected once it has come', () => {
    const { texts } = written([
      story('Captain Tolland expected to plead guilty', '2026-03-01T08:00:00Z', [
        'Captain Mira Tolland is expected to plead guilty in the Marigold trial in Velden.',
      ]),
      bakery,
      story('Captain Tolland pleads guilty in Marigold trial', '2026-03-02T08:00:00Z', [
        'Captain Mira Tolland pleaded guilty in the Marigold trial in Velden on Monday.',
      ]),
    ])
    expect(texts.join(' ')).toContain('pleaded guilty')
    expect(texts.join(' ')).not.toContain('expected to')
  })

  test('tell the newest toll alone', () => {
    const at = (hour: string) => `2026-03-02T${hour}:00:00Z`
    const storm = madeArticle(
      ['12', '12', '19', '19'].map((count, nth) =>
        madeEntry(`The storm in Orlan killed ${count} people, the fire brigade of Velden said.`, {
          title: `Storm kills ${count} in Orlan`,
          publishedAt: at(['01', '02', '10', '11'][nth]!),
          outlet: `Outlet ${nth}`,
        }),
      ),
      'Storm kills 12 in Orlan',
    )
    const { texts } = written([storm, bakery])
    expect(texts.join(' ')).toContain('killed 19')
    expect(texts.join(' ')).not.toContain('killed 12')
  })

  test('hold no digest and nothing that an outlet says of itself', () => {
    const { texts } = written([
      story('Toll suspended and more top headlines', '2026-03-02T08:00:00Z', [
        'Orlan suspends its toll 2. Velden elects a mayor 3. The ferry Marigold is afloat again.',
      ]),
      story('Orlan Herald is the most read paper of March', '2026-03-02T08:00:00Z', [
        'Orlan Herald led all papers of the strait in March, according to the office of counts.',
      ]),
      story('Orlan suspends harbour toll', '2026-03-02T08:00:00Z', [
        'Orlan suspended the new harbour toll on boats. And, how the bakers of Velden fared in the contest.',
      ]),
      bakery,
    ])
    expect(texts.join(' ')).not.toMatch(/toll|most read|led all/i)
    expect(texts.join(' ')).toContain('rye bread')
  })

  test('enter with sentences about what was asked', () => {
    const { texts } = written(
      [
        story('Mayor of Velden opens new school', '2026-03-02T08:00:00Z', [
          'The mayor of Velden opened a school for two hundred children on Monday. The bread at the feast came from a bakery of the harbour.',
        ]),
        story('Mayor of Pell buys a boat', '2026-03-02T08:00:00Z', [
          'The mayor of Pell bought a boat for the coast guard on Monday.',
        ]),
        bakery,
      ],
      { asked: ['bread'] },
    )
    expect(texts.join(' ')).toContain('The bread at the feast')
    expect(texts.join(' ')).not.toContain('bought a boat')
  })
})

describe('A chapter', () => {
  test('is named by the event, not by a loaded headline', () => {
    const loaded = madeArticle(
      [
        madeEntry('Orlan suspended the new harbour toll on boats from Velden on Monday.', {
          title: 'Cowardly Orlan mayor humiliated in bizarre toll disaster',
        }),
        madeEntry('The toll of Orlan on boats from Velden is suspended since Monday morning.', {
          title: 'Orlan suspends toll on boats from Velden',
        }),
      ],
      'Cowardly Orlan mayor humiliated in bizarre toll disaster',
    )
    expect(written([loaded, bakery]).chapters).toContain('Orlan suspends toll on boats from Velden')
  })
})
