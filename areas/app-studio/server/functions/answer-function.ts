import { Problem } from '#core/problem.ts'
import type { SiteReply } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { FUNCTIONS } from '../../limits.ts'
import { callsOf, type Turn } from './bound-calls.ts'
import { callFunction, type FunctionReply } from './call-function.ts'
import { hideSecrets } from './hide-secrets.ts'
import { noteCall } from './note-call.ts'
import { projectData, type ProjectIn } from './project-data.ts'
import { readsOfCall } from '../reads/reads-of-call.ts'

/**
 * The folder of functions, which is also their path in addresses: `functions/items.ts` is at
 * "/functions/items".
 */
export const FUNCTIONS_PATH = 'functions/'

/** The functions of a build, in one environment of its project. */
export interface BuiltFunctions extends ProjectIn {
  /** The functions by name, each built as a script. */
  functions: ReadonlyMap<string, string>
  variables?: Readonly<Record<string, string>>
  /** The values of secret variables, which are hidden in the log and in answers. */
  secrets?: Readonly<Record<string, string>>
}

/** A request to a function. The headers are those that the site passes on. */
export interface FunctionAsked {
  name: string
  method: string
  query: URLSearchParams
  headers: Record<string, string>
  body: Uint8Array
  /** True if the owner of the project calls the function, and so is told why it failed. */
  isOwners?: boolean
}

/** The answer of a function, with a text as its body. */
export type FunctionReplied = SiteReply & { body: string }

/**
 * Answers a request with a function of a project. Strangers may send requests, so each project has
 * its own limits, and only its owner and callers in `local` are told why a call failed.
 */
export async function answerFunction(
  world: World,
  built: BuiltFunctions,
  asked: FunctionAsked,
  gone?: AbortSignal,
  turn = turnOf(world, built),
): Promise<FunctionReplied> {
  const script = built.functions.get(asked.name)
  if (script === undefined) return plainly(404, 'There is no such function.')
  const body = Buffer.from(asked.body).toString()
  if (body.length > FUNCTIONS.bodyCharacters)
    return plainly(413, 'The body of this request is too large.')
  if (turn === null) return tooMuch()
  const { readerId, project, environment, variables, secrets } = built
  const call = {
    script,
    request: {
      method: asked.method,
      path: `/${FUNCTIONS_PATH}${asked.name}`,
      query: Object.fromEntries(asked.query),
      headers: asked.headers,
      body,
    },
    env: { ...variables, ...secrets },
    data: projectData(world, { readerId, project, environment }),
    askServer: readsOfCall(world, { readerId, project }),
  }
  const begun = performance.now()
  try {
    const end = await turn(() => callFunction(call, world, gone))
    const hidden = hideSecrets(end, Object.values(secrets ?? {}))
    const ms = Math.round(performance.now() - begun)
    await noteCall(world, built, { name: asked.name, method: asked.method, ms }, hidden)
    if (hidden.kind === 'answered') return replyOf(hidden.reply)
    const isTold = asked.isOwners === true || environment === 'local'
    return plainly(500, isTold ? hidden.words : 'This function failed.')
  } catch (error) {
    // Too many calls of all projects are waiting for a process.
    if (error instanceof Problem && error.kind === 'unavailable') return tooMuch()
    throw error
  }
}

function replyOf({ status, type, headers: own, cookies, body }: FunctionReply): FunctionReplied {
  // Header names are put in lower case, so that a header is not set twice.
  const named = Object.entries(own).map(([name, value]) => [name.toLowerCase(), value])
  const headers = {
    'cache-control': 'no-store',
    ...Object.fromEntries(named),
    'content-type': `${type}; charset=utf-8`,
  }
  return { status, headers, cookies, body }
}

/**
 * Reserves a place for a call in the queue of its project; null if a limit is reached. This is done
 * before the function is read from the database.
 */
export function turnOf(world: World, { readerId, project }: ProjectIn): Turn | null {
  return callsOf(world).take(`${readerId}/${project}`)
}

export function tooMuch(): FunctionReplied {
  const reply = plainly(503, 'Too many requests right now. Try again shortly.')
  return { ...reply, headers: { ...reply.headers, 'retry-after': '2' } }
}

function plainly(status: number, body: string): FunctionReplied {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return { status, body, headers }
}
