import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aiLab } from '#areas/ai-lab/contract.ts'
import { automation } from '#areas/automation/contract.ts'
import { marketplace } from '#areas/marketplace/contract.ts'
import { websiteBuilder } from '#areas/website-builder/contract.ts'
import { defineContract, read } from '#core/contract.ts'
import { keeps } from '../../areas.ts'
import { describeOperations, type JsonSchema } from '../openapi/openapi.ts'

/** Yields the path of each field that a schema does not limit. */
function* openEnds(schema: JsonSchema, path: string): Generator<string> {
  const { type, properties, additionalProperties, propertyNames, items } = schema
  const isChosen = schema.enum !== undefined || schema.const !== undefined
  for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* openEnds(choice as JsonSchema, path)
  if (isChosen) return
  if (type === 'string' && schema.format !== 'date-time') {
    const isShaped = schema.pattern?.startsWith('^') && schema.pattern.endsWith('$')
    if (!isShaped) yield `${path}: any characters`
    // A pattern without repetitions limits the length by itself.
    if (schema.maxLength === undefined && /[*+]|,\}/.test(schema.pattern ?? '*'))
      yield `${path}: any length`
  }
  if (type === 'integer' || type === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema
    if (minimum <= Number.MIN_SAFE_INTEGER || maximum > Number.MAX_SAFE_INTEGER)
      yield `${path}: any number`
  }
  if (type === 'array') {
    if (schema.maxItems === undefined) yield `${path}: any number of items`
    yield* openEnds(items as JsonSchema, `${path}[]`)
  }
  if (type === 'object') {
    for (const [name, field] of Object.entries(properties ?? {}))
      yield* openEnds(field as JsonSchema, `${path}.${name}`)
    if (additionalProperties && schema['maxProperties'] === undefined) yield `${path}: any fields`
    if (propertyNames) yield* openEnds(propertyNames as JsonSchema, `${path} names`)
    if (typeof additionalProperties === 'object')
      yield* openEnds(additionalProperties as JsonSchema, `${path} values`)
  }
  if (!type && !schema.anyOf && !schema.oneOf && !schema.allOf) yield `${path}: anything`
}

/** Contracts that only the demo answers so far. */
const upcoming = [aiLab, automation, marketplace, websiteBuilder].map((contract) => ({
  contract,
}))

describe('The input of an operation', () => {
  test('is bounded in every part', () => {
    const open = describeOperations([...keeps, ...upcoming]).flatMap(({ area, name, input }) => [
      ...openEnds(input, `${area}.${name}`),
    ])
    expect(open).toEqual([])
  })

  test('is checked in every part', () => {
    const Input = z.object({
      text: z.string(),
      long: z.string().check(z.maxLength(5)),
      count: z.int(),
      share: z.number(),
      list: z.array(z.string().check(z.maxLength(5), z.regex(/^a$/))),
      maybe: z.optional(z.nullable(z.string().check(z.regex(/^a+$/)))),
      map: z.record(z.string(), z.boolean()),
      any: z.unknown(),
      loose: z.looseObject({}),
    })
    const [described] = describeOperations([{ contract: contractOf(Input) }])
    expect([...openEnds(described!.input, 'input')]).toEqual([
      'input.text: any characters',
      'input.text: any length',
      'input.long: any characters',
      'input.count: any number',
      'input.share: any number',
      'input.list: any number of items',
      'input.maybe: any length',
      'input.map: any fields',
      'input.map names: any characters',
      'input.map names: any length',
      'input.any: anything',
      'input.loose: any fields',
      'input.loose values: anything',
    ])
  })
})

function contractOf(input: z.core.$ZodType) {
  return defineContract('test', { one: read(input as z.ZodMiniType<object>, z.string()) })
}
