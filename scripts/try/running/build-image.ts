import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { checkout } from '#server/checkout.ts'
import { copySources } from './copy-sources.ts'
import {
  readAssignments,
  readCommand,
  readContainerfile,
  readCopy,
  type Stage,
} from './containerfile.ts'
import { runInRoot } from './in-root.ts'
import { makeDebian } from './make-debian.ts'
import { networkFor } from './network.ts'

/** A root file system, and the way to run a container of it. */
export interface Image {
  root: string
  env: Record<string, string>
  folder: string
  user: { uid: number; gid: number } | null
  volumes: string[]
  command: string[]
  healthCheck: string[]
}

/** Carries out the steps of the Containerfile in `work`. Returns the image of its last stage. */
export async function buildImage(work: string, tell: (line: string) => void): Promise<Image> {
  const stages = readContainerfile(readFileSync(join(checkout, 'Containerfile'), 'utf8'))
  const roots = new Map<string, string>()
  let image: Image | null = null
  for (const [at, stage] of stages.entries()) {
    const root = join(work, `stage-${at}`)
    await makeDebian(stage.from, root, work)
    if (stage.name) roots.set(stage.name, root)
    image = await runSteps(stage, root, roots, tell)
  }
  return image!
}

/** Describes the image of an earlier run, without doing it again. */
export async function describeImage(work: string): Promise<Image> {
  const stages = readContainerfile(readFileSync(join(checkout, 'Containerfile'), 'utf8'))
  const root = join(work, `stage-${stages.length - 1}`)
  if (!existsSync(root)) throw new Error(`Nothing was built in ${work} yet.`)
  const stage = stages.at(-1)!
  const described = stage.steps.filter(
    ({ instruction }) => instruction !== 'RUN' && instruction !== 'COPY',
  )
  return runSteps({ ...stage, steps: described }, root, new Map(), () => {})
}

async function runSteps(
  { steps }: Stage,
  root: string,
  roots: Map<string, string>,
  tell: (line: string) => void,
): Promise<Image> {
  const image: Image = {
    ...{ root, env: {}, folder: '/', user: null },
    ...{ volumes: [], command: [], healthCheck: [] },
  }
  let entrypoint: string[] = []
  let command: string[] = []
  for (const { instruction, text } of steps) {
    tell(`${instruction} ${text}`)
    switch (instruction) {
      case 'RUN': {
        const { env, mounts } = networkFor(root, dirname(root))
        const where = { ...image, env: { ...image.env, ...env }, mounts }
        await runInRoot(['/bin/sh', '-c', text], where)
        break
      }
      case 'COPY':
        copy(text, image, roots)
        break
      case 'ENV':
        Object.assign(image.env, readAssignments(text))
        break
      case 'WORKDIR':
        image.folder = posix.resolve(image.folder, text)
        mkdirSync(join(root, image.folder), { recursive: true })
        break
      case 'USER': {
        const [uid, gid] = text.split(':').map(Number) as [number, number]
        image.user = { uid, gid }
        break
      }
      case 'VOLUME':
        image.volumes = readCommand(text)
        break
      case 'HEALTHCHECK':
        image.healthCheck = readCommand(text)
        break
      case 'ENTRYPOINT':
        entrypoint = readCommand(text)
        break
      case 'CMD':
        command = readCommand(text)
    }
  }
  return { ...image, command: [...entrypoint, ...command] }
}

function copy(text: string, { root, folder }: Image, roots: Map<string, string>): void {
  const { from, sources, target } = readCopy(text)
  const into = join(root, posix.resolve(folder, target))
  for (const source of sources) {
    const origin = from === null ? join(checkout, source) : join(roots.get(from)!, source)
    const isFolder = statSync(origin).isDirectory()
    const place = isFolder || !target.endsWith('/') ? into : join(into, basename(source))
    if (from === null) copySources(source, place)
    else
      cpSync(origin, place, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  }
}
