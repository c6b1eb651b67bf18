import { kindOf } from '../../blocks/block-kinds.ts'
import type { Field } from '../../blocks/field.ts'
import type { FieldRow, FieldValue, PlacedBlock } from '../../blocks/page-content.ts'
import type { DraftLanguage } from '../../contract.ts'
import type { PageDraft } from '../../contracts/pages.ts'
import type { SiteContact } from '../../contracts/site-contact.ts'
import { pathFor } from '../../page-paths.ts'
import { industries as frenchIndustries } from './french/industries.ts'
import { legal as frenchLegal } from './french/legal.ts'
import { pages as frenchPages } from './french/pages.ts'
import { industries as germanIndustries } from './german/industries.ts'
import { legal as germanLegal } from './german/legal.ts'
import { pages as germanPages } from './german/pages.ts'
import { industries as spanishIndustries } from './spanish/industries.ts'
import { legal as spanishLegal } from './spanish/legal.ts'
import { pages as spanishPages } from './spanish/pages.ts'

/**
 * Texts of blueprints by language; the keys are the English texts. Facts of the owner are
 * placeholders in braces, so that a sentence with them has one translation.
 */
export const translations: Readonly<
  Record<Exclude<DraftLanguage, 'en'>, Readonly<Record<string, string>>>
> = {
  de: { ...germanPages, ...germanIndustries, ...germanLegal },
  es: { ...spanishPages, ...spanishIndustries, ...spanishLegal },
  fr: { ...frenchPages, ...frenchIndustries, ...frenchLegal },
}

interface Owner {
  name: string
  contact: SiteContact
}

/**
 * Replaces each known fact of the owner with a placeholder in braces. Unknown ones stay empty,
 * because texts depend on which facts are known.
 */
export function placesOf({ contact }: Owner): Owner {
  const place = (fact: keyof SiteContact) => (contact[fact] === '' ? '' : `{${fact}}`)
  return {
    name: '{name}',
    contact: {
      ...{ mail: place('mail'), phone: place('phone'), street: place('street') },
      ...{ town: place('town'), country: place('country') },
    },
  }
}

/** Translates pages with placeholders, and fills in the facts of the owner. */
export function translatePages(
  pages: readonly PageDraft[],
  language: Exclude<DraftLanguage, 'en'>,
  { name, contact }: Owner,
): PageDraft[] {
  const table = translations[language]
  const facts: Readonly<Record<string, string>> = { name, ...contact }
  const say = (text: string) =>
    (Object.hasOwn(table, text) ? table[text]! : text).replaceAll(
      /\{(name|mail|phone|street|town|country)\}/g,
      (_, fact: string) => facts[fact] ?? '',
    )
  const paths = new Map<string, string>([['', '']])
  for (const { path, title } of pages) {
    if (path !== '') paths.set(path, pathFor(inLetters(say(title), language), [...paths.values()]))
  }
  const into: Translated = {
    say,
    to(address) {
      const path = address.startsWith('/') ? paths.get(address.slice(1)) : undefined
      return path === undefined ? address : `/${path}`
    },
  }
  return pages.map((page) => ({
    ...page,
    path: paths.get(page.path)!,
    title: say(page.title),
    description: say(page.description),
    content: page.content.map((block) => translateBlock(block, into)),
  }))
}

interface Translated {
  say: (text: string) => string
  /**
   * Returns the address of a page in the new language. Other addresses are returned unchanged, such
   * as that of the chat.
   */
  to: (address: string) => string
}

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * Writes German umlauts with two letters, as is usual in addresses. Other letters lose their
 * accents later.
 */
function inLetters(title: string, language: DraftLanguage): string {
  if (language !== 'de') return title
  return title.toLowerCase().replaceAll(/[äöü]/g, (letter) => germanLetters[letter]!)
}

function translateBlock({ type, props }: PlacedBlock, into: Translated): PlacedBlock {
  const fields: Readonly<Record<string, Field | undefined>> = kindOf(type)?.fields ?? {}
  const values = Object.entries(props).map(([name, value]) => [
    name,
    translateValue(value, fields[name], into),
  ])
  return { type, props: { ...Object.fromEntries(values), id: props.id } as PlacedBlock['props'] }
}

function translateValue(value: FieldValue, field: Field | undefined, into: Translated): FieldValue {
  if (field?.kind === 'list' && Array.isArray(value))
    return value.map((row): FieldRow => {
      const cells = Object.entries(row).map(([name, cell]) => [
        name,
        translateValue(cell, field.of[name], into),
      ])
      return Object.fromEntries(cells) as FieldRow
    })
  if (typeof value !== 'string') return value
  if (field?.kind === 'address') return into.to(value)
  return field?.kind === 'line' || field?.kind === 'words' ? into.say(value) : value
}
