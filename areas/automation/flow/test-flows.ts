import fc from 'fast-check'
import type { Flow, Step } from './flow.ts'
import { placedSteps } from './shape.ts'

type Unnamed<Some> = Some extends Step ? Omit<Some, 'id' | 'name'> : never

const leaf: fc.Arbitrary<Unnamed<Step>> = fc.oneof(
  fc.constantFrom<Unnamed<Step>>(
    { do: 'act', action: 'http', with: { url: '{{trigger.url}}' } },
    { do: 'act', action: 'http', with: {}, onFailure: 'continue' },
    { do: 'act', action: 'http', with: {}, isOff: true },
    { do: 'set', values: { a: '{{item}}' } },
    { do: 'wait', seconds: 1 },
    { do: 'approve', question: 'Really?', withinSeconds: 60, onRefusal: 'continue' },
    { do: 'approve', question: 'Really?', withinSeconds: 60 },
    { do: 'respond', status: 200, body: '{{trigger.url}}' },
    { do: 'merge', how: 'list', from: ['{{trigger.list}}', '{{index}}'] },
  ),
  fc.constant<Unnamed<Step>>({ do: 'stop', as: 'done', message: 'Enough' }),
)

const { steps } = fc.letrec<{ steps: Step[]; step: Step }>((tie) => ({
  steps: fc.array(tie('step'), { maxLength: 4 }),
  step: fc
    .oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      tie('steps').map((inside) => ({
        do: 'each' as const,
        over: '{{trigger.list}}',
        most: 3,
        steps: inside,
      })),
      fc
        .tuple(tie('steps'), tie('steps'), fc.integer({ min: 0, max: 4 }))
        .map(([inside, others, than]) => ({
          do: 'if' as const,
          cases: [
            {
              when: {
                match: 'all' as const,
                rows: [{ field: '{{index}}', is: 'less-than' as const, value: than }],
              },
              steps: inside,
            },
          ],
          else: others,
        })),
    )
    .map((made) => ({ ...made, id: 'a', name: 'A step' }) as Step),
}))

/** Random flows, with a unique id for each step. */
export const flows: fc.Arbitrary<Flow> = steps.map((made) => {
  const flow = structuredClone({ steps: made })
  for (const [index, { step }] of placedSteps(flow).entries()) step.id = `step-${index}`
  return flow
})

/** A step with an action that tests never carry out. */
export const act = (id: string, given: Partial<Extract<Step, { do: 'act' }>> = {}): Step => ({
  id,
  name: id,
  do: 'act',
  action: 'http',
  with: {},
  ...given,
})
