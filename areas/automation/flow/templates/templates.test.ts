import { expect, test } from 'vitest'
import { feed } from '#areas/feed/contract.ts'
import { pieceJobs } from '#areas/newsroom/contract.ts'
import { durations, formats } from '#areas/newsroom/job-options.ts'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { saved } from '#areas/saved/contract.ts'
import type { Operation } from '#core/contract.ts'
import { checkFlow } from '../check.ts'
import { engineActions } from '../engine-actions.ts'
import { fillIn } from '../fields/fill-in.ts'
import { findIn } from '../fields/references.ts'
import { readWorkflowFile, writeWorkflowFile } from '../files/workflow-file.ts'
import { scheduleProblem } from '../schedules/schedule.ts'
import { placedSteps } from '../shape.ts'
import { templates } from './templates.ts'

const operations = new Map(
  [saved, notesEditor, pieceJobs, feed]
    .flatMap((contract): Operation<never, unknown>[] => Object.values(contract))
    .map((operation) => [operation.path, operation]),
)

const examples: Record<string, unknown> = {
  happening: {
    article: {
      id: 812,
      title: 'Rain in Riga',
      summary: 'It rained.',
      category: 'World',
      sourceCount: 3,
      publishedTime: '2026-11-29T06:00:00Z',
    },
  },
  form: { fields: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } },
  schedule: { time: '2026-11-29T06:00:00Z' },
}

test('there are six templates', () => {
  expect(Object.keys(templates)).toHaveLength(6)
})

test('what the weekly recap makes is offered', () => {
  const [make] = templates['weekly-audio']!.flow.steps
  const [job] = (make as unknown as { with: { jobs: { format: string; duration: string }[] } }).with
    .jobs
  expect(formats.audio.map(({ value }) => value)).toContain(job!.format)
  expect(durations.audio.map(({ value }) => value)).toContain(job!.duration)
})

test.each(Object.entries(templates))('the template %s could be switched on', (_, template) => {
  const [trigger] = template.triggers
  const example = examples[trigger!.kind]
  const actions = new Map(
    Object.entries<{ fields: readonly string[]; needs: readonly string[] }>(engineActions),
  )
  for (const { step } of placedSteps(template.flow))
    if (step.do === 'act' && operations.has(step.action))
      actions.set(step.action, { fields: Object.keys(step.with), needs: [] })
  expect(checkFlow(template.flow, { actions, trigger: example })).toEqual([])
  if (trigger!.kind === 'schedule') expect(scheduleProblem(trigger!, new Date(0))).toBeNull()
})

test.each(Object.entries(templates))(
  'what %s asks of operations is what they take',
  (_, template) => {
    const scope = {
      trigger: examples[template.triggers[0]!.kind],
      run: { id: 'run-1' },
      steps: {},
    }
    for (const { step } of placedSteps(template.flow)) {
      if (step.do !== 'act') continue
      const operation = operations.get(step.action)
      if (!operation) {
        expect(Object.keys(engineActions)).toContain(step.action)
        continue
      }
      expect(findIn(step.with).code).toEqual([])
      expect(operation.input.safeParse(fillIn(step.with, scope)).error).toBeUndefined()
    }
  },
)

test.each(Object.entries(templates))(
  '%s is the same after a trip through a file',
  (_, template) => {
    expect(readWorkflowFile(writeWorkflowFile(template))).toEqual(template)
  },
)
