import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sql, type Tools } from '#server/tools.ts'
import type { AiPlan } from '../../contracts/ai-endpoints.ts'
import type { AiSettings } from '../../contract.ts'
import { chooseModel, priorityLimits } from '../../ai-plan.ts'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { readAiSettings } from '../ai-settings.ts'
import { endpointFetch } from './endpoint-fetch.ts'
import { markHealthy, readEndpoints, backOff, type EndpointRow } from '../endpoints.ts'
import type { ModelTask } from '../plan/model-tasks.ts'
import { openModels, type Models } from './open-model.ts'
import { readPlan } from '../plan/plan.ts'
import { EndpointTrouble } from '../trouble.ts'
import { recordUsage, reserve, type Tokens } from '../usage.ts'

/** The endpoint and model that are asked for a task, and all that the reader decided about it. */
export interface Chosen {
  readerId: string
  task: ModelTask
  endpoint: EndpointRow
  model: string
  plan: AiPlan
  settings: AiSettings
}

/** Null: nobody is asked for it. */
export async function chooseFor(
  { db }: Pick<Tools, 'db'>,
  readerId: string,
  task: ModelTask,
): Promise<Chosen | null> {
  const { id, choice } = task.chosenAs ?? task
  if (!choice) throw new Error(`No model can be chosen for ${id}`)
  const endpoints = await readEndpoints(db, readerId)
  if (endpoints.length === 0) return null
  const plan = await readPlan(db, readerId)
  const settings = await readAiSettings(db, readerId)
  const chosen = chooseModel(endpoints, plan, settings, { id, choice })
  return chosen && { readerId, task, plan, settings, ...chosen }
}

interface Question<Answer> {
  /** Instructions to the model. */
  system: string
  prompt: string
  /** The question without what is random in it: the same content is never asked twice. */
  content: string
  /** Fewer tokens than the task allows. */
  mostTokens?: number
  /** The deadline, where it is not that of the priority. */
  deadlineMs?: number
  /** Null where the text is not what was asked for. */
  read: (text: string) => Answer | null
}

/** Letters for each token, as a careful guess where an endpoint does not say. */
const LETTERS_PER_TOKEN = 3

/** Puts a question to a language model. Fails with an `EndpointTrouble`; without tools, without a second try. */
export async function askModel<Answer>(
  tools: Tools,
  chosen: Chosen,
  question: Question<Answer>,
): Promise<Answer> {
  const { system, prompt, content, deadlineMs, read } = question
  const { temperature = 0, mostTokens: allowed } = chosen.task
  const mostTokens = Math.min(question.mostTokens ?? allowed, allowed)
  const most = { input: tokensOf(system + prompt), output: mostTokens }
  return askOrRecall(
    tools,
    chosen,
    { content: `${system}\n${content}`, most, deadlineMs },
    async (models) => {
      const { generateText } = await loadSdk()
      const { text, usage } = await generateText({
        model: models.language(chosen.model),
        instructions: system,
        prompt,
        maxOutputTokens: mostTokens,
        temperature,
        maxRetries: 0,
      })
      return {
        answer: read(text),
        spent: {
          input: believed(usage.inputTokens, most.input),
          output: believed(usage.outputTokens, tokensOf(text)),
        },
      }
    },
  )
}

/** Embeddings of the texts. */
export async function embed(
  tools: Tools,
  chosen: Chosen,
  texts: string[],
  { deadlineMs }: { deadlineMs?: number } = {},
): Promise<number[][]> {
  const most = { input: tokensOf(texts.join('')), output: 0 }
  const content = JSON.stringify(texts)
  return askOrRecall(tools, chosen, { content, most, deadlineMs }, async (models) => {
    const { embedMany } = await loadSdk()
    const { embeddings, usage } = await embedMany({
      model: models.embedding(chosen.model),
      values: texts,
      maxRetries: 0,
    })
    const size = embeddings[0]?.length ?? 0
    const isUsable =
      embeddings.length === texts.length &&
      size > 1 &&
      embeddings.every((one) => one.length === size && one.every(Number.isFinite))
    return {
      answer: isUsable ? embeddings : null,
      spent: { input: believed(usage.tokens, most.input), output: 0 },
    }
  })
}

async function loadSdk() {
  // Its warnings would go to the console instead of the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return import('ai')
}

