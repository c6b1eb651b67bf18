import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectExactly, expectKeys } from '#areas/test-records.ts'
import { Workspace, type FileNode } from '../contracts/workspace.ts'
import { demoAppStudio } from './api.ts'

const luck = { next: 0 }
const openStudio = () =>
  demoAppStudio({ now: new Date('2026-11-21T12:00:00Z'), random: () => luck.next })
const projectId = 'berth-planner'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const everyNode = (nodes: readonly FileNode[]): FileNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])])

test('[DATA-043, DATA-044, DATA-046, DATA-047, DATA-048] everything in a workspace has its fields', async () => {
  const studio = openStudio()
  for (const { id } of (await studio.listProjects({})).projects) {
    const workspace = await studio.getWorkspace({ projectId: id })
    expect(Workspace.parse(workspace)).toEqual(workspace)
    const { builds, agents, messages, activity } = workspace
    expectKeys(builds, ['env', 'status', 'lastBuild', 'duration', 'commit', 'branch', 'url'])
    expect(['success', 'building', 'failed']).toEqual(
      expect.arrayContaining(builds.map(({ status }) => status)),
    )
    expectKeys(agents, ['id', 'name', 'feature', 'status', 'currentTask', 'lastActive'])
    expect(['active', 'idle', 'thinking']).toEqual(
      expect.arrayContaining(agents.map(({ status }) => status)),
    )
    expectKeys(messages, ['id', 'role', 'content', 'timestamp'], ['agentId'])
    expect(['system', 'user', 'assistant']).toEqual(
      expect.arrayContaining(messages.map(({ role }) => role)),
    )
    expectKeys(activity, ['id', 'agentId', 'agentName', 'action', 'timestamp', 'type'])
    expectKeys(everyNode(workspace.files), ['id', 'name', 'type', 'path'])
    expectExactly(
      everyNode(workspace.files).map(({ type }) => type),
      ['folder', 'file'],
    )
    for (const { role, agentId } of workspace.messages)
      expect(agentId !== undefined).toBe(role === 'assistant')
    for (const node of everyNode(workspace.files)) {
      if (node.type === 'folder') expect(node.children).toBeDefined()
      else expect([typeof node.language, typeof node.content]).toEqual(['string', 'string'])
    }
  }
})

test('[DATA-077, STUDIO-123] a workspace has five environments, three agents and the folders 1, 2 and 3', async () => {
  const studio = openStudio()
  for (const { id } of (await studio.listProjects({})).projects) {
    const { builds, agents, files } = await studio.getWorkspace({ projectId: id })
    expect(builds.map(({ env }) => env)).toEqual(['local', 'int', 'stg', 'qa', 'prd'])
    expect(agents).toHaveLength(3)
    const nodes = everyNode(files)
    const folders = nodes.filter(({ type }) => type === 'folder').map((node) => node.id)
    expect(folders).toEqual(expect.arrayContaining(['1', '2', '3']))
    expect(folders.length).toBeGreaterThan(3)
    expect(new Set(nodes.map((node) => node.id)).size).toBe(nodes.length)
  }
})

test('[STUDIO-089, STUDIO-091, STUDIO-093] a build takes five seconds and touches one environment', async () => {
  const studio = openStudio()
  const builds = async () => (await studio.getWorkspace({ projectId })).builds
  const before = await builds()
  luck.next = 0.9
  void studio.triggerBuild({ projectId, env: 'int' })
  const statuses = before.map(({ env, status }) => (env === 'int' ? 'building' : status))
  expect((await builds()).map(({ status }) => status)).toEqual(statuses)
  await vi.advanceTimersByTimeAsync(4999)
  expect((await builds()).map(({ status }) => status)).toEqual(statuses)
  await vi.advanceTimersByTimeAsync(1)
  const [, int] = await builds()
  expect(int).toMatchObject({ status: 'failed', duration: 162 })
  expect(int!.lastBuild).toBe('2026-11-21T12:00:00.000Z')
})

test('an environment that is being built is not built twice', async () => {
  const studio = openStudio()
  void studio.triggerBuild({ projectId, env: 'qa' })
  const second = await studio.triggerBuild({ projectId, env: 'qa' })
  expect(second.status).toBe('building')
})

test('[STUDIO-096, STUDIO-099] a message is answered after two seconds', async () => {
  const studio = openStudio()
  const read = () => studio.getWorkspace({ projectId })
  const { messages } = await read()
  void studio.sendMessage({ projectId, content: 'add login' })
  expect((await read()).messages.at(-1)).toMatchObject({ role: 'user', content: 'add login' })
  await vi.advanceTimersByTimeAsync(1999)
  expect(await read()).toMatchObject({ isReplying: true })
  expect((await read()).messages).toHaveLength(messages.length + 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await read()).toMatchObject({ isReplying: false })
  expect((await read()).messages).toHaveLength(messages.length + 2)
  expect((await read()).messages.at(-1)).toMatchObject({
    role: 'assistant',
    agentId: 'orchestrator',
  })
})

test('[STUDIO-113] blanks are refused, and so is a second message before the answer', async () => {
  const studio = openStudio()
  await expect(studio.sendMessage({ projectId, content: '  ' })).rejects.toThrow('Write something')
  void studio.sendMessage({ projectId, content: 'x' })
  await expect(studio.sendMessage({ projectId, content: 'y' })).rejects.toThrow('on its way')
})

test('one project’s workspace knows nothing of another’s', async () => {
  const studio = openStudio()
  const before = structuredClone(await studio.getWorkspace({ projectId: 'wire-desk' }))
  void studio.sendMessage({ projectId, content: 'x' })
  expect(await studio.getWorkspace({ projectId: 'wire-desk' })).toEqual(before)
  await expect(studio.getWorkspace({ projectId: 'no-such' })).rejects.toThrow('not among')
})
