import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { FUNCTIONS } from '../../limits.ts'
import { MODULE_NAME } from '../build/module-name.ts'
import type { AskServer } from '../reads/reads-of-call.ts'
import { placesOf, type Place } from '../build/script-places.ts'
import { checkKey, checkValue, type ProjectData } from './project-data.ts'

/** A request in the form that a function of a project receives. */
export interface FunctionRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}

const Header = z.string().check(z.maxLength(FUNCTIONS.headerCharacters))
const Reply = z.object({
  status: z._default(z.int().check(z.minimum(200), z.maximum(599)), 200),
  type: z._default(
    z.enum(['application/json', 'text/plain', 'text/html', 'text/css']),
    'application/json',
  ),
  headers: z._default(
    z
      .record(z.string(), Header)
      .check(z.refine((given) => Object.keys(given).length <= FUNCTIONS.headers)),
    {},
  ),
  cookies: z._default(z.array(Header).check(z.maxLength(FUNCTIONS.cookies)), []),
  body: z._default(z.string().check(z.maxLength(FUNCTIONS.replyCharacters)), ''),
})
export type FunctionReply = z.infer<typeof Reply>

/**
 * The result of a call: an answer, or a message for the function's author with the place of the
 * failure.
 */
export type FunctionEnd = { log: string[]; cpuMs: number } & (
  | { kind: 'answered'; reply: FunctionReply }
  | { kind: 'failed'; words: string; place: Place | null }
)

export interface FunctionCall {
  /** The built script of the function. */
  script: string
  request: FunctionRequest
  /** Variables that the function reads as `env`. */
  env: Readonly<Record<string, string>>
  data: ProjectData
  /** Answers the function's reads of this server by `synthwire`. */
  askServer: AskServer
}

/**
 * Calls a function that was built as a script. Each call has its own virtual machine, so that
 * nothing remains of earlier calls. Only `data` and `synthwire` give access to the outside.
 */
export async function callFunction(
  { script, request, env, data, askServer }: FunctionCall,
  { runCode, now }: Pick<Tools, 'runCode' | 'now'>,
  signal?: AbortSignal,
): Promise<FunctionEnd> {
  const outcome = await runCode({
    source: `${PRELUDE}${script}\nreturn await ${MODULE_NAME}.default(input.request)`,
    input: { request, env },
    ask: (name, question) => answerFrom({ data, askServer }, name, question),
    limits: {
      cpuMs: FUNCTIONS.cpuMs,
      wallMs: FUNCTIONS.wallMs,
      memoryBytes: FUNCTIONS.memoryBytes,
      questions: FUNCTIONS.questions,
    },
    clock: now(),
    seed: crypto.randomUUID(),
    ...(signal && { signal }),
  })
  const log = outcome.log.map(({ level, text }) => `${level}: ${text}`)
  // If the process was killed, the call counts as having used all of its time.
  const cpuMs = outcome.spent?.cpuMs ?? FUNCTIONS.cpuMs
  if (outcome.kind === 'failed') {
    const { words, line } = outcome.fault
    const place = line === null ? null : placesOf(script)(line)
    return { kind: 'failed', words, place, log, cpuMs }
  }
  const reply = Reply.safeParse(outcome.result)
  if (reply.success) return { kind: 'answered', reply: reply.data, log, cpuMs }
  const words = 'A function returns { status, type, headers, cookies, body }, where body is a text.'
  return { kind: 'failed', words, place: null, log, cpuMs }
}

/** The code is one line, so that the script's line numbers stay correct. */
const PRELUDE = `globalThis.env = Object.freeze({ ...input.env }); globalThis.data = Object.freeze({ get: async (key) => (await ask('get', { key })).value, read: (key) => ask('get', { key }), put: async (key, value) => { await ask('put', { key, value }) }, remove: async (key) => { await ask('remove', { key }) }, list: (prefix = '', after = null) => ask('list', { prefix, after }), compareAndSet: (key, version, value) => ask('compareAndSet', { key, version, value }) }); globalThis.synthwire = Object.freeze({ ask: (operation, input = {}) => ask('read', { operation, input }) });`

const Question = z.object({
  key: z.optional(z.unknown()),
  value: z.optional(z.unknown()),
  prefix: z.optional(z.string()),
  after: z.optional(z.nullable(z.string())),
  version: z.optional(z.nullable(z.int())),
})

const Read = z.object({ operation: z.string(), input: z.unknown() })

async function answerFrom(
  { data, askServer }: Pick<FunctionCall, 'data' | 'askServer'>,
  name: string,
  asked: unknown,
): Promise<unknown> {
  if (name === 'read') {
    const read = Read.safeParse(asked)
    if (read.success) return askServer(read.data.operation, read.data.input)
    throw new Problem('invalid', 'synthwire.ask takes the name of an operation, and its input.')
  }
  const question = Question.safeParse(asked)
  if (!question.success) throw new Problem('invalid', 'These values cannot be kept in data.')
  const { key, value, prefix = '', after = null, version = null } = question.data
  switch (name) {
    case 'get': {
      const kept = await data.get(checkKey(key))
      return { value: kept && (JSON.parse(kept.value) as unknown), version: kept?.version ?? null }
    }
    case 'put':
      return data.put(checkKey(key), checkValue(value))
    case 'remove':
      return data.remove(checkKey(key))
    case 'list':
      return data.list(prefix && checkKey(prefix), after && checkKey(after))
    case 'compareAndSet':
      return data.compareAndSet(checkKey(key), version, checkValue(value))
    default:
      throw new Problem('not-allowed', 'There is no such call.')
  }
}
