import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import { contentLengths, contentTones, contentTypes } from '../../choices.ts'
import type { Template } from '../../contract.ts'
import { readTemplateBrief } from '../../drafts/template-brief.ts'
import { TEMPLATES } from '../../limits.ts'
import type { Owned } from '../rows/draft-rows.ts'

export const TemplateRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The brief as it was stored, possibly by a version of the server with other fields. */
  brief: z.record(z.string(), z.unknown()),
})
export type TemplateRow = z.infer<typeof TemplateRow>

/** Reads a template of the reader; fails if there is none with this id. */
export async function demandTemplate({ db, readerId }: Owned, id: string): Promise<TemplateRow> {
  const row = await db.maybe(
    TemplateRow,
    sql`select id, name, description, brief from ai_content_templates
        where id = ${id} and reader_id = ${readerId} and deleted_at is null`,
  )
  if (row) return row
  throw templateGone()
}

export const templateGone = () => new Problem('not-found', 'That template is already gone.')

const Shown = z.object({
  type: z.enum(contentTypes),
  tone: z.enum(contentTones),
  length: z.enum(contentLengths),
})
/** Values for fields that a template of another version stores differently. */
const usual = { type: 'blog-post', tone: 'professional', length: 'medium' } as const

/** Lists a reader's own templates, newest first. */
export async function ownTemplates({ db, readerId }: Owned): Promise<Template[]> {
  const rows = await db.many(
    TemplateRow,
    sql`select id, name, description, brief from ai_content_templates
        where reader_id = ${readerId} and deleted_at is null
        order by created_at desc, number desc limit ${TEMPLATES.kept}`,
  )
  return rows.map(({ brief, ...row }) => ({ ...row, ...shownOf(brief), isOwn: true }))
}

/** Fails if a reader has reached the limit of templates. */
export async function demandTemplateRoom({ db, readerId }: Owned): Promise<void> {
  await db.run(sql`select from readers where id = ${readerId} for no key update`)
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from ai_content_templates
        where reader_id = ${readerId} and deleted_at is null`,
  )
  if (count >= TEMPLATES.kept)
    throw new Problem(
      'conflict',
      `There are ${TEMPLATES.kept} templates already. Delete one first.`,
    )
}

function shownOf(kept: TemplateRow['brief']): z.infer<typeof Shown> {
  const { brief } = readTemplateBrief(kept)
  return z.parse(Shown, { ...usual, ...brief })
}
