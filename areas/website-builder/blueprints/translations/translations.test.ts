import { describe, expect, test } from 'vitest'
import { kindOf } from '../../blocks/block-kinds.ts'
import type { Field } from '../../blocks/field.ts'
import { draftLanguages, features, industries, purposes, sizes } from '../../contract.ts'
import { PageDraft } from '../../contracts/pages.ts'
import { blueprint } from '../blueprint.ts'
import type { BlueprintAnswers } from '../plan.ts'
import { placesOf, translations } from './translate-pages.ts'

const nobody = { mail: '', phone: '', street: '', town: '', country: '' }
const somebody = {
  ...{ mail: 'a@b.example', phone: '+49 40 123', street: 'Kai 3' },
  ...{ town: 'Kiel', country: 'D' },
}
const everyAnswer: BlueprintAnswers[] = industries.flatMap((industry) =>
  sizes.flatMap((size) =>
    [...purposes, 'news' as const].flatMap((purpose) =>
      [nobody, somebody].map((contact) => ({
        ...{ industry, size, purpose, contact, name: 'Mühle {mail}', features: [...features] },
      })),
    ),
  ),
)

/** The texts of pages that visitors can read. */
function textsOf(pages: readonly PageDraft[]): string[] {
  return pages.flatMap(({ title, description, content }) => [
    ...[title, description],
    ...content.flatMap(({ type, props }) => textsIn(props, kindOf(type)!.fields)),
  ])
}

function textsIn(values: object, fields: Readonly<Record<string, Field>>): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const field = fields[name]
    if (field?.kind === 'list') return (value as object[]).flatMap((row) => textsIn(row, field.of))
    const isText = field?.kind === 'line' || field?.kind === 'words'
    return isText && typeof value === 'string' && value !== '' ? [value] : []
  })
}

/** Addresses of pages of the site in its links. */
const addressesIn = (content: object) =>
  [...JSON.stringify(content).matchAll(/"(?:target|secondTarget)":"(\/[^"]*)"/g)].map(
    ([, to]) => to!,
  )

const wanted = new Set(
  everyAnswer.flatMap((answers) =>
    textsOf(blueprint({ ...answers, ...placesOf(answers) }).pages).filter(
      // Texts that only contain facts are the same in every language.
      (text) => /[a-z]/i.test(text.replaceAll(/\{\w+\}/g, '')),
    ),
  ),
)

describe.each(draftLanguages.filter((language) => language !== 'en'))('In %s', (language) => {
  const table = translations[language]

  test('every text of every blueprint is there, and no other', () => {
    expect(Object.keys(table).toSorted()).toEqual([...wanted].toSorted())
  })

  test('texts have the same places, and are not English', () => {
    for (const [english, text] of Object.entries(table)) {
      const places = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted()
      expect(places(text), english).toEqual(places(english))
      expect(text, english).not.toMatch(
        /\b(?:the|your|you|please|with|this|were|of|and|write|about|how|what|see)\b/i,
      )
    }
  })

  test('pages have the facts of their owner, and can be saved', () => {
    for (const answers of everyAnswer) {
      const { pages } = blueprint({ ...answers, language })
      for (const page of pages) expect(PageDraft.parse(page)).toEqual(page)
      const paths = pages.map(({ path }) => path)
      expect(paths[0]).toBe('')
      expect(new Set(paths).size).toBe(paths.length)
      const leads = pages.flatMap(({ content }) => addressesIn(content))
      expect(leads.filter((to) => to !== '/chat' && !paths.includes(to.slice(1)))).toEqual([])
      const texts = textsOf(pages).join('\n')
      expect(texts).toContain('Mühle {mail}')
      expect(texts.replaceAll('Mühle {mail}', '')).not.toMatch(/[{}]/)
    }
  })
})

test('paths of pages are words of the language, as it writes them in plain letters', () => {
  const answers = { ...everyAnswer[0]!, industry: 'restaurant-cafe', purpose: 'booking' } as const
  const paths = draftLanguages.map((language) =>
    blueprint({ ...answers, language })
      .pages.map(({ path }) => path)
      .join(' '),
  )
  expect(paths).toEqual([
    ' book menu about gallery contact privacy imprint',
    ' tisch-reservieren speisen-und-getraenke wer-dahintersteht galerie kontakt datenschutz impressum',
    ' reserver-une-table carte a-propos galerie contact confidentialite mentions-legales',
    ' reservar-una-mesa carta presentacion galeria contacto privacidad aviso-legal',
  ])
})

test('French has its spaces, Spanish its opening marks', () => {
  for (const text of Object.values(translations.fr))
    expect(text).not.toMatch(/(?<!\u202f)[?!;]|(?<!\u00a0):|'/u)
  for (const text of Object.values(translations.es)) {
    expect(text.split('?').length, text).toBe(text.split('¿').length)
    expect(text.split('!').length, text).toBe(text.split('¡').length)
  }
})
