import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Described, Request } from './requests.ts'

export interface Reply {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

interface Document {
  paths: Record<string, Record<string, Described['operation']>>
  components: { schemas: { Problem: object }; responses: Record<string, object> }
}

/**
 * Says if a documented 503 is that of the operation, and not the one that any operation may return.
 */
const isOfOperation = (documented: unknown) =>
  (documented as { $ref?: string } | undefined)?.$ref?.endsWith('/ServiceUnavailable')

/**
 * Says if a failure is explained in a sentence that a person understands, without traces of the
 * server's internals.
 */
function isPlain({ title, detail }: { title: string; detail: string }): boolean {
  // A sentence may begin with a host name, which keeps its small letters.
  const isSentence =
    /^(\P{Ll}|xn--[\w-]+ |[\w-]+(\.[\w-]+)+ )/u.test(detail) && /[.!?…”"]$/.test(detail.trim())
  const isTechnical =
    /\[object |\bundefined\b|\bNaN\b|\b\w*Error:|\bat \S+:\d+|\bE[A-Z]{4,}\b|\bSQLSTATE\b/.test(
      detail,
    )
  return title.trim() !== '' && isSentence && !isTechnical
}

/**
 * Returns a function that names the fault of a reply, judged by the served document; null if there
 * is none.
 */
export function judgeBy(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const isProblem = ajv.compile(document.components.schemas.Problem)
  const checks = new Map<object, ValidateFunction>()

  function complaintAbout(body: string, schema: object): string | null {
    const check = checks.get(schema) ?? ajv.compile(schema)
    checks.set(schema, check)
    return check(JSON.parse(body)) ? null : ajv.errorsText(check.errors)
  }

  /**
   * Judges the answer to a request for an operation, even if a distorted address led the request
   * elsewhere.
   */
  return function judge(request: Request, reply: Reply): string | null {
    const { statusCode: status, headers, body } = reply
    const [path = ''] = request.url.split(/[?#]/)
    const methods = document.paths[path]
    const operation = methods?.[request.method.toLowerCase()]
    const isHead = request.method === 'HEAD' && methods?.['get'] !== undefined

    const documented = operation?.responses[status]
    // Nothing of the server is away in this test, but an operation that needs another server may
    // say that it did not answer.
    const mayWait = status === 503 && isOfOperation(documented)
    if (status >= 500 && !mayWait) return `answers ${status}`
    if (methods && !operation && !isHead) {
      if (status !== 405) return `answers ${status} to another method`
      const allowed = String(headers['allow']).toLowerCase()
      if (!Object.keys(methods).every((method) => allowed.includes(method)))
        return 'allows too little'
    }
    if (operation && !documented) return `answers ${status}, which is not documented`
    if (request.method === 'HEAD') return null

    if (status >= 400) {
      if (!String(headers['content-type']).startsWith('application/problem+json'))
        return `answers ${status} as ${String(headers['content-type'])}`
      if (!isProblem(JSON.parse(body))) return `answers no Problem: ${body.slice(0, 200)}`
      if (JSON.parse(body).status !== status) return 'states another status'
      return status < 500 || isPlain(JSON.parse(body))
        ? null
        : `says so in no plain words: ${body.slice(0, 200)}`
    }
    if (!operation || status === 204) return body === '' || !operation ? null : 'says something'
    const content = (documented as { content?: Record<string, { schema?: object }> }).content
    const schema = content?.['application/json']?.schema
    const complaint = schema ? complaintAbout(body, schema) : 'is not described'
    return complaint && `answers against its schema: ${complaint}`
  }
}
