import { expect, test } from 'vitest'
import { Board } from '../contracts/planning.ts'
import { demoAppStudio } from './api.ts'

const openStudio = () => demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') })
const projectId = 'berth-planner'

test('a card goes where it is put, and the board answers as it is then', async () => {
  const studio = openStudio()
  const to = { column: 'done', index: 1 } as const
  const board = await studio.moveTask({ projectId, taskId: 'card-labels', to })
  expect(Board.parse(board)).toEqual(board)
  expect(board.done[1]!.id).toBe('card-labels')
  expect(board.todo.map(({ id }) => id)).toEqual(['card-print', 'card-import'])
  expect((await studio.getPlan({ projectId })).board).toEqual(board)
})

test('a card of one project moves on no other board, nor in another visit', async () => {
  const studio = openStudio()
  const before = await studio.getPlan({ projectId })
  const other = await studio.getPlan({ projectId: 'wire-desk' })
  await studio.moveTask({ projectId, taskId: 'card-labels', to: { column: 'done', index: 0 } })
  expect(await studio.getPlan({ projectId: 'wire-desk' })).toEqual(other)
  expect(await openStudio().getPlan({ projectId })).toEqual(before)
})

test('a card and a project that are gone are said to be', async () => {
  const studio = openStudio()
  const to = { column: 'done', index: 0 } as const
  await expect(studio.moveTask({ projectId, taskId: 'no-such', to })).rejects.toThrow(
    'That card is not on the board any more.',
  )
  await expect(studio.moveTask({ projectId: 'no-such', taskId: 'x', to })).rejects.toThrow(
    'not among the samples',
  )
  await expect(studio.getPlan({ projectId: 'no-such' })).rejects.toThrow('not among the samples')
})

test('what is encrypted is told by name alone, one credential at a time', async () => {
  const studio = openStudio()
  for (const { id } of (await studio.listProjects({})).projects) {
    const { integrations } = await studio.getProject({ id })
    const workspace = await studio.getWorkspace({ projectId: id })
    for (const credential of [...integrations, ...workspace.integrations].flatMap(
      (each) => each.credentials,
    )) {
      expect(credential.value === null).toBe(credential.isEncrypted)
      const told = await studio.revealCredential({ projectId: id, credentialId: credential.id })
      expect(told).toEqual({ ...credential, value: expect.any(String) })
    }
  }
})

test('a credential is told to its own project alone', async () => {
  const studio = openStudio()
  await expect(
    studio.revealCredential({ projectId: 'wire-desk', credentialId: 'bp-c1' }),
  ).rejects.toThrow('That credential is not there any more.')
})
