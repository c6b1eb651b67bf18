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

/** Says what is wrong with a reply by the served document; null where nothing is. */
export function judgeBy(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const isProblem = ajv.compile(document.components.schemas.Problem)
  const checks = new Map<object, ValidateFunction>()

  function complaintAbout(body: string, schema: object): string | null {
    const check = checks.get(schema) ?? ajv.compile(schema)
    checks.set(schema, check)
    return check(JSON.parse(body)) ? null : ajv.errorsText(check.errors)
  }

  /** An answer to a request that was meant for an operation, whatever became of it on its way. */
  return function judge(request: Request, reply: Reply): string | null {
    const { statusCode: status, headers, body } = reply
    const [path = ''] = request.url.split(/[?#]/)
    const methods = document.paths[path]
    const operation = methods?.[request.method.toLowerCase()]
    const isHead = request.method === 'HEAD' && methods?.['get'] !== undefined

    const documented = operation?.responses[status]
    if (status >= 500 && !(status === 503 && documented)) return `answers ${status}`
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
      return JSON.parse(body).status === status ? null : 'states another status'
    }
    if (!operation || status === 204) return body === '' || !operation ? null : 'says something'
    const content = (documented as { content?: Record<string, { schema?: object }> }).content
    const schema = content?.['application/json']?.schema
    const complaint = schema ? complaintAbout(body, schema) : 'is not described'
    return complaint && `answers against its schema: ${complaint}`
  }
}