interface Asking {
  content: string
  most: Tokens
  deadlineMs?: number | undefined
}

/** From the cache, or from the endpoint, within the day's budget and unless it is backing off. */
async function askOrRecall<Answer>(
  tools: Tools,
  chosen: Chosen,
  { content, most, deadlineMs }: Asking,
  ask: (models: Models) => Promise<{ answer: Answer | null; spent: Tokens }>,
): Promise<Answer> {
  const { now, secrets } = tools
  const { readerId, task, endpoint, model, plan, settings } = chosen
  const spender = { readerId, task: task.id, model }
  const asked = hashOf([endpoint.kind, endpoint.address, model, content])
  const { isRemembered = true } = task
  const before = isRemembered && (await recall(tools, readerId, asked))
  if (before) {
    await recordUsage(tools, spender, plan, 'cached')
    return before.answer as Answer
  }
  if (endpoint.restsUntil !== null && Date.parse(endpoint.restsUntil) > now().getTime()) {
    throw new EndpointTrouble(
      'resting',
      endpoint.trouble ?? 'The endpoint failed, and is tried again later.',
    )
  }
  const release = await reserve(tools, spender, plan, most)
  try {
    const key = endpoint.key === null ? '' : secrets.open(endpoint.key)
    const limitMs = deadlineMs ?? priorityLimits[settings.processingPriority].deadlineMs
    const fetch = endpointFetch(tools, { ...endpoint, key }, limitMs)
    const models = await openModels({ ...endpoint, key }, fetch)
    const { answer, spent } = await ask(models)
    await recordUsage(tools, spender, plan, spent)
    if (answer === null) {
      throw new EndpointTrouble(
        'wrong-shape',
        `${endpoint.name} did not answer in the requested format. Another model may do better.`,
      )
    }
    await markHealthy(tools, { id: endpoint.id, readerId })
    if (isRemembered) await remember(tools, readerId, asked, answer)
    return answer
  } catch (error) {
    const trouble = troubleOf(error, endpoint)
    // A failed request may have cost its input; nothing is known of its output.
    if (mayHaveCost(trouble)) {
      await recordUsage(tools, spender, plan, { input: most.input, output: 0 })
    }
    if (!['limit', 'wrong-shape', 'hub-busy'].includes(trouble.trouble)) {
      await backOff(tools, { id: endpoint.id, readerId }, trouble)
    }
    throw trouble
  } finally {
    release()
  }
}

function mayHaveCost({ trouble }: EndpointTrouble): boolean {
  return trouble === 'late' || trouble === 'repeats-key'
}

/** Packages wrap the errors of our fetcher; any other error means that the response was invalid. */
function troubleOf(error: unknown, { name }: EndpointRow): EndpointTrouble {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof EndpointTrouble) return inner
    if (inner.name === 'Problem') return new EndpointTrouble('wrong-key', inner.message)
  }
  return new EndpointTrouble(
    'not-an-endpoint',
    `${name} does not answer like an endpoint of its kind. Check the kind, the address and the model name.`,
  )
}

const Answered = z.object({ answer: z.unknown() })

async function recall({ db }: Tools, readerId: string, asked: Buffer) {
  return db.maybe(
    Answered,
    sql`select answer from ai_answers where reader_id = ${readerId} and asked = ${asked}`,
  )
}

async function remember({ db, now }: Tools, readerId: string, asked: Buffer, answer: unknown) {
  await db.run(sql`
    insert into ai_answers (reader_id, asked, answer, answered_at)
    values (${readerId}, ${asked}, ${JSON.stringify(answer)}, ${now()})
    on conflict do nothing`)
}

const KEPT_DAYS = 30

/** Answers are kept for as long as their articles are likely to be asked for again. */
export async function forgetOldAnswers({ db, now }: Tools): Promise<void> {
  const moment = await readTrustedNow(db, now())
  await db.run(sql`
    delete from ai_answers where answered_at < ${moment}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
}

function hashOf(parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / LETTERS_PER_TOKEN)
}

/** A count of tokens far from the estimate is a mistake, or an attempt to use up the budget. */
function believed(stated: number | undefined, guess: number): number {
  if (stated === undefined || !Number.isInteger(stated) || stated < 0) return guess
  return Math.min(stated, guess * 10 + 1000)
}
