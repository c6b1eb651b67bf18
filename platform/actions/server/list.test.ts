import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askKeepers, nameOf, type Contract } from '#core/contract.ts'
import { tools as lookUps } from '#areas/assistant/server/tools/tools.ts'
import { tools as mcpTools } from '#areas/mcp/server/tools/tools.ts'
import { webhookEvents } from '#areas/webhooks/contract.ts'
import { areas, keeps } from '#server/areas.ts'
import { collectExtensions } from '#server/extension-points.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { actions } from '../contract.ts'
import type { Action } from '../contracts/action.ts'
import { actionParts, happeningParts } from './declared.ts'

const extensions = collectExtensions(areas)
const declared = extensions(actionParts)
const operations = new Map(
  keeps.flatMap(({ contract }) => Object.values(contract).map((one) => [one.path, one])),
)
const named = (all: readonly Action[]) => all.map((one) => [one.operation.path, one] as const)

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())
const asked = () =>
  askKeepers(
    Object.fromEntries(
      keeps.map(({ contract, open }) => [nameOf(contract), open(tools.desk)] as const),
    ),
  )

test('an operation is an action once, and is kept', () => {
  const paths = declared.map(({ operation }) => operation.path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const { operation } of declared)
    expect(operations.get(operation.path)).toBe(operation as Contract[string])
})

test.each(named(declared))('the example of %s is one', (_, { operation, example }) => {
  expect(operation.input.safeParse(example).error).toBeUndefined()
})

test('the tools of assistants ask nothing else', () => {
  const asked = [...mcpTools.flatMap(({ asks }) => asks), ...lookUps.map(({ action }) => action)]
  for (const action of asked) expect(declared).toContain(action)
})

const making = declared.filter(({ makes }) => makes !== undefined)
test.each(named(making))('what %s makes is undone inside, by an action', (_, { makes, ...one }) => {
  const { operation, input } = makes!.undo('7')
  expect(operation.effect).toBe('inside')
  expect(declared.map((other) => other.operation)).toContain(operation)
  expect(operation.input.safeParse(input).error).toBeUndefined()
  const contract = ({ path }: Contract[string]) => path.slice(0, path.lastIndexOf('/'))
  if (makes!.unless) expect(contract(makes!.unless)).toBe(contract(one.operation))
})

describe('Happenings', () => {
  const happenings = extensions(happeningParts)
  test('have names of their own', () => {
    const names = happenings.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(happenings.map((one) => [one.name, one] as const))(
    '%s has a name of a noun and what became of it, and an example',
    (name, { facts, example }) => {
      expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*\.[a-z]+(-[a-z]+)*$/)
      expect(facts.safeParse(example).error).toBeUndefined()
    },
  )

  test('are all that webhooks send', () => {
    expect(happenings.map(({ name }) => name)).toEqual(expect.arrayContaining([...webhookEvents]))
  })
})

test('the list says of each how it is asked, and who may', async () => {
  const list = await asked()(actions.listActions, {})
  expect(list).toHaveLength(declared.length)
  const of = (name: string) => list.find((one) => one.name === name)
  expect(of('notes/editor/addNote')).toMatchObject({
    title: 'Add a note',
    ...{ effect: 'inside', scope: 'write', makes: 'note' },
    input: { type: 'object', properties: { text: { type: 'string' } } },
    output: { properties: { id: { type: 'string' } } },
    example: { text: 'The strike ends on Monday.' },
  })
  expect(of('searching/searchArticles')).toMatchObject({ effect: 'safe', scope: 'read' })
  expect(of('saved/saveArticle')).toMatchObject({ output: null, makes: 'saved article' })
})

test('the list says of each happening what it tells', async () => {
  const list = await asked()(actions.listHappenings, {})
  expect(list.find(({ name }) => name === 'article.saved')).toMatchObject({
    title: 'Article saved',
    facts: { type: 'object', required: ['article', 'savedAt'] },
    example: { savedAt: '2026-01-31T12:00:00.000Z' },
  })
})
