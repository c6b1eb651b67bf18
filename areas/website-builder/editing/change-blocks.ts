import { kindOf } from '../blocks/block-kinds.ts'
import type { FieldRow, FieldValue, PageContent, PlacedBlock } from '../blocks/page-content.ts'

/** Functions that change the blocks of a page. Blocks that do not change stay the same objects. */

export function insertBlock(content: PageContent, at: number, block: PlacedBlock): PageContent {
  return content.toSpliced(at, 0, block)
}

export function removeBlock(content: PageContent, id: string): PageContent {
  return content.filter(({ props }) => props.id !== id)
}

export function moveBlock(content: PageContent, id: string, to: number): PageContent {
  const from = content.findIndex(({ props }) => props.id === id)
  const block = content[from]
  if (!block || from === to || to < 0 || to >= content.length) return content
  return content.toSpliced(from, 1).toSpliced(to, 0, block)
}

/** Inserts a copy after a block. */
export function copyBlock(content: PageContent, id: string, newId: string): PageContent {
  const at = content.findIndex(({ props }) => props.id === id)
  const block = content[at]
  if (!block) return content
  const copy = structuredClone(block)
  return content.toSpliced(at + 1, 0, { ...copy, props: { ...copy.props, id: newId } })
}

export function setField(
  content: PageContent,
  id: string,
  name: string,
  value: FieldValue,
): PageContent {
  return content.map((block) =>
    block.props.id === id ? { ...block, props: { ...block.props, [name]: value, id } } : block,
  )
}

/** The rows of a list field. */
export function rowsOf(value: FieldValue | undefined): readonly FieldRow[] {
  return Array.isArray(value) ? value : []
}

/** The text that identifies a block in a list: the first line of its first field with text. */
export function wordsOf({ type, props }: PlacedBlock): string {
  const texts = Object.entries(kindOf(type)?.fields ?? {}).flatMap(([name, { kind }]) => {
    const value = props[name]
    return (kind === 'line' || kind === 'words') && typeof value === 'string' ? value.trim() : []
  })
  const [line = ''] = (texts.find((text) => text !== '') ?? '').split('\n')
  return line.slice(0, MOST_LETTERS)
}

const MOST_LETTERS = 80
