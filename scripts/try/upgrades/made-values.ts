import { aiContentValues } from './made-values/ai-content.ts'
import { appStudioValues } from './made-values/app-studio.ts'
import { articlesValues } from './made-values/articles.ts'
import { assistantValues } from './made-values/assistant.ts'
import { automationValues } from './made-values/automation.ts'
import { feedValues } from './made-values/feed.ts'
import { feedsValues } from './made-values/feeds.ts'
import { hubsValues } from './made-values/hubs.ts'
import { newsroomValues } from './made-values/newsroom.ts'
import { notesValues } from './made-values/notes.ts'
import { platformValues } from './made-values/platform.ts'
import { profilesValues } from './made-values/profiles.ts'
import { rulesValues } from './made-values/rules.ts'
import { savedValues } from './made-values/saved.ts'
import { sourcesValues } from './made-values/sources.ts'
import { topicsValues } from './made-values/topics.ts'
import { webhooksValues } from './made-values/webhooks.ts'
import { websiteBuilderValues } from './made-values/website-builder.ts'
import { websiteVisitorValues } from './made-values/website-visitors.ts'
import { digest, HOUR_MS, type Make, type Place, type Value } from './made-values/make.ts'

/**
 * Values of columns that need more than their type: all JSON, values that must be one of a few
 * words although the database does not check it, and values that must match other rows. Ids that
 * the database generates begin with 1.
 */
export const madeValues: Record<string, Make> = {
  ...feedsValues,
  ...sourcesValues,
  ...articlesValues,
  ...feedValues,
  ...rulesValues,
  ...topicsValues,
  ...profilesValues,
  ...webhooksValues,
  ...hubsValues,
  ...notesValues,
  ...assistantValues,
  ...savedValues,
  ...newsroomValues,
  ...automationValues,
  ...appStudioValues,
  ...websiteBuilderValues,
  ...websiteVisitorValues,
  ...aiContentValues,
  ...platformValues,
}

/** Columns that each row has, although they may be null: one of a few must not be. */
export const neededColumns: ReadonlySet<string> = new Set(['website_redirects.page_id'])

/**
 * A value of a type. Texts and hashes differ for each row and column, other values at most for each
 * row.
 */
export function valueOf(type: string, column: string, place: Place): Value {
  const { nth, now } = place
  const text = `${column} ${nth}`
  if (type.endsWith('[]')) return [valueOf(type.slice(0, -2), column, place)] as Value
  switch (type) {
    case 'text':
    case 'tsvector':
    case 'tsquery':
      return type === 'text' ? text : 'ferry'
    case 'bigint':
    case 'integer':
    case 'smallint':
      return nth + 1
    case 'real':
    case 'double precision':
      return 0.5
    case 'boolean':
      return nth % 2 === 1
    case 'timestamp with time zone':
      return new Date(now.getTime() - (nth + 1) * HOUR_MS).toISOString()
    case 'date':
      return new Date(now.getTime() - nth * 24 * HOUR_MS).toISOString().slice(0, 10)
    case 'bytea':
      return digest(text)
    case 'uuid':
      return digest(text).toString('hex').slice(0, 32)
    default:
      throw new Error(
        `There is no value for ${column}, which is ${type}; give it one in made-values/`,
      )
  }
}
