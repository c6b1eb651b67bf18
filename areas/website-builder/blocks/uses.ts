import { kindOf } from './block-kinds.ts'
import type { Field, Fields } from './field.ts'
import type { FieldValues, PageContent } from './page-content.ts'
import { linksOfWords } from './words.ts'

/** Ids of the pictures that a page shows, each once. */
export function picturesIn(content: PageContent): string[] {
  return [...new Set(textsIn(content, 'picture').map(({ text }) => text))]
}

/** Ids of the videos that a page shows, each once. */
export function videosIn(content: PageContent): string[] {
  return [...new Set(textsIn(content, 'video').map(({ text }) => text))]
}

export interface PlacedLink {
  blockId: string
  /** The address as it was typed, which `readTarget` can parse. */
  address: string
}

/** All links of a page from top to bottom, including those inside texts. */
export function linksIn(content: PageContent): PlacedLink[] {
  const typed = textsIn(content, 'address').map(({ blockId, text }) => ({ blockId, address: text }))
  const written = textsIn(content, 'words').flatMap(({ blockId, text }) =>
    linksOfWords(text).map((address) => ({ blockId, address })),
  )
  const order = new Map(content.map(({ props }, at) => [props.id, at]))
  return [...typed, ...written].toSorted((a, b) => order.get(a.blockId)! - order.get(b.blockId)!)
}

function textsIn(content: PageContent, wanted: Field['kind']) {
  return content.flatMap(({ type, props }) =>
    textsOf(props, kindOf(type)?.fields ?? {}, wanted).map((text) => ({ blockId: props.id, text })),
  )
}

function textsOf(row: FieldValues, fields: Fields, wanted: Field['kind']): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = row[name]
    if (field.kind === 'list')
      return Array.isArray(value) ? value.flatMap((inner) => textsOf(inner, field.of, wanted)) : []
    return field.kind === wanted && typeof value === 'string' && value !== '' ? [value] : []
  })
}
