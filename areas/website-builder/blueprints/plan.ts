import type { DraftLanguage, SiteWishes } from '../contract.ts'
import type { SiteContact } from '../contracts/site-contact.ts'
import type { BlockType, blockKinds } from '../blocks/block-kinds.ts'
import type { FieldValue, FieldValues, PlacedBlock } from '../blocks/page-content.ts'
import type { IndustryTexts } from './industries.ts'
import type { Voice } from './voice.ts'

export interface BlueprintAnswers extends SiteWishes {
  name: string
  contact: SiteContact
  /** The language of the site; English if absent. */
  language?: DraftLanguage | undefined
}

/** The answers, and the texts that are chosen by them. */
export interface Plan {
  answers: BlueprintAnswers
  texts: IndustryTexts
  voice: Voice
  has(feature: SiteWishes['features'][number]): boolean
}

export interface PlannedBlock {
  type: BlockType
  values: FieldValues
}

type Values<Type extends BlockType> = Partial<
  Record<keyof (typeof blockKinds)[Type]['fields'], FieldValue>
>

export function block<Type extends BlockType>(type: Type, values: Values<Type> = {}): PlannedBlock {
  return { type, values: values as FieldValues }
}

/**
 * Gives each block an id: its type, with a number from the second block of a type on. So "#contact"
 * leads to the form.
 */
export function placed(blocks: readonly PlannedBlock[]): PlacedBlock[] {
  const counts = new Map<BlockType, number>()
  return blocks.map(({ type, values }) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return { type, props: { ...values, id: count === 1 ? type : `${type}-${count}` } }
  })
}

/** Empty rows for the owner to fill in. */
export function emptyRows(count: number): Record<string, string>[] {
  return Array.from({ length: count }, () => ({}))
}
