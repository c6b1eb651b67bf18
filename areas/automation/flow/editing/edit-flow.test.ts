import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Flow, Step } from '../flow.ts'
import { placedSteps, shapeProblem } from '../shape.ts'
import { act, flows } from '../test-flows.ts'
import { copyOf, freeId } from './copy-step.ts'
import {
  duplicateStep,
  insertStep,
  moveStep,
  moveStepBy,
  removeStep,
  replaceStep,
  stepById,
} from './edit-flow.ts'
import { gapBefore, gapsOf } from './gaps.ts'

const fork: Step = {
  id: 'fork',
  name: 'Is it news?',
  do: 'if',
  cases: [{ when: { match: 'all', rows: [] }, steps: [act('yes')] }],
  else: [act('no')],
}
const flow: Flow = { steps: [act('read'), fork, act('end')] }
const idsOf = (of: Flow) => placedSteps(of).map(({ step, number }) => `${number} ${step.id}`)

describe('Changes of a flow', () => {
  test('a step is inserted at any gap', () => {
    const added = insertStep(flow, { of: 'fork', list: 1, at: 1 }, act('more'))
    expect(idsOf(added)).toEqual(['1 read', '2 fork', '2.1 yes', '2.2 no', '2.3 more', '3 end'])
    expect(gapsOf(flow)).toHaveLength(8)
  })

  test('a step takes the steps inside of it with it', () => {
    expect(idsOf(removeStep(flow, 'fork'))).toEqual(['1 read', '2 end'])
    const moved = moveStep(flow, 'fork', { of: '', list: 0, at: 0 })
    expect(idsOf(moved)).toEqual(['1 fork', '1.1 yes', '1.2 no', '2 read', '3 end'])
  })

  test('a step is never moved into itself', () => {
    expect(moveStep(flow, 'fork', { of: 'fork', list: 0, at: 0 })).toBe(flow)
    expect(moveStep(flow, 'read', { of: '', list: 0, at: 1 })).toBe(flow)
  })

  test('by the keyboard, a step goes through all places in reading order', () => {
    const seen: string[] = []
    let now = flow
    for (let next = now; ; next = moveStepBy(now, 'read', 1)) {
      if (next === now && seen.length > 0) break
      now = next
      const { of, list, at } = gapBefore(now, 'read')!
      seen.push(`${of}/${list}/${at}`)
    }
    expect(seen).toEqual(['/0/0', 'fork/0/0', 'fork/0/1', 'fork/1/0', 'fork/1/1', '/0/1', '/0/2'])
  })

  test('what is not changed stays the same object', () => {
    const changed = replaceStep(flow, { ...act('no'), name: 'Other' })
    expect(changed.steps[0]).toBe(flow.steps[0])
    expect(changed.steps[1]).not.toBe(flow.steps[1])
    expect(replaceStep(flow, act('unknown'))).toBe(flow)
    expect(removeStep(flow, 'unknown')).toBe(flow)
  })

  test('a copy has ids of its own, and refers to itself', () => {
    const loop: Step = {
      id: 'loop',
      name: 'Each',
      do: 'each',
      over: '{{steps.read.items}}',
      most: 5,
      steps: [
        act('ask'),
        act('tell', { with: { a: '{{steps.ask.title}}', b: '=steps["ask"].x' } }),
      ],
    }
    const { flow: two, copy } = duplicateStep({ steps: [act('read'), loop] }, 'loop')!
    expect(idsOf(two).slice(4)).toEqual(['3 loop-2', '3.1 ask-2', '3.2 tell-2'])
    expect(copy.name).toBe('Each (copy)')
    expect(copy.do === 'each' && copy.over).toBe('{{steps.read.items}}')
    expect(stepById(two, 'tell-2')).toMatchObject({
      with: { a: '{{steps.ask-2.title}}', b: '=steps["ask-2"].x' },
    })
    expect(copyOf(copy, new Set(['loop', 'loop-2'])).id).toBe('loop-3')
  })

  test('ids are made of words', () => {
    expect(freeId('Save the article', new Set())).toBe('save-the-article')
    expect(freeId('保存', new Set(['step']))).toBe('step-2')
    expect(freeId('3 Überschriften!', new Set())).toBe('uberschriften')
  })

  test('any move keeps all steps, and going back gives the same flow', () => {
    fc.assert(
      fc.property(flows, fc.nat(), fc.nat(), (any, nth, to) => {
        const all = placedSteps(any)
        const gaps = gapsOf(any)
        if (all.length === 0) return
        const { id } = all[nth % all.length]!.step
        const home = gapBefore(any, id)!
        const moved = moveStep(any, id, gaps[to % gaps.length]!)
        expect(shapeProblem(moved)).toBe(null)
        expect(placedSteps(moved)).toHaveLength(all.length)
        const isBehind =
          home.of === gapBefore(moved, id)!.of &&
          home.list === gapBefore(moved, id)!.list &&
          gapBefore(moved, id)!.at < home.at
        expect(moveStep(moved, id, isBehind ? { ...home, at: home.at + 1 } : home)).toEqual(any)
        const by = moveStepBy(any, id, 1)
        if (by !== any) expect(moveStepBy(by, id, -1)).toEqual(any)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})
