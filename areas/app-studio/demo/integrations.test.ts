import { expect, test } from 'vitest'
import { expectKeys } from '#areas/test-records.ts'
import {
  Connection,
  Credential,
  Integration,
  integrationCategories,
  integrationStatuses,
  integrationTypes,
} from '../contracts/integrations.ts'
import { demoAppStudio } from './api.ts'

const studio = demoAppStudio({ now: new Date('2026-11-21T12:00:00Z') })
const { projects } = await studio.listProjects({})
const details = await Promise.all(projects.map(({ id }) => studio.getProject({ id })))
const integrations = details.flatMap((detail) => detail.integrations)
const connections = integrations.flatMap((each) => each.connections)
const credentials = integrations.flatMap((each) => each.credentials)

const seen = (values: readonly string[]) => new Set(values)

test('[DATA-049, DATA-053] the integrations have all their fields; some have no version', () => {
  for (const each of integrations) expect(Integration.parse(each)).toEqual(each)
  const keys = ['id', 'name', 'category', 'type', 'status', 'lastSync', 'description', 'metrics']
  expectKeys(integrations, [...keys, 'connections', 'credentials'], ['apiVersion'])
  expectKeys(
    integrations.map(({ metrics }) => metrics),
    ['requestsPerMin', 'errorRate', 'avgLatency'],
  )
  expect(new Set(integrations.map(({ apiVersion }) => apiVersion === undefined)).size).toBe(2)
})

test('[DATA-050, DATA-051] the integrations are of every category and every type', () => {
  expect(seen(integrations.map(({ category }) => category))).toEqual(new Set(integrationCategories))
  expect(integrationCategories).toEqual([
    'payment',
    'identity',
    'data',
    'server',
    'communication',
    'monitoring',
  ])
  expect(seen(integrations.map(({ type }) => type))).toEqual(new Set(integrationTypes))
  expect(integrationTypes).toEqual(['database', 'storage', 'auth', 'api', 'other'])
})

test('[DATA-052] the integrations of a project are never inactive', () => {
  expect(integrationStatuses).toEqual(['healthy', 'warning', 'error', 'inactive'])
  expect(seen(integrations.map(({ status }) => status))).toEqual(
    new Set(['healthy', 'warning', 'error']),
  )
})

test('[DATA-054] connections flow in every way and are in every state', () => {
  for (const each of connections) expect(Connection.parse(each)).toEqual(each)
  expectKeys(connections, ['id', 'targetId', 'targetName', 'dataFlow', 'status', 'throughput'])
  expect(seen(connections.map(({ dataFlow }) => dataFlow))).toEqual(
    new Set(['input', 'output', 'bidirectional']),
  )
  expect(seen(connections.map(({ status }) => status))).toEqual(
    new Set(['active', 'error', 'inactive']),
  )
})

test('a connection leads to the project or to another of its integrations, by its name', () => {
  for (const detail of details) {
    const names = new Map(detail.integrations.map(({ id, name }) => [id, name]))
    names.set('core', 'Project Core')
    for (const { targetId, targetName } of detail.integrations.flatMap((each) => each.connections))
      expect(names.get(targetId)).toBe(targetName)
  }
})

test('[DATA-055] credentials have all their fields; some are encrypted', () => {
  for (const each of credentials) expect(Credential.parse(each)).toEqual(each)
  expectKeys(credentials, ['id', 'key', 'value', 'isEncrypted'])
  expect(new Set(credentials.map(({ isEncrypted }) => isEncrypted))).toEqual(new Set([true, false]))
  expect(new Set(credentials.map(({ id }) => id)).size).toBe(credentials.length)
})
