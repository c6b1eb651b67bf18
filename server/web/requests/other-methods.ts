import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem-reply.ts'

/**
 * Answers 405 if an address exists but does not accept the method, before any body is read. It is
 * added before the routes, and after the hooks that check access.
 */
export function answerOtherMethods(app: FastifyInstance): void {
  const exact = new Map<string, Set<string>>()
  const shaped: { shape: RegExp; methods: Set<string> }[] = []

  app.addHook('onRoute', ({ url, method }) => {
    const known = exact.get(url)
    const methods = known ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    if (known) return
    exact.set(url, methods)
    if (/[:*]/.test(url)) shaped.push({ shape: shapeOf(url), methods })
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = pathOf(request.url)
    const methods = exact.get(path) ?? shaped.find(({ shape }) => shape.test(path))?.methods
    // If the address accepts this method, the handler of its route has answered 404.
    if (!methods || methods.has(request.method)) return
    const allow = [...methods].toSorted().join(', ')
    return sendProblem(reply.header('allow', allow), 405, `This address accepts only ${allow}.`)
  })
}

/**
 * A pattern for the addresses of a route in Fastify's notation, such as "/newswire/:outlet" or
 * "/assets/*".
 */
function shapeOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/)
  const shape = parts.map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  // safe expression: a route of ours, with nothing repeated inside of a repeat
  return new RegExp(`^${shape.join('')}$`, 's')
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
