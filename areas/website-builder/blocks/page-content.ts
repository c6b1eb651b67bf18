import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
import { line, list, text } from '#core/words.ts'
import { PAGES } from '../limits.ts'

const FieldName = line(PAGES.fieldNameCharacters)
const Number = z.number().check(z.minimum(-PAGES.number), z.maximum(PAGES.number))

/** A schema for values by the names of their fields, of which there are at most `PAGES.fields`. */
function fieldsOf<Value extends z.ZodMiniType<unknown>>(value: Value) {
  return z.record(FieldName, value).check(
    z.refine((given) => Object.keys(given).length <= PAGES.fields, 'These are too many fields'),
    z.meta({ maxProperties: PAGES.fields }),
  )
}

/**
 * The value of a single field: a text, a number, a choice, a flag, or the id of a picture or a
 * video.
 */
const FieldScalar = z.union([text(PAGES.fieldCharacters), Number, z.boolean(), z.null()])
const FieldRow = fieldsOf(FieldScalar)
export type FieldRow = z.infer<typeof FieldRow>
/** The value of any field. Rows of a list cannot contain lists. */
const FieldValue = z.union([FieldScalar, list(FieldRow, PAGES.rows)])
export type FieldValue = z.infer<typeof FieldValue>
/** The values of a block by the names of its fields. */
export type FieldValues = Record<string, FieldValue>

/**
 * One block of a page. The shape is that of the page builder Puck, so that its pages can be
 * imported.
 */
export const PlacedBlock = z.object({
  /** A key of `blockKinds`. */
  type: line(PAGES.fieldNameCharacters),
  props: z.intersection(z.object({ id: Id }), fieldsOf(FieldValue)),
})
export type PlacedBlock = z.infer<typeof PlacedBlock>

/** The blocks of a page from top to bottom. */
export const PageContent = list(
  PlacedBlock,
  PAGES.blocks,
  `A page can have ${PAGES.blocks} blocks at most. Move some of them to another page.`,
)
export type PageContent = z.infer<typeof PageContent>
