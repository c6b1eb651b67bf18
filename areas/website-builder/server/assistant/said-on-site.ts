import { kindOf } from '../../blocks/block-kinds.ts'
import type { Field } from '../../blocks/field.ts'
import type { FieldValue, PageContent } from '../../blocks/page-content.ts'
import { plainWords } from '../../blocks/words.ts'
import type { SiteContact } from '../../contracts/site-contact.ts'

const CHARACTERS = 12_000

interface Said {
  name: string
  contact: SiteContact
  /** The pages of the site, the edited page first. */
  pages: readonly { title: string; content: PageContent }[]
}

/**
 * All texts that the reader wrote on a site, one per line, up to the length that a model is given.
 */
export function saidOnSite({ name, contact, pages }: Said): string {
  const lines = [
    name,
    ...Object.values(contact),
    ...pages.flatMap(({ title, content }) => [title, ...content.flatMap(wordsOfBlock)]),
  ]
  return lines
    .filter((line) => line.trim() !== '')
    .join('\n')
    .slice(0, CHARACTERS)
}

function wordsOfBlock({ type, props }: PageContent[number]): string[] {
  const fields = Object.entries(kindOf(type)?.fields ?? {})
  return fields.flatMap(([name, field]) => wordsOfField(field, props[name]))
}

function wordsOfField(field: Field, value: FieldValue | undefined): string[] {
  if (field.kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((row) =>
          Object.entries(field.of).flatMap(([name, inner]) => wordsOfField(inner, row[name])),
        )
      : []
  const isWords = field.kind === 'line' || field.kind === 'words'
  return isWords && typeof value === 'string' ? [plainWords(value)] : []
}
