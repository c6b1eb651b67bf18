import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { serverRuns } from '#platform/runs/server/api.ts'
import { deskOf } from '#server/tools.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import type {
  sentenceModel,
  sentenceModelChoice,
  SentenceDownload,
} from '../../contracts/sentence-model.ts'
import { fetchRuntime } from './fetch-runtime.ts'
import { sentenceModelChoiceKeeper, sentenceModelKeeper } from './keepers.ts'
import { sha256 } from './model-files.ts'
import { openSentenceModel, sentenceFolder } from './open-sentence-model.ts'
import { setUpSentenceModel } from './set-up-run.ts'
import { playedModel, playedVocabulary, writePlayedModel } from './test-model.ts'

/** The folder with the runtime, which is fetched once for all of these tests. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-model-'))
  await fetchRuntime(folder, { signal: new AbortController().signal })
})
afterAll(() => rm(folder, { recursive: true }))

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  // The server gets a runtime that was fetched before.
  await cp(folder, sentenceFolder(tools), { recursive: true })
})
afterEach(() => tools.close())

const choice = () => sentenceModelChoiceKeeper.open(tools.desk) as Api<typeof sentenceModelChoice>
const state = () =>
  (sentenceModelKeeper.open(tools.desk) as Api<typeof sentenceModel>).getSentenceModel({})
const perform = () => performRuns(tools, setUpSentenceModel)
async function trouble(): Promise<string | null> {
  const [run] = await serverRuns(deskOf(tools, tools.readerId)).listRuns({})
  return run?.error ?? null
}

test('a folder says what it lacks, at its field, before anything begins', async () => {
  const place = join(tools.dataFolder, 'given')
  const use = () => choice().useSentenceFolder({ folder: place })
  await expect(use()).rejects.toThrow(`There is no folder ${place}`)
  await mkdir(place)
  await expect(use()).rejects.toThrow('holds no file that ends in .onnx')
  await writeFile(join(place, 'small.onnx'), playedModel())
  await expect(use()).rejects.toMatchObject({
    fields: { folder: `The folder ${place} holds no vocab.txt.` },
  })
  await writeFile(join(place, 'large.onnx'), '')
  await expect(use()).rejects.toThrow('holds 2 files that end in .onnx')
  expect(await perform()).toBe(0)
})

test('a model is copied from a folder, tried and used, and removed with its files', async () => {
  const place = join(tools.dataFolder, 'given')
  await writePlayedModel(place)
  expect(await state()).toEqual({ setUpAt: null, hasFiles: false, articles: 0, trouble: null })
  await choice().useSentenceFolder({ folder: place })
  await perform()
  expect(await trouble()).toBeNull()
  await rm(place, { recursive: true })
  expect(await state()).toMatchObject({ setUpAt: tools.now().toISOString(), hasFiles: true })
  expect((await choice().getSentenceModelChoice({})).model).toMatchObject({
    folder: place,
    modelSha256: sha256(playedModel()),
    isTried: false,
  })
  const model = await openSentenceModel(tools)
  expect(await model!.embed(['tug'])).toHaveLength(1)

  await choice().removeSentenceModel({})
  expect(existsSync(sentenceFolder(tools))).toBe(false)
  expect(await openSentenceModel(tools)).toBeNull()
  expect(await state()).toMatchObject({ setUpAt: null })
})

test('files that do not work are not used, and what was set up before goes on', async () => {
  const place = join(tools.dataFolder, 'given')
  await writePlayedModel(place)
  await choice().useSentenceFolder({ folder: place })
  await perform()
  const before = await readdir(sentenceFolder(tools))
  await writeFile(join(place, 'model.onnx'), 'no model')
  await choice().useSentenceFolder({ folder: place })
  await perform()
  expect(await trouble()).toContain('The ONNX file is damaged')
  expect(await readdir(sentenceFolder(tools))).toEqual(before)
  expect(await openSentenceModel(tools)).not.toBeNull()
})

const wished: SentenceDownload = {
  modelAddress: 'https://models.example/played.onnx',
  modelSha256: sha256(playedModel()),
  vocabularyAddress: 'https://models.example/vocab.txt',
  vocabularySha256: sha256(Buffer.from(playedVocabulary)),
}

test('a model is downloaded by its checksums, and tried again after a failure', async () => {
  tools.web.set(wished.vocabularyAddress, playedVocabulary)
  tools.web.set(wished.modelAddress, { body: Buffer.from('half of it') })
  await choice().downloadSentenceModel(wished)
  await perform()
  expect(await trouble()).toBe(
    `The file at ${wished.modelAddress} is not the expected one: its SHA-256 is ${sha256(Buffer.from('half of it'))}.`,
  )
  expect(
    (await readdir(sentenceFolder(tools))).filter((name) => !name.startsWith('runtime')),
  ).toEqual([])

  tools.web.set(wished.modelAddress, { status: 503 })
  const { run } = await choice().getSentenceModelChoice({})
  await serverRuns(tools.desk).retryRun({ id: run! })
  await perform()
  expect(await trouble()).toBe(`${wished.modelAddress} answered with HTTP 503 instead of a file.`)

  tools.web.set(wished.modelAddress, { body: playedModel() })
  await serverRuns(tools.desk).retryRun({ id: run! })
  await perform()
  expect((await choice().getSentenceModelChoice({})).run).toBeNull()
  expect(await state()).toMatchObject({ hasFiles: true })
})
