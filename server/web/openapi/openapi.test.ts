import { createHash } from 'node:crypto'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { feed } from '#areas/feed/contract.ts'
import { defineContract, read } from '#core/contract.ts'
import type { Kept } from '../../asking/kept.ts'
import { keeps as all } from '../../areas.ts'
import { describeOperations } from './openapi.ts'
import { frameArea, notesArea, openTestServer } from '../test-web-server.ts'

const unkept = (contract: Kept['contract']): Kept => ({
  contract,
  open: () => Object.fromEntries(Object.keys(contract).map((name) => [name, async () => null])),
})
const noteLabels = defineContract('notes/labels', {
  countNotes: read(z.object({}), z.nullable(z.int())),
})
const keeps = [
  ...(frameArea.keeps ?? []),
  unkept(feed),
  ...(notesArea.keeps ?? []),
  unkept(noteLabels),
]
const operations = keeps.flatMap(({ contract }) => Object.entries(contract))

let server: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  server = await openTestServer({ areas: [{ keeps }, { ...notesArea, keeps: [] }] })
})
afterAll(() => server.app.close())

const get = (url: string, headers = {}) =>
  server.app.inject({ url, headers: { host: '127.0.0.1:4600', ...headers } })

/** Yields every object inside a value, with its path. */
function* objectsIn(value: unknown, path = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value as Record<string, unknown>]
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`)
}

describe('The OpenAPI document', () => {
  test('lists every operation of every contract under its address and method', async () => {
    const { paths, openapi, info } = (await get('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    expect(info.version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const [name, { kind, path }] of operations) {
      const operation = paths[`/api/${path}`][kind === 'read' ? 'get' : 'post']
      expect(operation.operationId).toMatch(new RegExp(`\\.${name}$`))
      expect(operation.summary).toMatch(/^[A-Z]/)
    }
    expect(Object.keys(paths)).toHaveLength(operations.length + 1)
  })

  test('is well formed: ids are unique, references lead somewhere, responses say what they are', async () => {
    const document = (await get('/api/openapi.json')).json()
    const described = Object.values<Record<string, Record<string, unknown>>>(
      document.paths,
    ).flatMap((methods) => Object.values(methods))
    const ids = described.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)

    const objects = new Map(objectsIn(document))
    for (const [path, { $ref }] of objects) {
      if (typeof $ref === 'string') expect(objects.has($ref), `${path} -> ${$ref}`).toBe(true)
    }
    for (const { responses } of described) {
      for (const response of Object.values(responses as object)) {
        expect(response.$ref ?? response.description).toBeTruthy()
      }
    }
  })

  test('is valid by the schema of OpenAPI 3.1 itself', async () => {
    const document = (await get('/api/openapi.json')).json()
    const validator = new Validator()
    const { valid, errors } = await validator.validate(document)
    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  test('has only schemas of JSON Schema 2020-12, each complete in itself', async () => {
    const document = (await get('/api/openapi.json')).json()
    const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false })
    let compiled = 0
    for (const [path, { schema }] of objectsIn(document)) {
      if (schema === undefined || (schema as { $ref?: string }).$ref) continue
      expect(() => ajv.compile(schema as object), path).not.toThrow()
      compiled += 1
    }
    expect(compiled).toBeGreaterThan(operations.length)
  })

  test('says the same as the server does about what an input must have', async () => {
    const { paths } = (await get('/api/openapi.json')).json()
    const { parameters } = paths['/api/notes/listNotes'].get
    const required = parameters.filter((parameter: { required: boolean }) => parameter.required)
    expect(required.map(({ name }: { name: string }) => name)).toEqual(['search', 'tags'])
    const body = paths['/api/notes/addNote'].post.requestBody.content['application/json'].schema
    expect(body.required).toEqual(['text'])
    expect(paths['/api/notes/deleteNote'].post.responses).toHaveProperty('204')
  })

  test('lists the operations of a part among those of its noun', async () => {
    const { paths, tags } = (await get('/api/openapi.json')).json()
    expect(paths['/api/notes/labels/countNotes'].get).toMatchObject({
      operationId: 'notes.labels.countNotes',
      tags: ['notes'],
      summary: 'Count notes',
    })
    expect(tags.map(({ name }: { name: string }) => name)).toEqual(['portal', 'feed', 'notes'])
    expect((await get('/api/notes/labels/countNotes')).statusCode).toBe(200)
  })

  test('is not sent again to a client that has it', async () => {
    const { headers } = await get('/api/openapi.json')
    const again = await get('/api/openapi.json', { 'if-none-match': headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('The page about the API', () => {
  test('describes every operation, with a request to try', async () => {
    const { body, headers } = await get('/api/docs')
    expect(headers['content-type']).toMatch(/^text\/html/)
    for (const [, { path }] of operations) {
      expect(body).toContain(`id="${path.replaceAll('/', '.')}"`)
      expect(body).toContain(`http://127.0.0.1:4600/api/${path}`)
    }
    expect(body).toContain('Keep a note.')
  })

  test('has no script, no inline style outside the policy and nothing of anyone else', async () => {
    const { body, headers } = await get('/api/docs')
    expect(body).not.toMatch(
      /<script|<link(?! rel="icon" href="\/icon\.svg")|<img|<iframe|@import|url\(| style=| on\w+=/i,
    )
    const elsewhere = body.match(/https?:\/\/[^/'"\s]+/g) ?? []
    expect(new Set(elsewhere)).toEqual(new Set(['http://127.0.0.1:4600']))
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe|https?:/)
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
  })

  test('gives requests that work as they stand', async () => {
    const { body } = await get('/api/docs')
    const text = body.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    const reads = [...text.matchAll(/>curl 'http:\/\/127.0.0.1:4600(\/api\/notes\/[^']+)'</g)]
    const addresses = reads.map(([, address]) => address ?? '')
    expect(addresses).toContain('/api/notes/listNotes?search=&tags=')
    for (const address of addresses.filter((one) => !one.includes('/fail'))) {
      expect((await get(address)).statusCode, address).toBe(200)
    }
  })
})

test('patterns are read by Python and Go as well', () => {
  const patterns = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('pattern' in value && typeof value.pattern === 'string') patterns.add(value.pattern)
    Object.values(value).forEach(collect)
  }
  collect(describeOperations(all))
  expect(patterns.size).toBeGreaterThan(2)
  // Matches parts of a pattern that JavaScript, Python's `re` or Go's RE2 lack: Unicode classes,
  // lookarounds, named groups, backreferences, and some escapes. Groups that are not captured exist
  // in all of them.
  const foreign = /\\[pPkux0cB1-9]|\(\?(?!:)/
  expect(
    [...patterns].filter((pattern) => foreign.test(pattern.replaceAll(/\\x[\da-f]{2}/g, ''))),
  ).toEqual([])
  // safe expression: ours, put to texts of ours
  const line = new RegExp(
    [...patterns].find((pattern) => pattern.includes('x7f'))!,
    'u',
  )
  expect(['a line', 'two\nlines', 'nul\0', 'é 🙂'].map((text) => line.test(text))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
