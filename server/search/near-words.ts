import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'

const Held = z.object({ lexeme: z.string(), texts: z.int() })

/**
 * Words that begin with one of the first two letters of these, and are about as long.
 *
 * @param newest a query for the `search` of some texts; it bounds the work.
 */
export function nearWords(
  db: Database,
  newest: Sql,
  forms: readonly string[],
): Promise<z.infer<typeof Held>[]> {
  const letters = [...new Set(forms.flatMap((form) => Array.from(form).slice(0, 2)))]
  const lengths = forms.map((form) => Array.from(form).length)
  return db.many(
    Held,
    sql`select lexeme, count(*)::int as texts
        from (${newest}) as newest, unnest(tsvector_to_array(search)) as lexeme
        where left(lexeme, 1) = any(${letters}::text[])
          and length(lexeme) between ${Math.min(...lengths) - 2} and ${Math.max(...lengths) + 2}
        group by lexeme`,
  )
}
