import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fetchRuntime } from './fetch-runtime.ts'
import { MODEL_FILE, VOCABULARY_FILE } from './model-names.ts'
import { RUNTIME_FILES, RUNTIME_PACKAGE } from './runtime-files.ts'
import { endSentenceModel, runSentenceModel } from './sentence-process.ts'
import { writePlayedModel } from './test-model.ts'

const tools = { log: pino({ level: 'silent' }) }
const { signal } = new AbortController()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-model-'))
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await endSentenceModel()
  await rm(folder, { recursive: true })
})

test('the runtime comes with its checksum, and words of one meaning point one way', async () => {
  const runtime = await fetchRuntime(folder, { signal })
  expect((await readdir(runtime)).toSorted()).toEqual(RUNTIME_FILES.toSorted())
  expect(await readdir(folder)).toHaveLength(1)
  expect(await fetchRuntime(folder, { signal })).toBe(runtime)

  const model = join(folder, 'played')
  await writePlayedModel(model)
  const ask = (texts: string[], of = model) =>
    runSentenceModel(tools, { folder: of, runtime, texts })
  const [tug, vessel, bread] = await ask(['The tug sinks', 'A vessel was lost', 'Bread'])
  expect(cosine(tug!, vessel!)).toBeGreaterThan(0.95)
  expect(cosine(tug!, bread!)).toBeLessThan(0.1)
  expect(cosine(tug!, tug!)).toBeCloseTo(1)

  const broken = join(folder, 'broken')
  await writePlayedModel(broken)
  await writeFile(join(broken, MODEL_FILE), 'no model')
  await expect(ask(['tug'], broken)).rejects.toThrow('The ONNX file is damaged')
  await writeFile(join(broken, VOCABULARY_FILE), 'tug\nboat\n')
  await expect(ask(['tug'], broken)).rejects.toThrow('is not a vocabulary of BERT')
  expect(await ask(['The tug sinks'])).toEqual([tug])
})

test('a runtime that is another one, or out of reach, leaves nothing behind', async () => {
  const fresh = join(folder, 'fresh')
  const offline = join(folder, 'offline')
  await writePlayedModel(offline)
  await writeFile(join(offline, RUNTIME_PACKAGE), 'another package')
  await expect(fetchRuntime(fresh, { offline, signal })).rejects.toThrow('its checksum is another')

  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/')
  vi.stubEnv('npm_config_cache', join(folder, 'no-cache'))
  vi.stubEnv('npm_config_fetch_retry_mintimeout', '10')
  await expect(fetchRuntime(fresh, { signal })).rejects.toThrow('npm could not fetch')
  vi.stubEnv('PATH', offline)
  await expect(fetchRuntime(fresh, { signal })).rejects.toThrow('is not on this machine')
  expect(await readdir(fresh)).toEqual([])
})

function cosine(one: number[], other: number[]): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0)
}
