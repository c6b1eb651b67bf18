import { performRuns } from '#platform/runs/server/lends.ts'
import type { TestTools } from '#server/test-tools.ts'
import type { Step } from '../flow/flow.ts'
import { workflows } from '../contracts/workflows.ts'
import { workflowRuns as runsOfWorkflows } from '../contracts/runs.ts'
import { runs } from '#platform/runs/contract.ts'
import { workflowRuns } from './engine/perform-workflow.ts'

/** A reader's workflows for tests, carried out as by a worker. */
export function testAutomation(tools: TestTools) {
  const ask = tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })

  return {
    ask,
    /** Adds a workflow with these steps and returns its id. */
    async build(steps: Step[], name = 'Harbour watch') {
      const { id } = await ask(workflows.createWorkflow, { name })
      await ask(workflows.saveDraft, { id, revision: 1, flow: { steps } })
      return id
    },
    async switchOn(id: string) {
      const { revision } = await ask(workflows.getWorkflow, { id })
      await ask(workflows.switchOn, { id, revision })
    },
    runNow: async (id: string, trigger?: unknown) =>
      (await ask(workflows.runNow, { id, ...(trigger !== undefined && { trigger }) })).runId,
    /** Carries out all due runs. */
    work: () => performRuns(tools, workflowRuns),
    run: (id: string) => ask(runsOfWorkflows.getRun, { id }),
    steps: async (id: string) => (await ask(runs.listSteps, { id })).steps,
    answer: async (id: string, answer: string) => {
      const { question } = await ask(runs.getRun, { id })
      await ask(runs.answerRun, { id, key: question!.key, answer })
    },
    later: (seconds: number) => tools.setNow(new Date(tools.now().getTime() + seconds * 1000)),
  }
}

const step = <Do extends Step['do']>(
  doing: Do,
  id: string,
  more: Omit<Extract<Step, { do: Do }>, 'do' | 'id' | 'name'>,
) => ({ do: doing, id, name: id, ...more }) as unknown as Step

/** Builds steps for tests; a step's id is also its name. */
export const steps = {
  act: (id: string, action: string, fields: Record<string, never> | object, more: object = {}) =>
    step('act', id, { action, with: fields as never, ...more }),
  note: (id: string, title: string) =>
    step('act', id, { action: 'notes/editor/addNote', with: { title, text: 'Text' } }),
  each: (id: string, over: string, inner: Step[]) =>
    step('each', id, { over, most: 100, steps: inner }),
  when: (id: string, field: string, value: string, inner: Step[], other: Step[] = []) =>
    step('if', id, {
      cases: [{ when: { match: 'all', rows: [{ field, is: 'equals', value }] }, steps: inner }],
      else: other,
    }),
  wait: (id: string, seconds: number) => step('wait', id, { seconds }),
  approve: (id: string, question: string, withinSeconds = 3600) =>
    step('approve', id, { question, withinSeconds }),
  code: (id: string, code: string) => step('code', id, { code }),
  set: (id: string, values: object) => step('set', id, { values: values as never }),
  stop: (id: string, as: 'done' | 'failed', message: string) => step('stop', id, { as, message }),
  run: (id: string, workflow: string) => step('run', id, { workflow, with: {} }),
}
