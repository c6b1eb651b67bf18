import * as z from 'zod/mini'
import type { ArticleTranslation } from '#areas/articles/contract.ts'
import { leadHash, leadOf } from '#areas/articles/server/lends/page.ts'
import { sql, type Database } from '#server/tools.ts'
import { languageName } from '#engine/languages/language-name.ts'
import { withArticle } from '../../rule-words.ts'
import { chooseTranslator } from './translate-summaries.ts'

const Row = z.object({
  language: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  basis: z.nullable(z.string()),
  text: z.nullable(z.string()),
  message: z.nullable(z.string()),
  endpoint: z.nullable(z.string()),
  model: z.nullable(z.string()),
  rule: z.nullable(z.string()),
  isOn: z.nullable(z.boolean()),
})

/** A rule's translation of a summary, or why it is missing; undefined if no rule wants one. */
export async function readTranslation(
  db: Database,
  readerId: string,
  { id, sentences }: { id: number; sentences: readonly { text: string }[] },
): Promise<ArticleTranslation | undefined> {
  const row = await db.maybe(
    Row,
    sql`select language, state, basis, text, message, endpoint, model, rules.name as rule, enabled as is_on
        from article_translations left join rules on rules.id = rule_id
        where article_id = ${id} and article_translations.reader_id = ${readerId}`,
  )
  if (!row) return undefined
  const { language, state, basis, text, message, rule } = row
  const named = rule === null ? 'a deleted rule' : `your rule “${rule}”`
  const kind = languageName(language)
  // The translation is shown only if the summary has not changed since.
  if (text !== null && basis === leadHash(leadOf(sentences))) {
    return {
      language,
      text,
      words: `Translated by your endpoint “${row.endpoint}” with the model ${row.model}, for ${named}. Numbers, dates and names were checked against the original.`,
    }
  }
  if (!row.isOn) return undefined
  const said = (words: string) => ({ language, text: null, words })
  if (state !== 'waiting')
    return said(`No ${kind} translation for ${named}. ${message ?? 'The summary changed.'}`)
  const translator = await chooseTranslator({ db }, readerId)
  if (!translator)
    return said(
      `${capital(named)} adds ${withArticle(kind)} translation once you have an AI endpoint with summaries turned on.`,
    )
  return said(message ?? `“${translator.endpoint.name}” is translating the summary into ${kind}.`)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
