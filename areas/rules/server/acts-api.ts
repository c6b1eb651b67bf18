import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { isReaders } from '#areas/articles/server/lends/lists.ts'
import { sql, type Desk } from '#server/tools.ts'
import { RuleAction } from '../contract.ts'
import type { ruleActs } from '../contracts/acts.ts'
import { actForReader } from './actions.ts'
import { tellOfRules } from './applying/apply-rules.ts'
import { wakeTranslator } from './translating/translate-summaries.ts'

type Asked = Parameters<Api<typeof ruleActs>['actOnArticle']>[0]

/** Actions of rules, done by the reader or on their behalf. */
export function serverRuleActs(desk: Desk): Api<typeof ruleActs> {
  return {
    async actOnArticle({ article, ...asked }) {
      const action = actionOf(asked)
      await desk.db.transaction(async (db) => {
        const id = await readCurrentId(db, article)
        const found = await db.maybe(
          z.object({}),
          sql`select from articles where id = ${id} and ${isReaders(desk)}`,
        )
        if (!found) throw new Problem('not-found', 'That article no longer exists.')
        await actForReader(db, desk.readerId, action, id, desk.now())
        if (action.do === 'translate') await wakeTranslator(desk, db)
      })
      await tellOfRules(desk)
    },
  }
}

/** Parses the value of an action; fails with a `Problem` if it does not fit. */
function actionOf({ act, value = '' }: Omit<Asked, 'article'>) {
  const about = {
    ...{ archive: {}, hide: {} },
    ...{ tag: { tag: value }, move: { category: value }, translate: { language: value } },
    rank: { amount: value === '' ? Number.NaN : Number(value) },
  }[act]
  const read = RuleAction.safeParse({ do: act === 'rank' ? 'boost' : act, ...about })
  if (read.success && read.data.do !== 'run') return read.data
  throw new Problem('invalid', needs[act])
}

const needs: Record<Asked['act'], string> = {
  archive: 'This article cannot be archived.',
  hide: 'This article cannot be hidden.',
  tag: 'The value has to be a tag of 1 to 60 characters.',
  move: 'The value has to be the id of a category, such as “Technology”.',
  rank: 'The value has to be a number of steps from -5 to 5, but not 0.',
  translate: 'The value has to be a language that summaries are translated into, such as “de”.',
}
