import * as z from 'zod/mini'
import type { Contract } from '#core/contract.ts'
import { changesAddress, operationAddress } from '#core/wire.ts'
import type { Kept } from '../../asking/kept.ts'
import { failureResponses, failuresOf, problemSchema } from './openapi-problems.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface DescribedOperation {
  /** The area, such as "feed". */
  area: string
  /**
   * The name within the area. For a part of an area it begins with the name of the part, such as
   * "editor.saveRule".
   */
  name: string
  summary: string
  method: 'get' | 'post'
  address: string
  input: JsonSchema
  /** The schema of the output; null if the operation returns nothing. */
  output: JsonSchema | null
  /** References to failures, by status. */
  failures: Record<string, { $ref: string }>
}

/** Describes every operation of the contracts in JSON Schema, in the order of the contracts. */
export function describeOperations(
  keeps: readonly Pick<Kept, 'contract' | 'about' | 'isForOwner'>[],
): DescribedOperation[] {
  return keeps.flatMap(({ contract, about, isForOwner }) =>
    Object.entries(contract).map(([name, operation]) => ({
      ...placeOf(operation.path),
      summary: `${about?.[name] ?? inWords(name)}${isForOwner ? ' For owners only.' : ''}`,
      method: operation.kind === 'read' ? ('get' as const) : ('post' as const),
      address: operationAddress(operation),
      input: jsonSchema(operation.input, 'input'),
      output: isNothing(operation) ? null : jsonSchema(operation.output, 'output'),
      failures: failuresOf(isForOwner ? refusable(operation) : operation),
    })),
  )
}

function refusable({ kind, fails }: Contract[string]): Pick<Contract[string], 'kind' | 'fails'> {
  return { kind, fails: [...fails, 'not-allowed'] }
}

function placeOf(path: string) {
  const [area = '', ...name] = path.split('/')
  return { area, name: name.join('.') }
}

/** Makes the OpenAPI 3.1 document of the operations of a server; `base` precedes each path. */
export function openApi(operations: DescribedOperation[], version: string, base = '') {
  const paths = operations.map((operation) => [
    operation.address,
    { [operation.method]: openApiOperation(operation) },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Synthwire',
      version,
      description: 'The API that the screens use, for programs of your own.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: base || '/' }],
    security: [{}, { password: [] }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({ name })),
    paths: { ...Object.fromEntries(paths), [changesAddress]: { get: changes } },
    components: {
      securitySchemes: {
        password: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token of the reader, or the password of the server; needed where it requires one.',
        },
      },
      schemas: { Problem: problemSchema },
      responses: failureResponses(),
    },
  }
}

function openApiOperation(operation: DescribedOperation) {
  return {
    operationId: `${operation.area}.${operation.name}`,
    tags: [operation.area],
    summary: operation.summary,
    ...(operation.method === 'get'
      ? { parameters: parametersOf(operation.input) }
      : { requestBody: { required: true, content: json(operation.input) } }),
    responses: {
      ...(operation.output
        ? { 200: { description: 'The answer.', content: json(operation.output) } }
        : { 204: { description: 'Done.' } }),
      ...operation.failures,
    },
  }
}

export function parametersOf(input: JsonSchema) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))
}

const changes = {
  operationId: 'followChanges',
  summary:
    'Which answers may be out of date, as server-sent events named "change"; "gap" where it is not known any more what changed since.',
  parameters: [
    {
      name: 'since',
      in: 'query',
      required: false,
      schema: { type: 'string', format: 'date-time' },
    },
  ],
  responses: {
    200: {
      description: 'A stream; each data line is {"area", "operations"?}.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    ...failuresOf({ kind: 'read', fails: [] }),
  },
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

/** Says if an operation returns nothing. */
export function isNothing(operation: Contract[string]): boolean {
  const output: z.core.$ZodType = operation.output
  return output._zod.def.type === 'void'
}

/** Converts a schema of a contract to JSON Schema. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema: one }) {
      // The pattern is left out, because "format" says the same and the pattern has three hundred
      // characters.
      if (one.format === 'date-time') delete one.pattern
      if (one.pattern) one.pattern = patternForAll(one.pattern)
      if (io === 'input') return
      if (one.maximum === Number.MAX_SAFE_INTEGER) delete one.maximum
      if (one.minimum === Number.MIN_SAFE_INTEGER) delete one.minimum
      // A client must accept further fields, because an answer may gain some later.
      delete one.additionalProperties
    },
  })
  const { $defs: definitions = {}, ...whole } = described
  return withDefinitions(whole, definitions, []) as JsonSchema
}

/**
 * Puts definitions where they are referenced, because an operation cannot contain definitions. A
 * recursive definition accepts any value.
 */
function withDefinitions(
  schema: unknown,
  definitions: Record<string, unknown>,
  inside: readonly string[],
): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withDefinitions(one, definitions, inside))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref, ...own } = schema as Record<string, unknown>
  const name = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : null
  const named =
    name === null || 'type' in own || inside.includes(name) ? {} : (definitions[name] as object)
  const within = name === null ? inside : [...inside, name]
  return Object.fromEntries(
    Object.entries({ ...named, ...own }).map(([key, value]) => [
      key,
      withDefinitions(value, definitions, within),
    ]),
  )
}

/**
 * Rewrites a regular expression so that Python and Go accept it, too: without Unicode classes,
 * which Python lacks, and without `\0`, which Go lacks. The class of lone surrogates is removed,
 * because UTF-8 cannot encode them.
 */
function patternForAll(pattern: string): string {
  return pattern
    .replaceAll('\\p{Cc}', '\\x00-\\x1f\\x7f-\\x9f')
    .replaceAll('\\p{Cs}', '')
    .replaceAll('\\0', '\\x00')
}

/** Turns a name such as "listFolderArticles" into words: "List folder articles". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
