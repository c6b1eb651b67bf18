import * as z from 'zod/mini'
import { costOf } from '#platform/models/server/lends/costs.ts'
import { readPlan, type Chosen } from '#platform/models/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { OpenAgent } from '../../contracts/agent-settings.ts'
import type { AgentRow } from './agent-rows.ts'

const MICROS = 1_000_000
/** The least tokens for an answer; a shorter answer would be of no use. */
const LEAST_OUTPUT = 100

interface Tokens {
  input: number
  output: number
}

/** The tokens that were reserved in a day's budget for one request. */
export interface Reserved {
  day: string
  most: Tokens
}

type Budget = Pick<AgentRow, 'id' | 'readerId' | 'tokensOfDay' | 'moneyOfDay'>

const Day = z.object({ tokens: z.int(), micros: z.int() })

/**
 * The number of tokens that the next answer may use within the day's budget, or the reason why no
 * further request is possible.
 */
export async function roomFor(
  { db, now }: Pick<Desk, 'db' | 'now'>,
  agent: Budget,
  { plan, model }: Pick<Chosen, 'plan' | 'model'>,
  most: Tokens,
): Promise<{ output: number } | { over: string }> {
  const spent = await readDay(db, agent.id, dayOf(now()))
  let room = agent.tokensOfDay - spent.tokens - most.input
  if (agent.moneyOfDay !== null) {
    const input = costOf(plan.prices, model, { input: most.input, output: 0 })
    const each = costOf(plan.prices, model, { input: 0, output: 1 })
    if (input === null || each === null)
      return {
        over: `This agent has a limit of money, and the price of ${model} is not known. Enter it under Settings, AI endpoints, or remove the limit.`,
      }
    const left = agent.moneyOfDay - spent.micros / MICROS - input
    room = Math.min(room, left < 0 ? -1 : each === 0 ? room : Math.floor(left / each))
  }
  const output = Math.min(most.output, room)
  if (output >= LEAST_OUTPUT) return { output }
  return {
    over: `This agent’s budget of today does not allow another request. It starts over at midnight (UTC).`,
  }
}

/**
 * Charges the highest possible cost of a request, in the transaction that stores its start. Null if
 * other requests have used up the budget meanwhile.
 */
export async function reserve(
  db: Database,
  { now }: Pick<Desk, 'now'>,
  agent: Budget,
  { plan, model }: Pick<Chosen, 'plan' | 'model'>,
  most: Tokens,
): Promise<Reserved | null> {
  const day = dayOf(now())
  const tokens = most.input + most.output
  const micros = microsOf({ plan, model }, most)
  const limit = agent.moneyOfDay === null ? null : Math.floor(agent.moneyOfDay * MICROS)
  await db.run(sql`
    insert into automation_agent_days (agent_id, reader_id, day) values (${agent.id}, ${agent.readerId}, ${day})
    on conflict do nothing`)
  const { changed } = await db.run(sql`
    update automation_agent_days set tokens = tokens + ${tokens}, micros = micros + ${micros}
    where agent_id = ${agent.id} and day = ${day} and tokens + ${tokens}::bigint <= ${agent.tokensOfDay}::bigint
      and (${limit}::bigint is null or micros + ${micros}::bigint <= ${limit}::bigint)`)
  return changed > 0 ? { day, most } : null
}

/**
 * Replaces the reserved amount by the real cost. Numbers from the endpoint that exceed the
 * reservation are ignored, so that no endpoint can exceed the budget.
 */
export async function settle(
  db: Database,
  agent: Pick<AgentRow, 'id'>,
  { day, most }: Reserved,
  chosen: Pick<Chosen, 'plan' | 'model'>,
  spent: Tokens,
): Promise<void> {
  const real = {
    input: Math.min(spent.input, most.input),
    output: Math.min(spent.output, most.output),
  }
  const tokens = real.input + real.output - (most.input + most.output)
  const micros = microsOf(chosen, real) - microsOf(chosen, most)
  await db.run(sql`
    update automation_agent_days set tokens = greatest(0, tokens + ${tokens}::bigint),
      micros = greatest(0, micros + ${micros}::bigint)
    where agent_id = ${agent.id} and day = ${day}`)
}

/** Today's spending of an agent, for its page. */
export async function spentOf(
  { db, now, readerId }: Pick<Desk, 'db' | 'now' | 'readerId'>,
  agentId: string,
): Promise<OpenAgent['spent']> {
  const { tokens, micros } = await readDay(db, agentId, dayOf(now()))
  const { currency } = await readPlan(db, readerId)
  return { tokens, money: micros / MICROS, currency }
}

async function readDay(db: Database, agentId: string, day: string): Promise<z.infer<typeof Day>> {
  const row = await db.maybe(
    Day,
    sql`select tokens, micros from automation_agent_days where agent_id = ${agentId} and day = ${day}`,
  )
  return row ?? { tokens: 0, micros: 0 }
}

const microsOf = ({ plan, model }: Pick<Chosen, 'plan' | 'model'>, tokens: Tokens) =>
  Math.ceil((costOf(plan.prices, model, tokens) ?? 0) * MICROS)

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
