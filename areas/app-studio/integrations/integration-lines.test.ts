import { expect, test } from 'vitest'
import { berthPlannerIntegrations } from '../demo/berth-planner/integrations.ts'
import { flowPoints, linesBetween, nextStep, STEP_COUNT, TICK_MS } from './integration-lines.ts'

const integrations = berthPlannerIntegrations(() => '2026-11-21T12:00:00Z')
const lines = linesBetween(integrations)
const core = { x: 0, y: 0 }

test('[STUDIO-080] a tick every 50 ms goes through 100 steps and begins again', () => {
  expect(TICK_MS).toBe(50)
  expect(nextStep(0)).toBe(1)
  let step = 0
  for (let ms = 0; ms < 5000; ms += TICK_MS) step = nextStep(step)
  expect(step).toBe(0)
  expect(STEP_COUNT).toBe(100)
})

test('every connection whose target is on the map is a line', () => {
  expect(lines).toHaveLength(integrations.flatMap(({ connections }) => connections).length)
  const [alone] = integrations
  expect(linesBetween([alone!]).map(({ ends }) => ends)).toEqual([[alone!.id, 'core']])
  expect(linesBetween([])).toEqual([])
})

test('data goes out, comes in, or both; not where the line is broken or at rest', () => {
  const line = lines.find(({ to }) => to.x === 0 && to.y === 0)!
  const at = (flow: typeof line.flow) => flowPoints({ ...line, flow, status: 'active' }, 0, 0)
  expect(at('output')).toEqual([line.from])
  expect(at('input')).toEqual([core])
  expect(at('bidirectional')).toEqual([line.from, core])
  expect(flowPoints({ ...line, status: 'error' }, 0, 0)).toEqual([])
  expect(flowPoints({ ...line, status: 'inactive' }, 0, 0)).toEqual([])
})
