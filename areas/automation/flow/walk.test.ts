import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FLOW } from '../limits.ts'
import { decide } from './decide.ts'
import type { Flow } from './flow.ts'
import { act, flows } from './test-flows.ts'
import { nextStep, walk, type End, type Next, type Result } from './walk.ts'

const trigger = { list: ['a', 'b', 'c', 'd'], url: 'https://a.example' }

/** Simulates the engine with a result that depends only on the step. */
function carryOut({ step, scope, key }: Next): Result {
  const decided = decide(step, scope)
  if (decided) return { state: 'done', output: decided.output }
  if (step.do === 'approve') return { state: 'done', output: { approved: key.length % 2 === 0 } }
  if (step.onFailure) return { state: 'failed', error: 'No answer' }
  return { state: 'done', output: { key } }
}

/** Runs a flow to its end. `killedAfter` lists the number of steps after which each worker dies. */
function run(flow: Flow, killedAfter: readonly number[] = []) {
  const results = new Map<string, Result>()
  const keys: string[] = []
  const scopes: string[] = []
  for (const life of [...killedAfter, Infinity]) {
    const walking = walk(flow, results, { trigger })
    for (let steps = 0; ; steps++) {
      const next = walking.next()
      if (next.done) return { keys, scopes, end: next.value }
      if (steps === life) break
      keys.push(next.value.key)
      scopes.push(JSON.stringify(next.value.scope))
      results.set(next.value.key, carryOut(next.value))
    }
  }
  throw new Error('The last worker never dies')
}

describe('A run', () => {
  test('goes on after any number of crashes as if there had been none', () => {
    fc.assert(
      fc.property(flows, fc.array(fc.nat(12), { maxLength: 12 }), (flow, kills) => {
        expect(run(flow, kills)).toEqual(run(flow))
      }),
      { seed: 36, numRuns: 500 },
    )
  })

  test('always ends, and carries out no step of a round twice', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const { keys, end } = run(flow)
        expect(end.kind).toBe('end')
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { seed: 37, numRuns: 500 },
    )
  })

  test('answers the same next step to whoever asks again', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const results = new Map<string, Result>()
        const keys: string[] = []
        let next: Next | End = nextStep(flow, results, { trigger })
        while (next.kind === 'step') {
          keys.push(next.key)
          results.set(next.key, carryOut(next))
          next = nextStep(flow, results, { trigger })
        }
        expect(keys).toEqual(run(flow).keys)
      }),
      { seed: 38, numRuns: 200 },
    )
  })

  test('names the rounds of loops in loops', () => {
    const inner = { id: 'in', name: 'In', do: 'each' as const, over: '{{trigger.list}}', most: 2 }
    const outer = { ...inner, id: 'out', name: 'Out' }
    const flow: Flow = { steps: [{ ...outer, steps: [{ ...inner, steps: [act('a')] }] }] }
    expect(run(flow).keys).toEqual([
      'out',
      'out:0/in',
      'out:0/in:0/a',
      'out:0/in:1/a',
      'out:1/in',
      'out:1/in:0/a',
      'out:1/in:1/a',
    ])
  })

  test('tells a loop of items beyond its limit, and gives the last result of each round', () => {
    const loop = {
      id: 'loop',
      name: 'Loop',
      do: 'each' as const,
      over: '{{trigger.list}}',
      most: 2,
    }
    const flow: Flow = { steps: [{ ...loop, steps: [act('a')] }, act('b')] }
    const { scopes } = run(flow)
    expect(JSON.parse(scopes.at(-1)!)).toMatchObject({
      steps: {
        loop: {
          items: ['a', 'b'],
          leftOut: 2,
          results: [{ key: 'loop:0/a' }, { key: 'loop:1/a' }],
        },
      },
    })
    expect(JSON.parse(scopes.at(-1)!).steps).not.toHaveProperty('a')
  })

  test('ends with the name of the step that failed', () => {
    const results = new Map([['a', { state: 'failed' as const, error: 'No answer within 30 s' }]])
    expect(nextStep({ steps: [act('a', { name: 'Ask' })] }, results, { trigger })).toEqual({
      kind: 'end',
      as: 'failed',
      message: 'Ask: No answer within 30 s',
    })
  })

  test('is stopped where loops in loops come to too many steps', () => {
    const list = Array.from({ length: 1000 }, (_, index) => index)
    const loop = { name: 'Loop', do: 'each' as const, over: '{{trigger.list}}', most: 1000 }
    const flow: Flow = {
      steps: [{ ...loop, id: 'a', steps: [{ ...loop, id: 'b', steps: [act('c')] }] }],
    }
    const results = new Map<string, Result>()
    const walking = walk(flow, results, { trigger: { list } })
    let next = walking.next()
    for (; !next.done; next = walking.next()) results.set(next.value.key, carryOut(next.value))
    expect(results.size).toBe(FLOW.stepsOfRun)
    expect(next.value).toMatchObject({ as: 'failed' })
    expect(next.value.message).toMatch('at most')
  })
})
