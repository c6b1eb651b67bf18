import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { UsageRow, type AiPlan, type Usage } from '../contracts/ai-endpoints.ts'
import { costOf } from '../ai-plan.ts'
import { EndpointTrouble } from './trouble.ts'

const DAYS_SHOWN = 30
const MICROS = 1_000_000

export interface Tokens {
  input: number
  output: number
}

/** The reader, task and model whose usage is counted. */
export interface Spender {
  readerId: string
  task: string
  model: string
}

/** Books the cost of a request at the plan's current prices. */
export async function recordUsage(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { readerId, task, model }: Spender,
  { prices }: AiPlan,
  spent: Tokens | 'cached',
): Promise<void> {
  const tokens = spent === 'cached' ? { input: 0, output: 0 } : spent
  const [calls, cached] = spent === 'cached' ? [0, 1] : [1, 0]
  const cost = costOf(prices, model, tokens)
  const micros = cost === null || spent === 'cached' ? null : Math.ceil(cost * MICROS)
  await db.run(sql`
    insert into ai_usage (reader_id, day, task, model, calls, cached, input_tokens, output_tokens, money_micros)
    values (${readerId}, ${dayOf(now())}, ${task}, ${model}, ${calls}, ${cached}, ${tokens.input}, ${tokens.output},
      ${micros})
    on conflict (reader_id, day, task, model) do update set calls = ai_usage.calls + excluded.calls,
      cached = ai_usage.cached + excluded.cached,
      input_tokens = ai_usage.input_tokens + excluded.input_tokens,
      output_tokens = ai_usage.output_tokens + excluded.output_tokens,
      money_micros = case when ai_usage.money_micros is null then excluded.money_micros
        else ai_usage.money_micros + coalesce(excluded.money_micros, 0) end`)
}

/** Counts how many of a model's sentences passed the check, and whether they became a summary. */
export async function recordCheck(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { readerId, task, model }: Spender,
  { kept, dropped, isWritten }: { kept: number; dropped: number; isWritten: boolean },
): Promise<void> {
  await db.run(sql`
    insert into ai_usage (reader_id, day, task, model, kept, dropped, written)
    values (${readerId}, ${dayOf(now())}, ${task}, ${model}, ${kept}, ${dropped}, ${isWritten ? 1 : 0})
    on conflict (reader_id, day, task, model) do update set
      written = ai_usage.written + excluded.written,
      kept = ai_usage.kept + excluded.kept, dropped = ai_usage.dropped + excluded.dropped`)
}

const Today = z.object({ tokens: z.int(), micros: z.int() })

async function spentToday({ db, now }: Pick<Tools, 'db' | 'now'>, readerId: string) {
  const { tokens, micros } = await db.one(
    Today,
    sql`select coalesce(sum(input_tokens + output_tokens), 0)::bigint as tokens,
          coalesce(sum(money_micros), 0)::bigint as micros
        from ai_usage where reader_id = ${readerId} and day = ${dayOf(now())}`,
  )
  return { tokens, money: micros / MICROS }
}

/** The reserved cost of requests of this process that have not ended, by reader. */
const inFlight = new Map<string, { tokens: number; money: number }>()

/**
 * Reserves the highest cost of a request from the day's budget, and returns a function that
 * releases it. Fails with an `EndpointTrouble` if the budget is too small.
 */
export async function reserve(
  tools: Pick<Tools, 'db' | 'now'>,
  { readerId, model }: Pick<Spender, 'readerId' | 'model'>,
  plan: AiPlan,
  most: Tokens,
): Promise<() => void> {
  const reserved = inFlight.get(readerId) ?? { tokens: 0, money: 0 }
  inFlight.set(readerId, reserved)
  const tokens = most.input + most.output
  const money = costOf(plan.prices, model, most) ?? 0
  reserved.tokens += tokens
  reserved.money += money
  const release = () => {
    reserved.tokens -= tokens
    reserved.money -= money
  }
  try {
    const spent = await spentToday(tools, readerId)
    const limit = limitWords(plan, {
      tokens: spent.tokens + reserved.tokens,
      money: spent.money + reserved.money,
    })
    if (limit !== null) throw new EndpointTrouble('limit', limit)
    return release
  } catch (error) {
    release()
    throw error
  }
}

/** Explains which daily limit would be exceeded; null if none. */
function limitWords(
  { mostTokens, mostMoney, currency }: AiPlan,
  { tokens, money }: { tokens: number; money: number },
): string | null {
  const until = 'Until tomorrow (UTC), articles quote their sources and search matches words only.'
  if (mostTokens !== null && tokens > mostTokens) {
    return `Today's limit of ${mostTokens.toLocaleString('en')} tokens does not allow another request. ${until}`
  }
  if (mostMoney !== null && money > mostMoney) {
    return `Today's limit of ${mostMoney} ${currency} does not allow another request. ${until}`
  }
  return null
}

const LedgerRow = z.extend(z.omit(UsageRow, { money: true }), { micros: z.nullable(z.int()) })

export async function readUsage(
  tools: Pick<Tools, 'db' | 'now'>,
  readerId: string,
  plan: AiPlan,
): Promise<Usage> {
  const { db, now } = tools
  const rows = await db.many(
    LedgerRow,
    sql`select day::text as day, task, model, calls, cached, input_tokens, output_tokens, money_micros as micros
        from ai_usage where reader_id = ${readerId} and day > ${dayOf(now())}::date - ${DAYS_SHOWN}::int
          and calls + cached > 0
        order by day desc, task, model`,
  )
  const spent = await spentToday(tools, readerId)
  const least = { tokens: spent.tokens + 1, money: spent.money + 1 / MICROS }
  return {
    rows: rows.map(({ micros, ...row }) => ({
      ...row,
      money: micros === null ? null : micros / MICROS,
    })),
    currency: plan.currency,
    tokensToday: spent.tokens,
    moneyToday: spent.money,
    limit: limitWords(plan, least),
  }
}

const Activity = z.object({
  summaries: z.int(),
  searches: z.int(),
  kept: z.int(),
  dropped: z.int(),
})

/**
 * Sums up all usage of models so far. There are only a few rows for each day, so this stays fast.
 */
export async function readActivity(db: Database, readerId: string) {
  return db.one(
    Activity,
    sql`select coalesce(sum(written), 0)::int as summaries,
          coalesce(sum(calls + cached) filter (where task = 'search'), 0)::int as searches,
          coalesce(sum(kept), 0)::int as kept, coalesce(sum(dropped), 0)::int as dropped
        from ai_usage where reader_id = ${readerId}`,
  )
}

/** The next midnight in UTC, when a new day's budget begins. */
export function tomorrow(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
