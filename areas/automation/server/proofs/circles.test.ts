import { afterEach, beforeEach, expect, test } from 'vitest'
import { pieceJobs } from '#areas/newsroom/contract.ts'
import { pieceFinished } from '#areas/newsroom/contracts/happenings.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { notifications } from '#platform/notifications/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { workflowRuns } from '../../contracts/runs.ts'
import { triggers } from '../../contracts/triggers.ts'
import { workflows } from '../../contracts/workflows.ts'
import { steps, testAutomation } from '../test-automation.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeEach(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterEach(() => tools.close())

/** Adds a workflow that makes a piece called `makes` after each piece called `name`. */
async function hang(name: string, makes: string): Promise<string> {
  const rows = [{ field: '{{trigger.piece.title}}', is: 'equals' as const, value: name }]
  const trigger = await hub.ask(triggers.saveTrigger, {
    name,
    draft: { kind: 'happening', name: pieceFinished.name, when: { match: 'all', rows } },
  })
  const job = {
    ...{ id: '{{trigger.piece.id}}-next', type: 'text', title: makes, status: 'queued' },
    ...{ format: 'summary', style: 'balanced', duration: '500' },
    subject: { kind: 'folder', name: 'Technology' },
  }
  const id = await hub.build([steps.act('make', 'generation/startJobs', { jobs: [job] })], name)
  await hub.ask(workflows.saveDraft, { id, revision: 2, triggerId: trigger.id })
  await hub.switchOn(id)
  return id
}

/** Finishes a piece as its job does, which does not know that a workflow asked for it. */
async function finish(id: string, title: string): Promise<void> {
  await tools.db.transaction((db) =>
    happened(tools, db, tools.readerId, {
      ...{ happening: pieceFinished, key: `piece.finished/${id}`, about: title },
      facts: { piece: { id, type: 'text', title, seconds: 60 } },
      askedBy: { operation: pieceJobs.startJobs, thing: id },
    }),
  )
  await hub.work()
}

const runsOf = async (workflow: string) =>
  (await hub.ask(workflowRuns.listRuns, { workflow })).runs.length

test('workflows that feed each other through jobs end after five, and the reader is told', async () => {
  const ebb = await hang('Ebb', 'Flood')
  const flood = await hang('Flood', 'Ebb')
  let piece = 'piece'
  for (let nth = 0; nth < 6; nth++) {
    await finish(piece, nth % 2 === 0 ? 'Ebb' : 'Flood')
    piece += '-next'
  }
  expect([await runsOf(ebb), await runsOf(flood)]).toEqual([3, 2])
  const told = await hub.ask(notifications.listNotifications, {})
  expect(JSON.stringify(told)).toContain('5 workflows have set each other going')
})
