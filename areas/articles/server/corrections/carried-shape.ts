import * as z from 'zod/mini'

const Moment = z.string().check(z.maxLength(40), z.regex(/^\d{4}-\d\d-\d\dT[\d:.+-]+$/))
const Done = z.object({
  reader_id: z.string(),
  rule_id: z.optional(z.nullable(z.string())),
  is_only: z.optional(z.boolean()),
})

/**
 * Rows of other tables that belong to a merged article, in the form in which `carried.ts` restores
 * them.
 */
export const Carried = z.object({
  aliases: z.array(z.int()),
  possible: z.optional(z.array(z.int())),
  apart: z.array(z.int()),
  partings: z.optional(
    z.array(
      z.object({
        from_article_id: z.int(),
        parted_at: Moment,
        is_only: z.optional(z.boolean()),
      }),
    ),
  ),
  reads: z.array(z.extend(Done, { read_at: Moment })),
  saved: z.array(z.extend(Done, { saved_at: Moment })),
  away: z.array(z.extend(Done, { put_away_at: Moment, state: z.enum(['archived', 'hidden']) })),
  effects: z.optional(
    z.array(
      z.extend(Done, {
        did: z.string(),
        at: Moment,
        undone_at: z.nullable(Moment),
      }),
    ),
  ),
  notes: z.array(z.string()),
})
